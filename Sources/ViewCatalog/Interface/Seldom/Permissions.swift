extension InterfaceText {
  /// Rarely used declarations of UIKit and AppKit: background time, and permissions on a Mac. Read only if a program
  /// uses one of their names.
  static let applicationSeldom: [(name: String, text: String)] = [
    ("Permissions", applicationSeldomPermissions), ("MacServices", applicationSeldomMac),
    ("MacProcesses", applicationSeldomProcesses),
  ]

  private static let applicationSeldomPermissions = #"""
    import CoreFoundation
    import Foundation
    import SwiftUI

    #if os(macOS)
      public func CGPreflightScreenCaptureAccess() -> Bool { false }
      @discardableResult public func CGRequestScreenCaptureAccess() -> Bool { false }
      public func CGPreflightListenEventAccess() -> Bool { false }
      @discardableResult public func CGRequestListenEventAccess() -> Bool { false }
      public func CGPreflightPostEventAccess() -> Bool { false }
      @discardableResult public func CGRequestPostEventAccess() -> Bool { false }
      public func AXIsProcessTrusted() -> Bool { false }
      public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
      public struct _AXOption {
        public func takeUnretainedValue() -> CFString { "AXTrustedCheckOptionPrompt" }
        public func takeRetainedValue() -> CFString { "AXTrustedCheckOptionPrompt" }
      }
      public let kAXTrustedCheckOptionPrompt = _AXOption()
    #else
      public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
      }
      public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
      public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
      extension UIApplication {
        public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
          UIBackgroundTaskIdentifier(rawValue: 1)
        }
        public func beginBackgroundTask(
          withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
        ) -> UIBackgroundTaskIdentifier {
          UIBackgroundTaskIdentifier(rawValue: 1)
        }
        public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
        public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
        public var backgroundTimeRemaining: TimeInterval { 30 }
      }
    #endif
    """#
}
