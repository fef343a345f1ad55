extension InterfaceText {
  /// What is on a map from iOS 17, and its builder.
  static let mapKitContent = #"""
    import CoreLocation
    import Foundation
    import SwiftUI

    @MainActor @preconcurrency
    public protocol MapContent {
      associatedtype Body: MapContent
      @MapContentBuilder var body: Body { get }
    }

    extension MapContent where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: MapContent {}

    public struct EmptyMapContent: MapContent {
      public typealias Body = Never
    }

    public struct Marker<Label: View>: MapContent {
      public typealias Body = Never
      nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
    }

    extension Marker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(title) }
      }
    }

    extension Marker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
      ) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
      ) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, systemImage: systemImage) }
      }
    }

    extension Marker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, image: image) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, image: image) }
      }
    }

    extension Marker where Label == _MapItemMarkerContent {
      @primitive nonisolated public init(item: MKMapItem)
    }

    /// How the name of a place is shown is not known by name.
    @hole
    public struct _MapItemMarkerContent: View {
      public typealias Body = Never
    }

    public struct DefaultUserAnnotationContent: View {
      public typealias Body = Never
    }

    public struct UserLocation {
      public let location: CLLocation?
      public let heading: Double?
    }

    public struct UserAnnotation<Content: View>: MapContent {
      public typealias Body = Never
      nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}
      nonisolated public init(
        anchor: UnitPoint = .center, @ViewBuilder content: @escaping (_ location: UserLocation) -> Content
      ) {}
    }

    extension UserAnnotation where Content == DefaultUserAnnotationContent {
      nonisolated public init() {}
    }

    public struct Annotation<Label: View, Content: View>: MapContent {
      public typealias Body = Never
      nonisolated public init(
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {}
    }

    extension Annotation where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
      ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
      ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
      }
    }

    public struct MapCircle: MapContent {
      public typealias Body = Never
      nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    }

    public struct MapPolyline: MapContent {
      public typealias Body = Never
      nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
      nonisolated public init(_ polyline: MKPolyline) {}
      nonisolated public init(_ route: MKRoute) {}
    }

    public struct MapPolygon: MapContent {
      public typealias Body = Never
      nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
    }

    extension ForEach: MapContent where Content: MapContent {}

    extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
      @_disfavoredOverload
      @primitive nonisolated public init(
        _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    }

    extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
      @_disfavoredOverload
      @primitive nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
    }

    extension ForEach where Content: MapContent {
      @_disfavoredOverload
      @primitive nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    }

    @resultBuilder
    public struct MapContentBuilder {
      public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
      public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
      public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
      public static func buildBlock<C0: MapContent, C1: MapContent, each C: MapContent>(
        _ c0: C0, _ c1: C1, _ content: repeat each C
      ) -> some MapContent {
        _MapContents()
      }
      public static func buildIf<Content: MapContent>(_ content: Content?) -> some MapContent { _MapContents() }
      public static func buildEither<T: MapContent, F: MapContent>(first: T) -> _ConditionalMapContent<T, F> {
        _ConditionalMapContent()
      }
      public static func buildEither<T: MapContent, F: MapContent>(second: F) -> _ConditionalMapContent<T, F> {
        _ConditionalMapContent()
      }
      public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent {
        _MapContents()
      }
    }

    @hole
    struct _MapContents: MapContent {
      typealias Body = Never
    }

    @hole
    public struct _ConditionalMapContent<T: MapContent, F: MapContent>: MapContent {
      public typealias Body = Never
    }

    extension MapContent {
      nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { _MapContents() }
      nonisolated public func tint(_ tint: Color?) -> some MapContent { _MapContents() }
      nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { _MapContents() }
      nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        _MapContents()
      }
      nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        _MapContents()
      }
      nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { _MapContents() }
      nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent { _MapContents() }
      nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent { _MapContents() }
      nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { _MapContents() }
      nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapContents() }
      nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _MapContents() }
    }

    public enum MKOverlayLevel: Int, Sendable {
      case aboveRoads
      case aboveLabels
    }
    """#
}
