extension InterfaceText {
  /// Edges, axes, alignments, points and angles.
  static let swiftUIGeometry = #"""
    public enum Edge: Int8, CaseIterable, Sendable {
      case top
      case leading
      case bottom
      case trailing

      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
          self.rawValue = rawValue
        }
        public init(_ edge: Edge) {
          self.init(rawValue: 1 << edge.rawValue)
        }
        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.top, .leading, .bottom, .trailing]
      }
    }

    public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
      case leading
      case trailing

      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
          self.rawValue = rawValue
        }
        public init(_ edge: HorizontalEdge) {
          self.init(rawValue: 1 << edge.rawValue)
        }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
      }
    }

    public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
      case top
      case bottom

      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
          self.rawValue = rawValue
        }
        public init(_ edge: VerticalEdge) {
          self.init(rawValue: 1 << edge.rawValue)
        }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
      }
    }

    public enum Axis: Int8, CaseIterable, Sendable {
      case horizontal
      case vertical

      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
          self.rawValue = rawValue
        }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
      }
    }

    extension Axis: CustomStringConvertible {
      public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
      }
    }

    public struct EdgeInsets: Equatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
      public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
      }
    }

    /// A point in a rectangle, from (0, 0) at its top leading corner to (1, 1).
    public struct UnitPoint: Hashable, Sendable {
      public var x: CGFloat
      public var y: CGFloat
      public init() {
        self.init(x: 0, y: 0)
      }
      public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      public static let zero = UnitPoint(x: 0, y: 0)
      public static let center = UnitPoint(x: 0.5, y: 0.5)
      public static let leading = UnitPoint(x: 0, y: 0.5)
      public static let trailing = UnitPoint(x: 1, y: 0.5)
      public static let top = UnitPoint(x: 0.5, y: 0)
      public static let bottom = UnitPoint(x: 0.5, y: 1)
      public static let topLeading = UnitPoint(x: 0, y: 0)
      public static let topTrailing = UnitPoint(x: 1, y: 0)
      public static let bottomLeading = UnitPoint(x: 0, y: 1)
      public static let bottomTrailing = UnitPoint(x: 1, y: 1)
    }

    public struct UnitPoint3D: Hashable, Sendable {
      public var x: CGFloat
      public var y: CGFloat
      public var z: CGFloat
      public init(x: CGFloat, y: CGFloat, z: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
      }
      public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)
    }

    public struct Angle: Hashable, Comparable, Sendable {
      public var radians: Double
      public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
      }
      public init() {
        radians = 0
      }
      public init(radians: Double) {
        self.radians = radians
      }
      public init(degrees: Double) {
        radians = degrees * (.pi / 180)
      }
      public static let zero = Angle()
      public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
      public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

      public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
      public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
      public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
      public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
      public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
      public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
      public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
      public static func / (lhs: Angle, rhs: Angle) -> Double { lhs.radians / rhs.radians }
      public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
      public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
      public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
      public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
    }

    extension Angle: Animatable {
      public var animatableData: Double {
        get { radians }
        set { radians = newValue }
      }
    }

    /// An alignment guide, with its default position in a view.
    public protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }

    public struct ViewDimensions {
      public var width: CGFloat
      public var height: CGFloat
      var location: _Location?
      @primitive public subscript(guide: HorizontalAlignment) -> CGFloat { get }
      @primitive public subscript(guide: VerticalAlignment) -> CGFloat { get }
      @primitive public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
      @primitive public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
    }

    extension ViewDimensions: Equatable {}

    public struct HorizontalAlignment: Sendable {
      let id: any AlignmentID.Type
      public init(_ id: any AlignmentID.Type) {
        self.id = id
      }

      enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
      }
      enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
      }
      enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
      }
      enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
      }
      enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
      }
      public static let leading = HorizontalAlignment(Leading.self)
      public static let center = HorizontalAlignment(Center.self)
      public static let trailing = HorizontalAlignment(Trailing.self)
      public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
      public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
    }

    extension HorizontalAlignment: Equatable {
      public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
      }
    }

    public struct VerticalAlignment: Sendable {
      let id: any AlignmentID.Type
      public init(_ id: any AlignmentID.Type) {
        self.id = id
      }

      enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
      }
      enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
      }
      enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
      }
      enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
      }
      enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
      }
      public static let top = VerticalAlignment(Top.self)
      public static let center = VerticalAlignment(Center.self)
      public static let bottom = VerticalAlignment(Bottom.self)
      public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
      public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
    }

    extension VerticalAlignment: Equatable {
      public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
      }
    }

    public struct Alignment: Equatable, Sendable {
      public var horizontal: HorizontalAlignment
      public var vertical: VerticalAlignment
      public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
      }
      public static let center = Alignment(horizontal: .center, vertical: .center)
      public static let leading = Alignment(horizontal: .leading, vertical: .center)
      public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
      public static let top = Alignment(horizontal: .center, vertical: .top)
      public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
      public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
      public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
      public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
      public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
      public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
      public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
      public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
      public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
      public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
      public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
    """#
}
