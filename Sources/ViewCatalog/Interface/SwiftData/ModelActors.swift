extension InterfaceText {
  /// Actors with a model context of their own, and the macro that implements them.
  static let swiftDataModelActors = #"""
    public protocol ModelExecutor: AnyObject {
      var modelContext: ModelContext { get }
    }

    public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
      public let modelContext: ModelContext
      public init(modelContext: ModelContext) { self.modelContext = modelContext }
    }

    public protocol ModelActor: Actor {
      init()
    }

    /// The executor of each actor that its macro's initializer made.
    nonisolated(unsafe) var _executorsOfActors: [ObjectIdentifier: any ModelExecutor] = [:]

    /// The members that the macro adds to the actor.
    extension ModelActor {
      public init(modelContainer: ModelContainer) {
        self.init()
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
      }
      public nonisolated var modelExecutor: any ModelExecutor {
        get { _executorsOfActors[ObjectIdentifier(self)]! }
        nonmutating set { _executorsOfActors[ObjectIdentifier(self)] = newValue }
      }
      public nonisolated var modelContainer: ModelContainer {
        get { modelContext.container }
        nonmutating set {
          if _executorsOfActors[ObjectIdentifier(self)] == nil {
            modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(newValue))
          }
        }
      }
      public nonisolated var modelContext: ModelContext { modelExecutor.modelContext }
      public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
      }
    }

    @attached(member, names: named(modelExecutor), named(modelContainer), named(init))
    @attached(extension, conformances: ModelActor)
    public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
    """#
}
