extension InterfaceText {
  /// Geometry, coordinate spaces, preferences and anchors.
  static let swiftUIReaders = #"""
    public struct GeometryProxy: Sendable {
      var location: _Location?
      @primitive public var size: CGSize { get }
      @primitive public var safeAreaInsets: EdgeInsets { get }
      @primitive public subscript<T>(anchor: Anchor<T>) -> T { get }
      @_disfavoredOverload
      @primitive public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
      @primitive public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
      @primitive public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
      @primitive public func transform(in coordinateSpace: some CoordinateSpaceProtocol) -> AffineTransform3D?
    }

    public struct AffineTransform3D: Hashable, Sendable {
      public init() {}
    }

    /// A view that takes the proposed size and passes it to its content.
    public struct GeometryReader<Content: View>: View {
      public typealias Body = Never
      public var content: (GeometryProxy) -> Content
      nonisolated public init(@measures("layout") @ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
      }
    }

    public enum CoordinateSpace: Equatable, Hashable {
      case global
      case local
      case named(AnyHashable)
      public var isGlobal: Bool { self == .global }
      public var isLocal: Bool { self == .local }
    }

    public protocol CoordinateSpaceProtocol {
      var coordinateSpace: CoordinateSpace { get }
    }

    public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
      var name: AnyHashable
      public var coordinateSpace: CoordinateSpace { .named(name) }
    }

    public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
      public init() {}
      public var coordinateSpace: CoordinateSpace { .global }
    }

    public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
      public init() {}
      public var coordinateSpace: CoordinateSpace { .local }
    }

    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
      public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
      }
      /// The coordinate space of the nearest scroll view.
      public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "SwiftUI.scrollView") }
      public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: "SwiftUI.scrollView.\(axis)")
      }
    }

    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
      public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
    }

    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
      public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
    }

    /// A position in a view that another view can convert into its own coordinates.
    public struct Anchor<Value> {
      var source: Source
      var location: _Location?
      public struct Source {
        enum Kind {
          case rect(CGRect)
          case bounds
          case point(CGPoint)
          case unitPoint(UnitPoint)
          case several([Any])
        }
        var kind: Kind
      }
    }

    extension Anchor: Sendable where Value: Sendable {}
    extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

    extension Anchor: Equatable where Value: Equatable {
      @primitive public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool
    }

    extension Anchor: Hashable where Value: Hashable {
      @primitive public func hash(into hasher: inout Hasher)
    }

    extension Anchor.Source where Value == CGRect {
      public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .rect(rect)) }
      public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .bounds) }
    }

    extension Anchor.Source where Value == CGPoint {
      public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(kind: .point(point))
      }
      public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(kind: .unitPoint(point))
      }
      public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
      public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
      public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
      public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
      public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
      public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
      public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
      public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
      public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    }

    extension Anchor.Source {
      public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(kind: .several(array))
      }
      public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(kind: .several(anchor.map { [$0] } ?? []))
      }
    }

    public protocol PreferenceKey {
      associatedtype Value
      static var defaultValue: Value { get }
      static func reduce(value: inout Value, nextValue: () -> Value)
      static var _includesRemovedValues: Bool { get }
      static var _isReadableByHost: Bool { get }
    }

    extension PreferenceKey {
      public static var _includesRemovedValues: Bool { false }
      public static var _isReadableByHost: Bool { false }
    }

    extension PreferenceKey where Value: ExpressibleByNilLiteral {
      public static var defaultValue: Value { nil }
    }

    public struct _PreferenceValue<Key: PreferenceKey> {
      @primitive var value: Key.Value { get }
    }
    """#
}
