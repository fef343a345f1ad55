extension InterfaceText {
  /// Stores of models, and how views come by one.
  static let swiftDataContainers = #"""
    public struct ModelConfiguration: Identifiable {
      public var id: String { name }
      public let name: String
      public let isStoredInMemoryOnly: Bool
      public init(isStoredInMemoryOnly: Bool) {
        name = "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
      }
      public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
      ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
      }
      public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
      }
    }

    public class ModelContainer: Equatable, @unchecked Sendable {
      public let configurations: [ModelConfiguration]
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
      public func deleteAllData() {}
      public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
    }

    public class ModelContext: Equatable {
      public let container: ModelContainer
      public var autosaveEnabled = true
      public var hasChanges: Bool { !insertedModelsArray.isEmpty }
      public var undoManager: UndoManager?
      public private(set) var insertedModelsArray: [any PersistentModel] = []
      public init(_ container: ModelContainer) {
        self.container = container
      }
      @effect("changes the store")
      public func insert<T: PersistentModel>(_ model: T) { insertedModelsArray.append(model) }
      @effect("changes the store")
      public func delete<T: PersistentModel>(_ model: T) {
        insertedModelsArray.removeAll { $0.persistentModelID == model.persistentModelID }
      }
      @effect("changes the store")
      public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
      ) throws {
        insertedModelsArray.removeAll { $0 is T }
      }
      @effect("saves the store")
      public func save() throws {}
      public func rollback() {}
      public func processPendingChanges() {}
      public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        insertedModelsArray.compactMap { $0 as? T }
      }
      public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
      }
      public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
      }
      public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
        insertedModelsArray.first { $0.persistentModelID == id } as? T
      }
      public func model(for id: PersistentIdentifier) -> any PersistentModel {
        insertedModelsArray.first { $0.persistentModelID == id }!
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

    /// How SwiftUI keeps a container for a view is not known.
    @hole public struct _ModelContainerWriter: ViewModifier {
      public typealias Body = Never
    }

    extension View {
      public func modelContainer(_ container: ModelContainer) -> some View { modifier(_ModelContainerWriter()) }
      public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some View {
        modifier(_ModelContainerWriter())
      }
      public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some View {
        modifier(_ModelContainerWriter())
      }
      public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
      }
    }

    /// How SwiftUI keeps a container for a scene is not known.
    @hole public struct _ModelContainerScene<Content: Scene>: Scene {
      public typealias Body = Never
      let content: Content
    }

    extension Scene {
      public func modelContainer(_ container: ModelContainer) -> some Scene { _ModelContainerScene(content: self) }
      public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some Scene {
        _ModelContainerScene(content: self)
      }
      public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
      ) -> some Scene {
        _ModelContainerScene(content: self)
      }
    }

    private struct ModelContextKey: EnvironmentKey {
      static var defaultValue: ModelContext { ModelContext(try! ModelContainer(for: Schema([]))) }
    }

    extension EnvironmentValues {
      public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
      }
    }
    """#
}
