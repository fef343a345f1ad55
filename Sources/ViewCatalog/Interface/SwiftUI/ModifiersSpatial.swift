extension InterfaceText {
  /// Depth, ornaments and glass in windows and volumes of visionOS.
  static let swiftUIModifiersSpatial = #"""
    #if os(visionOS)
    nonisolated extension View {
      public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        modifier(_GlassBackground(shape: RoundedRectangle(cornerRadius: 46), displayMode: displayMode))
      }
      public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S,
        displayMode: GlassBackgroundDisplayMode = .always
      ) -> some View {
        modifier(_GlassBackground(shape: shape, displayMode: displayMode))
      }
      public func ornament<Content: View>(
        visibility: Visibility = .automatic,
        attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment = .center,
        @ViewBuilder ornament: () -> Content
      ) -> some View {
        modifier(_OrnamentWriter(anchor: attachmentAnchor, ornament: visibility == .hidden ? nil : ornament()))
      }
      public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
        modifier(_DepthFrame(alignment: alignment))
      }
      public func frame(
        minDepth: CGFloat? = nil,
        idealDepth: CGFloat? = nil,
        maxDepth: CGFloat? = nil,
        alignment: DepthAlignment = .center
      ) -> some View {
        modifier(_DepthFrame(alignment: alignment))
      }
      public func padding3D(_ length: CGFloat? = nil) -> some View {
        modifier(_DepthPadding(length: length))
      }
      public func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_DepthPadding(length: length))
      }
      public func offset(z: CGFloat) -> some View {
        modifier(_DepthOffset(z: z))
      }
      public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View {
        modifier(_SpaceOption())
      }
      public func supportedVolumeViewpoints(_ viewpoints: SquareAzimuth.Set) -> some View {
        modifier(_SpaceOption())
      }
      public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
        modifier(_SpaceOption())
      }
      public func immersiveEnvironmentPicker<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_EnvironmentPickerWriter(content: content()))
      }
    }

    @hole
    struct _GlassBackground<S: InsettableShape>: ViewModifier {
      typealias Body = Never
      var shape: S
      var displayMode: GlassBackgroundDisplayMode
    }

    @hole
    struct _OrnamentWriter<Content: View>: ViewModifier {
      typealias Body = Never
      var anchor: OrnamentAttachmentAnchor
      var ornament: Content?
    }

    @shows("nothing")
    @hole
    struct _DepthFrame: ViewModifier {
      typealias Body = Never
      var alignment: DepthAlignment
    }

    @shows("nothing")
    @hole
    struct _DepthPadding: ViewModifier {
      typealias Body = Never
      var length: CGFloat?
    }

    @shows("nothing")
    @hole
    struct _DepthOffset: ViewModifier {
      typealias Body = Never
      var z: CGFloat
    }

    @shows("nothing")
    @hole
    struct _SpaceOption: ViewModifier {
      typealias Body = Never
    }

    @shows("nothing")
    @hole
    struct _EnvironmentPickerWriter<Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
    }

    public enum GlassBackgroundDisplayMode: Sendable {
      case always
      case implicit
      case never
    }

    public struct OrnamentAttachmentAnchor: Sendable {
      var point: UnitPoint3D
      public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
        OrnamentAttachmentAnchor(point: UnitPoint3D(x: anchor.x, y: anchor.y, z: 0))
      }
      @_disfavoredOverload
      public static func scene(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor {
        OrnamentAttachmentAnchor(point: anchor)
      }
      public static func parent(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor {
        OrnamentAttachmentAnchor(point: anchor)
      }
    }

    public struct DepthAlignment: Equatable, Sendable {
      var name: String
      public static let front = DepthAlignment(name: "front")
      public static let center = DepthAlignment(name: "center")
      public static let back = DepthAlignment(name: "back")
    }

    public enum Edge3D: Int8, CaseIterable, Sendable {
      case top
      case leading
      case bottom
      case trailing
      case front
      case back

      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
          self.rawValue = rawValue
        }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let front = Set(rawValue: 16)
        public static let back = Set(rawValue: 32)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let depth: Set = [.front, .back]
        public static let all: Set = [.horizontal, .vertical, .depth]
      }
    }

    public enum SquareAzimuth: CaseIterable, Sendable {
      case front
      case left
      case right
      case back

      public struct Set: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) {
          self.rawValue = rawValue
        }
        public static let front = Set(rawValue: 1)
        public static let left = Set(rawValue: 2)
        public static let right = Set(rawValue: 4)
        public static let back = Set(rawValue: 8)
        public static let all: Set = [.front, .left, .right, .back]
      }
    }

    public struct SurroundingsEffect: Equatable, Sendable {
      var name: String
      public static let systemDark = SurroundingsEffect(name: "systemDark")
      public static let dark = SurroundingsEffect(name: "dark")
      public static let semiDark = SurroundingsEffect(name: "semiDark")
      public static let ultraDark = SurroundingsEffect(name: "ultraDark")
      public static func colorMultiply(_ color: Color) -> SurroundingsEffect {
        SurroundingsEffect(name: "colorMultiply")
      }
    }

    public struct GeometryReader3D<Content: View>: View {
      public typealias Body = Never
      var content: (GeometryProxy3D) -> Content
      nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) {
        self.content = content
      }
    }

    public struct GeometryProxy3D: Sendable {
      @primitive public var size: Size3D { get }
      @primitive public var safeAreaInsets: EdgeInsets3D { get }
    }

    public struct Size3D: Hashable, Sendable {
      public var width: Double
      public var height: Double
      public var depth: Double
      public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
        self.width = width
        self.height = height
        self.depth = depth
      }
    }

    public struct EdgeInsets3D: Equatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public var front: CGFloat
      public var back: CGFloat
    }
    #endif

    #if os(watchOS)
    nonisolated extension View {
      public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        modifier(_HandGestureWriter(isEnabled: isEnabled))
      }
    }

    @shows("nothing")
    @hole
    struct _HandGestureWriter: ViewModifier {
      typealias Body = Never
      var isEnabled: Bool
    }

    public struct HandGestureShortcut: Hashable, Sendable {
      var name: String
      public static let primaryAction = HandGestureShortcut(name: "primaryAction")
    }
    #endif
    """#
}
