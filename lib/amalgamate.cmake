# Writes the library as two files, for projects that take sources in: baobei.c is all of lib/, baobei.h all public
# headers. A CMake script, because CMake is there wherever the library is built. What it writes depends on the sources
# and on nothing else.
# usage: cmake -D OUT=FOLDER -P lib/amalgamate.cmake
cmake_minimum_required(VERSION 3.25)

if(NOT OUT)
    message(FATAL_ERROR "usage: cmake -D OUT=FOLDER -P lib/amalgamate.cmake")
endif()
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)
include("${CMAKE_CURRENT_LIST_DIR}/version.cmake")

# Folders of lib/ in an order in which everything is there before it is used (lib/README.md).
set(layers base table rules engine view record api)

set(header_title "
 * libbaobei ${baobei_version}, all public headers in one; baobei.c beside it is the library. Made from the sources by
 * lib/amalgamate.cmake: change those, not this.
 *
 * Compile baobei.c as C99 or later. It exports what this header declares, and nothing else. For a copy of your own, in
 * a plug-in for instance, which neither sees other copies in the same process nor is seen by them, define one of
 *
 *   BAOBEI_PRIVATE  for all files: they may call it, but what they are linked to exports nothing of it
 *   BAOBEI_STATIC   in the one file that calls it, which then includes \"baobei.c\"; everything in it is static
")
set(source_title "
 * libbaobei ${baobei_version}, the whole library in one file; how to compile it is said in baobei.h. Made from the
 * sources by lib/amalgamate.cmake: change those, not this.
")

# What is shared inside is static here. GCC and Clang are told that it may be unused: some of it serves assertions only.
set(local [[
#ifdef __GNUC__
#define BBI_LOCAL static __attribute__((unused))
#else
#define BBI_LOCAL static
#endif
]])

# BAOBEI_API has two more states here than in the headers.
set(api_case "#if defined(_WIN32) && defined(BAOBEI_BUILD_SHARED)\n")
set(private_api_cases [[
#if defined(BAOBEI_STATIC) && defined(__GNUC__)
#define BAOBEI_API static __attribute__((unused))
#elif defined(BAOBEI_STATIC)
#define BAOBEI_API static
#elif defined(BAOBEI_PRIVATE) && defined(__GNUC__) && !defined(_WIN32)
#define BAOBEI_API __attribute__((visibility("hidden")))
#elif defined(BAOBEI_PRIVATE)
#define BAOBEI_API
#elif defined(_WIN32) && defined(BAOBEI_BUILD_SHARED)
]])

function(read path result)
    file(READ "${root}/${path}" text)
    string(REPLACE "\r\n" "\n" text "${text}")
    set(${result} "${text}" PARENT_SCOPE)
endfunction()

# ---- what is written grows in a global property

function(emit text)
    set_property(GLOBAL APPEND_STRING PROPERTY baobei_text "${text}")
endfunction()

# The comment on top: what this is, and the licence.
function(emit_title title)
    read(LICENSE licence)
    string(REGEX REPLACE "\n" "\n * " licence "\n\n${licence}")
    string(REGEX REPLACE " +\n" "\n" licence "${licence}")
    string(REGEX REPLACE "\n [*] $" "\n" licence "${licence}")
    string(STRIP "${title}" title)
    emit("/*\n ${title}${licence} */\n")
endfunction()

function(write_out name)
    get_property(text GLOBAL PROPERTY baobei_text)
    set_property(GLOBAL PROPERTY baobei_text "")
    string(REGEX REPLACE "\n\n\n+" "\n\n" text "${text}")
    string(REGEX REPLACE "\n+$" "" text "${text}")
    file(CONFIGURE OUTPUT "${OUT}/${name}" CONTENT "@text@" @ONLY NEWLINE_STYLE UNIX)
    file(TOUCH "${OUT}/${name}") # also when nothing has changed: it is newer than its sources now
endfunction()

# ---- files, each once

# Emits a text with what it includes in place of the #include lines.
function(emit_inlined text)
    while(text MATCHES "(^|\n)(#include ([<\"])([^>\"\n]+)[>\"][^\n]*\n)")
        set(line "${CMAKE_MATCH_2}")
        set(mark "${CMAKE_MATCH_3}")
        set(name "${CMAKE_MATCH_4}")
        string(FIND "${text}" "${CMAKE_MATCH_0}" start)
        string(LENGTH "${CMAKE_MATCH_1}" before)
        math(EXPR start "${start} + ${before}")
        string(LENGTH "${line}" length)
        math(EXPR end "${start} + ${length}")
        string(SUBSTRING "${text}" 0 ${start} head)
        string(SUBSTRING "${text}" ${end} -1 text)
        emit("${head}")
        emit_once(${name} "${mark}" "${line}")
    endwhile()
    emit("${text}")
endfunction()

function(emit_once name mark line)
    get_property(seen GLOBAL PROPERTY baobei_seen)
    if(name IN_LIST seen)
        return()
    endif()
    set_property(GLOBAL APPEND PROPERTY baobei_seen ${name})
    if(mark STREQUAL "\"")
        emit_internal(${name})
    elseif(name MATCHES "^baobei/")
        read(include/${name} text)
        string(REPLACE "${api_case}" "${private_api_cases}" text "${text}")
        emit_inlined("${text}")
    else()
        emit("${line}")
    endif()
endfunction()

# A file of lib/, after those that it includes. What files share becomes static; a header's guard goes; a source's
# macros end with it.
function(emit_internal name)
    read(lib/${name} text)
    string(REGEX MATCHALL "\n#include \"[^\"]+" headers "\n${text}")
    foreach(header IN LISTS headers)
        string(REPLACE "\n#include \"" "" header "${header}")
        emit_once(${header} "\"" "")
    endforeach()

    string(REGEX REPLACE "\n(extern )?([a-z][A-Za-z0-9_ ]* [*]?bbi_[a-z0-9_]+[[(])" "\nBBI_LOCAL \\2" text "\n${text}")
    string(REPLACE "\nBBI_LOCAL static " "\nstatic " text "${text}")
    if(name MATCHES "[.]h$")
        string(REGEX REPLACE "\n#ifndef (BBI_[A-Z_]+_H)\n#define BBI_[A-Z_]+_H\n(.*)\n#endif\n$" "\n\\2\n" text "${text}")
    else()
        claim_names(${name} "${text}")
        string(REGEX MATCHALL "\n#define [A-Za-z0-9_]+" macros "${text}")
        list(TRANSFORM macros REPLACE "\n#define" "#undef")
        list(JOIN macros "\n" macros)
        string(APPEND text "\n${macros}\n")
    endif()
    emit("\n/* ---- lib/${name} */\n")
    emit_inlined("${text}")
endfunction()

# ---- names that a source has for itself, and may not share with another one here

function(claim_names path text)
    string(REGEX REPLACE "/[*][^*]*[*]+([^/*][^*]*[*]+)*/|\\[[^]]*\\]|;" "" text "${text}")
    string(REGEX MATCHALL "\nstatic [^\n=(]*[A-Za-z0-9_]" names "${text}") # functions and objects
    string(REGEX MATCHALL "\n} [A-Za-z0-9_]+" types "${text}")
    string(REGEX MATCHALL "\nenum {[^}]*}" enums "${text}")
    string(REGEX MATCHALL "[{,][ \n]*[A-Za-z0-9_]+" enumerators "${enums}")
    list(APPEND names ${types} ${enumerators})
    list(TRANSFORM names REPLACE ".*[^A-Za-z0-9_]([A-Za-z0-9_]+)$" "\\1")
    foreach(name IN LISTS names)
        get_property(owner GLOBAL PROPERTY baobei_owner_of_${name})
        if(owner AND NOT owner STREQUAL path)
            set_property(GLOBAL APPEND_STRING PROPERTY baobei_clashes "\n  ${name}: lib/${owner} and lib/${path}")
        endif()
        set_property(GLOBAL PROPERTY baobei_owner_of_${name} ${path})
    endforeach()
endfunction()

# ---- the two files

emit_title("${header_title}")
emit_inlined("#include <baobei/baobei.h>\n")
get_property(text GLOBAL PROPERTY baobei_text)
string(FIND "${text}" "BAOBEI_STATIC) && defined(__GNUC__)" found)
if(found EQUAL -1)
    message(FATAL_ERROR "BAOBEI_API is not defined in the way that lib/amalgamate.cmake adds cases to")
endif()
write_out(baobei.h)

emit_title("${source_title}")
emit("#include \"baobei.h\"\n\n${local}")
file(GLOB_RECURSE sources RELATIVE "${root}/lib" "${root}/lib/*.c")
foreach(layer IN LISTS layers)
    set(chosen ${sources})
    list(FILTER chosen INCLUDE REGEX "^${layer}/")
    list(FILTER sources EXCLUDE REGEX "^${layer}/")
    foreach(source IN LISTS chosen)
        emit_internal(${source})
    endforeach()
endforeach()
if(sources)
    message(FATAL_ERROR "in no layer that lib/amalgamate.cmake knows: ${sources}")
endif()
get_property(clashes GLOBAL PROPERTY baobei_clashes)
if(clashes)
    message(FATAL_ERROR "two sources use one name, which cannot be in one file:${clashes}")
endif()
write_out(baobei.c)
