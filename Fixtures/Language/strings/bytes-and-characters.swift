// Text of ASCII beside text whose characters are more than a byte: the same members count, divide and go through both.
let texts = [
  "", "a", "a,b,,c", ",", ",,", "plain words, all of them short", "e\u{301},e\u{301}", "a,\u{301}b", "x\r\ny\r\nz",
  "x\ny\n",
  "😀,😀", "ä,b", "b,ä", "\u{600},a", "1,2,3,4,5", " lead and trail ", "no separator at all", "a\r,b",
]

for text in texts {
  print(
    text.count, text.utf8.count, text[...].count, text.dropFirst().count, text.split(separator: ",").map(\.count))
  print(text.split(separator: ",", maxSplits: 1).map(String.init), text.split(separator: "\n").count)
  print(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  print(
    text.split(separator: ",", maxSplits: 0), text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
  )
  print(text.split(separator: "\r\n").count, text.split(separator: " ").map { $0.uppercased() })
  var seen: [String] = []
  for character in text { seen.append(String(character)) }
  print(seen.count, seen.joined(separator: "|"))
}

// A slice divided knows its place in the whole text.
let line = "key=value=more"
let parts = line.split(separator: "=")
print(
  parts.map { line.distance(from: line.startIndex, to: $0.startIndex) }, parts[1].startIndex == line.firstIndex(of: "v")
)
let inner = line.dropFirst(4).split(separator: "=")
print(inner, line[inner[1].startIndex...])

// Text that grows in variables, fields, elements, by itself, and behind a copy.
struct Note {
  var title = ""
  var lines: [String] = ["first"]
}
var note = Note()
note.title += "Ab"
note.title.append("c")
note.title.append(contentsOf: "de")
note.lines[0] += " line"
note.lines[0].append("!")
let copy = note
note.title += note.title
note.lines[0] += copy.lines[0]
print(note.title, note.lines, copy.title, copy.lines)
var all = ""
for (index, text) in texts.enumerated() { all += text + String(index) + "," }
print(all.count, all.utf8.count, all.hasSuffix("17,"))

// Numbers in text.
for number in [0, 7, -1, 10, 99, 100, -100, 12345, Int.max, Int.min, Int.max - 1] {
  print(
    "\(number)", "<\(number)>", String(number), number.description, "\(number)\(number)".count, String(number) + "!")
}
let small: UInt8 = 200
let letter: Character = "ö"
let maybe: Int? = 3
print("\(small) \(letter) \(String(describing: maybe)) \(true) \(1.5) \([1, 2]) \("inner \(1 + 1)")")

// Closures of the program given to the library's algorithms see what they captured, and change it.
var calls = 0
var factor = 2
let doubled = [3, 1, 2].map { value -> Int in
  calls += 1
  return value * factor
}
factor = 3
print(doubled, calls, [1, 2, 3].map { $0 * factor }, (1...4).reduce(0) { $0 + $1 * factor })
func makers() -> [() -> Int] { [1, 2, 3].map { number in { number * factor } } }
print(makers().map { $0() }, [4, 5].filter { $0 % factor == 1 }.map { "\($0)" }.joined())
func each(_ list: [Int], _ body: (Int) throws -> Int) rethrows -> [Int] { try list.map { try body($0) } }
struct Odd: Error { let value: Int }
do {
  print(try each([2, 4]) { if $0 % 2 == 1 { throw Odd(value: $0) } else { return $0 / 2 } })
  print(try each([2, 5]) { if $0 % 2 == 1 { throw Odd(value: $0) } else { return $0 / 2 } })
} catch {
  print("odd:", error)
}
var chosen: (Int) -> Int = { $0 + 1 }
var results: [Int] = []
for round in 0..<3 {
  results.append(chosen(round))
  if round == 1 { chosen = { $0 * 100 } }
}
print(results)
