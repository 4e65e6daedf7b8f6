# The version has one home, the header; BAOBEI_VERSION is 0xMMmmpp. Sets baobei_version.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/../include/baobei/base.h" version REGEX "^#define BAOBEI_VERSION 0x")
if(NOT version MATCHES "0x([0-9a-f][0-9a-f])([0-9a-f][0-9a-f])([0-9a-f][0-9a-f])$")
    message(FATAL_ERROR "no BAOBEI_VERSION in include/baobei/base.h")
endif()
math(EXPR major "0x${CMAKE_MATCH_1}")
math(EXPR minor "0x${CMAKE_MATCH_2}")
math(EXPR patch "0x${CMAKE_MATCH_3}")
set(baobei_version ${major}.${minor}.${patch})
