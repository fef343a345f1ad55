extension InterfaceText {
  /// Map content (iOS 17 and later), and its builder.
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
      public init() {}
    }

    public struct Marker<Label: View>: MapContent {
      public typealias Body = Never
      var items: [_MapItem]
      nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        items = [_MapItem(kind: .marker, coordinates: [coordinate], label: AnyView(label()))]
      }
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
        self.init(coordinate: coordinate, shown: SwiftUI.Label(titleKey, systemImage: systemImage))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
      ) {
        self.init(coordinate: coordinate, shown: SwiftUI.Label(title, systemImage: systemImage))
      }
    }

    extension Marker where Label == SwiftUI.Label<Text, Image> {
      nonisolated init(coordinate: CLLocationCoordinate2D, shown label: SwiftUI.Label<Text, Image>) {
        self.init(coordinate: coordinate) { label }
        items[0].content = AnyView(label.labelStyle(.iconOnly))
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, shown: SwiftUI.Label(titleKey, image: image))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, image: image) }
      }
    }

    extension Marker where Label == _MapItemMarkerContent {
      nonisolated public init(item: MKMapItem) { items = [] }
    }

    /// The label of a map item; the name of SwiftUI's view is not established.
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
      var items: [_MapItem]
      nonisolated public init(
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        items = [
          _MapItem(
            kind: .annotation,
            coordinates: [coordinate],
            label: AnyView(label()),
            content: AnyView(content()),
            anchor: anchor
          )
        ]
      }
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
      var items: [_MapItem]
      nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        items = [_MapItem(kind: .circle, coordinates: [center], radius: radius)]
      }
    }

    public struct MapPolyline: MapContent {
      public typealias Body = Never
      var items: [_MapItem]
      nonisolated public init(coordinates: [CLLocationCoordinate2D]) {
        items = [_MapItem(kind: .line, coordinates: coordinates)]
      }
      nonisolated public init(_ polyline: MKPolyline) { items = [] }
      nonisolated public init(_ route: MKRoute) { items = [] }
    }

    public struct MapPolygon: MapContent {
      public typealias Body = Never
      var items: [_MapItem]
      nonisolated public init(coordinates: [CLLocationCoordinate2D]) {
        items = [_MapItem(kind: .polygon, coordinates: coordinates)]
      }
    }

    extension ForEach: MapContent where Content: MapContent {}

    extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
      @_disfavoredOverload
      nonisolated public init(
        _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(data: data, identifier: .identifiable { $0.id }, content: content)
      }
    }

    extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
      @_disfavoredOverload
      nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identifier: .offset, content: content)
      }
    }

    extension ForEach where Content: MapContent {
      @_disfavoredOverload
      nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(data: data, identifier: .keyPath(id), content: content)
      }
    }

    @resultBuilder
    public struct MapContentBuilder {
      public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
      public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
      public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
      public static func buildBlock<C0: MapContent, C1: MapContent, each C: MapContent>(
        _ c0: C0, _ c1: C1, _ content: repeat each C
      ) -> some MapContent {
        var items = _mapItems(of: c0) + _mapItems(of: c1)
        for content in repeat each content { items += _mapItems(of: content) }
        return _MapContents(items: items)
      }
      public static func buildIf<Content: MapContent>(_ content: Content?) -> some MapContent {
        _MapContents(items: content.map { _mapItems(of: $0) } ?? [])
      }
      public static func buildEither<T: MapContent, F: MapContent>(first: T) -> _ConditionalMapContent<T, F> {
        _ConditionalMapContent(items: _mapItems(of: first))
      }
      public static func buildEither<T: MapContent, F: MapContent>(second: F) -> _ConditionalMapContent<T, F> {
        _ConditionalMapContent(items: _mapItems(of: second))
      }
      public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent {
        _MapContents(items: _mapItems(of: content))
      }
    }

    @hole
    struct _MapContents: MapContent {
      typealias Body = Never
      var items: [_MapItem]
    }

    @hole
    public struct _ConditionalMapContent<T: MapContent, F: MapContent>: MapContent {
      public typealias Body = Never
      var items: [_MapItem]
    }

    extension MapContent {
      nonisolated func changed(_ change: (inout _MapItem) -> Void) -> _MapContents {
        var items = _mapItems(of: self)
        for index in items.indices { change(&items[index]) }
        return _MapContents(items: items)
      }
      nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        changed { $0.tint = $0.tint ?? AnyShapeStyle(tint) }
      }
      nonisolated public func tint(_ tint: Color?) -> some MapContent {
        changed { $0.tint = $0.tint ?? tint.map { AnyShapeStyle($0) } }
      }
      nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { _ in } }
      nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        changed { ($0.stroke, $0.style) = (AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)) }
      }
      nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { ($0.stroke, $0.style) = (AnyShapeStyle(content), style) }
      }
      nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { $0.fill = $0.fill ?? AnyShapeStyle(style) }
      }
      nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        changed { $0.style = StrokeStyle(lineWidth: lineWidth) }
      }
      nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent { changed { $0.style = style } }
      nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
      nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { $0.hidesTitle = visibility == .hidden }
      }
      nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }
    }

    public enum MKOverlayLevel: Int, Sendable {
      case aboveRoads
      case aboveLabels
    }
    """#
}
