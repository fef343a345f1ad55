let text = """
  It was the best of times, it was the worst of times,
  it was the age of wisdom, it was the age of foolishness...
  """

struct TextStatistics {
  let characters: Int
  let words: [String]
  let sentences: Int
  let frequencies: [String: Int]

  init(_ text: String) {
    characters = text.filter { !$0.isWhitespace }.count
    words = text.lowercased().split { !$0.isLetter }.map(String.init)
    sentences = text.split { ".!?".contains($0) }.count
    frequencies = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  func top(_ count: Int) -> [(word: String, count: Int)] {
    frequencies
      .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .prefix(count)
      .map { (word: $0.key, count: $0.value) }
  }

  var averageLength: Double { Double(words.map(\.count).reduce(0, +)) / Double(words.count) }
  var longest: [String] {
    guard let length = words.map(\.count).max() else { return [] }
    return Array(Set(words.filter { $0.count == length })).sorted()
  }
}

let statistics = TextStatistics(text)
print(statistics.characters, statistics.words.count, statistics.sentences, statistics.averageLength)
for (word, count) in statistics.top(6) {
  print(word.padded(to: 8), String(repeating: "*", count: count), count)
}
print(statistics.longest)

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  var isPalindrome: Bool {
    let letters = lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
  }
  var vowelCount: Int { reduce(0) { "aeiouAEIOU".contains($1) ? $0 + 1 : $0 } }
  var titleCased: String { split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ") }
  func isAnagram(of other: String) -> Bool { lowercased().sorted() == other.lowercased().sorted() }
}
print("A man, a plan, a canal: Panama".isPalindrome, "Swift".isPalindrome, text.vowelCount)
print("the QUICK brown fox".titleCased, "Listen".isAnagram(of: "Silent"))
let histogram = Dictionary(grouping: statistics.words) { $0.count }.mapValues(\.count)
for length in histogram.keys.sorted() { print("\(length):", histogram[length]!) }
let letters = text.lowercased().filter(\.isLetter).reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(letters.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key)\($0.value)" })
