/// What is known of the system's symbols by their names.
public enum SymbolNames {
  /// Whether a symbol is drawn; else a frame with its initial stands for it.
  public static func isDrawn(_ name: String) -> Bool { Symbol.isKnown(name) }

  /// The symbol with its variants: `lock` as a filled circle is `lock.circle.fill`. Without those that it does not have.
  ///
  /// - Parameter variants: The words that the names of variants end in.
  public static func name(_ name: String, variants: Set<String>) -> String {
    guard !variants.isEmpty else { return name }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    var result = words.joined(separator: ".")
    for shape in ["circle", "square", "rectangle", "slash"] where variants.contains(shape) && !words.contains(shape) {
      if Symbol.isKnown(result + "." + shape) { result += "." + shape }
    }
    guard isFilled || variants.contains("fill"), !SymbolTable.withoutFill.contains(result) else { return result }
    return Symbol.isKnown(result + ".fill") ? result + ".fill" : result
  }

  /// The character that stands for a symbol in a terminal; `◆` for one that is not known.
  public static func character(_ name: String) -> Character { Symbol.character(name) }
}
