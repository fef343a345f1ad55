extension InterfaceText {
  /// The texts of the module `WatchConnectivity`: a session without a reachable counterpart.
  static let watchConnectivity: [(name: String, text: String)] = [("Session", watchConnectivitySession)]

  private static let watchConnectivitySession = #"""
    import Foundation

    public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
    /// The system calls its methods on a background thread.
    @background("session") public protocol WCSessionDelegate: NSObjectProtocol {}

    public struct WCError: Error, Sendable {
      public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled,
          notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed,
          messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
      public let userInfo: [String: Any]
      init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
      public var isTransferring: Bool { true }
      public var isCurrentComplicationInfo: Bool { false }
      public func cancel() {}
    }
    open class WCSessionFile: NSObject, @unchecked Sendable {
      public let fileURL: URL
      public let metadata: [String: Any]?
      init(_ fileURL: URL, _ metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
      }
    }
    open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
      public let file: WCSessionFile
      init(_ file: WCSessionFile) { self.file = file }
      public var isTransferring: Bool { true }
      public func cancel() {}
    }

    open class WCSession: NSObject, @unchecked Sendable {
      public static let `default` = WCSession()
      public class func isSupported() -> Bool { true }
      public weak var delegate: (any WCSessionDelegate)?
      public private(set) var activationState = WCSessionActivationState.notActivated
      public private(set) var applicationContext: [String: Any] = [:]
      public var receivedApplicationContext: [String: Any] { [:] }
      public private(set) var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] = []
      public private(set) var outstandingFileTransfers: [WCSessionFileTransfer] = []
      public var isPaired: Bool { false }
      public var isWatchAppInstalled: Bool { false }
      public var isCompanionAppInstalled: Bool { false }
      public var isComplicationEnabled: Bool { false }
      public var isReachable: Bool { false }
      public var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
      public var remainingComplicationUserInfoTransfers: Int { 0 }
      public var hasContentPending: Bool { false }
      public var watchDirectoryURL: URL? { nil }
      public func activate() { activationState = .activated }
      public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        self.applicationContext = applicationContext
      }
      public func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
      ) {
        errorHandler?(WCError(.notReachable))
      }
      public func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
      ) {
        errorHandler?(WCError(.notReachable))
      }
      @discardableResult
      public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo)
        outstandingUserInfoTransfers.append(transfer)
        return transfer
      }
      @discardableResult
      public func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transferUserInfo(userInfo)
      }
      @discardableResult
      public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        outstandingFileTransfers.append(transfer)
        return transfer
      }
    }
    """#
}
