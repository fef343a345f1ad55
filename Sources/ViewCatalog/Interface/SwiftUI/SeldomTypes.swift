extension InterfaceText {
  /// Rarely used values and views: of animation, scrolling, text variants, tables and events.
  static let swiftUISeldomTypes = #"""
    public struct AccessibilityTechnologies: SetAlgebra, Sendable {
      public typealias Element = AccessibilityTechnologies
      public typealias ArrayLiteralElement = AccessibilityTechnologies
      var bits = 0
      public init() {}
      init(bits: Int) {
        self.bits = bits
      }
      public static let voiceOver = AccessibilityTechnologies(bits: 1)
      public static let switchControl = AccessibilityTechnologies(bits: 2)
      public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
      public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits | other.bits)
      }
      public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits & other.bits)
      }
      public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits ^ other.bits)
      }
      public mutating func insert(
        _ member: AccessibilityTechnologies
      ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        formUnion(member)
        return (true, member)
      }
      public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? { nil }
      public mutating func update(with member: AccessibilityTechnologies) -> AccessibilityTechnologies? { nil }
      public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
      public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
      public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }
    }

    public struct AccessibilityCustomContentKey: Equatable {
      var label: Text
      public init(_ label: Text, id: String) {
        self.label = label
      }
      public init(_ labelKey: LocalizedStringKey, id: String) {
        label = Text(labelKey)
      }
      public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
      }
      public static func == (lhs: AccessibilityCustomContentKey, rhs: AccessibilityCustomContentKey) -> Bool { true }
    }

    nonisolated extension View {
      public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
    }

    #if SDK_26
    public struct AnimatableValues<each Value: VectorArithmetic> {
      public var value: (repeat each Value)
      public init(_ value: repeat each Value) {
        self.value = (repeat each value)
      }
    }

    public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
      public init<T: ScrollTargetBehavior>(_ base: T) {}
      public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }

    public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
      var name: String
      public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
      public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
    }

    public struct ScrollTargetBehaviorProperties: Equatable {
      public var limitsScrolls: Bool?
    }

    public struct ScrollTargetBehaviorPropertiesContext {
      @primitive public var environment: EnvironmentValues { get }
    }

    public struct RoundedRectangularShapeCorners: Equatable {
      public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        RoundedRectangularShapeCorners()
      }
      public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
        RoundedRectangularShapeCorners()
      }
    }

    public protocol RoundedRectangularShape: Shape {
      typealias Corners = RoundedRectangularShapeCorners
      func corners(in size: CGSize?) -> Corners?
    }

    extension RoundedRectangularShape {
      public func corners(in size: CGSize?) -> Corners? { nil }
    }

    extension RoundedRectangle: RoundedRectangularShape {}
    extension Rectangle: RoundedRectangularShape {}
    extension Capsule: RoundedRectangularShape {}
    extension Circle: RoundedRectangularShape {}
    extension UnevenRoundedRectangle: RoundedRectangularShape {}
    extension ConcentricRectangle: RoundedRectangularShape {}

    public struct DefaultGlassEffectShape: Shape {
      nonisolated public init() {}
      nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    }

    public struct DebugReplaceableView: View {
      public typealias Body = Never
      nonisolated public init<V: View>(erasing view: V) {}
    }

    public struct RectangleCornerInsets: Equatable, Sendable {
      public var topLeading: CGSize
      public var topTrailing: CGSize
      public var bottomLeading: CGSize
      public var bottomTrailing: CGSize
      public init(
        topLeading: CGSize = .zero,
        topTrailing: CGSize = .zero,
        bottomLeading: CGSize = .zero,
        bottomTrailing: CGSize = .zero
      ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
      }
    }

    extension Color {
      @primitive public func exposureAdjust(_ stops: Double) -> Color
      @primitive public func headroom(_ headroom: Double?) -> Color
    }
    #endif

    public struct ColorMatrix: Equatable, Sendable {
      public var r1: Float = 1
      public var r2: Float = 0
      public var r3: Float = 0
      public var r4: Float = 0
      public var r5: Float = 0
      public var g1: Float = 0
      public var g2: Float = 1
      public var g3: Float = 0
      public var g4: Float = 0
      public var g5: Float = 0
      public var b1: Float = 0
      public var b2: Float = 0
      public var b3: Float = 1
      public var b4: Float = 0
      public var b5: Float = 0
      public var a1: Float = 0
      public var a2: Float = 0
      public var a3: Float = 0
      public var a4: Float = 1
      public var a5: Float = 0
      public init() {}
    }

    public protocol TextVariantPreference {}

    public struct FixedTextVariant: TextVariantPreference, Sendable {
      public init() {}
    }

    public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
      public init() {}
    }

    extension TextVariantPreference where Self == FixedTextVariant {
      public static var fixed: FixedTextVariant { FixedTextVariant() }
    }

    extension TextVariantPreference where Self == SizeDependentTextVariant {
      public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
    }

    extension Text {
      public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
    }

    public protocol DynamicTableRowContent: TableRowContent {
      associatedtype Data: Collection
      var data: Data { get }
    }

    public struct ItemProviderTableRowModifier {
      public typealias Body = Never
    }

    public struct OnInsertTableRowModifier {
      public typealias Body = Never
    }

    #if os(macOS) || os(iOS)
    public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
      public init() {}
      @primitive public subscript(visibility id: String) -> Visibility { get set }
      @primitive public mutating func resetOrder()
    }
    #endif

    public struct TableStyleConfiguration {}

    public struct SymbolEffectTransition: Transition {
      public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
      public func body(content: Content, phase: TransitionPhase) -> some View { content }
    }

    public struct PresentationSizingRoot {
      @primitive public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }

    public struct PresentationSizingContext {}

    public struct PreviewModifierContent: View {
      public typealias Body = Never
    }

    public struct PencilHoverPose: Hashable, Sendable {
      public let location: CGPoint
      public let anchor: UnitPoint
      public let zDistance: CGFloat
      public let altitude: Angle
      public let azimuth: Angle
      public let roll: Angle
    }

    public struct SpatialEventCollection: Collection {
      public struct Event: Identifiable, Hashable, Sendable {
        public struct ID: Hashable, Sendable {}
        public enum Kind: Hashable, Sendable {
          case touch
          case directPinch
          case indirectPinch
          case pointer
        }
        public enum Phase: Hashable, Sendable {
          case active
          case ended
          case cancelled
        }
        public let id: ID
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
      }
      @primitive public var startIndex: Int { get }
      @primitive public var endIndex: Int { get }
      @primitive public subscript(index: Int) -> Event { get }
      @primitive public subscript(id: Event.ID) -> Event? { get }
      @primitive public func index(after index: Int) -> Int
    }

    public struct SpatialEventGesture: Gesture {
      public typealias Value = SpatialEventCollection
      public typealias Body = Never
      public init(
        coordinateSpace: any CoordinateSpaceProtocol = .local,
        action: @escaping (SpatialEventCollection) -> Void
      ) {}
      public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}
    }
    """#
}
