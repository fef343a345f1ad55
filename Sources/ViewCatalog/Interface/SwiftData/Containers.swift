extension InterfaceText {
  /// Model containers, and their use in views.
  static let swiftDataContainers = #"""
    public struct ModelConfiguration: Identifiable {
      public struct CloudKitDatabase: Sendable {
        var name: String
        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
          CloudKitDatabase(name: privateDBName)
        }
      }
      public struct GroupContainer: Sendable {
        var name: String
        public static let automatic = GroupContainer(name: "automatic")
        public static let none = GroupContainer(name: "none")
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
      }
      public var id: String { name }
      public let name: String
      public let isStoredInMemoryOnly: Bool
      public init(isStoredInMemoryOnly: Bool) {
        name = "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
      }
      public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
      ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
      }
      public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
      ) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
      }
    }

    public class ModelContainer: Equatable, @unchecked Sendable {
      public let configurations: [ModelConfiguration]
      let store = _ModelStore()
      @MainActor public lazy var mainContext = ModelContext(self)
      public init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
      ) throws {
        self.configurations = configurations
      }
      public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
      ) throws {
        self.configurations = configurations
      }
      public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
      ) throws {
        self.configurations = configurations
      }
      public func deleteAllData() { store.removeAll() }
      public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
    }

    public class ModelContext: Equatable {
      public let container: ModelContainer
      public var autosaveEnabled = true
      public var hasChanges: Bool { container.store.hasChanges }
      public var undoManager: UndoManager?
      public var insertedModelsArray: [any PersistentModel] { container.store.inserted }
      public var deletedModelsArray: [any PersistentModel] { container.store.deleted }
      public init(_ container: ModelContainer) {
        self.container = container
      }
      /// The context of an environment without a model container.
      init() { container = try! ModelContainer(for: Schema([])) }
      @effect("changes the store")
      public func insert<T: PersistentModel>(_ model: T) { container.store.insert(model, self) }
      @effect("changes the store")
      public func delete<T: PersistentModel>(_ model: T) { container.store.remove(model) }
      @effect("changes the store")
      public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
      ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { container.store.remove(found) }
      }
      @effect("saves the store")
      public func save() throws { container.store.save() }
      public func rollback() { container.store.rollback() }
      public func processPendingChanges() {}
      public func transaction(_ block: () throws -> Void) throws {
        try block()
        try save()
      }
      public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
      }
      /// The results of a query, which depends on the store's changes.
      func _found<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> [T] {
        _ = container.store.changes
        return (try? fetch(descriptor)) ?? []
      }
      public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = container.store.models.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found
      }
      public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
      }
      public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map { $0.persistentModelID }
      }
      public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
      ) throws {
        for found in try self.fetch(fetch) { try block(found) }
      }
      public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
        container.store.models.first { $0.persistentModelID == id } as? T
      }
      public func model(for id: PersistentIdentifier) -> any PersistentModel {
        container.store.models.first { $0.persistentModelID == id }!
      }
      public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
    }

    public struct FetchDescriptor<T: PersistentModel> {
      public var predicate: Predicate<T>?
      public var sortBy: [SortDescriptor<T>]
      public var fetchLimit: Int?
      public var fetchOffset: Int?
      public var includePendingChanges = true
      public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
      public var propertiesToFetch: [PartialKeyPath<T>] = []
      public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
      }
    }

    /// The modifier that sets a view's container; SwiftUI's own type is not known.
    @hole public struct _ModelContainerWriter: ViewModifier {
      public typealias Body = Never
      /// Creates a context that lives as long as the view, or returns one that the program owns.
      let context: () -> ModelContext
      let isKept: Bool
    }

    func _newContext(
      _ types: [any PersistentModel.Type], _ onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext {
      let container = try! ModelContainer(for: Schema(types))
      onSetup(.success(container))
      return container.mainContext
    }

    extension View {
      public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(_ModelContainerWriter(context: { container.mainContext }, isKept: false))
      }
      public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some View {
        modifier(_ModelContainerWriter(context: { _newContext([modelType], onSetup) }, isKept: true))
      }
      public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some View {
        modifier(_ModelContainerWriter(context: { _newContext(modelTypes, onSetup) }, isKept: true))
      }
      public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
      }
    }

    /// The scene with a container; SwiftUI's own type is not known.
    @hole public struct _ModelContainerScene<Content: Scene>: Scene {
      public typealias Body = Never
      let content: Content
      let context: () -> ModelContext
      let isKept: Bool
    }

    extension Scene {
      public func modelContainer(_ container: ModelContainer) -> some Scene {
        _ModelContainerScene(content: self, context: { container.mainContext }, isKept: false)
      }
      public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some Scene {
        _ModelContainerScene(content: self, context: { _newContext([modelType], onSetup) }, isKept: true)
      }
      public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some Scene {
        _ModelContainerScene(content: self, context: { _newContext(modelTypes, onSetup) }, isKept: true)
      }
    }

    extension EnvironmentValues {
      @primitive public var modelContext: ModelContext { get set }
    }
    """#
}
