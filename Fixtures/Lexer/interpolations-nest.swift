// Between `\(` and its `)` there are ordinary tokens, strings again among them.
let a = "one \(1) two \(2 + (3 * 4))"
let b = "\(a)\(a)"
let c = "\("inner \("innermost \(a)")")"
let d = "list: \(list.map { "\($0)" }.joined(separator: ", "))"
let e = "\(f(")"))"
let f = """
  first \(a)
  \(b) "quoted \("\(c)")" \(d)
  """
let g = #"raw \#("plain \(a) \n") \(no)"#
let h = "\(value, format: .number)"
let i = "\(dictionary["key"] ?? "none")"
