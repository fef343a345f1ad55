extension InterfaceText {
  /// UIKit's device, its feedback generators and the pasteboard.
  static let swiftUIDeviceOfUIKit = #"""
    @MainActor
    public class UIDevice: NSObject {
      @ambient("size") public static let current = UIDevice()
      public var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
      public var model: String { name }
      public var localizedModel: String { name }
      public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
      public var systemVersion: String { "26.0" }
      @constant("device")
      @primitive public var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
      public var orientation: UIDeviceOrientation { .portrait }
      public var isBatteryMonitoringEnabled = false
      public var isMultitaskingSupported: Bool { true }
      public enum BatteryState: Int, Sendable {
        case unknown
        case unplugged
        case charging
        case full
      }
      public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
      public var isGeneratingDeviceOrientationNotifications = false
      public func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
      }
      public func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
      }
      public var isProximityMonitoringEnabled = false
      public var proximityState: Bool { false }
      public nonisolated static let batteryStateDidChangeNotification =
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
      public nonisolated static let proximityStateDidChangeNotification =
        Notification.Name("UIDeviceProximityStateDidChangeNotification")
      public func playInputClick() {}
      public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
      public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
      public nonisolated static let batteryLevelDidChangeNotification =
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    public enum UIDeviceOrientation: Int, Sendable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
      case faceUp
      case faceDown
      public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
      public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      public var isFlat: Bool { self == .faceUp || self == .faceDown }
      public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    }

    public enum UIUserInterfaceIdiom: Int, Sendable {
      case unspecified = -1
      case phone
      case pad
      case tv
      case carPlay
      case mac = 5
      case vision
    }

    @MainActor
    public class UIImpactFeedbackGenerator: NSObject {
      public enum FeedbackStyle: Int {
        case light
        case medium
        case heavy
        case soft
        case rigid
      }
      public init(style: FeedbackStyle) {}
      public override init() {}
      public func prepare() {}
      @effect("plays a haptic")
      public func impactOccurred() {}
      @effect("plays a haptic")
      public func impactOccurred(intensity: CGFloat) {}
    }

    @MainActor
    public class UINotificationFeedbackGenerator: NSObject {
      public enum FeedbackType: Int {
        case success
        case warning
        case error
      }
      public override init() {}
      public func prepare() {}
      @effect("plays a haptic")
      public func notificationOccurred(_ notificationType: FeedbackType) {}
    }

    @MainActor
    public class UISelectionFeedbackGenerator: NSObject {
      public override init() {}
      public func prepare() {}
      @effect("plays a haptic")
      public func selectionChanged() {}
    }

    public final class UIPasteboard: NSObject {
      public static let general = UIPasteboard()
      public var string: String? {
        didSet { strings = string.map { [$0] } }
      }
      public var strings: [String]?
      public var url: URL? {
        didSet { string = url?.absoluteString }
      }
      public var image: UIImage?
      public var items: [[String: Any]] = []
      public var hasStrings: Bool { string != nil }
      public var hasURLs: Bool { url != nil }
      public var hasImages: Bool { image != nil }
      public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String }
      public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
    }
    """#
}
