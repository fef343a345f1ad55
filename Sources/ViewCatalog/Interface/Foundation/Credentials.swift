extension InterfaceText {
  /// Foundation's credentials and authentication challenges. Without a network there are no challenges, so these only
  /// hold values.
  static let foundationCredentials = #"""
    open class URLCredential: NSObject, @unchecked Sendable {
      public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }
      public let user: String?
      public let password: String?
      public let persistence: Persistence
      public var hasPassword: Bool { password != nil }
      public init(user: String, password: String, persistence: Persistence) {
        self.user = user
        self.password = password
        self.persistence = persistence
      }
    }

    open class URLProtectionSpace: NSObject, @unchecked Sendable {
      public let host: String
      public let port: Int
      public let `protocol`: String?
      public let realm: String?
      public let authenticationMethod: String
      public init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?) {
        self.host = host
        self.port = port
        self.protocol = `protocol`
        self.realm = realm
        self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
      }
      public var receivesCredentialSecurely: Bool { `protocol` == "https" }
      public func isProxy() -> Bool { false }
    }

    public protocol URLAuthenticationChallengeSender: NSObjectProtocol {}

    open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
      public let protectionSpace: URLProtectionSpace
      public let proposedCredential: URLCredential?
      public let previousFailureCount: Int
      public let failureResponse: URLResponse?
      public let error: (any Error)?
      public init(
        protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
        previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?,
        sender: any URLAuthenticationChallengeSender
      ) {
        protectionSpace = space
        proposedCredential = credential
        self.previousFailureCount = previousFailureCount
        failureResponse = response
        self.error = error
      }
    }

    open class URLCredentialStorage: NSObject, @unchecked Sendable {
      public static let shared = URLCredentialStorage()
      private var kept: [(space: URLProtectionSpace, credential: URLCredential)] = []
      public func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
        var found: [String: URLCredential] = [:]
        for entry in kept where entry.space === space { found[entry.credential.user ?? ""] = entry.credential }
        return found.isEmpty ? nil : found
      }
      public func set(_ credential: URLCredential, for space: URLProtectionSpace) { kept.append((space, credential)) }
      public func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
        kept.removeAll { $0.space === space && $0.credential === credential }
      }
      public func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
        kept.first { $0.space === space }?.credential
      }
      public func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
        kept.insert((space, credential), at: 0)
      }
    }

    extension URLSession {
      public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
      }
      public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload, becomeStream }
      public enum DelayedRequestDisposition: Int, Sendable { case continueLoading, useNewRequest, cancel }
      public var delegateQueue: OperationQueue { OperationQueue.main }
      public var sessionDescription: String? { nil }
      public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask { URLSessionUploadTask() }
      public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask { URLSessionDownloadTask() }
    }

    public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
    public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
    public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
    public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
    public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
    public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
    public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
    public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
    public let NSURLProtectionSpaceHTTP = "http"
    public let NSURLProtectionSpaceHTTPS = "https"
    public let NSURLSessionTransferSizeUnknown: Int64 = -1
    """#
}
