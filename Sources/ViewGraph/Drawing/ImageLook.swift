import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The drawing options of an `Image` from its modifiers.
struct ImageLook {
  var isResizable = false
  /// Whether it is a template image; `nil` for the asset's own setting.
  var isTemplate: Bool?
  var isSmooth = true
  /// The name of the `symbolRenderingMode` in the catalogue.
  var symbolMode: String?
  fileprivate var isTiled = false
  fileprivate var corners = EdgeInsets.zero

  /// The resizing of an image with a natural size.
  func resizing(_ size: Size) -> DrawnImage.Resizing {
    if isTiled { return .tile(size) }
    return corners == .zero ? .stretch : .slices(corners, size)
  }
}

/// The cases of `Image.Modifier` that affect drawing.
private enum ImageChange: String, CatalogueEnum {
  static let typeName = "Image.Modifier"
  case resizable, renderingMode, interpolation, symbolRenderingMode
}

extension Graph {
  /// The name of a `SymbolRenderingMode?`.
  func symbolMode(_ mode: Value) -> String? {
    guard !mode.isNothing, let mode = mode.unwrapped else { return nil }
    return machine.fieldValue("name", of: mode).map { text($0) }
  }

  /// - Parameter modifiers: An `[Image.Modifier]` array.
  func imageLook(_ modifiers: Value) -> ImageLook {
    var look = ImageLook()
    for modifier in elements(modifiers) {
      let parts = payload(modifier)
      switch kind(of: modifier, as: ImageChange.self) {
      case .resizable:
        look.isResizable = true
        func inset(_ name: String) -> Double {
          parts.first.flatMap { machine.fieldValue(name, of: $0) }.flatMap { length($0) } ?? 0
        }
        look.corners = EdgeInsets(
          top: inset("top"), leading: inset("leading"), bottom: inset("bottom"), trailing: inset("trailing"))
        look.isTiled = parts.count > 1 && caseName(parts[1]) == "tile"
      case .renderingMode:
        look.isTemplate = parts.first?.unwrapped.flatMap { caseName($0) }.map { $0 == "template" }
      case .interpolation: look.isSmooth = parts.first.flatMap { caseName($0) } != "none"
      case .symbolRenderingMode: look.symbolMode = parts.first.flatMap { symbolMode($0) }
      case nil: continue
      }
    }
    return look
  }
}
