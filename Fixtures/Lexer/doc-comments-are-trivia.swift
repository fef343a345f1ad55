/// Comments for documentation are white space to the lexer, `//` in a string is not.
/** So are
    these. */
let address = "https://example.org" // an address, "quoted"
//let hidden = 1
let shown = 2//behind
