extension InterfaceText {
  /// Requests, sessions and responses.
  static let foundationNetworking = #"""
    public struct URLRequest: Hashable, Sendable {
      public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
      }
      public var url: URL?
      public var cachePolicy: CachePolicy
      public var timeoutInterval: TimeInterval
      public var httpMethod: String?
      public var httpBody: Data?
      public var allHTTPHeaderFields: [String: String]?
      public var mainDocumentURL: URL?
      public var httpShouldHandleCookies = true
      public var httpShouldUsePipelining = false
      public var allowsCellularAccess = true
      public var allowsExpensiveNetworkAccess = true
      public var allowsConstrainedNetworkAccess = true
      public var assumesHTTP3Capable = false
      public var networkServiceType = NetworkServiceType.default
      public enum NetworkServiceType: UInt, Sendable {
        case `default` = 0
        case video = 2, background, voice
        case responsiveData = 6
        case avStreaming = 8, responsiveAV
        case callSignaling = 11
      }
      public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0
      ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
        httpMethod = "GET"
      }
      public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
      public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        fields[field] = value
        allHTTPHeaderFields = fields
      }
      public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(value, forHTTPHeaderField: field)
      }
    }

    open class URLResponse: NSObject, @unchecked Sendable {
      @primitive public var url: URL? { get }
      @primitive public var mimeType: String? { get }
      @primitive public var expectedContentLength: Int64 { get }
      @primitive public var suggestedFilename: String? { get }
      public var textEncodingName: String? {
        guard let type = (self as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type") else { return nil }
        let parts = type.split(separator: ";").map { $0.drop(while: { $0 == " " }) }
        return parts.first { $0.lowercased().hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
      }
    }

    open class HTTPURLResponse: URLResponse, @unchecked Sendable {
      @primitive public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
      @primitive public var statusCode: Int { get }
      @primitive public var allHeaderFields: [AnyHashable: Any] { get }
      @primitive public func value(forHTTPHeaderField field: String) -> String?
      @primitive public class func localizedString(forStatusCode statusCode: Int) -> String
    }

    open class URLSessionConfiguration: NSObject, @unchecked Sendable {
      public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
      public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
      public var timeoutIntervalForRequest: TimeInterval = 60
      public var timeoutIntervalForResource: TimeInterval = 604_800
      public var waitsForConnectivity = false
      public var networkServiceType = URLRequest.NetworkServiceType.default
      public var httpMaximumConnectionsPerHost = 6
      public var httpShouldUsePipelining = false
      public var httpShouldSetCookies = true
      public var allowsExpensiveNetworkAccess = true
      public var allowsConstrainedNetworkAccess = true
      public var isDiscretionary = false
      public var sessionSendsLaunchEvents = true
      public var shouldUseExtendedBackgroundIdleMode = false
      public var sharedContainerIdentifier: String?
      public private(set) var identifier: String?
      public var protocolClasses: [AnyClass]?
      public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
      }
      public var allowsCellularAccess = true
      public var httpAdditionalHeaders: [AnyHashable: Any]?
      public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
      public var urlCache: URLCache?
      public var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
      public var httpCookieStorage: HTTPCookieStorage? = .shared
      public var urlCredentialStorage: URLCredentialStorage? = .shared
    }

    open class HTTPCookie: NSObject, @unchecked Sendable {
      public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }
      public var name: String { "" }
      public var value: String { "" }
      public var domain: String { "" }
    }

    open class HTTPCookieStorage: NSObject, @unchecked Sendable {
      public static let shared = HTTPCookieStorage()
      public var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
      public private(set) var cookies: [HTTPCookie]? = []
      public func cookies(for URL: URL) -> [HTTPCookie]? { cookies }
      public func setCookie(_ cookie: HTTPCookie) { cookies?.append(cookie) }
      public func deleteCookie(_ cookie: HTTPCookie) { cookies?.removeAll { $0 === cookie } }
    }

    open class URLCache: NSObject, @unchecked Sendable {
      nonisolated(unsafe) public static var shared = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)
      public var memoryCapacity: Int
      public var diskCapacity: Int
      public init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
      }
      /// Nothing is cached, because answers come from files.
      public func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
      public func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
      public func removeCachedResponse(for request: URLRequest) {}
      public func removeCachedResponses(since date: Date) {}
      public func removeAllCachedResponses() {}
      public var currentMemoryUsage: Int { 0 }
      public var currentDiskUsage: Int { 0 }
    }

    public final class CachedURLResponse: NSObject, @unchecked Sendable {
      public let response: URLResponse
      public let data: Data
      public let userInfo: [AnyHashable: Any]?
      public init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil) {
        self.response = response
        self.data = data
        self.userInfo = userInfo
      }
    }

    public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
    public protocol URLSessionTaskDelegate: URLSessionDelegate {}
    public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

    open class URLSessionTask: NSObject, @unchecked Sendable {
      public enum State: Int, Sendable { case running, suspended, canceling, completed }
      public static let defaultPriority: Float = 0.5
      public static let lowPriority: Float = 0.25
      public static let highPriority: Float = 0.75
      @effect("starts a request")
      @primitive public func resume()
      @primitive public func cancel()
      @primitive public func suspend()
    }
    extension URLSessionTask {
      // The request of a task is not known here, and its progress is that of a task that has not begun.
      public var taskIdentifier: Int { 1 }
      public var taskDescription: String? {
        get { nil }
        set {}
      }
      public var originalRequest: URLRequest? { nil }
      public var currentRequest: URLRequest? { nil }
      public var response: URLResponse? { nil }
      public var error: (any Error)? { nil }
      public var state: State { .suspended }
      public var priority: Float {
        get { URLSessionTask.defaultPriority }
        set {}
      }
      public var progress: Progress { Progress(totalUnitCount: 0) }
      public var countOfBytesReceived: Int64 { 0 }
      public var countOfBytesSent: Int64 { 0 }
      public var countOfBytesExpectedToReceive: Int64 { -1 }
      public var countOfBytesExpectedToSend: Int64 { -1 }
    }
    open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
      override init() {}
      public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
      public var response: URLResponse? { nil }
      public var fetchStartDate: Date? { nil }
      public var domainLookupStartDate: Date? { nil }
      public var domainLookupEndDate: Date? { nil }
      public var connectStartDate: Date? { nil }
      public var connectEndDate: Date? { nil }
      public var secureConnectionStartDate: Date? { nil }
      public var secureConnectionEndDate: Date? { nil }
      public var requestStartDate: Date? { nil }
      public var requestEndDate: Date? { nil }
      public var responseStartDate: Date? { nil }
      public var responseEndDate: Date? { nil }
      public var networkProtocolName: String? { nil }
      public var isProxyConnection: Bool { false }
      public var isReusedConnection: Bool { false }
      public var isCellular: Bool { false }
      public var isExpensive: Bool { false }
      public var isConstrained: Bool { false }
      public var isMultipath: Bool { false }
      public var resourceFetchType: URLSessionTaskMetrics.ResourceFetchType { .unknown }
      public var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol { .unknown }
      public var remoteAddress: String? { nil }
      public var remotePort: Int? { nil }
      public var localAddress: String? { nil }
      public var localPort: Int? { nil }
    }
    /// The measurements of a request that was not sent.
    open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
      public enum ResourceFetchType: Int, Sendable { case unknown, networkLoad, serverPush, localCache }
      public enum DomainResolutionProtocol: Int, Sendable { case unknown, udp, tcp, tls, https }
      override init() {}
      public var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
      public var taskInterval: DateInterval { DateInterval(start: Date(), duration: 0) }
      public var redirectCount: Int { 0 }
    }
    open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
    open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
      public func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        cancel()
        completionHandler(nil)
      }
    }
    open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

    /// A connection that is never established, because there is no network: nothing is sent or received.
    open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
      public enum Message: Sendable {
        case data(Data)
        case string(String)
      }
      public enum CloseCode: Int, Sendable {
        case invalid = 0
        case normalClosure = 1000, goingAway, protocolError, unsupportedData
        case noStatusReceived = 1005, abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig
        case mandatoryExtensionMissing, internalServerError
        case tlsHandshakeFailure = 1015
      }
      override init() {}
      public var maximumMessageSize = 1_048_576
      public private(set) var closeCode = CloseCode.invalid
      public private(set) var closeReason: Data?
      public override func resume() {}
      public override func cancel() {}
      public override func suspend() {}
      public func cancel(with closeCode: CloseCode, reason: Data?) {
        self.closeCode = closeCode
        closeReason = reason
      }
      public func send(_ message: Message) async throws { throw URLError(.notConnectedToInternet) }
      public func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
      public func receive() async throws -> Message { throw URLError(.notConnectedToInternet) }
      public func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {}
      public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    }
    public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}

    open class URLSession: NSObject, @unchecked Sendable {
      @primitive public class var shared: URLSession { get }
      public let configuration: URLSessionConfiguration
      public init(configuration: URLSessionConfiguration) { self.configuration = configuration }
      public convenience init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?
      ) { self.init(configuration: configuration) }
      public func finishTasksAndInvalidate() {}
      public func getTasksWithCompletionHandler(
        _ completionHandler: @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
      ) { completionHandler([], [], []) }
      public func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) { completionHandler([]) }
      public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        downloadTask(with: request.url ?? URL(fileURLWithPath: "/"))
      }
      public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        URLSessionUploadTask()
      }
      public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        URLSessionUploadTask()
      }
      /// Imported from the methods with completion handlers: these meet the requirements of a protocol.
      @_disfavoredOverload
      public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
      }
      @_disfavoredOverload
      public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
      @_disfavoredOverload
      public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
      }
      @cancels("wait")
      @primitive public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse)
      @cancels("wait")
      @primitive public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse)
      @cancels("wait")
      @primitive public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse)
      @cancels("wait")
      @primitive public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (URL, URLResponse)
      @cancels("wait")
      @primitive public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (AsyncBytes, URLResponse)
      @cancels("wait")
      public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(from: request.url ?? URL(fileURLWithPath: "/"), delegate: delegate)
      }
      @primitive public func dataTask(with url: URL) -> URLSessionDataTask
      @primitive public func dataTask(with request: URLRequest) -> URLSessionDataTask
      @background("session")
      @primitive public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask
      @background("session")
      @primitive public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask
      @primitive public func downloadTask(with url: URL) -> URLSessionDownloadTask
      public func webSocketTask(with url: URL) -> URLSessionWebSocketTask { URLSessionWebSocketTask() }
      public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { URLSessionWebSocketTask() }
      public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        URLSessionWebSocketTask()
      }
      @primitive public func invalidateAndCancel()

      public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        public struct Iterator: AsyncIteratorProtocol {
          @primitive public mutating func next() async throws -> UInt8?
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
        public var lines: AsyncThrowingStream<String, any Error> { AsyncThrowingStream { _ in } }
      }
    }

    extension URLError: CustomNSError, CustomStringConvertible {
      public static var errorDomain: String { "NSURLErrorDomain" }
      public var errorCode: Int { code.rawValue }
      public var description: String { "Error Domain=NSURLErrorDomain Code=\(code.rawValue) \"(null)\"" }
    }

    public struct URLError: Error, Hashable {
      public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let unknown = Code(rawValue: -1)
        public static let cancelled = Code(rawValue: -999)
        public static let badURL = Code(rawValue: -1000)
        public static let timedOut = Code(rawValue: -1001)
        public static let unsupportedURL = Code(rawValue: -1002)
        public static let cannotFindHost = Code(rawValue: -1003)
        public static let cannotConnectToHost = Code(rawValue: -1004)
        public static let networkConnectionLost = Code(rawValue: -1005)
        public static let dnsLookupFailed = Code(rawValue: -1006)
        public static let httpTooManyRedirects = Code(rawValue: -1007)
        public static let resourceUnavailable = Code(rawValue: -1008)
        public static let notConnectedToInternet = Code(rawValue: -1009)
        public static let redirectToNonExistentLocation = Code(rawValue: -1010)
        public static let badServerResponse = Code(rawValue: -1011)
        public static let userCancelledAuthentication = Code(rawValue: -1012)
        public static let userAuthenticationRequired = Code(rawValue: -1013)
        public static let zeroByteResource = Code(rawValue: -1014)
        public static let cannotDecodeRawData = Code(rawValue: -1015)
        public static let cannotDecodeContentData = Code(rawValue: -1016)
        public static let cannotParseResponse = Code(rawValue: -1017)
        public static let internationalRoamingOff = Code(rawValue: -1018)
        public static let callIsActive = Code(rawValue: -1019)
        public static let dataNotAllowed = Code(rawValue: -1020)
        public static let requestBodyStreamExhausted = Code(rawValue: -1021)
        public static let appTransportSecurityRequiresSecureConnection = Code(rawValue: -1022)
        public static let fileDoesNotExist = Code(rawValue: -1100)
        public static let fileIsDirectory = Code(rawValue: -1101)
        public static let noPermissionsToReadFile = Code(rawValue: -1102)
        public static let dataLengthExceedsMaximum = Code(rawValue: -1103)
        public static let secureConnectionFailed = Code(rawValue: -1200)
        public static let serverCertificateHasBadDate = Code(rawValue: -1201)
        public static let serverCertificateUntrusted = Code(rawValue: -1202)
        public static let serverCertificateHasUnknownRoot = Code(rawValue: -1203)
        public static let serverCertificateNotYetValid = Code(rawValue: -1204)
        public static let clientCertificateRejected = Code(rawValue: -1205)
        public static let clientCertificateRequired = Code(rawValue: -1206)
        public static let cannotLoadFromNetwork = Code(rawValue: -2000)
        public static let cannotCreateFile = Code(rawValue: -3000)
        public static let cannotOpenFile = Code(rawValue: -3001)
        public static let cannotWriteToFile = Code(rawValue: -3003)
        public static let backgroundSessionWasDisconnected = Code(rawValue: -997)
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      @primitive public var localizedDescription: String { get }
      public static var unknown: Code { .unknown }
      public static var cancelled: Code { .cancelled }
      public static var badURL: Code { .badURL }
      public static var timedOut: Code { .timedOut }
      public static var unsupportedURL: Code { .unsupportedURL }
      public static var cannotFindHost: Code { .cannotFindHost }
      public static var cannotConnectToHost: Code { .cannotConnectToHost }
      public static var networkConnectionLost: Code { .networkConnectionLost }
      public static var dnsLookupFailed: Code { .dnsLookupFailed }
      public static var httpTooManyRedirects: Code { .httpTooManyRedirects }
      public static var resourceUnavailable: Code { .resourceUnavailable }
      public static var notConnectedToInternet: Code { .notConnectedToInternet }
      public static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
      public static var badServerResponse: Code { .badServerResponse }
      public static var userCancelledAuthentication: Code { .userCancelledAuthentication }
      public static var userAuthenticationRequired: Code { .userAuthenticationRequired }
      public static var zeroByteResource: Code { .zeroByteResource }
      public static var cannotDecodeRawData: Code { .cannotDecodeRawData }
      public static var cannotDecodeContentData: Code { .cannotDecodeContentData }
      public static var cannotParseResponse: Code { .cannotParseResponse }
      public static var internationalRoamingOff: Code { .internationalRoamingOff }
      public static var callIsActive: Code { .callIsActive }
      public static var dataNotAllowed: Code { .dataNotAllowed }
      public static var requestBodyStreamExhausted: Code { .requestBodyStreamExhausted }
      public static var appTransportSecurityRequiresSecureConnection: Code { .appTransportSecurityRequiresSecureConnection }
      public static var fileDoesNotExist: Code { .fileDoesNotExist }
      public static var fileIsDirectory: Code { .fileIsDirectory }
      public static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
      public static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
      public static var secureConnectionFailed: Code { .secureConnectionFailed }
      public static var serverCertificateHasBadDate: Code { .serverCertificateHasBadDate }
      public static var serverCertificateUntrusted: Code { .serverCertificateUntrusted }
      public static var serverCertificateHasUnknownRoot: Code { .serverCertificateHasUnknownRoot }
      public static var serverCertificateNotYetValid: Code { .serverCertificateNotYetValid }
      public static var clientCertificateRejected: Code { .clientCertificateRejected }
      public static var clientCertificateRequired: Code { .clientCertificateRequired }
      public static var cannotLoadFromNetwork: Code { .cannotLoadFromNetwork }
      public static var cannotCreateFile: Code { .cannotCreateFile }
      public static var cannotOpenFile: Code { .cannotOpenFile }
      public static var cannotWriteToFile: Code { .cannotWriteToFile }
      public static var backgroundSessionWasDisconnected: Code { .backgroundSessionWasDisconnected }
    }

    open class JSONDecoder: @unchecked Sendable {
      public enum DateDecodingStrategy: Sendable {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
      }
      public enum KeyDecodingStrategy: Sendable {
        case useDefaultKeys, convertFromSnakeCase
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
      }
      public enum DataDecodingStrategy: Sendable { case deferredToData, base64 }
      public enum NonConformingFloatDecodingStrategy: Sendable {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      public var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
      public var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
      public var dataDecodingStrategy = DataDecodingStrategy.base64
      public var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
      public var userInfo: [CodingUserInfoKey: Any] = [:]
      public init() {}
      @slow("decodes data")
      @primitive public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }

    open class JSONEncoder: @unchecked Sendable {
      public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
      }
      public enum DateEncodingStrategy: Sendable {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (Date, any Encoder) throws -> Void)
      }
      public enum KeyEncodingStrategy: Sendable {
        case useDefaultKeys, convertToSnakeCase
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
      }
      public enum DataEncodingStrategy: Sendable { case deferredToData, base64 }
      public enum NonConformingFloatEncodingStrategy: Sendable {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      public var outputFormatting: OutputFormatting = []
      public var dataEncodingStrategy = DataEncodingStrategy.base64
      public var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
      public var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
      public var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
      public var userInfo: [CodingUserInfoKey: Any] = [:]
      public init() {}
      @slow("encodes data")
      @primitive public func encode<T: Encodable>(_ value: T) throws -> Data
    }

    open class PropertyListDecoder: @unchecked Sendable {
      public init() {}
      @slow("decodes data")
      @primitive public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }

    open class PropertyListSerialization: NSObject {
      public enum PropertyListFormat: UInt, Sendable { case openStep = 1, xml = 100, binary = 200 }
      public struct MutabilityOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mutableContainers = MutabilityOptions(rawValue: 1)
        public static let mutableContainersAndLeaves = MutabilityOptions(rawValue: 2)
      }
      @primitive public class func data(
        fromPropertyList plist: Any, format: PropertyListFormat, options opt: Int
      ) throws -> Data
      @primitive public class func propertyList(
        from data: Data, options opt: MutabilityOptions = [],
        format: UnsafeMutablePointer<PropertyListFormat>? = nil
      ) throws -> Any
    }

    open class PropertyListEncoder: @unchecked Sendable {
      public init() {}
      public var outputFormat = PropertyListSerialization.PropertyListFormat.binary
      @slow("encodes data")
      @primitive public func encode<Value: Encodable>(_ value: Value) throws -> Data
    }

    open class JSONSerialization: NSObject {
      public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mutableContainers = ReadingOptions(rawValue: 1)
        public static let mutableLeaves = ReadingOptions(rawValue: 2)
        public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
        public static let allowFragments = ReadingOptions(rawValue: 4)
      }
      public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = WritingOptions(rawValue: 1)
        public static let sortedKeys = WritingOptions(rawValue: 2)
        public static let fragmentsAllowed = WritingOptions(rawValue: 4)
        public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
      }
      public class func isValidJSONObject(_ obj: Any) -> Bool {
        obj is [Any] || obj is [String: Any] ? _isValidPart(obj) : false
      }
      static func _isValidPart(_ part: Any) -> Bool {
        switch part {
        case let list as [Any]: list.allSatisfy { _isValidPart($0) }
        case let object as [String: Any]: object.values.allSatisfy { _isValidPart($0) }
        case let number as Double: number.isFinite
        case is String, is NSNumber, is NSNull, is Int, is Bool: true
        default: false
        }
      }
      @primitive public class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any
      @primitive public class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data
    }
    """#
}
