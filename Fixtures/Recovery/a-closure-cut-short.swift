// A capture list that is not closed, and a closure's signature without `in`.
// known gap: Swift misses `in` before the `x` of line 8 too; an arrow passes for an operator here.
func f() {
  b { [weak self
    c()
  }
  a { (x: Int) -> Int
    x
  }
}
