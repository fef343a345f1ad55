struct WriteCounter: TextOutputStream {
  var writes = 0
  mutating func write(_ string: String) { if !string.isEmpty { writes += 1 } }
}

var text = ""
text += "Hello"
text.append(" ")
text.append(contentsOf: "World")
text.append(Character("!"))
print(text, text.count, text.isEmpty)
print(text.hasPrefix("Hell"), text.hasSuffix("d!"), text.uppercased(), text.lowercased())
print(text.replacing("l", with: "L"), text.replacing("World", with: "You"))
text.removeAll { $0 == "l" }
print(text)
text.removeFirst(2)
print(text, text.first ?? "-", text.last ?? "-", text.popLast() ?? "-")
print(String(["a", "b"] as [Character]), String("abc".map { Character(String($0).uppercased()) }))
print(String(123), String(true), String(1.5), String(describing: [1]))
func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value)
  return digits.count >= width ? digits : String(repeating: " ", count: width - digits.count) + digits
}
for row in 1...3 { print((1...5).map { padded(row * $0, 3) }.joined()) }
var output = ""
print("to a string", 1, 2.0, separator: "|", terminator: ".", to: &output)
print(output)
var counter = WriteCounter()
print("a", "b", to: &counter)
print(counter.writes)
print(1, 2, 3, separator: "")
print()
print("a", terminator: "")
print("", "b", separator: "-")
debugPrint("quoted", 1, [nil, "x"], separator: " ; ")
print("zip".max()!, "hello".min()!, "banana".sorted(), Set("banana").sorted())
print("abc".elementsEqual(["a", "b", "c"]), "abc".starts(with: "ab"), "abcabc".ranges(of: "bc").count)
