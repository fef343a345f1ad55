// A byte order mark at the start of a file is no token.
let a = 1
