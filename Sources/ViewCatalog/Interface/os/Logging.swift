extension InterfaceText {
  /// The unified log. Log messages are discarded.
  static let osLogging = #"""
    import Foundation

    public struct OSLogType: RawRepresentable, Equatable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let `default` = OSLogType(rawValue: 0)
      public static let info = OSLogType(rawValue: 1)
      public static let debug = OSLogType(rawValue: 2)
      public static let error = OSLogType(rawValue: 16)
      public static let fault = OSLogType(rawValue: 17)
    }

    public final class OSLog: NSObject, @unchecked Sendable {
      public struct Category: Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
      }
      public init(subsystem: String, category: String) {}
      public init(subsystem: String, category: Category) {}
      public static let `default` = OSLog(subsystem: "", category: "")
      public static let disabled = OSLog(subsystem: "", category: "")
      public func isEnabled(type: OSLogType) -> Bool { false }
      public var signpostsEnabled: Bool { false }
    }

    public struct OSLogPrivacy: Sendable {
      public enum Mask: Sendable {
        case hash
        case none
      }
      public static var `public`: OSLogPrivacy { OSLogPrivacy() }
      public static var `private`: OSLogPrivacy { OSLogPrivacy() }
      public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
      public static var auto: OSLogPrivacy { OSLogPrivacy() }
      public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    }

    public struct OSLogStringAlignment: Sendable {
      public static var none: OSLogStringAlignment { OSLogStringAlignment() }
      public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment()
      }
      public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment()
      }
    }

    public struct OSLogFloatFormatting: Sendable {
      public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
      public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting()
      }
      public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    }

    public struct OSLogIntegerFormatting: Sendable {
      public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
      public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
      public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    }

    /// A message to log; its interpolations are not evaluated.
    public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
      public struct Interpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(
          _ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
        ) {}
        public mutating func appendInterpolation<T>(
          _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
        ) {}
        public mutating func appendInterpolation(
          _ value: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting,
          align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {}
        public mutating func appendInterpolation<T: FixedWidthInteger>(
          _ value: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting,
          align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {}
      }
      public init(stringInterpolation: Interpolation) {}
      public init(stringLiteral value: String) {}
    }

    public struct Logger: Sendable {
      public init() {}
      public init(subsystem: String, category: String) {}
      public init(_ log: OSLog) {}
      public func log(_ message: OSLogMessage) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
      public func trace(_ message: OSLogMessage) {}
      public func debug(_ message: OSLogMessage) {}
      public func info(_ message: OSLogMessage) {}
      public func notice(_ message: OSLogMessage) {}
      public func warning(_ message: OSLogMessage) {}
      public func error(_ message: OSLogMessage) {}
      public func critical(_ message: OSLogMessage) {}
      public func fault(_ message: OSLogMessage) {}
    }

    public func os_log(
      _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
      _ args: any CVarArg...
    ) {}
    public func os_log(
      _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
      _ args: any CVarArg...
    ) {}

    public struct OSSignpostID: Hashable, Sendable {
      public let rawValue: UInt64
      public init(_ rawValue: UInt64) { self.rawValue = rawValue }
      public init(log: OSLog) { rawValue = 1 }
      public init(log: OSLog, object: AnyObject) { rawValue = 1 }
      public static let exclusive = OSSignpostID(1)
      public static let invalid = OSSignpostID(0)
    }

    public struct OSSignpostType: Equatable, Sendable {
      let rawValue: UInt8
      public static let event = OSSignpostType(rawValue: 0)
      public static let begin = OSSignpostType(rawValue: 1)
      public static let end = OSSignpostType(rawValue: 2)
    }

    public func os_signpost(
      _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
      signpostID: OSSignpostID = .exclusive
    ) {}
    public func os_signpost(
      _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
      signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
    ) {}

    public final class OSSignpostIntervalState: @unchecked Sendable {
      init() {}
    }

    public struct OSSignposter: Sendable {
      public init() {}
      public init(subsystem: String, category: String) {}
      public init(subsystem: String, category: OSLog.Category) {}
      public init(logHandle: OSLog) {}
      public init(logger: Logger) {}
      public func makeSignpostID() -> OSSignpostID { .exclusive }
      public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
      }
      public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
      ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
      public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
      public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
      public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
      public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    }
    """#
}
