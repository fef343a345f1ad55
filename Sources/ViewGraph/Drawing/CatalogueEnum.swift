import ViewMachine
import ViewSemantics
import ViewSource

/// An enum that the catalogue declares for its own use, case for case: what the engine does with each is a `switch` that
/// the compiler checks, and a test compares the cases.
protocol CatalogueEnum: RawRepresentable<String>, CaseIterable {
  /// With those around it: `Text.Storage`.
  static var typeName: String { get }
}

extension Graph {
  /// The case that a value of the catalogue's enum is.
  func kind<Kind: CatalogueEnum>(of value: Value, as _: Kind.Type = Kind.self) -> Kind? {
    machine.caseName(value).flatMap { Kind(rawValue: $0) }
  }
}

/// What a `Text` shows.
enum TextStorageKind: String, CatalogueEnum {
  static let typeName = "Text.Storage"
  case verbatim, localized, attributed, image, date, dateRange, timer, concatenated
}

/// What a modifier of a `Text` changes.
enum TextChange: String, CatalogueEnum {
  static let typeName = "Text.Modifier"
  case font, foregroundColor, foregroundStyle, weight, width, design, bold, italic, monospaced, monospacedDigit,
    underline, strikethrough, kerning, tracking, baselineOffset, scale, accessibility
}

/// Where a `Font` comes from.
enum FontProviderKind: String, CatalogueEnum {
  static let typeName = "Font.Provider"
  case textStyle, system, custom
}

/// What a modifier of a `Font` changes.
enum FontChange: String, CatalogueEnum {
  static let typeName = "Font.Modifier"
  case italic, bold, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, monospacedDigit, monospaced, weight, width,
    leading, scaled
}

/// What a modifier of a view changes of the font of its texts.
enum ViewFontChange: String, CatalogueEnum {
  static let typeName = "AnyFontModifier"
  case weight, width, design, bold, italic, monospaced, monospacedDigit
}

/// Where a `Color` comes from.
enum ColorProviderKind: String, CatalogueEnum {
  static let typeName = "Color.Provider"
  case system, accent, components, named, resource, platform, quartz, resolved, faded, mixed
}

/// Where an `Image` comes from.
enum ImageProviderKind: String, CatalogueEnum {
  static let typeName = "Image.Provider"
  case named, system, resource, platform, bitmap, drawn
}
