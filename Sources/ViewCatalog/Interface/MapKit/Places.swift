extension InterfaceText {
  /// Where on the earth something is.
  static let mapKitPlaces = #"""
    import Foundation

    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double

    public struct CLLocationCoordinate2D: Sendable {
      public var latitude: CLLocationDegrees
      public var longitude: CLLocationDegrees
      public init() {
        latitude = 0
        longitude = 0
      }
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }

    open class CLLocation: NSObject, @unchecked Sendable {
      public let coordinate: CLLocationCoordinate2D
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
      @primitive public func distance(from location: CLLocation) -> CLLocationDistance
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
      @primitive public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
    }

    public struct MKMapPoint: Sendable {
      public var x: Double
      public var y: Double
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
      @primitive public init(_ coordinate: CLLocationCoordinate2D)
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
    }

    @MainActor
    open class MKMapItem: NSObject {
      public var name: String?
    }
    """#
}
