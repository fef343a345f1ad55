// A comment that is not closed goes on to the end.
let a = 1 /* open /* nested */
let b = 2
