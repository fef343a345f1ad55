let greeting = "Hello, world!"
let comma = greeting.firstIndex(of: ",")!
print(greeting[..<comma], greeting[comma...], greeting[greeting.startIndex])
let seventh = greeting.index(greeting.startIndex, offsetBy: 7)
print(greeting[seventh], greeting[seventh..<greeting.endIndex].uppercased())
print(greeting.distance(from: greeting.startIndex, to: comma))
print(greeting.index(greeting.startIndex, offsetBy: 99, limitedBy: greeting.endIndex) == nil)
print(greeting.prefix(5), greeting.suffix(6), greeting.dropFirst(7), greeting.dropLast())
print(greeting.prefix { $0 != " " }, greeting.drop { $0.isLetter })
let world = greeting.dropFirst(7).prefix(5)
print(type(of: world), world.count, world.base, String(world) == "world")
print(world.startIndex == seventh, greeting[world.indices.last!])
var text = "swift"
text.insert("-", at: text.index(after: text.startIndex))
text.insert(contentsOf: "++", at: text.endIndex)
print(text)
text.remove(at: text.startIndex)
text.removeSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 2))
print(text, text.removeLast(), text)
text.replaceSubrange(text.startIndex...text.startIndex, with: "GI")
print(text)
for index in "añb".indices { print("añb"[index], terminator: ".") }
print()
for (offset, character) in "xyz".enumerated() { print(offset, character, terminator: " ") }
print()
print(greeting.lastIndex(of: "o").map { greeting[$0...] } ?? "", greeting.firstIndex { $0.isWhitespace }! > comma)
print(greeting.filter { "aeiou".contains($0) }, greeting.contains("world"), greeting.contains { $0.isNumber })
