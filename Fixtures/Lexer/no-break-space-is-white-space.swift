// A no-break space separates as a space does.
// known gap: Swift warns of it.
let a = 1
