extension InterfaceText {
  /// Map regions, and places found in them.
  static let mapKitPlaces = #"""
    import CoreLocation
    import Foundation

    /// Distances in the units of the region, rounded as for people who travel. [approximation]
    open class MKDistanceFormatter: Formatter, @unchecked Sendable {
      public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
      public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
      public override init() {}
      public var locale: Locale! = .current
      public var units = Units.default
      public var unitStyle = DistanceUnitStyle.default
      public func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric =
          switch units {
          case .default: (locale ?? .current).measurementSystem == .metric
          case .metric: true
          case .imperial, .imperialWithYards: false
          }
        if isMetric {
          return distance < 1000
            ? text(distance, 1, "m", "meter") : text(distance / 1000, 0.1, "km", "kilometer")
        }
        let feet = distance / 0.3048
        if feet >= 1000 { return text(distance / 1609.344, 0.1, "mi", "mile") }
        return units == .imperialWithYards ? text(feet / 3, 1, "yd", "yard") : text(feet, 1, "ft", "foot")
      }
      private func text(_ value: Double, _ step: Double, _ symbol: String, _ name: String) -> String {
        let number = (value / step).rounded() * step
        let written = number.formatted(.number.precision(.fractionLength(0...1)))
        guard unitStyle == .full else { return "\(written) \(symbol)" }
        return number == 1 ? "\(written) \(name)" : name == "foot" ? "\(written) feet" : "\(written) \(name)s"
      }
      open override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromDistance: $0) } }
    }

    public struct MKCoordinateSpan: Sendable {
      public var latitudeDelta: CLLocationDegrees
      public var longitudeDelta: CLLocationDegrees
      public init() {
        latitudeDelta = 0
        longitudeDelta = 0
      }
      public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
      }
    }

    public struct MKCoordinateRegion: Sendable {
      public var center: CLLocationCoordinate2D
      public var span: MKCoordinateSpan
      public init() {
        center = CLLocationCoordinate2D()
        span = MKCoordinateSpan()
      }
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
      }
      /// A degree of latitude is 111,319.5 metres, as on a sphere. [approximation]
      public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
      ) {
        let degree = 111_319.5
        let span = MKCoordinateSpan(
          latitudeDelta: latitudinalMeters / degree,
          longitudeDelta: longitudinalMeters / (degree * cos(center.latitude * Double.pi / 180)))
        self.init(center: center, span: span)
      }
    }

    public struct MKMapPoint: Sendable {
      public var x: Double
      public var y: Double
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
      /// The point in Mercator's projection of the world.
      public init(_ coordinate: CLLocationCoordinate2D) {
        let world = 268_435_456.0
        let sine = sin(coordinate.latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
      }
      public var coordinate: CLLocationCoordinate2D {
        let world = 268_435_456.0
        return CLLocationCoordinate2D(
          latitude: 90 - 360 * atan(exp((y / world - 0.5) * 2 * .pi)) / .pi, longitude: x / world * 360 - 180)
      }
      public func distance(to point: MKMapPoint) -> CLLocationDistance {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(
          from: CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude))
      }
    }

    public struct MKMapSize: Sendable {
      public var width: Double
      public var height: Double
      public init(width: Double, height: Double) {
        self.width = width
        self.height = height
      }
    }

    public struct MKMapRect: Sendable {
      public var origin: MKMapPoint
      public var size: MKMapSize
      public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
      }
      public init(x: Double, y: Double, width: Double, height: Double) {
        origin = MKMapPoint(x: x, y: y)
        size = MKMapSize(width: width, height: height)
      }
      public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
      public var width: Double { size.width }
      public var height: Double { size.height }
      public var minX: Double { origin.x }
      public var minY: Double { origin.y }
      public var midX: Double { origin.x + size.width / 2 }
      public var midY: Double { origin.y + size.height / 2 }
      public var maxX: Double { origin.x + size.width }
      public var maxY: Double { origin.y + size.height }
    }

    extension MKCoordinateRegion {
      public init(_ rect: MKMapRect) {
        let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
          center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
          span: MKCoordinateSpan(
            latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
      }
    }

    open class MKPlacemark: CLPlacemark, @unchecked Sendable {
      let _coordinate: CLLocationCoordinate2D
      public init(coordinate: CLLocationCoordinate2D) {
        _coordinate = coordinate
        super.init()
      }
      public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
      }
      public convenience init(placemark: CLPlacemark) { self.init(coordinate: placemark.coordinate) }
      public override var coordinate: CLLocationCoordinate2D { _coordinate }
      public override var location: CLLocation? {
        CLLocation(latitude: _coordinate.latitude, longitude: _coordinate.longitude)
      }
    }

    open class MKMapItem: NSObject, @unchecked Sendable {
      public var name: String?
      public var phoneNumber: String?
      public var url: URL?
      public let placemark: MKPlacemark
      public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
      }
      public var timeZone: TimeZone?
      public var pointOfInterestCategory: MKPointOfInterestCategory?
      public var isCurrentLocation: Bool { false }
      /// The place of the device is not known.
      public static func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
      }
      @discardableResult
      public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
      @discardableResult
      public static func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { true }
    }

    open class MKPolyline: NSObject {}
    open class MKPolygon: NSObject {
      public let coordinates: [CLLocationCoordinate2D]
      public var title: String?
      public var subtitle: String?
      public var pointCount: Int { coordinates.count }
      public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        coordinates = (0..<count).map { coords[$0] }
      }
    }
    open class MKPointOfInterestFilter: NSObject {
      public static let includingAll = MKPointOfInterestFilter()
      public static let excludingAll = MKPointOfInterestFilter()
      override init() {}
      public convenience init(including categories: [MKPointOfInterestCategory]) { self.init() }
      public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init() }
    }
    /// A snapshot needs map data, of which there is none.
    open class MKMapSnapshotter: NSObject {
      open class Options: NSObject {
        public override init() {}
        public var region = MKCoordinateRegion()
        public var size = CGSize(width: 256, height: 256)
        public var scale: CGFloat = 1
        public var showsBuildings = true
        public var pointOfInterestFilter: MKPointOfInterestFilter?
        public var mapType = MKMapType.standard
      }
      open class Snapshot: NSObject {
        public var image: UIImage { UIImage() }
        public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
      }
      public init(options: Options) {}
      public var isLoading: Bool { false }
      public func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, URLError(.notConnectedToInternet))
      }
      public func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
      ) {
        completionHandler(nil, URLError(.notConnectedToInternet))
      }
      public func start() async throws -> Snapshot { throw URLError(.notConnectedToInternet) }
      public func cancel() {}
    }

    open class MKRoute: NSObject {
      @primitive public var name: String { get }
      @primitive public var polyline: MKPolyline { get }
      @primitive public var distance: CLLocationDistance { get }
      @primitive public var expectedTravelTime: TimeInterval { get }
    }
    """#
}
