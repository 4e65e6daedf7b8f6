/* Empty on purpose: see tests/foreign/README.md. */
