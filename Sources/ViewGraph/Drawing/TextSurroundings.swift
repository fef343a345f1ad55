import ViewLayout

/// What an environment says of every text in it.
final class TextSurroundings {
  /// How runs are written that have no modifiers of their own.
  let style: TextResolver.Style
  /// How lines are broken and where they stand; without runs.
  let content: TextContent
  /// Whether all letters are shown as capitals, or none.
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
