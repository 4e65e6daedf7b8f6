#!/bin/sh
# Prints the public header preprocessed, as parsers that have no preprocessor take it. Nothing is edited: system
# headers are empty files (such parsers know uint8_t and size_t themselves), and a compiler that is not GNU C has
# nothing to say about visibility.
# usage: header.sh
here=$(cd "$(dirname "$0")" && pwd)
exec cpp -P -nostdinc -U__GNUC__ -I "$here/empty" -I "$here/../../include" "$here/../../include/baobei/baobei.h"
