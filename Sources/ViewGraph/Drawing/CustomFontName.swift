import ViewLayout

/// What the name of a custom font tells about it: `IBMPlexMono-SemiBoldItalic` is a monospaced, semibold, italic font.
struct CustomFontName {
  let weight: TextFont.Weight
  let design: TextFont.Design
  let isItalic: Bool

  init(_ name: String) {
    let letters = name.lowercased().filter(\.isLetter)
    isItalic = letters.hasSuffix("italic") || letters.hasSuffix("oblique")
    // The style is at the end, so that `Blackadder` and `Lightfoot-Bold` are told apart from their styles.
    let upright =
      ["italic", "oblique"].first { letters.hasSuffix($0) }.map { letters.dropLast($0.count) } ?? letters[...]
    weight = CustomFontName.weights.first { upright.hasSuffix($0.ending) }?.weight ?? .regular
    design = CustomFontName.designs.first { letters.contains($0.part) }?.design ?? .default
  }

  /// The endings of names, the longer ones before those that they end in.
  private static let weights: [(ending: String, weight: TextFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("hairline", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// The families of the system, and words in the names of other ones.
  private static let designs: [(part: String, design: TextFont.Design)] = [
    ("mono", .monospaced), ("courier", .monospaced), ("menlo", .monospaced), ("monaco", .monospaced),
    ("sourcecode", .monospaced), ("firacode", .monospaced), ("rounded", .rounded), ("sans", .default),
    ("serif", .serif), ("georgia", .serif), ("times", .serif), ("newyork", .serif), ("palatino", .serif),
    ("baskerville", .serif), ("didot", .serif), ("garamond", .serif), ("bodoni", .serif), ("hoefler", .serif),
    ("charter", .serif), ("americantypewriter", .serif), ("playfair", .serif), ("merriweather", .serif),
  ]
}
