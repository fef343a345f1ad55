func encode(_ text: String) -> String {
  var result = ""
  var iterator = text.makeIterator()
  guard var current = iterator.next() else { return "" }
  var count = 1
  func flush() { result += count > 1 ? "\(count)\(current)" : "\(current)" }
  while let next = iterator.next() {
    if next == current {
      count += 1
    } else {
      flush()
      current = next
      count = 1
    }
  }
  flush()
  return result
}

func decode(_ text: String) -> String {
  var result = ""
  var digits = ""
  for character in text {
    if character.isNumber {
      digits.append(character)
    } else {
      result += String(repeating: character, count: Int(digits) ?? 1)
      digits = ""
    }
  }
  return result
}

struct Run<Element: Equatable>: Equatable {
  let element: Element
  var length: Int
}

extension Sequence where Element: Equatable {
  var runs: [Run<Element>] {
    reduce(into: []) { runs, element in
      if let last = runs.last, last.element == element {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(element: element, length: 1))
      }
    }
  }
}

extension Array {
  init<T>(expanding runs: [Run<T>]) where Element == T {
    self = runs.flatMap { Array(repeating: $0.element, count: $0.length) }
  }
}

for text in ["WWWWBBBBWB", "abc", "aaaaaaaaaaaab", "", "  spaces  ", "👍👍👍🎉"] {
  let encoded = encode(text)
  print("'\(text)' -> '\(encoded)'", decode(encoded) == text)
}
let runs = [1, 1, 2, 3, 3, 3].runs
print(runs.map { "\($0.length)x\($0.element)" }, Array(expanding: runs))
print("aab".runs == "aab".runs, runs.max { $0.length < $1.length }!)
