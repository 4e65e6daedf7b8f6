# Debian packages, by CPack: libbaobeiN runs programs, libbaobei-dev builds them. All folders come from the preset:
#     cmake --workflow --preset package
set(BAOBEI_MAINTAINER "The libbaobei authors <nobody@libbaobei.invalid>" CACHE STRING "who makes these packages")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME libbaobei)
set(CPACK_PACKAGE_CONTACT ${BAOBEI_MAINTAINER})
set(CPACK_PACKAGING_INSTALL_PREFIX ${CMAKE_INSTALL_PREFIX})
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL baobei_runtime baobei_dev)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(debian_version ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})
set(debian_runtime libbaobei${baobei_abi})
set(debian_dir ${PROJECT_BINARY_DIR}/debian)

set(about "It deals, knows every rule, says who may do what and why not, settles
simultaneous claims, runs the powers of the birds, counts, and tells each
player what it may see and nothing else.")

# The few functions of the C library that are needed are older than any Debian. CPack could find that out, but then it
# also writes scripts that call ldconfig, where Debian wants a trigger.
set(CPACK_DEBIAN_BAOBEI_RUNTIME_PACKAGE_NAME ${debian_runtime})
set(CPACK_DEBIAN_BAOBEI_RUNTIME_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_BAOBEI_RUNTIME_PACKAGE_DEPENDS "libc6 (>= 2.17)")
set(CPACK_DEBIAN_BAOBEI_RUNTIME_PACKAGE_CONTROL_EXTRA ${debian_dir}/shlibs ${debian_dir}/triggers)
set(CPACK_DEBIAN_BAOBEI_RUNTIME_DESCRIPTION "${about}

This package holds the shared library.")
file(WRITE ${debian_dir}/shlibs "libbaobei ${baobei_abi} ${debian_runtime} (>= ${PROJECT_VERSION})\n")
file(WRITE ${debian_dir}/triggers "activate-noawait ldconfig\n")

set(CPACK_DEBIAN_BAOBEI_DEV_PACKAGE_NAME libbaobei-dev)
set(CPACK_DEBIAN_BAOBEI_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_BAOBEI_DEV_PACKAGE_DEPENDS "${debian_runtime} (= ${debian_version})")
set(CPACK_DEBIAN_BAOBEI_DEV_PACKAGE_RECOMMENDS "python3") # for the reader of the conformance vectors
set(CPACK_DEBIAN_BAOBEI_DEV_DESCRIPTION "${about}

This package holds the headers, the static library, the library as one source
file, and the documents that the headers cite.")

# What Debian wants to find with each package.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${debian_dir}/changelog.Debian "libbaobei (${debian_version}) unstable; urgency=medium

  * What has changed is in changelog.gz.

 -- ${BAOBEI_MAINTAINER}  ${date}
")
configure_file(CHANGELOG.md ${debian_dir}/changelog COPYONLY)
execute_process(COMMAND gzip -9nf changelog changelog.Debian
    WORKING_DIRECTORY ${debian_dir} COMMAND_ERROR_IS_FATAL ANY)
foreach(component runtime dev)
    string(TOUPPER BAOBEI_${component} upper)
    set(CPACK_DEBIAN_${upper}_PACKAGE_SOURCE libbaobei)
    set(CPACK_DEBIAN_${upper}_PACKAGE_MULTIARCH same) # CMake 3.31 writes it; before, nothing does
    set(docs ${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
    install(FILES ${debian_dir}/changelog.gz ${debian_dir}/changelog.Debian.gz
        DESTINATION ${docs} COMPONENT baobei_${component})
    install(FILES LICENSE RENAME copyright DESTINATION ${docs} COMPONENT baobei_${component})
endforeach()

include(CPack)
