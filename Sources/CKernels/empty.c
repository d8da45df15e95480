// Everything lives in the headers; a target needs one file to compile.
