// A closure may use a computed variable that its block declares later; outside of closures only what is declared before.
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
}
func text(@Lines _ content: () -> String) -> String { "(" + content() + ")" }

struct Card {
  var number = 3
  var title = "card"
  func shown() -> String {
    text {
      text { label; label }
      "plain"
      var label: String { "\(title) \(number)" }
    }
  }
  func listed() -> String {
    let words = [1, 2].map { "\($0)" + suffix }
    var suffix: String { "/\(number)" }
    return words.joined(separator: " ") + suffix
  }
  // The property has the name already.
  func own() -> String {
    let first = [1].map { _ in title }
    var title: String { "local" }
    return first.joined() + " " + title
  }
}
print(Card().shown())
print(Card().listed())
print(Card().own())
