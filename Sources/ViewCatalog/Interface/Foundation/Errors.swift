extension InterfaceText {
  /// Foundation's errors.
  static let foundationErrors = #"""
    public let NSCocoaErrorDomain = "NSCocoaErrorDomain"
    public let NSURLErrorDomain = "NSURLErrorDomain"
    public let NSURLErrorUnknown = -1
    public let NSURLErrorCancelled = -999
    public let NSURLErrorBadURL = -1000
    public let NSURLErrorTimedOut = -1001
    public let NSURLErrorUnsupportedURL = -1002
    public let NSURLErrorCannotFindHost = -1003
    public let NSURLErrorCannotConnectToHost = -1004
    public let NSURLErrorNetworkConnectionLost = -1005
    public let NSURLErrorDNSLookupFailed = -1006
    public let NSURLErrorHTTPTooManyRedirects = -1007
    public let NSURLErrorResourceUnavailable = -1008
    public let NSURLErrorNotConnectedToInternet = -1009
    public let NSURLErrorRedirectToNonExistentLocation = -1010
    public let NSURLErrorBadServerResponse = -1011
    public let NSURLErrorUserCancelledAuthentication = -1012
    public let NSURLErrorUserAuthenticationRequired = -1013
    public let NSURLErrorZeroByteResource = -1014
    public let NSURLErrorCannotDecodeRawData = -1015
    public let NSURLErrorCannotDecodeContentData = -1016
    public let NSURLErrorCannotParseResponse = -1017
    public let NSURLErrorAppTransportSecurityRequiresSecureConnection = -1022
    public let NSURLErrorFileDoesNotExist = -1100
    public let NSURLErrorFileIsDirectory = -1101
    public let NSURLErrorNoPermissionsToReadFile = -1102
    public let NSURLErrorDataLengthExceedsMaximum = -1103
    public let NSURLErrorSecureConnectionFailed = -1200
    public let NSURLErrorServerCertificateHasBadDate = -1201
    public let NSURLErrorServerCertificateUntrusted = -1202
    public let NSURLErrorServerCertificateHasUnknownRoot = -1203
    public let NSURLErrorServerCertificateNotYetValid = -1204
    public let NSURLErrorClientCertificateRejected = -1205
    public let NSURLErrorClientCertificateRequired = -1206
    public let NSURLErrorCannotLoadFromNetwork = -2000
    public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
    public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
    public let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
    public let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
    public let NSLocalizedRecoveryOptionsErrorKey = "NSLocalizedRecoveryOptions"
    public let NSDebugDescriptionErrorKey = "NSDebugDescription"
    public let NSHelpAnchorErrorKey = "NSHelpAnchor"
    public let NSURLErrorKey = "NSURL"
    public let NSFilePathErrorKey = "NSFilePath"

    open class NSError: NSObject, Error, @unchecked Sendable {
      public let domain: String
      public let code: Int
      public let userInfo: [String: Any]
      public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        userInfo = dict ?? [:]
      }
      @primitive public var localizedDescription: String { get }
      public var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String }
      public var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
      public var localizedRecoveryOptions: [String]? { userInfo["NSLocalizedRecoveryOptions"] as? [String] }
      public var helpAnchor: String? { userInfo["NSHelpAnchor"] as? String }
      public var underlyingErrors: [any Error] { (userInfo["NSUnderlyingError"] as? any Error).map { [$0] } ?? [] }
    }

    extension Error {
      @primitive public var localizedDescription: String { get }
    }

    public protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }

    extension LocalizedError {
      public var errorDescription: String? { nil }
      public var failureReason: String? { nil }
      public var recoverySuggestion: String? { nil }
      public var helpAnchor: String? { nil }
    }

    public protocol CustomNSError: Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }

    extension CustomNSError {
      public static var errorDomain: String { String(reflecting: Self.self) }
      @primitive public var errorCode: Int { get }
      public var errorUserInfo: [String: Any] { [:] }
    }
    """#
}
