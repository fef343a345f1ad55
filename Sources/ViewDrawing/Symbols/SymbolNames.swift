/// What is known of the system's symbols by their names.
public enum SymbolNames {
  /// Whether a symbol is drawn; else a frame with its initial stands for it.
  public static func isDrawn(_ name: String) -> Bool { Symbol.isKnown(name) }

  /// The character that stands for a symbol in a terminal; `◆` for one that is not known.
  public static func character(_ name: String) -> Character { Symbol.character(name) }
}
