extension InterfaceText {
  /// The texts of the module `WatchKit`: the watch that runs the program, and the callbacks of its app.
  static let watchKit: [(name: String, text: String)] = [("Device", watchKitDevice)]

  private static let watchKitDevice = #"""
    import Foundation
    import SwiftUI

    public enum WKHapticType: Int, Sendable {
      case notification, directionUp, directionDown, success, failure, retry, start, stop, click, navigationGenericManeuver,
        navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt, underwaterDepthCriticalPrompt
    }
    public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
    public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
    public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
    public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

    @MainActor
    open class WKInterfaceDevice: NSObject {
      private static let device = WKInterfaceDevice()
      public class func current() -> WKInterfaceDevice { device }
      public var screenBounds: CGRect { UIScreen.main.bounds }
      public var screenScale: CGFloat { 2 }
      public var name: String { "Apple Watch" }
      public var model: String { "Apple Watch" }
      public var localizedModel: String { "Apple Watch" }
      public var systemName: String { "watchOS" }
      public var systemVersion: String { "26.0" }
      public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
      public var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
      public var layoutDirection: WKInterfaceLayoutDirection { .leftToRight }
      public var wristLocation: WKInterfaceDeviceWristLocation { .left }
      public var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
      public var waterResistanceRating: WKWaterResistanceRating { .wr50 }
      public var isWaterLockEnabled: Bool { false }
      public var supportsAudioStreaming: Bool { true }
      public var isBatteryMonitoringEnabled = false
      public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
      public var batteryState: WKInterfaceDeviceBatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
      public func play(_ type: WKHapticType) {}
      public func enableWaterLock() {}
    }

    #if os(watchOS)
    /// The volume of the watch or its phone, shown as half.
    @MainActor
    open class WKInterfaceVolumeControl: WKInterfaceObject {
      public enum Origin: Int, Sendable { case local, companion }
      public init(origin: Origin) {}
      public func focus() {}
      public func resignFocus() {}
      public func setTintColor(_ tintColor: UIColor?) {}
    }
    #endif

    public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }
    public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
      case error = -1
      case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
    }
    public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {}

    open class WKExtendedRuntimeSession: NSObject {
      public override init() {}
      public weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
      public private(set) var state = WKExtendedRuntimeSessionState.notStarted
      public var expirationDate: Date? { nil }
      public func start() { state = .running }
      public func start(at date: Date) { state = .scheduled }
      public func invalidate() { state = .invalid }
      public func notifyUser(hapticType: WKHapticType) {}
    }

    open class WKRefreshBackgroundTask: NSObject {
      public func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
    }
    open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
    open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {}
    open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {}
    open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
    """#
}
