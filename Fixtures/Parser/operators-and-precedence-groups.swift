// A file's own operators fold by the groups it declares, wherever it declares them.
let a = b <+> c <*> d
let e = b <*> c <+> d
let f = b ** c ** d
let g = b ~> c
let h = √b + c%%
let i = b <*> c + d
let j = b <+> c == d
prefix operator √
postfix operator %%
infix operator <+>: Sum
infix operator <*>: Product
infix operator **: Power
infix operator ~>
precedencegroup Sum {
  associativity: left
  lowerThan: AdditionPrecedence
}
precedencegroup Product { associativity: left higherThan: Sum, MultiplicationPrecedence }
precedencegroup Power {
  associativity: right
  higherThan: Product
  assignment: true
}
precedencegroup Single { associativity: none assignment: false }
