extension InterfaceText {
  /// The texts of the module `CoreLocation`: where on the earth something is.
  static let coreLocation: [(name: String, text: String)] = [
    ("Locations", coreLocationLocations)
  ]

  private static let coreLocationLocations = #"""
    import Foundation

    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double
    public typealias CLLocationSpeed = Double
    public typealias CLLocationDirection = Double

    public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
    public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
    public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

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
      @primitive public var altitude: CLLocationDistance { get }
      @primitive public var horizontalAccuracy: CLLocationAccuracy { get }
      @primitive public var verticalAccuracy: CLLocationAccuracy { get }
      @primitive public var course: CLLocationDirection { get }
      @primitive public var speed: CLLocationSpeed { get }
      @primitive public var timestamp: Date { get }
      @primitive public func distance(from location: CLLocation) -> CLLocationDistance
    }

    open class CLPlacemark: NSObject, @unchecked Sendable {
      @primitive public var location: CLLocation? { get }
      @primitive public var coordinate: CLLocationCoordinate2D { get }
      @primitive public var name: String? { get }
      @primitive public var title: String? { get }
      @primitive public var thoroughfare: String? { get }
      @primitive public var locality: String? { get }
      @primitive public var administrativeArea: String? { get }
      @primitive public var postalCode: String? { get }
      @primitive public var country: String? { get }
    }

    public enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorizedAlways
      case authorizedWhenInUse
    }

    public enum CLAccuracyAuthorization: Int, Sendable {
      case fullAccuracy
      case reducedAccuracy
    }

    public protocol CLLocationManagerDelegate: AnyObject {}

    @loses("what it was asked to follow")
    open class CLLocationManager: NSObject {
      public override init() {}
      public weak var delegate: (any CLLocationManagerDelegate)?
      public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
      public var distanceFilter: CLLocationDistance = 0
      @primitive public var location: CLLocation? { get }
      @primitive public var authorizationStatus: CLAuthorizationStatus { get }
      @primitive public var accuracyAuthorization: CLAccuracyAuthorization { get }
      @primitive public func requestWhenInUseAuthorization()
      @primitive public func requestAlwaysAuthorization()
      @primitive public func requestLocation()
      @primitive public func startUpdatingLocation()
      @primitive public func stopUpdatingLocation()
      @primitive public static func locationServicesEnabled() -> Bool
    }
    """#
}
