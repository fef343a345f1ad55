// A comment ends an operator.
let a = b +/* comment */ c
let d = b + // comment
  c
