// Literals that are concatenated have the type of the context, if it has the operator.
struct Phrase: ExpressibleByStringLiteral {
  var words: [String]
  init(stringLiteral value: String) { words = [value] }
  static func + (a: Phrase, b: Phrase) -> Phrase {
    var result = a
    result.words += b.words
    return result
  }
}
let two: Phrase = "one" + "two"
print(two.words)
let three: Phrase = "one" + "two" + "three"
print(three.words)
func count(_ phrase: Phrase) -> Int { phrase.words.count }
print(count("a" + "b"), count(("a" + "b") + "c"))
struct Holder { var phrase: Phrase = "x" + "y" }
print(Holder().phrase.words)
let text: String = "a" + "b"
let part: Substring = "c" + "d"
print(text, part)
