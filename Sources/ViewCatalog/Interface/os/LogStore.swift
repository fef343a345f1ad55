extension InterfaceText {
  /// The log store, which has no entries: log messages are discarded.
  static let osLogStore = #"""
    import Foundation

    open class OSLogEntry: NSObject {
      public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
      }
      public var composedMessage: String { "" }
      public var date: Date { Date.now }
      public var storeCategory: StoreCategory { .undefined }
    }
    public protocol OSLogEntryFromProcess {
      var process: String { get }
      var processIdentifier: pid_t { get }
      var sender: String { get }
      var threadIdentifier: UInt64 { get }
    }
    public protocol OSLogEntryWithPayload {
      var subsystem: String { get }
      var category: String { get }
      var formatString: String { get }
    }
    open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
      public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
      public var level: Level { .undefined }
      public var process: String { "App" }
      public var processIdentifier: pid_t { 1 }
      public var sender: String { "" }
      public var threadIdentifier: UInt64 { 1 }
      public var subsystem: String { "" }
      public var category: String { "" }
      public var formatString: String { "" }
    }
    open class OSLogEntrySignpost: OSLogEntry {}
    open class OSLogPosition: NSObject {}
    open class OSLogEnumerator: NSEnumerator {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
      }
    }
    open class OSLogStore: NSObject {
      public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let system = Scope(rawValue: 0)
        public static let currentProcessIdentifier = Scope(rawValue: 1)
      }
      public init(scope: Scope) throws {}
      public init(url: URL) throws {}
      public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }
      public func position(date: Date) -> OSLogPosition { OSLogPosition() }
      public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
      public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
      public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
      ) throws -> AnySequence<OSLogEntry> { AnySequence([OSLogEntry]()) }
    }
    """#
}
