extension InterfaceText {
  /// Work in the background of a Mac, notifications between its programs and codes of its keys. No other program runs,
  /// and the system has no reason to start the work.
  static let applicationSeldomProcesses = #"""
    import Foundation

    #if os(macOS)
    public typealias CGKeyCode = UInt16
    public typealias CGCharCode = UInt16

    open class DistributedNotificationCenter: NotificationCenter {
      static let shared = DistributedNotificationCenter()
      public class func `default`() -> DistributedNotificationCenter { shared }
      public enum SuspensionBehavior: UInt, Sendable {
        case drop = 1
        case coalesce, hold, deliverImmediately
      }
      public var suspended = false
      public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: String?,
        suspensionBehavior: DistributedNotificationCenter.SuspensionBehavior
      ) {
        addObserver(observer, selector: aSelector, name: aName, object: anObject)
      }
      public func postNotificationName(
        _ name: Notification.Name, object anObject: String?, userInfo: [AnyHashable: Any]? = nil,
        deliverImmediately: Bool = false
      ) {
        post(name: name, object: anObject, userInfo: userInfo)
      }
    }

    open class NSBackgroundActivityScheduler: NSObject {
      public enum Result: Int, Sendable {
        case finished = 1
        case deferred = 2
      }
      public let identifier: String
      public var interval: TimeInterval = 0
      public var tolerance: TimeInterval = 0
      public var repeats = false
      public var qualityOfService = QualityOfService.background
      public var shouldDefer: Bool { false }
      public init(identifier: String) { self.identifier = identifier }
      public func schedule(
        _ block: @escaping @Sendable (_ completion: @escaping (NSBackgroundActivityScheduler.Result) -> Void) -> Void
      ) {}
      public func invalidate() {}
    }
    #endif
    """#
}
