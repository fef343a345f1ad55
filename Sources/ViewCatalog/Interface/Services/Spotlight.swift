extension InterfaceText {
  /// The texts of the module `CoreSpotlight`: the index takes items and finds none.
  static let coreSpotlight: [(name: String, text: String)] = [("Index", servicesSpotlight)]

  private static let servicesSpotlight = #"""
    import Foundation
    import SwiftUI

    public let CSSearchableItemActionType = "com.apple.corespotlightitem"
    public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
    public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
    public let CSSearchQueryString = "kCSSearchQueryString"
    public let CSIndexErrorDomain = "CSIndexErrorDomain"

    public protocol CSSearchableIndexDelegate: NSObjectProtocol {}

    open class CSSearchableIndex: NSObject, @unchecked Sendable {
      private static let shared = CSSearchableIndex(name: "default")
      public weak var indexDelegate: (any CSSearchableIndexDelegate)?
      public init(name: String) {}
      public init(name: String, protectionClass: FileProtectionType?) {}
      public class func `default`() -> CSSearchableIndex { shared }
      public class func isIndexingAvailable() -> Bool { true }
      public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
      ) { completionHandler?(nil) }
      public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
      public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
      ) { completionHandler?(nil) }
      public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
      public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
      ) { completionHandler?(nil) }
      public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
      public func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
      }
      public func deleteAllSearchableItems() async throws {}
      public func beginBatch() {}
      public func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
      }
      public func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
      }
    }

    open class CSSearchableItem: NSObject, @unchecked Sendable {
      public var uniqueIdentifier: String
      public var domainIdentifier: String?
      public var expirationDate: Date!
      public var attributeSet: CSSearchableItemAttributeSet
      public var isUpdate = false
      public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
      ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
      }
    }

    extension NSUserActivity {
      public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
      }
    }

    open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
      public init(contentType: UTType) { self.contentType = contentType.identifier }
      public init(itemContentType: String) { contentType = itemContentType }
      public var contentType: String?
      public var title: String?
      public var displayName: String?
      public var alternateNames: [String]?
      public var subject: String?
      public var theme: String?
      public var kind: String?
      public var contentDescription: String?
      public var textContent: String?
      public var htmlContentData: Data?
      public var keywords: [String]?
      public var identifier: String?
      public var relatedUniqueIdentifier: String?
      public var domainIdentifier: String?
      public var weakRelatedUniqueIdentifier: String?
      public var thumbnailURL: URL?
      public var thumbnailData: Data?
      public var darkThumbnailURL: URL?
      public var contentURL: URL?
      public var url: URL?
      public var path: String?
      public var creator: String?
      public var authorNames: [String]?
      public var artist: String?
      public var album: String?
      public var genre: String?
      public var duration: NSNumber?
      public var playCount: NSNumber?
      public var rating: NSNumber?
      public var ratingDescription: String?
      public var rankingHint: NSNumber?
      public var fileSize: NSNumber?
      public var pageCount: NSNumber?
      public var contentCreationDate: Date?
      public var contentModificationDate: Date?
      public var metadataModificationDate: Date?
      public var addedDate: Date?
      public var lastUsedDate: Date?
      public var startDate: Date?
      public var endDate: Date?
      public var dueDate: Date?
      public var completionDate: Date?
      public var latitude: NSNumber?
      public var longitude: NSNumber?
      public var namedLocation: String?
      public var city: String?
      public var country: String?
      public var phoneNumbers: [String]?
      public var emailAddresses: [String]?
      public var supportsPhoneCall: NSNumber?
      public var supportsNavigation: NSNumber?
      public var isUserCreated: NSNumber?
      public var actionIdentifiers: [String] = []
    }

    open class CSSearchQueryContext: NSObject {
      public override init() {}
      public var fetchAttributes: [String] = []
      public var filterQueries: [String] = []
    }
    open class CSSearchQuery: NSObject {
      public init(queryString: String, attributes: [String]?) {}
      public init(queryString: String, queryContext: CSSearchQueryContext?) {}
      public var foundItemsHandler: (([CSSearchableItem]) -> Void)?
      public var completionHandler: (((any Error)?) -> Void)?
      public private(set) var isCancelled = false
      public var foundItemCount: Int { 0 }
      public func start() { completionHandler?(nil) }
      public func cancel() { isCancelled = true }
    }
    """#
}
