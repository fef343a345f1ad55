import ViewLayout

/// The symbols' own colours, as `symbolRenderingMode(.multicolor)` shows them; most symbols have none.
///
/// [believed]: inferred from the use of symbols, not from a published list.
struct SymbolColors {
  /// The colours of the layers, the front one first; `nil` is the program's paint. A single colour applies to the whole
  /// symbol.
  private let layers: [Color?]

  /// The system's colours in the light appearance [hig].
  private static let colors = [
    "white": Color(white: 1), "red": Color(red: 1, green: 0.231, blue: 0.188),
    "green": Color(red: 0.204, green: 0.78, blue: 0.349), "yellow": Color(red: 1, green: 0.8, blue: 0),
    "blue": Color(red: 0.196, green: 0.678, blue: 0.902), "orange": Color(red: 1, green: 0.584, blue: 0),
  ]

  /// The colours of the layers, by the name of the drawing.
  private static let table = [
    "sun.max": ["yellow"], "sun.min": ["yellow"], "cloud": ["white"], "cloud.rain": ["white", "blue"],
    "cloud.bolt": ["white", "yellow"], "cloud.snow": ["white"], "cloud.sun": ["white", "yellow"], "heart": ["red"],
    "star": ["yellow"], "bolt": ["yellow"], "leaf": ["green"], "drop": ["blue"],
  ]

  /// The colours of the enclosures and badges of symbols with a meaning.
  private static let grounds: [String: String] = ["plus": "green", "minus": "red"]
  private static let badges: [String: String] = [
    "plus": "green", "minus": "red", "xmark": "red", "checkmark": "green", "dot": "red", "exclamationmark": "yellow",
  ]

  /// `nil` for a symbol without colours.
  init?(_ symbol: Symbol) {
    func color(_ name: String) -> Color? { SymbolColors.colors[name] }
    if let badge = symbol.badge {
      guard let name = SymbolColors.badges[badge] else { return nil }
      layers = [color(name), nil]
    } else if symbol.enclosure != nil {
      guard symbol.isFilled, let name = SymbolColors.grounds[symbol.base] else { return nil }
      layers = [color("white"), color(name)]
    } else {
      // An outlined symbol has no colours, except the sun.
      guard symbol.isFilled || symbol.base.hasPrefix("sun."), !symbol.isSlashed,
        let names = SymbolColors.table[symbol.base]
      else { return nil }
      layers = names.map { color($0) }
    }
  }

  /// The paints of the layers; `paint` is the program's.
  func paints(_ paint: Paint) -> [Paint] { layers.map { $0.map { .color($0) } ?? paint } }
}
