extension InterfaceText {
  /// The styles, controls and readers of maps; the own types of the modifiers are not established.
  static let mapKitModifiers = #"""
    import CoreLocation
    import Foundation
    import SwiftUI

    public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
      public static let airport = MKPointOfInterestCategory(rawValue: "airport")
      public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
      public static let beach = MKPointOfInterestCategory(rawValue: "beach")
      public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
      public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
      public static let museum = MKPointOfInterestCategory(rawValue: "museum")
      public static let park = MKPointOfInterestCategory(rawValue: "park")
      public static let parking = MKPointOfInterestCategory(rawValue: "parking")
      public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
      public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
      public static let store = MKPointOfInterestCategory(rawValue: "store")
    }

    public struct PointOfInterestCategories: Hashable, Sendable {
      init() {}
      public static var all: PointOfInterestCategories { PointOfInterestCategories() }
      public static var excludingAll: PointOfInterestCategories { PointOfInterestCategories() }
      public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories()
      }
      public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories()
      }
    }

    public struct MapStyle: Sendable {
      public struct Elevation: Hashable, Sendable {
        init() {}
        public static var automatic: Elevation { Elevation() }
        public static var flat: Elevation { Elevation() }
        public static var realistic: Elevation { Elevation() }
      }
      public struct StandardEmphasis: Hashable, Sendable {
        init() {}
        public static var automatic: StandardEmphasis { StandardEmphasis() }
        public static var muted: StandardEmphasis { StandardEmphasis() }
      }
      init() {}
      public static var standard: MapStyle { MapStyle() }
      public static var imagery: MapStyle { MapStyle() }
      public static var hybrid: MapStyle { MapStyle() }
      public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
      ) -> MapStyle { MapStyle() }
      public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
      public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
      ) -> MapStyle { MapStyle() }
    }

    public struct MapCompass: View {
      public typealias Body = Never
      nonisolated public init(scope: Namespace.ID? = nil) {}
    }

    public struct MapUserLocationButton: View {
      public typealias Body = Never
      nonisolated public init(scope: Namespace.ID? = nil) {}
    }

    public struct MapPitchToggle: View {
      public typealias Body = Never
      nonisolated public init(scope: Namespace.ID? = nil) {}
    }

    public struct MapScaleView: View {
      public typealias Body = Never
      nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    }

    public struct MapProxy {
      @primitive public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
      @primitive public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint?
    }

    @MainActor
    public struct MapReader<Content: View>: View {
      public typealias Body = Never
      let content: (MapProxy) -> Content
      nonisolated public init(@measures("layout") @ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
      }
    }

    struct _MapReaderLook<Content: View>: View {
      var view: MapReader<Content>
      var body: some View { view.content(MapProxy()) }
    }

    public struct MapCameraUpdateContext: Sendable {
      @primitive public var camera: MapCamera { get }
      @primitive public var region: MKCoordinateRegion { get }
      @primitive public var rect: MKMapRect { get }
    }

    public struct MapCameraUpdateFrequency: Hashable, Sendable {
      init() {}
      public static var continuous: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
      public static var onEnd: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
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
      public func mapScope(_ scope: Namespace.ID) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      @hot("scroll")
      public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
      ) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      @hot("scroll")
      public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
      ) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      public func mapCameraKeyframeAnimator<T: Equatable>(
        trigger: T,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
      ) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
    }

    public struct MapFeature: Hashable {
      @primitive public var title: String? { get }
      @primitive public var coordinate: CLLocationCoordinate2D { get }
      @primitive public var pointOfInterestCategory: MKPointOfInterestCategory? { get }
    }

    public struct MapItemDetailSelectionAccessoryStyle: Sendable {
      init() {}
      public static var automatic: MapItemDetailSelectionAccessoryStyle { MapItemDetailSelectionAccessoryStyle() }
      public static var callout: MapItemDetailSelectionAccessoryStyle { MapItemDetailSelectionAccessoryStyle() }
      public static var caption: MapItemDetailSelectionAccessoryStyle { MapItemDetailSelectionAccessoryStyle() }
      public static var sheet: MapItemDetailSelectionAccessoryStyle { MapItemDetailSelectionAccessoryStyle() }
    }

    extension View {
      public func mapFeatureSelectionDisabled(_ isDisabled: @escaping (MapFeature) -> Bool) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      public func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
      ) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      public func mapFeatureSelectionContent<Content: MapContent>(
        @MapContentBuilder content: @escaping (MapFeature) -> Content
      ) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      @presents("view")
      public func mapItemDetailPopover(
        isPresented: Binding<Bool>,
        item: MKMapItem?,
        displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge
      ) -> some View {
        modifier(_MapModifier(content: EmptyView()))
      }
      @presents("view")
      public func mapItemDetailPopover(
        item: Binding<MKMapItem?>,
        displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge
      ) -> some View {
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
