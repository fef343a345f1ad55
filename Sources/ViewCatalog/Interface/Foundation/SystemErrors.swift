extension InterfaceText {
  /// System errors, by number.
  static let foundationSystemErrors = #"""
    /// An error code that a `catch` can match: `catch POSIXError.ENOENT`.
    public protocol _ErrorCodeProtocol: Equatable {
      static func _code(of error: any Error) -> Self?
    }

    extension _ErrorCodeProtocol {
      public static func ~= (match: Self, error: any Error) -> Bool { _code(of: error) == match }
    }

    extension POSIXErrorCode: _ErrorCodeProtocol {
      public static func _code(of error: any Error) -> POSIXErrorCode? { (error as? POSIXError)?.code }
    }

    extension URLError.Code: _ErrorCodeProtocol {
      public static func _code(of error: any Error) -> URLError.Code? { (error as? URLError)?.code }
    }

    extension CocoaError.Code: _ErrorCodeProtocol {
      public static func _code(of error: any Error) -> CocoaError.Code? { (error as? CocoaError)?.code }
    }

    public enum POSIXErrorCode: Int32, Sendable {
      case EPERM = 1, ENOENT, ESRCH, EINTR, EIO, ENXIO, E2BIG, ENOEXEC, EBADF, ECHILD, EAGAIN, ENOMEM, EACCES, EFAULT,
        ENOTBLK, EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR, EINVAL, ENFILE, EMFILE, ENOTTY, ETXTBSY, EFBIG, ENOSPC,
        ESPIPE, EROFS, EMLINK, EPIPE, EDOM, ERANGE, EDEADLK, ENAMETOOLONG, ENOLCK, ENOSYS, ENOTEMPTY, ELOOP
      case ENOTSOCK = 88, EDESTADDRREQ, EMSGSIZE, EPROTOTYPE, ENOPROTOOPT, EPROTONOSUPPORT, ESOCKTNOSUPPORT, EOPNOTSUPP,
        EPFNOSUPPORT, EAFNOSUPPORT, EADDRINUSE, EADDRNOTAVAIL, ENETDOWN, ENETUNREACH, ENETRESET, ECONNABORTED,
        ECONNRESET, ENOBUFS, EISCONN, ENOTCONN, ESHUTDOWN, ETOOMANYREFS, ETIMEDOUT, ECONNREFUSED, EHOSTDOWN,
        EHOSTUNREACH, EALREADY, EINPROGRESS, ESTALE
      case EDQUOT = 122
      case ECANCELED = 125
    }

    public struct POSIXError: CustomNSError, Hashable, CustomStringConvertible {
      public typealias Code = POSIXErrorCode
      public let code: POSIXErrorCode
      public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) { self.code = code }
      public static var errorDomain: String { "NSPOSIXErrorDomain" }
      public var errorCode: Int { Int(code.rawValue) }
      public var userInfo: [String: Any] { [:] }
      public var localizedDescription: String { "The operation could not be completed. " + _reason }
      public var description: String { "Error Domain=NSPOSIXErrorDomain Code=\(code.rawValue) \"\(_reason)\"" }
      var _reason: String { POSIXError._reason(of: Int(code.rawValue)) }
      @primitive static func _reason(of code: Int) -> String
      public static var EPERM: POSIXErrorCode { .EPERM }
      public static var ENOENT: POSIXErrorCode { .ENOENT }
      public static var ESRCH: POSIXErrorCode { .ESRCH }
      public static var EINTR: POSIXErrorCode { .EINTR }
      public static var EIO: POSIXErrorCode { .EIO }
      public static var ENXIO: POSIXErrorCode { .ENXIO }
      public static var E2BIG: POSIXErrorCode { .E2BIG }
      public static var ENOEXEC: POSIXErrorCode { .ENOEXEC }
      public static var EBADF: POSIXErrorCode { .EBADF }
      public static var ECHILD: POSIXErrorCode { .ECHILD }
      public static var EAGAIN: POSIXErrorCode { .EAGAIN }
      public static var ENOMEM: POSIXErrorCode { .ENOMEM }
      public static var EACCES: POSIXErrorCode { .EACCES }
      public static var EFAULT: POSIXErrorCode { .EFAULT }
      public static var ENOTBLK: POSIXErrorCode { .ENOTBLK }
      public static var EBUSY: POSIXErrorCode { .EBUSY }
      public static var EEXIST: POSIXErrorCode { .EEXIST }
      public static var EXDEV: POSIXErrorCode { .EXDEV }
      public static var ENODEV: POSIXErrorCode { .ENODEV }
      public static var ENOTDIR: POSIXErrorCode { .ENOTDIR }
      public static var EISDIR: POSIXErrorCode { .EISDIR }
      public static var EINVAL: POSIXErrorCode { .EINVAL }
      public static var ENFILE: POSIXErrorCode { .ENFILE }
      public static var EMFILE: POSIXErrorCode { .EMFILE }
      public static var ENOTTY: POSIXErrorCode { .ENOTTY }
      public static var ETXTBSY: POSIXErrorCode { .ETXTBSY }
      public static var EFBIG: POSIXErrorCode { .EFBIG }
      public static var ENOSPC: POSIXErrorCode { .ENOSPC }
      public static var ESPIPE: POSIXErrorCode { .ESPIPE }
      public static var EROFS: POSIXErrorCode { .EROFS }
      public static var EMLINK: POSIXErrorCode { .EMLINK }
      public static var EPIPE: POSIXErrorCode { .EPIPE }
      public static var EDOM: POSIXErrorCode { .EDOM }
      public static var ERANGE: POSIXErrorCode { .ERANGE }
      public static var EDEADLK: POSIXErrorCode { .EDEADLK }
      public static var ENAMETOOLONG: POSIXErrorCode { .ENAMETOOLONG }
      public static var ENOLCK: POSIXErrorCode { .ENOLCK }
      public static var ENOSYS: POSIXErrorCode { .ENOSYS }
      public static var ENOTEMPTY: POSIXErrorCode { .ENOTEMPTY }
      public static var ELOOP: POSIXErrorCode { .ELOOP }
      public static var ENOTSOCK: POSIXErrorCode { .ENOTSOCK }
      public static var EDESTADDRREQ: POSIXErrorCode { .EDESTADDRREQ }
      public static var EMSGSIZE: POSIXErrorCode { .EMSGSIZE }
      public static var EPROTOTYPE: POSIXErrorCode { .EPROTOTYPE }
      public static var ENOPROTOOPT: POSIXErrorCode { .ENOPROTOOPT }
      public static var EPROTONOSUPPORT: POSIXErrorCode { .EPROTONOSUPPORT }
      public static var ESOCKTNOSUPPORT: POSIXErrorCode { .ESOCKTNOSUPPORT }
      public static var EOPNOTSUPP: POSIXErrorCode { .EOPNOTSUPP }
      public static var EPFNOSUPPORT: POSIXErrorCode { .EPFNOSUPPORT }
      public static var EAFNOSUPPORT: POSIXErrorCode { .EAFNOSUPPORT }
      public static var EADDRINUSE: POSIXErrorCode { .EADDRINUSE }
      public static var EADDRNOTAVAIL: POSIXErrorCode { .EADDRNOTAVAIL }
      public static var ENETDOWN: POSIXErrorCode { .ENETDOWN }
      public static var ENETUNREACH: POSIXErrorCode { .ENETUNREACH }
      public static var ENETRESET: POSIXErrorCode { .ENETRESET }
      public static var ECONNABORTED: POSIXErrorCode { .ECONNABORTED }
      public static var ECONNRESET: POSIXErrorCode { .ECONNRESET }
      public static var ENOBUFS: POSIXErrorCode { .ENOBUFS }
      public static var EISCONN: POSIXErrorCode { .EISCONN }
      public static var ENOTCONN: POSIXErrorCode { .ENOTCONN }
      public static var ESHUTDOWN: POSIXErrorCode { .ESHUTDOWN }
      public static var ETOOMANYREFS: POSIXErrorCode { .ETOOMANYREFS }
      public static var ETIMEDOUT: POSIXErrorCode { .ETIMEDOUT }
      public static var ECONNREFUSED: POSIXErrorCode { .ECONNREFUSED }
      public static var EHOSTDOWN: POSIXErrorCode { .EHOSTDOWN }
      public static var EHOSTUNREACH: POSIXErrorCode { .EHOSTUNREACH }
      public static var EALREADY: POSIXErrorCode { .EALREADY }
      public static var EINPROGRESS: POSIXErrorCode { .EINPROGRESS }
      public static var ESTALE: POSIXErrorCode { .ESTALE }
      public static var EDQUOT: POSIXErrorCode { .EDQUOT }
      public static var ECANCELED: POSIXErrorCode { .ECANCELED }
    }

    extension CocoaError {
      public static var fileLocking: Code { .fileLocking }
      public static var fileReadNoPermission: Code { .fileReadNoPermission }
      public static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
      public static var fileReadInapplicableStringEncoding: Code { .fileReadInapplicableStringEncoding }
      public static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
      public static var fileReadTooLarge: Code { .fileReadTooLarge }
      public static var fileReadUnknownStringEncoding: Code { .fileReadUnknownStringEncoding }
      public static var fileWriteNoPermission: Code { .fileWriteNoPermission }
      public static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
      public static var fileWriteFileExists: Code { .fileWriteFileExists }
      public static var fileWriteInapplicableStringEncoding: Code { .fileWriteInapplicableStringEncoding }
      public static var fileWriteUnsupportedScheme: Code { .fileWriteUnsupportedScheme }
      public static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
      public static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
      public static var keyValueValidation: Code { .keyValueValidation }
      public static var formatting: Code { .formatting }
      public static var featureUnsupported: Code { .featureUnsupported }
      public static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
      public static var propertyListReadUnknownVersion: Code { .propertyListReadUnknownVersion }
      public static var propertyListReadStream: Code { .propertyListReadStream }
      public static var propertyListWriteStream: Code { .propertyListWriteStream }
      public static var propertyListWriteInvalid: Code { .propertyListWriteInvalid }
      public static var coderReadCorrupt: Code { .coderReadCorrupt }
      public static var coderValueNotFound: Code { .coderValueNotFound }
      public static var coderInvalidValue: Code { .coderInvalidValue }
      public static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
      public static var fileReadUnknown: Code { .fileReadUnknown }
      public static var fileWriteUnknown: Code { .fileWriteUnknown }
    }

    extension URLError {
      public static var unsupportedURL: Code { .unsupportedURL }
      public static var cannotFindHost: Code { .cannotFindHost }
      public static var cannotConnectToHost: Code { .cannotConnectToHost }
      public static var networkConnectionLost: Code { .networkConnectionLost }
      public static var userAuthenticationRequired: Code { .userAuthenticationRequired }
      public static var cannotDecodeContentData: Code { .cannotDecodeContentData }
      public static var cannotParseResponse: Code { .cannotParseResponse }
      public static var fileDoesNotExist: Code { .fileDoesNotExist }
    }

    extension CocoaError.Code {
      public static let fileLocking = CocoaError.Code(rawValue: 255)
      public static let fileReadNoPermission = CocoaError.Code(rawValue: 257)
      public static let fileReadInvalidFileName = CocoaError.Code(rawValue: 258)
      public static let fileReadInapplicableStringEncoding = CocoaError.Code(rawValue: 261)
      public static let fileReadUnsupportedScheme = CocoaError.Code(rawValue: 262)
      public static let fileReadTooLarge = CocoaError.Code(rawValue: 263)
      public static let fileReadUnknownStringEncoding = CocoaError.Code(rawValue: 264)
      public static let fileWriteNoPermission = CocoaError.Code(rawValue: 513)
      public static let fileWriteInvalidFileName = CocoaError.Code(rawValue: 514)
      public static let fileWriteFileExists = CocoaError.Code(rawValue: 516)
      public static let fileWriteInapplicableStringEncoding = CocoaError.Code(rawValue: 517)
      public static let fileWriteUnsupportedScheme = CocoaError.Code(rawValue: 518)
      public static let fileWriteOutOfSpace = CocoaError.Code(rawValue: 640)
      public static let fileWriteVolumeReadOnly = CocoaError.Code(rawValue: 642)
      public static let keyValueValidation = CocoaError.Code(rawValue: 1024)
      public static let formatting = CocoaError.Code(rawValue: 2048)
      public static let featureUnsupported = CocoaError.Code(rawValue: 3328)
      public static let propertyListReadCorrupt = CocoaError.Code(rawValue: 3840)
      public static let propertyListReadUnknownVersion = CocoaError.Code(rawValue: 3841)
      public static let propertyListReadStream = CocoaError.Code(rawValue: 3842)
      public static let propertyListWriteStream = CocoaError.Code(rawValue: 3851)
      public static let propertyListWriteInvalid = CocoaError.Code(rawValue: 3852)
      public static let coderReadCorrupt = CocoaError.Code(rawValue: 4864)
      public static let coderValueNotFound = CocoaError.Code(rawValue: 4865)
      public static let coderInvalidValue = CocoaError.Code(rawValue: 4866)
    }
    """#
}
