extension InterfaceText {
  /// The text of the module `SystemConfiguration`: every host seems reachable, and nothing changes.
  static let systemConfiguration: [(name: String, text: String)] = [("Reachability", servicesReachability)]

  private static let servicesReachability = #"""
    import Foundation
    import CoreFoundation

    public final class SCNetworkReachability {}

    public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
      public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
      public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
      public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
      public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
      public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
      public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65536)
      public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131_072)
      public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262_144)
      public static let connectionAutomatic = connectionOnTraffic
    }

    public struct SCNetworkReachabilityContext {
      public var version = 0
      public var info: UnsafeMutableRawPointer?
      public init() {}
      public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
      ) {
        self.version = version
        self.info = info
      }
    }

    public typealias SCNetworkReachabilityCallBack = (
      SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
    ) -> Void

    public func SCNetworkReachabilityCreateWithName(
      _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
    ) -> SCNetworkReachability? { SCNetworkReachability() }
    public func SCNetworkReachabilityCreateWithAddress(
      _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
    ) -> SCNetworkReachability? { SCNetworkReachability() }
    public func SCNetworkReachabilityGetFlags(
      _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
    ) -> Bool {
      flags.pointee = .reachable
      return true
    }
    @discardableResult
    public func SCNetworkReachabilitySetCallback(
      _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
      _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
    ) -> Bool { true }
    @discardableResult
    public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
      true
    }
    """#
}
