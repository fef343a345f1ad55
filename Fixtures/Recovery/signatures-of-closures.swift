func f() {
  a { item -> Any?
    return item
  }
  a { _, in
    1
  }
  a { x async -> Int
  }
  a { x in x }
}
