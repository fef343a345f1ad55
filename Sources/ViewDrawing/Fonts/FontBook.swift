import ViewLayout

/// The fonts that characters are drawn with.
public struct FontBook: Sendable {
  /// Without fonts: characters are drawn as boxes.
  public init() {}

  /// The outlines of the characters of a text, and what they are filled with.
  func outlines(of text: DrawnText) -> [(DrawnPath, Paint)] { [] }
}
