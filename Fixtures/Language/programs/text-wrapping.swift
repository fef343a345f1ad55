enum Alignment { case left, right, center, justified }

struct TextWrapper {
  var width: Int
  var alignment = Alignment.left
  var hangingIndent = 0

  func wrap(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      let lines = breakLines(paragraph.split(separator: " ").map(String.init))
      return lines.enumerated().map { index, words in align(words, isLast: index == lines.count - 1, isFirst: index == 0) }
    }
  }

  private func breakLines(_ words: [String]) -> [[String]] {
    var lines: [[String]] = [[]]
    var used = 0
    for word in words.flatMap(split) {
      let needed = used == 0 ? word.count : used + 1 + word.count
      if needed <= room(isFirst: lines.count == 1) {
        lines[lines.count - 1].append(word)
        used = needed
      } else {
        lines.append([word])
        used = word.count
      }
    }
    return lines
  }

  private func room(isFirst: Bool) -> Int { isFirst ? width : width - hangingIndent }

  private func split(_ word: String) -> [String] {
    guard word.count > width - hangingIndent else { return [word] }
    var rest = Substring(word), parts: [String] = []
    let size = width - hangingIndent - 1
    while rest.count > size + 1 {
      parts.append(rest.prefix(size) + "-")
      rest = rest.dropFirst(size)
    }
    return parts + [String(rest)]
  }

  private func align(_ words: [String], isLast: Bool, isFirst: Bool) -> String {
    let room = room(isFirst: isFirst)
    let line = words.joined(separator: " ")
    let missing = room - line.count
    let indent = String(repeating: " ", count: isFirst ? 0 : hangingIndent)
    func spaces(_ n: Int) -> String { String(repeating: " ", count: n) }
    switch alignment {
    case .left: return indent + line
    case .right: return indent + spaces(missing) + line
    case .center: return indent + spaces(missing / 2) + line + spaces(missing - missing / 2)
    case .justified where isLast || words.count < 2: return indent + line
    case .justified:
      let gaps = words.count - 1
      let (each, extra) = (missing / gaps, missing % gaps)
      return indent + words.enumerated().map { i, word in
        i == gaps ? word : word + spaces(1 + each + (i < extra ? 1 : 0))
      }.joined()
    }
  }
}

let text = "The quick brown fox jumps over the lazy dog while incomprehensibilities multiply.\nSecond paragraph, short."
for alignment in [Alignment.left, .right, .center, .justified] {
  print("— \(alignment)")
  for line in TextWrapper(width: 18, alignment: alignment).wrap(text) { print("|" + line + "|") }
}
print("— indented")
TextWrapper(width: 24, hangingIndent: 4).wrap(text).forEach { print($0) }

func box(_ lines: [String]) -> String {
  let width = lines.map(\.count).max() ?? 0
  let edge = "+" + String(repeating: "-", count: width + 2) + "+"
  return ([edge] + lines.map { "| " + $0.padding(width) + " |" } + [edge]).joined(separator: "\n")
}
extension String { func padding(_ width: Int) -> String { self + String(repeating: " ", count: width - count) } }
print(box(["box", "of text", ""]))
