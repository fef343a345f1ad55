/// Facts about system symbols by their names.
public enum SymbolNames {
  /// Whether a symbol has a drawing; otherwise a frame with its initial replaces it.
  public static func isDrawn(_ name: String) -> Bool { Symbol.isKnown(name) }

  /// The name of a symbol with variants: `lock` as a filled circle is `lock.circle.fill`. Variants that it does not
  /// have are left out.
  ///
  /// - Parameter variants: the suffixes of the variants' names.
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

  /// The character that replaces a symbol in a terminal; `◆` for an unknown one.
  public static func character(_ name: String) -> Character { Symbol.character(name) }
}
