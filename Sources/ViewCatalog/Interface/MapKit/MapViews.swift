extension InterfaceText {
  /// `MKMapView` with its annotations and overlays, and `MKLocalSearch`, which finds nothing without a network.
  static let mapKitViews = #"""
    import CoreLocation
    import Foundation
    import SwiftUI

    public enum MKMapType: UInt, Sendable {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }
    public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
    public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

    public protocol MKAnnotation: NSObjectProtocol {
      var coordinate: CLLocationCoordinate2D { get }
      var title: String? { get }
      var subtitle: String? { get }
    }
    extension MKAnnotation {
      public var title: String? { nil }
      public var subtitle: String? { nil }
    }
    open class MKShape: NSObject {
      public override init() {}
      open var title: String?
      open var subtitle: String?
    }
    open class MKPointAnnotation: MKShape, MKAnnotation {
      public override init() {}
      public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        super.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
      }
      open var coordinate = CLLocationCoordinate2D()
    }
    open class MKUserLocation: NSObject, MKAnnotation {
      public override init() {}
      public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
      public var location: CLLocation? { nil }
      public var isUpdating: Bool { false }
      public var title: String?
      public var subtitle: String?
    }
    public protocol MKOverlay: MKAnnotation {}

    #if os(macOS)
      public typealias _MapBase = NSView
    #else
      public typealias _MapBase = UIView
    #endif
    @MainActor
    open class MKAnnotationView: _MapBase {
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
      }
      open var annotation: (any MKAnnotation)?
      public private(set) var reuseIdentifier: String?
      open var image: UIImage?
      open var canShowCallout = false
      open var isDraggable = false
      open var centerOffset = CGPoint.zero
      open var calloutOffset = CGPoint.zero
      open var clusteringIdentifier: String?
      open var leftCalloutAccessoryView: _MapBase?
      open var rightCalloutAccessoryView: _MapBase?
      open var detailCalloutAccessoryView: _MapBase?
    }
    @MainActor
    open class MKMarkerAnnotationView: MKAnnotationView {
      open var markerTintColor: UIColor?
      open var glyphTintColor: UIColor?
      open var glyphText: String?
      open var glyphImage: UIImage?
      open var titleVisibility = MKFeatureVisibility.adaptive
      open var animatesWhenAdded = false
    }
    @MainActor
    open class MKPinAnnotationView: MKAnnotationView {
      open var pinTintColor: UIColor?
      open var animatesDrop = false
    }
    open class MKOverlayRenderer: NSObject {
      public init(overlay: any MKOverlay) {}
    }
    @MainActor
    public protocol MKMapViewDelegate: NSObjectProtocol {}

    struct _MapMark: Identifiable {
      var id: Int
      var coordinate: CLLocationCoordinate2D
    }

    @MainActor
    @follows("properties")
    open class MKMapView: _MapBase {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      @ObservationIgnored open weak var delegate: (any MKMapViewDelegate)?
      open var region = MKCoordinateRegion()
      open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
      }
      /// The distances of the camera between which a person may zoom.
      open class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance
        public init?(
          minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
        ) {
          self.minCenterCoordinateDistance = minCenterCoordinateDistance
          self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
        public init?(minCenterCoordinateDistance: CLLocationDistance) {
          self.minCenterCoordinateDistance = minCenterCoordinateDistance
          maxCenterCoordinateDistance = -1
        }
        public init?(maxCenterCoordinateDistance: CLLocationDistance) {
          minCenterCoordinateDistance = -1
          self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
      }
      @ObservationIgnored open var cameraZoomRange: CameraZoomRange!
      open func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) { cameraZoomRange = range }
      open var mapType = MKMapType.standard
      open var showsUserLocation = false
      open var userTrackingMode = MKUserTrackingMode.none
      open var isZoomEnabled = true
      open var isScrollEnabled = true
      open var isRotateEnabled = true
      open var isPitchEnabled = true
      open var showsCompass = true
      open var showsScale = false
      open var showsTraffic = false
      open var showsBuildings = true
      public let userLocation = MKUserLocation()
      public private(set) var annotations: [any MKAnnotation] = []
      public private(set) var overlays: [any MKOverlay] = []
      open var selectedAnnotations: [any MKAnnotation] = []
      open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
      open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
      open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
      open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
      open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
      open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { ($0 as AnyObject) === (annotation as AnyObject) }
      }
      open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
      }
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        self.annotations += annotations
        if let first = annotations.first { region.center = first.coordinate }
      }
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
      open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
      open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
      open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
      open func removeOverlays(_ overlays: [any MKOverlay]) { self.overlays = [] }
      open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
      open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
      public override var _look: AnyView { AnyView(_MapViewLook(map: self)) }
    }

    struct _MapViewLook: View {
      var map: MKMapView
      var body: some View {
        Map(
          coordinateRegion: Binding(get: { map.region }, set: { map.region = $0 }), annotationItems: marks
        ) { MapMarker(coordinate: $0.coordinate) }
      }
      private var marks: [_MapMark] {
        let (center, span) = (map.region.center, map.region.span)
        var taken: Set<Int> = []
        return map.annotations.enumerated().compactMap { number, annotation in
          let mark = _MapMark(id: number, coordinate: annotation.coordinate)
          guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return mark }
          // Of the marks at nearly the same place the first is shown, and none far outside [approximation].
          let x = ((mark.coordinate.longitude - center.longitude) / span.longitudeDelta * 16).rounded()
          let y = ((mark.coordinate.latitude - center.latitude) / span.latitudeDelta * 16).rounded()
          guard abs(x) <= 32, abs(y) <= 32 else { return nil }
          return taken.insert(Int(x) * 100 + Int(y)).inserted ? mark : nil
        }
      }
    }

    open class MKLocalSearch: NSObject {
      public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
      }
      open class Request: NSObject {
        public override init() {}
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
        public var naturalLanguageQuery: String?
        public var region = MKCoordinateRegion()
        public var resultTypes: ResultType = [.address, .pointOfInterest]
      }
      open class Response: NSObject {
        public let mapItems: [MKMapItem] = []
        public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
      }
      public typealias CompletionHandler = (Response?, (any Error)?) -> Void
      public init(request: Request) {}
      public private(set) var isSearching = false
      public func start() async throws -> Response { throw URLError(.notConnectedToInternet) }
      public func start(completionHandler: @escaping CompletionHandler) {}
      public func cancel() {}
    }
    open class MKLocalSearchCompletion: NSObject {
      public var title: String { "" }
      public var subtitle: String { "" }
    }
    public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {}
    open class MKLocalSearchCompleter: NSObject {
      public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
      }
      public override init() {}
      public weak var delegate: (any MKLocalSearchCompleterDelegate)?
      public var queryFragment = ""
      public var region = MKCoordinateRegion()
      public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
      public var results: [MKLocalSearchCompletion] { [] }
      public var isSearching: Bool { false }
      public func cancel() {}
    }
    """#
}
