extension InterfaceText {
  /// Shapes whose corners are concentric with those of their container.
  static let swiftUIConcentricShapes = #"""
    #if SDK_26
    public struct ConcentricRectangle: Shape {
      nonisolated public init() {}
      nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
      nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    }

    extension Shape where Self == ConcentricRectangle {
      public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
      }
    }

    extension Edge {
      public enum Corner: Sendable {
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
          var radius: CGFloat?
          init(radius: CGFloat?) {
            self.radius = radius
          }
          public init(floatLiteral value: Double) {
            radius = CGFloat(value)
          }
          public init(integerLiteral value: Int) {
            radius = CGFloat(value)
          }
          public static var concentric: Style { Style(radius: nil) }
          public static func concentric(minimum: Style) -> Style { minimum }
          public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
        }
      }
    }
    #endif
    """#
}
