struct Random {
  private var state: UInt32
  init(seed: UInt32) { state = seed }
  mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }
}

final class MarkovChain {
  private var transitions: [String: [String]] = [:]
  private var starters: [String] = []
  private var random: Random

  init(seed: UInt32) { random = Random(seed: seed) }

  func train(on text: String) {
    for sentence in text.split(separator: ".") {
      let words = sentence.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      starters.append(first)
      for (current, next) in zip(words, words.dropFirst()) {
        transitions[current, default: []].append(next)
      }
    }
  }

  func sentence(maxWords: Int = 12) -> String {
    var word = starters[random.next(below: starters.count)]
    var result = [word]
    while result.count < maxWords, let options = transitions[word] {
      word = options[random.next(below: options.count)]
      result.append(word)
    }
    return result.joined(separator: " ") + "."
  }

  var statistics: (words: Int, branches: Int) {
    (transitions.count, transitions.values.filter { Set($0).count > 1 }.count)
  }
}

let chain = MarkovChain(seed: 7)
chain.train(on: """
  the cat sat on the mat. the dog sat on the log. a cat saw the dog. \
  the mat was red. a log was on the mat
  """)
print(chain.statistics)
for _ in 1...6 { print(chain.sentence()) }
let other = MarkovChain(seed: 7)
other.train(on: "one two. one three")
print((1...5).map { _ in other.sentence(maxWords: 2) })
