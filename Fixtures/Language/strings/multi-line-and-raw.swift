let poem = """
  Roses are red,
    indented violets,
  "quoted" and ""pairs"".\tTab
  joined \
  line
  """
print(poem)
print(poem.split(separator: "\n").count)
let name = "Ada"
print("""
  Dear \(name),
  \("nested \(name.uppercased()) inside")

  Sum: \(1 + 2)
  """)
print(#"raw \n \(name) "quotes""#)
print(#"but \#(name) is \#n new"#)
print(##"two "# signs \##(name.count)"##)
print(#"""
  multi \n raw
  \#(name)
  """#)
print("unicode \u{2603} \u{1F680} quote \" backslash \\ single \'")
let empty = """
  """
print(empty.isEmpty, """

  leading and trailing

  """.debugDescription)
print("a\0b".count, "\r\n".count, "line\u{2028}sep".debugDescription, "\u{7f}\u{1}".debugDescription)
