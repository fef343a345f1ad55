import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What the modifiers of an `Image` say of how it is drawn.
struct ImageLook {
  var isResizable = false
  /// Whether only its opacity counts; `nil` for what the picture itself says.
  var isTemplate: Bool?
  var isSmooth = true
  /// `symbolRenderingMode`, by its name in the catalogue.
  var symbolMode: String?
  fileprivate var isTiled = false
  fileprivate var corners = EdgeInsets.zero

  /// How a picture of a size fills its frame.
  func resizing(_ size: Size) -> DrawnImage.Resizing {
    if isTiled { return .tile(size) }
    return corners == .zero ? .stretch : .slices(corners, size)
  }
}

/// The cases of `Image.Modifier` that change what is drawn.
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

  /// - Parameter modifiers: `[Image.Modifier]`
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
