"""The frame of the site: the order of its pages, what every page loads, and the settings that follow from both."""

import html
import re
import subprocess

# Pages beside the guide and the reference, in the order in which the navigation shows them, and their names there;
# others come after them, under their titles.
PAGES = {"rules": "Rules", "regras": "Regras (português)", "rule-keys": "Rule keys",
         "notation": "Notation", "secrecy": "Secrecy", "events": "Who sees which event", "randomness": "Randomness",
         "abi": "ABI", "platforms": "Platforms", "performance": "Performance", "testing": "Testing",
         "conformance": "Conformance", "dependencies": "Dependencies", "contributing": "Contributing"}
GUIDE = ["how-it-works", "first-host", "online", "hot-seat", "embedding", "binding", "search", "house-rules"]
ENTRY = "docs/guide/index.md"  # of the guide

SCRIPTS = {"darkmode-toggle": "DoxygenAwesomeDarkModeToggle", "fragment-copy-button": "DoxygenAwesomeFragmentCopyButton",
           "paragraph-link": "DoxygenAwesomeParagraphLink", "interactive-toc": "DoxygenAwesomeInteractiveToc"}


LISTS = """<tab type="classlist" visible="yes" title="Records"/>
<tab type="globals" visible="yes" title="All names"/>
"""


def stem(path):
    return path.rsplit("/", 1)[-1].removesuffix(".md")


def ranked(paths, order):
    return sorted(paths, key=lambda path: (order.index(stem(path)) if stem(path) in order else len(order), path))


def tab(title, url, inside=""):
    kind = "usergroup" if inside else "user"
    return f'<tab type="{kind}" visible="yes" url="{url}" title="{html.escape(title, quote=False)}">{inside}</tab>\n'


def navigation(site):
    """The tree beside the pages, in reading order."""
    def pages(paths):
        return "".join(tab(PAGES.get(stem(path), site.titles[path]), f"@ref {site.labels[path]}") for path in paths)
    guide = ranked([path for path in site.texts if path.startswith("docs/guide/") or stem(path) in GUIDE], GUIDE)
    others = ranked([path for path in site.texts if path not in [*guide, site.first, "CHANGELOG.md"]], list(PAGES))
    entry = ENTRY if ENTRY in guide else guide[0]
    chapters = "".join(tab(entry["name"][7:], f"@ref {entry['name'][7:]}") for entry in site.chapters)
    return ('<navindex>\n<tab type="mainpage" visible="yes" title="Start"/>\n' +
            tab("Guide", f"@ref {site.labels[entry]}", pages(path for path in guide if path != ENTRY)) +
            tab("Reference", "@ref baobei.h", chapters + LISTS) +
            pages(others) + pages(["CHANGELOG.md"]) + "</navindex>")


def doxygen(stage, *words):
    """One of the files that Doxygen has ready; it takes settings of its own from where it runs, so there are none."""
    subprocess.run(["doxygen", *words], cwd=stage, check=True, stdout=subprocess.DEVNULL)
    return next(stage / word for word in words if word.startswith("stock")).read_text()


def layout(site, stage):
    """Doxygen's own layout, with our navigation, and with the essay of a header before its names."""
    stock = doxygen(stage, "-l", "stock.xml")
    text = re.sub(r"<navindex>.*?</navindex>", lambda _: navigation(site), stock, flags=re.S)

    def file(match):
        rest = re.sub(r"\s*<(brief|detailed)description\b[^>]*/>", "", match[0])
        return re.sub(r"(\s*<memberdecl>)", r'\n    <detaileddescription title="About"/>\1', rest, count=1)
    return re.sub(r"<file>.*?</file>", file, text, flags=re.S)


def header(stage, theme):
    """Doxygen's own header, with the scripts of the theme."""
    page = doxygen(stage, "-w", "html", "stock.html", "stock-footer.html", "stock.css")
    lines = [f'<script type="text/javascript" src="$relpath^doxygen-awesome-{name}.js"></script>\n'
             f'<script type="text/javascript">{kind}.init()</script>' for name, kind in SCRIPTS.items()] if theme else []
    return page.replace("</head>", "\n".join([*lines, "</head>"]))


def settings(stage, theme):
    """What the settings in docs/Doxyfile.in leave open."""
    styles = [theme / "doxygen-awesome.css", theme / "doxygen-awesome-sidebar-only.css",
              theme / "doxygen-awesome-sidebar-only-darkmode-toggle.css"] if theme else []
    scripts = [theme / f"doxygen-awesome-{name}.js" for name in SCRIPTS] if theme else []
    pictures = sorted(path for kind in ("svg", "png") for path in stage.glob(f"*.{kind}"))

    def listed(name, paths):
        return f"{name} = " + " \\\n    ".join(f'"{path}"' for path in paths)
    return "\n".join([listed("HTML_EXTRA_STYLESHEET", [*styles, stage / "site.css"]),
                      listed("HTML_EXTRA_FILES", [*scripts, *pictures]), ""])
