import ViewLayout

/// The text settings of an environment.
final class TextSurroundings {
  /// The style of runs without modifiers.
  let style: TextResolver.Style
  /// The line settings, without runs.
  let content: TextContent
  /// The text case of all letters; `nil` for no change.
  let letters: Letters?

  enum Letters {
    case upper
    case lower
  }

  init(style: TextResolver.Style, content: TextContent, letters: Letters?) {
    self.style = style
    self.content = content
    self.letters = letters
  }
}
