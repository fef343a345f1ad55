// The operands are literals of the type that declares the operator, not of their default types.
infix operator ~>: AdditionPrecedence
struct Station: ExpressibleByStringLiteral {
  var name: String
  init(stringLiteral value: String) { name = value }
  static func ~> (from: Station, to: Station) -> Line { Line(text: "\(from.name)-\(to.name)") }
  static func ~> (from: Station, to: [Station]) -> [Line] { to.map { from ~> $0 } }
}
struct Line {
  enum Colour { case red, blue }
  var text: String
  func coloured(_ colour: Colour) -> Line { Line(text: "\(text) \(colour)") }
  static func ~> (line: Line, next: Station) -> [Line] { [line, Line(text: "to \(next.name)")] }
}
let line = "North" ~> "South"
print(line.text, type(of: line))
let written: Line = "East" ~> "West"
print(written.text)
print(("A" ~> "B").coloured(.blue).text)
print(("A" ~> ["B", "C"]).map(\.text))
print(("A" ~> "B" ~> "C").map(\.text))
