#include "report.h"

#include <stdio.h>

static bool first_row;

/* What stands at both ends of the list. */
static const char *const head[] = {
    [REPORT_TABLE] = "row               unit     value     must      aim  met   uniform                 calm\n",
    [REPORT_JSON] = "{\"rows\": [",
    [REPORT_MARKDOWN] = ("| row | what | must | aim | uniform | calm | met |\n"
                         "| --- | --- | --- | --- | --- | --- | --- |\n"),
};

void report_begin(report_form form)
{
    first_row = true;
    fputs(head[form], stdout);
}

static const char *verdict(const row *r, const outcome *out)
{
    if (out->drivers == 0)
        return "-";
    return row_meets(r, out, r->aim) ? "aim" : row_meets(r, out, r->must) ? "must" : "NO";
}

static int digits(const row *r)
{
    return r->must >= 100 || *r->unit == '\0' ? 0 : r->must >= 10 ? 1 : 3;
}

static void spread_text(const row *r, const spread *s, char *out, size_t room)
{
    int d = digits(r);

    if (s->low == s->high)
        snprintf(out, room, "%.*f", d, s->median);
    else
        snprintf(out, room, "%.*f (%.*f-%.*f)", d, s->median, d, s->low, d, s->high);
}

static void table_row(const row *r, const outcome *out)
{
    char by[ROW_DRIVERS][64] = {"", ""};
    char sign = r->at_least ? '>' : '<';
    int d = digits(r);

    printf("%-17s %-4s ", r->name, r->unit);
    if (out->drivers == 0)
        printf("%9s", "-");
    else
        printf("%9.*f", d, row_worse(r, out).median);
    for (uint32_t i = 0; i < out->drivers; i++)
        spread_text(r, &out->by[i], by[i], sizeof by[i]);
    printf(" %c%7g %c%7g  %-4s  %-23s %s%s%s\n", sign, r->must, sign, r->aim, verdict(r, out), by[0], by[1],
           *out->note ? "  " : "", out->note);
}

static void json_spread(const char *name, spread s)
{
    printf(", \"%s\": {\"median\": %.4f, \"low\": %.4f, \"high\": %.4f}", name, s.median, s.low, s.high);
}

static void json_row(const row *r, const outcome *out)
{
    printf("%s\n  {\"row\": \"%s\", \"what\": \"%s\", \"unit\": \"%s\", \"better\": \"%s\", \"must\": %g, \"aim\": %g",
           first_row ? "" : ",", r->name, r->what, r->unit, r->at_least ? "more" : "less", r->must, r->aim);
    if (out->drivers == 0) {
        printf(", \"value\": null, \"must_met\": null, \"aim_met\": null");
    } else {
        spread worse = row_worse(r, out);

        printf(", \"value\": %.4f, \"low\": %.4f, \"high\": %.4f, \"must_met\": %s, \"aim_met\": %s", worse.median,
               worse.low, worse.high, row_meets(r, out, r->must) ? "true" : "false",
               row_meets(r, out, r->aim) ? "true" : "false");
    }
    for (uint32_t i = 0; i < out->drivers && out->drivers > 1; i++)
        json_spread(driver_name(row_driver(i)), out->by[i]);
    if (*out->note)
        printf(", \"note\": \"%s\"", out->note);
    printf("}");
}

static void markdown_row(const row *r, const outcome *out)
{
    const char *sign = r->at_least ? "≥" : "≤";
    const char *unit = *r->unit == 'x' ? "×" : *r->unit ? *r->unit == 'S' ? " S" : " B" : "";

    printf("| %s | %s | %s %g%s | %s %g%s |", r->name, r->what, sign, r->must, unit, sign, r->aim, unit);
    for (uint32_t i = 0; i < ROW_DRIVERS; i++) {
        char text[64] = "";

        if (i < out->drivers)
            spread_text(r, &out->by[i], text, sizeof text);
        printf(" %s |", text);
    }
    printf(" %s%s%s |\n", verdict(r, out), *out->note ? "; " : "", out->note);
}

void report_row(report_form form, const row *r, const outcome *out)
{
    if (form == REPORT_TABLE)
        table_row(r, out);
    else if (form == REPORT_JSON)
        json_row(r, out);
    else
        markdown_row(r, out);
    first_row = false;
    fflush(stdout);
}

void report_end(report_form form, spread s, spread m, double seconds)
{
    if (form == REPORT_JSON) {
        printf("\n]");
        json_spread("shuffle_ns", s);
        json_spread("memcpy_ns", m);
        printf(", \"game_size\": %zu, \"seconds\": %.1f}\n", baobei_game_size(0), seconds);
        return;
    }
    printf("\nS = %.1f ns (%.1f-%.1f), M(%zu) = %.1f ns (%.1f-%.1f); medians, with quartiles; %.0f s.\n", s.median,
           s.low, s.high, baobei_game_size(0), m.median, m.low, m.high, seconds);
}
