extension InterfaceText {
  /// The texts of the module `CoreLocation`: geographic locations.
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
    public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
    public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
    public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
    public let kCLDistanceFilterNone: CLLocationDistance = -1
    public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
    public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

    public func CLLocationCoordinate2DMake(
      _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
    ) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
      abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
    }
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
      public let altitude: CLLocationDistance
      public let horizontalAccuracy: CLLocationAccuracy
      public let verticalAccuracy: CLLocationAccuracy
      public let course: CLLocationDirection
      public let speed: CLLocationSpeed
      public let timestamp: Date
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        altitude = 0
        horizontalAccuracy = 0
        verticalAccuracy = -1
        course = -1
        speed = -1
        timestamp = Date.now
      }
      public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
      ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
      }
      /// The distance along a great circle of a sphere with the earth's mean radius [approximation].
      public func distance(from location: CLLocation) -> CLLocationDistance {
        let here = coordinate.latitude * Double.pi / 180
        let there = location.coordinate.latitude * Double.pi / 180
        let turn = (location.coordinate.longitude - coordinate.longitude) * Double.pi / 180
        let height = sin((there - here) / 2)
        let width = sin(turn / 2)
        return 2 * 6_371_009 * asin(min(1, (height * height + cos(here) * cos(there) * width * width).squareRoot()))
      }
    }

    open class CLPlacemark: NSObject, @unchecked Sendable {
      open var location: CLLocation? { nil }
      open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
      public var name: String? { nil }
      public var title: String? { nil }
      public var thoroughfare: String? { nil }
      public var subThoroughfare: String? { nil }
      public var locality: String? { nil }
      public var subLocality: String? { nil }
      public var administrativeArea: String? { nil }
      public var postalCode: String? { nil }
      public var country: String? { nil }
      public var isoCountryCode: String? { nil }
    }

    public enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorizedAlways
      case authorizedWhenInUse
    }

    public enum CLActivityType: Int, Sendable {
      case other = 1
      case automotiveNavigation
      case fitness
      case otherNavigation
      case airborne
    }

    open class CLHeading: NSObject, @unchecked Sendable {
      public var magneticHeading: CLLocationDirection { 0 }
      public var trueHeading: CLLocationDirection { -1 }
      public var headingAccuracy: CLLocationDirection { -1 }
      public var timestamp: Date { Date.now }
    }

    /// A geocoder that finds no place, since there is no network.
    @costly
    open class CLGeocoder: NSObject {
      public override init() {}
      public private(set) var isGeocoding = false
      public func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
      ) {}
      public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
      ) {}
      public func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
      ) {}
      public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
      public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
        -> [CLPlacemark]
      {
        []
      }
      public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
      public func cancelGeocode() {}
    }

    public enum CLAccuracyAuthorization: Int, Sendable {
      case fullAccuracy
      case reducedAccuracy
    }

    public protocol CLLocationManagerDelegate: AnyObject {}

    @loses("what it was asked to follow")
    @busy("start request")
    open class CLLocationManager: NSObject {
      public override init() {}
      public weak var delegate: (any CLLocationManagerDelegate)?
      public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
      public var distanceFilter: CLLocationDistance = 0
      public var activityType = CLActivityType.other
      public var allowsBackgroundLocationUpdates = false
      public var pausesLocationUpdatesAutomatically = true
      public var showsBackgroundLocationIndicator = false
      public var headingFilter: CLLocationDegrees = 1
      /// `nil`: authorization has not been requested, and there is no user to grant it.
      public var location: CLLocation? { nil }
      public var heading: CLHeading? { nil }
      public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
      public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
      public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
      public func requestWhenInUseAuthorization() {}
      public func requestAlwaysAuthorization() {}
      public func requestLocation() {}
      public func startUpdatingLocation() {}
      public func stopUpdatingLocation() {}
      public func startUpdatingHeading() {}
      public func stopUpdatingHeading() {}
      public func startMonitoringSignificantLocationChanges() {}
      public func stopMonitoringSignificantLocationChanges() {}
      public class func locationServicesEnabled() -> Bool { true }
      public class func headingAvailable() -> Bool { false }
      public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    }
    """#
}
