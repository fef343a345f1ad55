// Windows line ends count as one.
let a = 1 // one

let b = """
  text
    \(a)
  more
  """
/* a
 b */ let c = 3
