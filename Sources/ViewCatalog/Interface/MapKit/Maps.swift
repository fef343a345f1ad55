extension InterfaceText {
  /// `Map`, in its original form and that of iOS 17.
  static let mapKitMaps = #"""
    import CoreLocation
    import Foundation
    import SwiftUI

    public struct MapInteractionModes: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let pan = MapInteractionModes(rawValue: 1)
      public static let zoom = MapInteractionModes(rawValue: 2)
      public static let rotate = MapInteractionModes(rawValue: 4)
      public static let pitch = MapInteractionModes(rawValue: 8)
      public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
    }

    public enum MapUserTrackingMode: Hashable, Sendable {
      case none
      case follow
    }

    public struct MapCameraBounds: Sendable {
      public init(
        minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
      public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    }

    public struct MapCamera: Equatable, Hashable, Sendable {
      public var centerCoordinate: CLLocationCoordinate2D
      public var distance: Double
      public var heading: Double
      public var pitch: Double
      public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
      ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
      }
      public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
        lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
          && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude
          && lhs.distance == rhs.distance && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
      }
      public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
      }
    }

    public struct MapCameraPosition: Equatable, Sendable {
      /// The visible region; `nil` for the region around the content.
      var shown: MKCoordinateRegion?
      var isCamera = false
      public private(set) var followsUserLocation = false
      public private(set) var followsUserHeading = false
      public var positionedByUser: Bool { false }
      init(shown: MKCoordinateRegion? = nil, isCamera: Bool = false) {
        self.shown = shown
        self.isCamera = isCamera
      }
      public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
        let (left, right) = (lhs.shown, rhs.shown)
        return lhs.isCamera == rhs.isCamera && left?.center.latitude == right?.center.latitude
          && left?.center.longitude == right?.center.longitude
          && left?.span.latitudeDelta == right?.span.latitudeDelta
          && left?.span.longitudeDelta == right?.span.longitudeDelta
      }
      public static var automatic: MapCameraPosition { MapCameraPosition() }
      public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(shown: region) }
      public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition() }
      /// A region that is as long and wide as the camera's distance. [approximation]
      public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(
          shown: MKCoordinateRegion(
            center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance),
          isCamera: true)
      }
      public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition()
      }
      public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
      ) -> MapCameraPosition {
        var result = fallback
        result.followsUserLocation = true
        result.followsUserHeading = followsHeading
        return result
      }
      public var region: MKCoordinateRegion? { isCamera ? nil : shown }
      @primitive public var camera: MapCamera? { get }
    }

    @owns("platform view")
    @MainActor
    @expands
    public struct Map<Content: View>: View {
      public typealias Body = Never
      var items: [_MapItem]
      var region: Binding<MKCoordinateRegion>?
      var position: Binding<MapCameraPosition>?
      var initial: MapCameraPosition?
      nonisolated init(
        content: Content.Type,
        items: [_MapItem] = [],
        region: Binding<MKCoordinateRegion>? = nil,
        position: Binding<MapCameraPosition>? = nil,
        initial: MapCameraPosition? = nil
      ) {
        self.items = items
        self.region = region
        self.position = position
        self.initial = initial
      }
    }

    // MARK: iOS 14

    public struct _DefaultMapContent: View {
      public typealias Body = Never
    }

    @repeating
    public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
      public typealias Body = Never
    }

    public protocol MapAnnotationProtocol {}

    public struct MapPin: MapAnnotationProtocol {
      var items: [_MapItem]
      public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        items = [_MapItem(kind: .marker, coordinates: [coordinate], tint: tint.map { AnyShapeStyle($0) })]
      }
    }

    public struct MapMarker: MapAnnotationProtocol {
      var items: [_MapItem]
      public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        items = [_MapItem(kind: .marker, coordinates: [coordinate], tint: tint.map { AnyShapeStyle($0) })]
      }
    }

    public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
      var items: [_MapItem]
      public init(
        coordinate: CLLocationCoordinate2D,
        anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
      ) {
        items = [
          _MapItem(
            kind: .annotation,
            coordinates: [coordinate],
            content: AnyView(content()),
            anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
          )
        ]
      }
    }

    extension Map {
      nonisolated public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
      ) where Content == _DefaultMapContent {
        self.init(content: _DefaultMapContent.self, region: coordinateRegion)
      }
      nonisolated public init(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
      ) where Content == _DefaultMapContent {
        self.init(content: _DefaultMapContent.self)
      }
      nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
      ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(content: _DefaultAnnotatedMapContent<Items>.self, items: annotationItems.flatMap { _mapItems(of: annotationContent($0)) }, region: coordinateRegion)
      }
      nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
      ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(content: _DefaultAnnotatedMapContent<Items>.self, items: annotationItems.flatMap { _mapItems(of: annotationContent($0)) })
      }
    }

    // MARK: iOS 17

    public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
      public typealias Body = Never
    }

    extension Map {
      nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
      ) where Content == MapContentView<Never, C> {
        self.init(content: MapContentView<Never, C>.self, items: _mapItems(of: content()), position: position)
      }
      nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
      ) where Content == MapContentView<Never, C> {
        self.init(content: MapContentView<Never, C>.self, items: _mapItems(of: content()), initial: initialPosition)
      }
      nonisolated public init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
      ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(content: MapContentView<Never, EmptyMapContent>.self, position: position)
      }
      nonisolated public init(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
      ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(content: MapContentView<Never, EmptyMapContent>.self, initial: initialPosition)
      }
      nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
      ) where Content == MapContentView<SelectedValue, C> {
        self.init(content: MapContentView<SelectedValue, C>.self, items: _mapItems(of: content()), position: position)
      }
      nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
      ) where Content == MapContentView<SelectedValue, C> {
        self.init(content: MapContentView<SelectedValue, C>.self, items: _mapItems(of: content()), initial: initialPosition)
      }
    }
    """#
}
