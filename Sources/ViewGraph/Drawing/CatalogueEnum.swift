import ViewMachine
import ViewSemantics
import ViewSource

/// An enum that mirrors an internal enum of the catalogue. A `switch` over it is checked by the compiler, and a test
/// compares the cases.
protocol CatalogueEnum: RawRepresentable<String>, CaseIterable {
  /// The qualified name: `Text.Storage`.
  static var typeName: String { get }
}

extension Graph {
  /// The case of a value of a catalogue enum.
  func kind<Kind: CatalogueEnum>(of value: Value, as _: Kind.Type = Kind.self) -> Kind? {
    machine.caseName(value).flatMap { Kind(rawValue: $0) }
  }
}

/// The storage of a `Text`.
enum TextStorageKind: String, CatalogueEnum {
  static let typeName = "Text.Storage"
  case verbatim, localized, attributed, image, date, dateRange, timer, concatenated, timed
}

/// A modifier of a `Text`.
enum TextChange: String, CatalogueEnum {
  static let typeName = "Text.Modifier"
  case font, foregroundColor, foregroundStyle, weight, width, design, bold, italic, monospaced, monospacedDigit,
    underline, strikethrough, kerning, tracking, baselineOffset, scale, accessibility
}

/// The provider of a `Font`.
enum FontProviderKind: String, CatalogueEnum {
  static let typeName = "Font.Provider"
  case textStyle, system, custom
}

/// A modifier of a `Font`.
enum FontChange: String, CatalogueEnum {
  static let typeName = "Font.Modifier"
  case italic, bold, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, monospacedDigit, monospaced, weight, width,
    leading, scaled
}

/// A view modifier that changes the font of texts.
enum ViewFontChange: String, CatalogueEnum {
  static let typeName = "AnyFontModifier"
  case weight, width, design, bold, italic, monospaced, monospacedDigit
}

/// The provider of a `Color`.
enum ColorProviderKind: String, CatalogueEnum {
  static let typeName = "Color.Provider"
  case system, accent, components, named, resource, platform, quartz, resolved, faded, mixed, dynamic
}

/// The provider of an `Image`.
enum ImageProviderKind: String, CatalogueEnum {
  static let typeName = "Image.Provider"
  case named, system, resource, platform, bitmap, drawn
}
