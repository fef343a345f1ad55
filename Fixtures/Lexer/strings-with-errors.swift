// What is wrong inside a string is said, and the string is still one token.
let a = "\q"
let b = "\u{110000} \u{} \u12"
let c = """text
  """
let d = """
  text"""
let e = """
  text
 too far left
  """
let f = 'single'
