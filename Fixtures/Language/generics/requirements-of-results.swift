// The result type of a function adds requirements to its generic parameters, which choose among overloads.

struct Joined<Base: Collection, Separator: Collection> where Base.Element: Collection {
  let base: Base
  let separator: Separator
}

extension Collection where Element: Collection {
  func joined<Separator>(by separator: Separator) -> Joined<Self, Separator> {
    Joined(base: self, separator: separator)
  }
  func joined<Separator>(by separator: (Element, Element) -> Separator) -> [Separator] {
    zip(self, dropFirst()).map { separator($0, $1) }
  }
}

let words = ["one", "two", "three"]
print(words.joined(by: "--").separator.count, words.joined(by: [1, 2]).separator)
let count = { (left: String, right: String) in left.count + right.count }
print(words.joined(by: count), words.joined(by: { $0 + $1 }))
