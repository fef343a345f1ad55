extension InterfaceText {
  /// Managed object contexts and their container. There is no file: objects last as long as the container.
  static let coreDataContexts = #"""
    /// The objects of a container, shared by all its contexts.
    @Observable public final class _ManagedStore {
      @ObservationIgnored var objects: [NSManagedObject] = []
      /// The number of changes; fetch requests of views depend on it.
      public var changes = 0
      /// Counts a change without reading `changes`: code that changes the store does not depend on it.
      func note() {
        count += 1
        changes = count
        guard !followers.isEmpty else { return }
        DispatchQueue.main.async { self.followers = self.followers.filter { $0() } }
      }
      /// Closures that run after the current event when the store has changed, until they return false.
      @ObservationIgnored var followers: [() -> Bool] = []
      @ObservationIgnored private var count = 0
    }

    public struct NSManagedObjectContextConcurrencyType: RawRepresentable, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let privateQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 1)
      public static let mainQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 2)
    }

    public enum NSMergePolicyType: UInt, Sendable {
      case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
      case overwriteMergePolicyType, rollbackMergePolicyType
    }
    open class NSMergePolicy: NSObject, @unchecked Sendable {
      public override init() {}
      public init(merge ty: NSMergePolicyType) {}
      public static let error = NSMergePolicy()
      public static let rollback = NSMergePolicy()
      public static let overwrite = NSMergePolicy()
      public static let mergeByPropertyObjectTrump = NSMergePolicy()
      public static let mergeByPropertyStoreTrump = NSMergePolicy()
    }
    public let NSErrorMergePolicy: Any = NSMergePolicy.error
    public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
    public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
    public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
    public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

    open class NSManagedObjectContext: NSObject {
      public enum ScheduledTaskType: Sendable {
        case immediate, enqueued
      }
      public struct ConcurrencyType: Sendable {
        public static let mainQueue = ConcurrencyType()
        public static let privateQueue = ConcurrencyType()
      }
      public var _store = _ManagedStore()
      var _inserted: [NSManagedObject] = []
      var _deleted: [NSManagedObject] = []
      /// The values of changed objects at the last save.
      var _saved: [(object: NSManagedObject, values: [String: Any])] = []

      public override init() {}
      public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}
      public init(_ type: ConcurrencyType) {}

      open var parent: NSManagedObjectContext? {
        didSet { if let parent { _store = parent._store } }
      }
      open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { if let persistentStoreCoordinator { _store = persistentStoreCoordinator._store } }
      }
      open var name: String?
      open var hasChanges: Bool { !_inserted.isEmpty || !_deleted.isEmpty || !_saved.isEmpty }
      open var insertedObjects: Set<NSManagedObject> { Set(_inserted) }
      open var deletedObjects: Set<NSManagedObject> { Set(_deleted) }
      open var updatedObjects: Set<NSManagedObject> { Set(_saved.map { $0.object }) }
      open var registeredObjects: Set<NSManagedObject> { Set(_store.objects) }
      open var automaticallyMergesChangesFromParent = false
      open var shouldDeleteInaccessibleFaults = true
      open var mergePolicy: Any = 0
      open var transactionAuthor: String?
      open var undoManager: UndoManager?
      open var userInfo = NSMutableDictionary()
      open var stalenessInterval: TimeInterval = -1
      open var propagatesDeletesAtEndOfEvent = true
      open var retainsRegisteredObjects = false

      @effect("saves the store")
      open func save() throws {
        for object in _inserted + _saved.map({ $0.object }) { object.willSave() }
        forget()
      }
      @effect("changes the store")
      open func insert(_ object: NSManagedObject) { if object._context == nil { object._insert(into: self) } }
      @effect("changes the store")
      open func delete(_ object: NSManagedObject) {
        guard !object._isGone else { return }
        object.prepareForDeletion()
        object._isGone = true
        for (key, relation) in object._relations {
          for other in object._objects(key) {
            if relation.deleteRule == "Cascade" { delete(other) }
            if relation.deleteRule != "No Action" { other._unlink(object, relation.inverse) }
          }
        }
        object.objectWillChange.send()
        _store.objects.removeAll { $0 === object }
        if _inserted.contains(where: { $0 === object }) {
          _inserted.removeAll { $0 === object }
        } else {
          _deleted.append(object)
        }
        _store.note()
      }
      open func rollback() {
        for object in _inserted { _store.objects.removeAll { $0 === object } }
        for object in _deleted {
          object._isGone = false
          _store.objects.append(object)
        }
        for (object, values) in _saved {
          object.objectWillChange.send()
          object._values = values
        }
        forget()
      }
      open func reset() {
        forget()
        _store.note()
      }
      open func undo() { rollback() }
      open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { _store.note() }
      open func refreshAllObjects() { _store.note() }
      open func processPendingChanges() {}
      open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
      open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        _store.objects.first { $0._id === objectID } ?? NSManagedObject()
      }
      open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let found = _store.objects.first(where: { $0._id === objectID }) else {
          throw CocoaError(.fileNoSuchFile)
        }
        return found
      }
      open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        _store.objects.first { $0._id === objectID }
      }
      open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        request._results(in: self)
      }
      open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
        request._results(in: self).count
      }
      @discardableResult
      open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        request._execute(in: self)
        return NSPersistentStoreResult()
      }
      open func perform(_ block: @escaping () -> Void) { block() }
      open func performAndWait(_ block: () -> Void) { block() }
      public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T {
        try block()
      }
      public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

      func _add(_ object: NSManagedObject) {
        _store.objects.append(object)
        _inserted.append(object)
        _store.note()
      }
      func _willChange(_ object: NSManagedObject) {
        guard !object._isGone, !_inserted.contains(where: { $0 === object }),
          !_saved.contains(where: { $0.object === object })
        else { return }
        _saved.append((object, object._values))
      }
      func _isChanged(_ object: NSManagedObject) -> Bool {
        _inserted.contains { $0 === object } || _saved.contains { $0.object === object }
      }
      private func forget() {
        _inserted = []
        _deleted = []
        _saved = []
        _store.note()
      }
    }

    open class NSPersistentStoreResult: NSObject {}

    open class NSPersistentStore: NSObject {
      open var url: URL?
      open var type: String { "InMemory" }
    }

    open class NSPersistentStoreCoordinator: NSObject {
      var _store = _ManagedStore()
      public override init() {}
      public init(managedObjectModel model: NSManagedObjectModel) {}
      open var persistentStores: [NSPersistentStore] { [] }
      open func persistentStore(for URL: URL) -> NSPersistentStore? { nil }
      open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
      ) throws -> NSPersistentStore { store }
      open func remove(_ store: NSPersistentStore) throws {}
      open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
      ) throws -> NSPersistentStore { NSPersistentStore() }
      open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        _store.objects.first { $0._id.uriRepresentation() == url }?._id
      }
    }

    public let NSSQLiteStoreType = "SQLite"
    public let NSInMemoryStoreType = "InMemory"
    public let NSBinaryStoreType = "Binary"
    public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
    public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
      "NSPersistentStoreRemoteChangeNotificationOptionKey"
    public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
    public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

    open class NSPersistentStoreDescription: NSObject {
      open var url: URL?
      open var type = "SQLite"
      open var configuration: String?
      open var isReadOnly = false
      open var shouldAddStoreAsynchronously = false
      open var shouldMigrateStoreAutomatically = true
      open var shouldInferMappingModelAutomatically = true
      open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
      open var options: [String: NSObject] = [:]
      public override init() {}
      public init(url: URL) { self.url = url }
      open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    }

    open class NSPersistentCloudKitContainerOptions: NSObject {
      public let containerIdentifier: String
      public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    }

    open class NSManagedObjectModel: NSObject {
      public override init() {}
      public init?(contentsOf url: URL) {}
      open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
      open var entities: [NSEntityDescription] = []
      open var entitiesByName: [String: NSEntityDescription] { [:] }
    }

    open class NSPersistentContainer: NSObject {
      public let name: String
      public let persistentStoreCoordinator: NSPersistentStoreCoordinator
      public let managedObjectModel: NSManagedObjectModel
      open var viewContext: NSManagedObjectContext
      open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
      public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
      public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        let coordinator = NSPersistentStoreCoordinator()
        let context = NSManagedObjectContext()
        context._store = coordinator._store
        persistentStoreCoordinator = coordinator
        viewContext = context
      }
      open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/Library/Application Support") }
      open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
      ) {
        for description in persistentStoreDescriptions { block(description, nil) }
      }
      open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext()
        context._store = persistentStoreCoordinator._store
        return context
      }
      open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
      }
      public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        try block(newBackgroundContext())
      }
    }

    open class NSPersistentCloudKitContainer: NSPersistentContainer {}

    open class NSPersistentStoreRequest: NSObject {
      func _execute(in context: NSManagedObjectContext) {}
    }

    public struct NSFetchRequestResultType: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
      public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
      public static let countResultType = NSFetchRequestResultType(rawValue: 4)
    }

    open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
      open var entityName: String?
      open var predicate: NSPredicate?
      open var sortDescriptors: [NSSortDescriptor]?
      open var fetchLimit = 0
      open var fetchOffset = 0
      open var fetchBatchSize = 0
      open var includesSubentities = true
      open var includesPropertyValues = true
      open var includesPendingChanges = true
      open var returnsObjectsAsFaults = true
      open var returnsDistinctResults = false
      open var propertiesToFetch: [Any]?
      open var relationshipKeyPathsForPrefetching: [String]?
      open var shouldRefreshRefetchedObjects = false
      open var resultType: NSFetchRequestResultType = []
      open var propertiesToGroupBy: [Any]?
      open var havingPredicate: NSPredicate?
      open var affectedStores: [NSPersistentStore]?
      public override init() {}
      public init(entityName: String) { self.entityName = entityName }
      open var entity: NSEntityDescription? {
        get { entityName.flatMap { name in NSEntityDescription._named(name) } }
        set { entityName = newValue?.name }
      }
      public func _results(in context: NSManagedObjectContext) -> [ResultType] {
        var found: [ResultType] = []
        for object in context._store.objects {
          guard _isOfEntity(object), let result = object as? ResultType else { continue }
          if predicate?.evaluate(with: object) ?? true { found.append(result) }
        }
        if let sortDescriptors, !sortDescriptors.isEmpty {
          found = found.sorted { left, right in NSSortDescriptor._order(left, right, by: sortDescriptors) == .orderedAscending }
        }
        if fetchOffset > 0 { found = Array(found.dropFirst(fetchOffset)) }
        if fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
        return found
      }
      private func _isOfEntity(_ object: NSManagedObject) -> Bool {
        guard let entityName, ResultType.self == NSManagedObject.self || !(ResultType.self is NSManagedObject.Type) else {
          return true
        }
        return object.entity.name == entityName
      }
    }

    extension NSEntityDescription {
      static func _named(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        return entity
      }
    }

    public enum NSBatchDeleteRequestResultType: UInt, Sendable {
      case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
    }

    public class NSBatchDeleteResult: NSPersistentStoreResult {
      var deleted: [NSManagedObjectID] = []
      public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
      public var result: Any? {
        switch resultType {
        case .resultTypeStatusOnly: true
        case .resultTypeObjectIDs: deleted
        case .resultTypeCount: deleted.count
        }
      }
    }

    public let NSInsertedObjectsKey = "inserted"
    public let NSUpdatedObjectsKey = "updated"
    public let NSDeletedObjectsKey = "deleted"
    public let NSRefreshedObjectsKey = "refreshed"

    extension NSNotification.Name {
      public static let NSManagedObjectContextDidSave = NSNotification.Name(
        "NSManagingContextDidSaveChangesNotification")
      public static let NSManagedObjectContextWillSave = NSNotification.Name(
        "NSManagingContextWillSaveChangesNotification")
      public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
      public static let NSPersistentStoreRemoteChange = NSNotification.Name(
        "NSPersistentStoreRemoteChangeNotification")
    }

    extension NSManagedObjectContext {
      // All contexts of a store share the same objects.
      public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
      ) {}
    }

    public protocol NSFetchedResultsSectionInfo {
      var name: String { get }
      var numberOfObjects: Int { get }
      var objects: [Any]? { get }
    }
    public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }
    public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    }
    extension NSFetchedResultsControllerDelegate {
      public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
      public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    }
    /// Stores the results of a request, and tells its delegate that they changed, without the single changes.
    /// [approximation]
    public class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
      public let fetchRequest: NSFetchRequest<ResultType>
      public let managedObjectContext: NSManagedObjectContext
      public let sectionNameKeyPath: String?
      public let cacheName: String?
      public weak var delegate: (any NSFetchedResultsControllerDelegate)?
      public private(set) var fetchedObjects: [ResultType]?
      public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
      ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
      }
      private var isFollowing = false
      public func performFetch() throws {
        fetchedObjects = try managedObjectContext.fetch(fetchRequest)
        guard !isFollowing else { return }
        isFollowing = true
        managedObjectContext._store.followers.append { [weak self] in
          self?._refetch()
          return self != nil
        }
      }
      private func _refetch() {
        guard let delegate, let found = try? managedObjectContext.fetch(fetchRequest) else { return }
        let controller = unsafeBitCast(self, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
        delegate.controllerWillChangeContent(controller)
        fetchedObjects = found
        delegate.controllerDidChangeContent(controller)
      }
      public func object(at indexPath: IndexPath) -> ResultType { fetchedObjects![indexPath[indexPath.count - 1]] }
    }

    open class NSBatchDeleteRequest: NSPersistentStoreRequest {
      let delete: (NSManagedObjectContext) -> Void
      open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
      public init<T: NSFetchRequestResult>(fetchRequest fetch: NSFetchRequest<T>) {
        delete = { context in
          for found in fetch._results(in: context) {
            if let object = found as? NSManagedObject { context.delete(object) }
          }
        }
      }
      override func _execute(in context: NSManagedObjectContext) { delete(context) }
    }

    extension EnvironmentValues {
      @primitive public var managedObjectContext: NSManagedObjectContext { get set }
    }
    """#
}
