extension InterfaceText {
  /// The texts of the module `CloudKit`: no account is signed in, and queries find nothing.
  static let cloudKit: [(name: String, text: String)] = [("Containers", cloudKitContainers)]

  private static let cloudKitContainers = #"""
    import Foundation

    public enum CKAccountStatus: Int, Sendable {
      case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
    }
    public struct CKError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case notAuthenticated = 9
        case permissionFailure, unknownItem
        case quotaExceeded = 25
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static var notAuthenticated: Code { .notAuthenticated }
      public static var networkUnavailable: Code { .networkUnavailable }
      public static var networkFailure: Code { .networkFailure }
      public static var unknownItem: Code { .unknownItem }
      public static var quotaExceeded: Code { .quotaExceeded }
    }

    open class CKRecordZone: NSObject, @unchecked Sendable {
      open class ID: NSObject, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String, ownerName: String = "__defaultOwner__") {
          self.zoneName = zoneName
          self.ownerName = ownerName
        }
        public static let `default` = ID(zoneName: "_defaultZone")
      }
      public let zoneID: ID
      public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
      public init(zoneID: ID) { self.zoneID = zoneID }
    }

    public protocol CKRecordValueProtocol {}
    extension String: CKRecordValueProtocol {}
    extension Int: CKRecordValueProtocol {}
    extension Double: CKRecordValueProtocol {}
    extension Bool: CKRecordValueProtocol {}
    extension Date: CKRecordValueProtocol {}
    extension Data: CKRecordValueProtocol {}
    public typealias CKRecordValue = Any

    open class CKRecord: NSObject, @unchecked Sendable {
      public typealias RecordType = String
      public typealias FieldKey = String
      open class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String, zoneID: CKRecordZone.ID = .default) {
          self.recordName = recordName
          self.zoneID = zoneID
        }
      }
      open class Reference: NSObject, @unchecked Sendable {
        public enum Action: UInt, Sendable { case none, deleteSelf }
        public let recordID: ID
        public let action: Action
        public init(recordID: ID, action: Action) {
          self.recordID = recordID
          self.action = action
        }
        public init(record: CKRecord, action: Action) {
          recordID = record.recordID
          self.action = action
        }
      }
      public let recordType: String
      public let recordID: ID
      private var values: [String: Any] = [:]
      public init(recordType: String, recordID: ID = ID(recordName: "0")) {
        self.recordType = recordType
        self.recordID = recordID
      }
      public var creationDate: Date? { nil }
      public var modificationDate: Date? { nil }
      public func allKeys() -> [String] { values.keys.sorted() }
      public func object(forKey key: String) -> Any? { values[key] }
      public func value(forKey key: String) -> Any? { values[key] }
      public func setObject(_ object: Any?, forKey key: String) { values[key] = object }
      public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
      public subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
      }
    }

    open class CKQuery: NSObject, @unchecked Sendable {
      public let recordType: String
      public let predicate: NSPredicate
      public var sortDescriptors: [NSSortDescriptor]?
      public init(recordType: String, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
      }
    }

    open class CKOperation: Operation, @unchecked Sendable {}
    public let CKCurrentUserDefaultName = "__defaultOwner__"
    open class CKDatabaseOperation: CKOperation, @unchecked Sendable {}
    open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
      public var query: CKQuery?
      public var resultsLimit = 0
      public var desiredKeys: [String]?
      public final class Cursor: NSObject, @unchecked Sendable {}
      public var recordFetchedBlock: ((CKRecord) -> Void)?
      public init(query: CKQuery) { self.query = query }
    }

    open class CKDatabase: NSObject, @unchecked Sendable {
      public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
      public func add(_ operation: CKDatabaseOperation) {}
      public func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
      }
      public func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
      ) {
        completionHandler(nil, CKError(.notAuthenticated))
      }
      public func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
      }
      public func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
      ) {
        completionHandler(nil, CKError(.notAuthenticated))
      }
      public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
        resultsLimit: Int = 0
      ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
        throw CKError(.notAuthenticated)
      }
      public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [String]? = nil, resultsLimit: Int = 0
      ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
        throw CKError(.notAuthenticated)
      }
      public func records(for ids: [CKRecord.ID], desiredKeys: [String]? = nil) async throws
        -> [CKRecord.ID: Result<CKRecord, any Error>]
      { throw CKError(.notAuthenticated) }
      public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
      @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
      @discardableResult public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
      }
    }

    open class CKContainer: NSObject, @unchecked Sendable {
      private static let container = CKContainer(identifier: "iCloud")
      public class func `default`() -> CKContainer { container }
      public let containerIdentifier: String?
      public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
      public let publicCloudDatabase = CKDatabase()
      public let privateCloudDatabase = CKDatabase()
      public let sharedCloudDatabase = CKDatabase()
      public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { privateCloudDatabase }
      public func add(_ operation: CKOperation) {}
      public func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
      }
      public func accountStatus() async throws -> CKAccountStatus { .noAccount }
      public func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
      }
      public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    }
    extension NSNotification.Name {
      public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
    }
    """#
}
