extension InterfaceText {
  /// What is on a map from iOS 17, its builder, and the modifiers of maps.
  static let mapKitContent = #"""
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
    }

    public struct MapPolygon: MapContent {
      public typealias Body = Never
      nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
    }

    extension ForEach: MapContent where Content: MapContent {}

    extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
      @primitive nonisolated public init(
        _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    }

    extension ForEach where Content: MapContent {
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
      nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapContents() }
      nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _MapContents() }
    }

    public struct MapStyle: Sendable {
      init() {}
      public static var standard: MapStyle { MapStyle() }
      public static var imagery: MapStyle { MapStyle() }
      public static var hybrid: MapStyle { MapStyle() }
    }

    extension View {
      public func mapStyle(_ style: MapStyle) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(_MapModifier(content: content()))
      }
      public func mapControlVisibility(_ visibility: Visibility) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
    }

    @hole
    struct _MapModifier<Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
    }
    """#
}
