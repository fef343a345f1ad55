// Enum cases with values, raw values, and names that are words.
enum E: Int {
  case a
  case b, c
  case d = 1, e = -2, f = 0x10
  indirect case g(E)
  case h(Int, name: String, _ other: Int)
  case `default`, `self`
  case some, none, get
  case j((Int) -> Void)
  @available(iOS 16, *) case k
  case l(_: Int)
}
enum Text: String { case a = "a", b = #"b"# }
