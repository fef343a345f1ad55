import Foundation

struct Hangman {
  enum Outcome: Equatable { case hit(Int), miss(left: Int), repeated, won, lost(word: String) }
  let word: String
  private(set) var guessed: Set<Character> = []
  private(set) var lives: Int

  init(word: String, lives: Int = 5) { self.word = word.lowercased(); self.lives = lives }

  var masked: String { word.map { guessed.contains($0) || !$0.isLetter ? String($0) : "_" }.joined(separator: " ") }

  mutating func guess(_ letter: Character) -> Outcome {
    guard guessed.insert(letter).inserted else { return .repeated }
    let hits = word.filter { $0 == letter }.count
    if hits == 0 {
      lives -= 1
      return lives == 0 ? .lost(word: word) : .miss(left: lives)
    }
    return Set(word.filter(\.isLetter)).isSubset(of: guessed) ? .won : .hit(hits)
  }
}

func pigLatin(_ sentence: String) -> String {
  sentence.split(separator: " ").map { word in
    let vowels = "aeiou"
    guard let first = word.firstIndex(where: { vowels.contains($0) }) else { return word + "ay" }
    return first == word.startIndex ? word + "way" : word[first...] + word[..<first] + "ay"
  }.joined(separator: " ")
}

func scrabble(_ word: String) -> Int {
  let scores: [(String, Int)] = [("aeioulnrst", 1), ("dg", 2), ("bcmp", 3), ("fhvwy", 4), ("k", 5), ("jx", 8), ("qz", 10)]
  return word.lowercased().reduce(0) { total, letter in
    total + (scores.first { $0.0.contains(letter) }?.1 ?? 0)
  }
}

func wordle(_ guess: String, _ answer: String) -> String {
  var marks = Array(repeating: "⬜️", count: answer.count)
  var left: [Character: Int] = [:]
  for (index, pair) in zip(guess, answer).enumerated() {
    if pair.0 == pair.1 { marks[index] = "🟩" } else { left[pair.1, default: 0] += 1 }
  }
  for (index, letter) in guess.enumerated() where marks[index] != "🟩" {
    if let count = left[letter], count > 0 {
      marks[index] = "🟨"
      left[letter] = count - 1
    }
  }
  return marks.joined()
}

func anagrams(_ words: [String]) -> [[String]] {
  Dictionary(grouping: words) { String($0.sorted()) }.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
}

func acronym(_ phrase: String) -> String {
  phrase.components(separatedBy: CharacterSet.letters.union(CharacterSet(charactersIn: "'")).inverted).compactMap(\.first).map { String($0).uppercased() }.joined()
}

func numberInWords(_ n: Int) -> String {
  let small = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
  let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  switch n {
  case ..<0: return "minus " + numberInWords(-n)
  case 0..<20: return small[n]
  case 20..<100: return tens[n / 10] + (n % 10 == 0 ? "" : "-" + small[n % 10])
  case 100..<1000: return small[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + numberInWords(n % 100))
  default:
    let (scale, name) = n >= 1_000_000 ? (1_000_000, "million") : (1000, "thousand")
    return numberInWords(n / scale) + " " + name + (n % scale == 0 ? "" : " " + numberInWords(n % scale))
  }
}

var game = Hangman(word: "Swift-y", lives: 3)
for letter in "sxstwzify" {
  print(letter, game.guess(letter), game.masked)
}
var lost = Hangman(word: "abc", lives: 2)
print([lost.guess("x"), lost.guess("y")])
print(pigLatin("the quick apple rhythm"), scrabble("Quizzes"), scrabble(""))
for guess in ["crane", "eerie", "trace"] { print(guess, wordle(guess, "react")) }
print(anagrams(["listen", "silent", "cat", "act", "dog", "tac", "enlist"]))
print(acronym("Portable Network Graphics"), acronym("Ruby on Rails"), acronym("Something - I made up from thin air"))
for n in [0, 13, 42, 100, 999, 1_000, 12_345, 7_000_016, -8] { print(n, numberInWords(n)) }
