import Testing

@testable import ViewSource

@Suite struct SpellingTests {
  @Test(arguments: [("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3)])
  func distances(_ left: String, _ right: String, _ distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
  }

  @Test(arguments: [
    ("bdoy", "; did you mean `body`?"), ("scene", ""), ("sub", "; did you mean `subscriptions`?"), ("su", ""),
  ])
  func hintsNameWhatIsNear(_ word: String, _ hint: String) {
    #expect(Spelling.hint(for: word, in: ["view", "body", "subscriptions"]) == hint)
  }
}
