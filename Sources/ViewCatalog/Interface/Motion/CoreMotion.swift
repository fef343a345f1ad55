extension InterfaceText {
  /// The texts of the module `CoreMotion`: a device at rest without sensors.
  static let coreMotion: [(name: String, text: String)] = [("Motion", coreMotionMotion)]

  private static let coreMotionMotion = #"""
    import Foundation

    public struct CMAcceleration: Sendable {
      public var x = 0.0, y = 0.0, z = 0.0
      public init() {}
      public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
      }
    }
    public struct CMRotationRate: Sendable {
      public var x = 0.0, y = 0.0, z = 0.0
      public init() {}
    }
    open class CMLogItem: NSObject, @unchecked Sendable { public var timestamp: TimeInterval { 0 } }
    open class CMAccelerometerData: CMLogItem, @unchecked Sendable { public var acceleration: CMAcceleration { CMAcceleration() } }
    open class CMGyroData: CMLogItem, @unchecked Sendable { public var rotationRate: CMRotationRate { CMRotationRate() } }
    open class CMAttitude: NSObject, @unchecked Sendable {
      public var roll: Double { 0 }
      public var pitch: Double { 0 }
      public var yaw: Double { 0 }
    }
    open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
      public let attitude = CMAttitude()
      public var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
      public var userAcceleration: CMAcceleration { CMAcceleration() }
      public var rotationRate: CMRotationRate { CMRotationRate() }
      public var heading: Double { -1 }
    }

    @costly
    @busy("start")
    open class CMMotionManager: NSObject {
      public override init() {}
      public var deviceMotionUpdateInterval: TimeInterval = 0.01
      public var accelerometerUpdateInterval: TimeInterval = 0.01
      public var gyroUpdateInterval: TimeInterval = 0.01
      public var magnetometerUpdateInterval: TimeInterval = 0.01
      public var isDeviceMotionAvailable: Bool { false }
      public var isAccelerometerAvailable: Bool { false }
      public var isGyroAvailable: Bool { false }
      public var isMagnetometerAvailable: Bool { false }
      public private(set) var isDeviceMotionActive = false
      public private(set) var isAccelerometerActive = false
      public private(set) var isGyroActive = false
      public var deviceMotion: CMDeviceMotion? { nil }
      public var accelerometerData: CMAccelerometerData? { nil }
      public var gyroData: CMGyroData? { nil }
      public func startDeviceMotionUpdates() {}
      public func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
      ) {}
      public func startAccelerometerUpdates() {}
      public func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
      ) {}
      public func startGyroUpdates() {}
      public func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
      ) {}
      public func stopDeviceMotionUpdates() {}
      public func stopAccelerometerUpdates() {}
      public func stopGyroUpdates() {}
    }

    public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
    open class CMPedometerData: NSObject, @unchecked Sendable {
      public var numberOfSteps: NSNumber { 0 }
      public var distance: NSNumber? { nil }
      public var floorsAscended: NSNumber? { nil }
      public var startDate: Date { Date.now }
      public var endDate: Date { Date.now }
    }
    open class CMPedometer: NSObject {
      public override init() {}
      public class func isStepCountingAvailable() -> Bool { false }
      public class func isDistanceAvailable() -> Bool { false }
      public class func isFloorCountingAvailable() -> Bool { false }
      public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
      public func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
      public func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
      ) {}
      public func stopUpdates() {}
    }
    open class CMMotionActivity: CMLogItem, @unchecked Sendable {
      public var stationary: Bool { true }
      public var walking: Bool { false }
      public var running: Bool { false }
      public var automotive: Bool { false }
      public var cycling: Bool { false }
    }
    open class CMMotionActivityManager: NSObject {
      public override init() {}
      public class func isActivityAvailable() -> Bool { false }
      public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
      public func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
      public func stopActivityUpdates() {}
    }
    open class CMAltimeter: NSObject {
      public override init() {}
      public class func isRelativeAltitudeAvailable() -> Bool { false }
      public func stopRelativeAltitudeUpdates() {}
    }
    """#
}
