extension InterfaceText {
  /// Objects of a store and what they live in.
  static let coreDataObjects = #"""
    public protocol NSFetchRequestResult: NSObjectProtocol {}

    open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {}

    open class NSEntityDescription: NSObject {
      open var name: String?
    }

    @confined("NSManagedObjectContext")
    open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable {
      open var managedObjectContext: NSManagedObjectContext? { nil }
      open var objectID: NSManagedObjectID { NSManagedObjectID() }
      open var hasChanges: Bool { false }
      open var isDeleted: Bool { false }
      open class func entity() -> NSEntityDescription { NSEntityDescription() }
      public override init() {}
      public convenience init(context: NSManagedObjectContext) { self.init() }
    }

    open class NSManagedObjectContext: NSObject {
      open var hasChanges: Bool { false }
      open var automaticallyMergesChangesFromParent = false
      open var mergePolicy: Any = 0
      open var undoManager: UndoManager?
      @effect("saves the store")
      open func save() throws {}
      @effect("changes the store")
      open func delete(_ object: NSManagedObject) {}
      open func rollback() {}
      open func refreshAllObjects() {}
      open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
      open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int { 0 }
      open func perform(_ block: @escaping () -> Void) { block() }
      open func performAndWait(_ block: () -> Void) { block() }
    }

    open class NSPersistentStoreDescription: NSObject {
      open var url: URL?
    }

    open class NSPersistentContainer: NSObject {
      public let name: String
      open var viewContext = NSManagedObjectContext()
      open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
      public init(name: String) { self.name = name }
      open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
      ) {}
      open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
      open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
    }

    open class NSPersistentCloudKitContainer: NSPersistentContainer {}

    open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
      open var predicate: NSPredicate?
      open var sortDescriptors: [NSSortDescriptor]?
      open var fetchLimit = 0
      public override init() {}
      public init(entityName: String) {}
    }

    extension EnvironmentValues {
      public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
      }
    }

    private struct ManagedObjectContextKey: EnvironmentKey {
      static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
    }
    """#
}
