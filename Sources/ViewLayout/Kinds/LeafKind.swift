/// A view without children.
public enum LeafKind: Equatable {
  /// Takes the proposed size, 10 points where unspecified: `Color`, gradients, platform views.
  case color
  case shape(ShapeSizing)
  /// A minimum of `nil` is 8 points.
  case spacer(minLength: Double?)
  case divider
  indirect case text(TextContent)
  indirect case image(ImageContent)
  /// A view that computes its own size: a control, a platform view.
  case custom(LeafSizing)

  /// Whether the view's size depends on the axis of the enclosing stack.
  var isSeparator: Bool {
    switch self {
    case .spacer, .divider: true
    case .color, .shape, .text, .image, .custom: false
    }
  }

  /// Whether the view is a text, at which the separator of a list row starts.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether the view has text baselines: explicit values of the two baseline guides.
  var hasBaselines: Bool {
    switch self {
    case .color, .spacer, .divider, .shape(.flexible), .shape(.circle): false
    case .text: true
    case .image(let image): image.isSymbol
    case .shape(.custom(let sizing)), .custom(let sizing): sizing.baselines != nil
    }
  }

  var faults: [LayoutFault.Reason] {
    guard case .spacer(let minLength?) = self, !minLength.isFinite else { return [] }
    return [.invalidLength("minLength", minLength)]
  }
}
