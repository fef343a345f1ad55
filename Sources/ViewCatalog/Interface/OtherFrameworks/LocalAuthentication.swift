extension InterfaceText {
  /// Authentication to unlock an app. Every query is answered as on a device that supports Face ID without an enrolled
  /// face [approximation].
  static let otherFrameworksLocalAuthentication = #"""
    import Foundation

    public enum LAPolicy: Int, Sendable {
      case deviceOwnerAuthenticationWithBiometrics = 1
      case deviceOwnerAuthentication = 2
    }

    public enum LABiometryType: Int, Sendable {
      case none = 0
      case touchID = 1
      case faceID = 2
      case opticID = 4
    }

    public struct LAError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public var errorCode: Int { code.rawValue }
      public static let authenticationFailed = Code.authenticationFailed
      public static let userCancel = Code.userCancel
      public static let userFallback = Code.userFallback
      public static let systemCancel = Code.systemCancel
      public static let passcodeNotSet = Code.passcodeNotSet
      public static let biometryNotAvailable = Code.biometryNotAvailable
      public static let biometryNotEnrolled = Code.biometryNotEnrolled
      public static let biometryLockout = Code.biometryLockout
      public static let appCancel = Code.appCancel
      public static let invalidContext = Code.invalidContext
      public static let notInteractive = Code.notInteractive
    }
    public let LAErrorDomain = "com.apple.LocalAuthentication"

    open class LAContext: NSObject {
      public var localizedFallbackTitle: String?
      public var localizedCancelTitle: String?
      public var localizedReason = ""
      public var interactionNotAllowed = false
      public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
      public var evaluatedPolicyDomainState: Data? { nil }
      public var biometryType: LABiometryType { .faceID }
      open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotEnrolled.rawValue)
        return false
      }
      @background("callback")
      open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
      ) {
        Task { reply(false, LAError(.biometryNotEnrolled)) }
      }
      open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotEnrolled)
      }
      open func invalidate() {}
    }
    """#
}
