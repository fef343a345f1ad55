// Tuples without labels that a closure in a chain returns take the labels that the chain's context requires.
struct Prefixes<Output: CaseIterable & RawRepresentable> where Output.RawValue == String {
  var cases: [(case: Output, prefix: String, count: Int)]
  init(_ prefix: (String) -> String) {
    self.cases = Output.allCases.map {
      let text = prefix($0.rawValue)
      return ($0, text, text.count)
    }
    .sorted(by: { $0.count > $1.count })
  }
}
enum Size: String, CaseIterable { case s, xl, xxl }
for entry in Prefixes<Size>({ $0 + "!" }).cases { print(entry.case, entry.prefix, entry.count) }

let sized: [(name: String, size: Int)] = ["a", "bb"].map { ($0, $0.count) }.map { ($0.0 + "!", $0.1) }
  .sorted { $0.size > $1.size }
print(sized)
let pairs: [(x: Int, y: Int)] = [1, 2].map { ($0, "s") }.map { ($0.0, $0.1.count) }
print(pairs)
func best(_ words: [String]) -> (word: String, score: Int)? {
  words.map { word in
    let score = word.count * 2
    return (word, score)
  }
  .max { $0.score < $1.score }
}
print(best(["x", "yyy"]) ?? ("", 0))
