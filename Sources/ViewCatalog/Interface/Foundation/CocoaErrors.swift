extension InterfaceText {
  /// The errors of Foundation itself: of files, coding and formats.
  static let foundationCocoaErrors = #"""
    public struct CocoaError: Error, CustomNSError, Hashable, CustomStringConvertible {
      public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let fileNoSuchFile = Code(rawValue: 4)
        public static let fileLocking = Code(rawValue: 255)
        public static let fileReadUnknown = Code(rawValue: 256)
        public static let fileReadNoPermission = Code(rawValue: 257)
        public static let fileReadInvalidFileName = Code(rawValue: 258)
        public static let fileReadCorruptFile = Code(rawValue: 259)
        public static let fileReadNoSuchFile = Code(rawValue: 260)
        public static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
        public static let fileReadUnsupportedScheme = Code(rawValue: 262)
        public static let fileReadTooLarge = Code(rawValue: 263)
        public static let fileReadUnknownStringEncoding = Code(rawValue: 264)
        public static let fileWriteUnknown = Code(rawValue: 512)
        public static let fileWriteNoPermission = Code(rawValue: 513)
        public static let fileWriteInvalidFileName = Code(rawValue: 514)
        public static let fileWriteFileExists = Code(rawValue: 516)
        public static let fileWriteInapplicableStringEncoding = Code(rawValue: 517)
        public static let fileWriteUnsupportedScheme = Code(rawValue: 518)
        public static let fileWriteOutOfSpace = Code(rawValue: 640)
        public static let fileWriteVolumeReadOnly = Code(rawValue: 642)
        public static let fileManagerUnmountUnknown = Code(rawValue: 768)
        public static let fileManagerUnmountBusy = Code(rawValue: 769)
        public static let keyValueValidation = Code(rawValue: 1024)
        public static let formatting = Code(rawValue: 2048)
        public static let userCancelled = Code(rawValue: 3072)
        public static let featureUnsupported = Code(rawValue: 3328)
        public static let executableNotLoadable = Code(rawValue: 3584)
        public static let executableArchitectureMismatch = Code(rawValue: 3585)
        public static let executableRuntimeMismatch = Code(rawValue: 3586)
        public static let executableLoad = Code(rawValue: 3587)
        public static let executableLink = Code(rawValue: 3588)
        public static let propertyListReadCorrupt = Code(rawValue: 3840)
        public static let propertyListReadUnknownVersion = Code(rawValue: 3841)
        public static let propertyListReadStream = Code(rawValue: 3842)
        public static let propertyListWriteStream = Code(rawValue: 3851)
        public static let propertyListWriteInvalid = Code(rawValue: 3852)
        public static let xpcConnectionInterrupted = Code(rawValue: 4097)
        public static let xpcConnectionInvalid = Code(rawValue: 4099)
        public static let xpcConnectionReplyInvalid = Code(rawValue: 4101)
        public static let ubiquitousFileUnavailable = Code(rawValue: 4353)
        public static let ubiquitousFileNotUploadedDueToQuota = Code(rawValue: 4354)
        public static let ubiquitousFileUbiquityServerNotAvailable = Code(rawValue: 4355)
        public static let userActivityHandoffFailed = Code(rawValue: 4608)
        public static let userActivityConnectionUnavailable = Code(rawValue: 4609)
        public static let userActivityRemoteApplicationTimedOut = Code(rawValue: 4610)
        public static let userActivityHandoffUserInfoTooLarge = Code(rawValue: 4611)
        public static let coderReadCorrupt = Code(rawValue: 4864)
        public static let coderValueNotFound = Code(rawValue: 4865)
        public static let coderInvalidValue = Code(rawValue: 4866)
      }
      public let code: Code
      public let userInfo: [String: Any]
      public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
      }
      public static func error(_ code: Code, userInfo: [AnyHashable: Any]? = nil, url: URL? = nil) -> any Error {
        var info: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] { if let key = key.base as? String { info[key] = value } }
        if let url { info["NSURL"] = url }
        return CocoaError(code, userInfo: info)
      }
      public static var errorDomain: String { "NSCocoaErrorDomain" }
      public var errorCode: Int { code.rawValue }
      public var errorUserInfo: [String: Any] { userInfo }
      public static func == (left: CocoaError, right: CocoaError) -> Bool { left.code == right.code }
      public func hash(into hasher: inout Hasher) { hasher.combine(code) }
      public var description: String { NSError(domain: "NSCocoaErrorDomain", code: code.rawValue, userInfo: userInfo).description }

      public var filePath: String? { userInfo["NSFilePath"] as? String }
      public var url: URL? { userInfo["NSURL"] as? URL }
      public var stringEncoding: String.Encoding? {
        (userInfo["NSStringEncodingErrorKey"] as? UInt).map { String.Encoding(rawValue: $0) }
      }
      public var underlying: (any Error)? { userInfo["NSUnderlyingError"] as? any Error }
      public var isFileError: Bool { code.rawValue >= 0 && code.rawValue <= 1023 }
      public var isValidationError: Bool { code.rawValue >= 1024 && code.rawValue <= 2047 }
      public var isFormattingError: Bool { code.rawValue >= 2048 && code.rawValue <= 2559 }
      public var isExecutableError: Bool { code.rawValue >= 3584 && code.rawValue <= 3839 }
      public var isPropertyListError: Bool { code.rawValue >= 3840 && code.rawValue <= 4095 }
      public var isUbiquitousFileError: Bool { code.rawValue >= 4352 && code.rawValue <= 4607 }
      public var isUserActivityError: Bool { code.rawValue >= 4608 && code.rawValue <= 4863 }
      public var isCoderError: Bool { code.rawValue >= 4864 && code.rawValue <= 4991 }

      public static var fileNoSuchFile: Code { .fileNoSuchFile }
      public static var fileLocking: Code { .fileLocking }
      public static var fileReadUnknown: Code { .fileReadUnknown }
      public static var fileReadNoPermission: Code { .fileReadNoPermission }
      public static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
      public static var fileReadCorruptFile: Code { .fileReadCorruptFile }
      public static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
      public static var fileReadInapplicableStringEncoding: Code { .fileReadInapplicableStringEncoding }
      public static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
      public static var fileReadTooLarge: Code { .fileReadTooLarge }
      public static var fileReadUnknownStringEncoding: Code { .fileReadUnknownStringEncoding }
      public static var fileWriteUnknown: Code { .fileWriteUnknown }
      public static var fileWriteNoPermission: Code { .fileWriteNoPermission }
      public static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
      public static var fileWriteFileExists: Code { .fileWriteFileExists }
      public static var fileWriteInapplicableStringEncoding: Code { .fileWriteInapplicableStringEncoding }
      public static var fileWriteUnsupportedScheme: Code { .fileWriteUnsupportedScheme }
      public static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
      public static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
      public static var fileManagerUnmountUnknown: Code { .fileManagerUnmountUnknown }
      public static var fileManagerUnmountBusy: Code { .fileManagerUnmountBusy }
      public static var keyValueValidation: Code { .keyValueValidation }
      public static var formatting: Code { .formatting }
      public static var userCancelled: Code { .userCancelled }
      public static var featureUnsupported: Code { .featureUnsupported }
      public static var executableNotLoadable: Code { .executableNotLoadable }
      public static var executableArchitectureMismatch: Code { .executableArchitectureMismatch }
      public static var executableRuntimeMismatch: Code { .executableRuntimeMismatch }
      public static var executableLoad: Code { .executableLoad }
      public static var executableLink: Code { .executableLink }
      public static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
      public static var propertyListReadUnknownVersion: Code { .propertyListReadUnknownVersion }
      public static var propertyListReadStream: Code { .propertyListReadStream }
      public static var propertyListWriteStream: Code { .propertyListWriteStream }
      public static var propertyListWriteInvalid: Code { .propertyListWriteInvalid }
      public static var xpcConnectionInterrupted: Code { .xpcConnectionInterrupted }
      public static var xpcConnectionInvalid: Code { .xpcConnectionInvalid }
      public static var xpcConnectionReplyInvalid: Code { .xpcConnectionReplyInvalid }
      public static var ubiquitousFileUnavailable: Code { .ubiquitousFileUnavailable }
      public static var ubiquitousFileNotUploadedDueToQuota: Code { .ubiquitousFileNotUploadedDueToQuota }
      public static var ubiquitousFileUbiquityServerNotAvailable: Code { .ubiquitousFileUbiquityServerNotAvailable }
      public static var userActivityHandoffFailed: Code { .userActivityHandoffFailed }
      public static var userActivityConnectionUnavailable: Code { .userActivityConnectionUnavailable }
      public static var userActivityRemoteApplicationTimedOut: Code { .userActivityRemoteApplicationTimedOut }
      public static var userActivityHandoffUserInfoTooLarge: Code { .userActivityHandoffUserInfoTooLarge }
      public static var coderReadCorrupt: Code { .coderReadCorrupt }
      public static var coderValueNotFound: Code { .coderValueNotFound }
      public static var coderInvalidValue: Code { .coderInvalidValue }
    }
    public func ~= (code: CocoaError.Code, error: any Error) -> Bool { (error as? CocoaError)?.code == code }
    """#
}
