struct Mark: Hashable {
  var text: String
  static func word(_ text: String) -> Mark { Mark(text: text) }
  static let space = Mark(text: " ")
}
struct Editor {
  var marks: [Mark] = []
  mutating func insert(_ new: ArraySlice<Mark>, at index: Int) { marks.insert(contentsOf: new, at: index) }
  mutating func insert(_ new: [Mark], at index: Int) { marks.insert(contentsOf: new, at: index) }
  mutating func replace<C: Collection>(_ range: ClosedRange<Int>, with new: C) where C.Element == Mark {
    marks.replaceSubrange(range, with: new)
  }
  mutating func replace(_ range: Range<Int>, with new: ArraySlice<Mark>) {}
  mutating func replace(_ range: Range<Int>, with new: [Mark]) {}
}
func edit(_ editor: inout Editor, _ last: Bool) {
  editor.insert([.word("a"), .space], at: 0)
  editor.replace(0...1, with: [.space])
  editor.replace(0..<1, with: [.space] + editor.marks + [.word("b")])
  editor.insert(last ? [.space] : [.word("c"), .space], at: 1)
  editor.insert([.space] + editor.marks[0...1], at: 2)
}
func joined(_ marks: [Mark]) -> [Mark] {
  [.word("x"), .space] + marks[1...]
}
func styles(_ chosen: Set<Mark>) -> Bool {
  chosen.isSuperset(of: [.space, .word("b")]) || chosen.isDisjoint(with: [Mark.space])
}
func names(_ kept: Set<String>) -> Bool {
  !(kept + ["Void"]).contains("x")
}
func others(_ kept: Set<String>) -> Int {
  let all = kept + ["self"]
  return all.filter { $0 != "a" }.count
}
func xor(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> ArraySlice<UInt8> { left }
func xor(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] { left }
extension Array { var slice: ArraySlice<Element> { self[...] } }
func twice(_ a: [UInt8], _ b: [UInt8]) -> ArraySlice<UInt8> { xor(a, b).slice }
