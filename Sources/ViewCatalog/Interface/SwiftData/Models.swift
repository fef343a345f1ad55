extension InterfaceText {
  /// Persistent model classes, and the macros that implement them.
  static let swiftDataModels = #"""
    @confined("ModelContext")
    public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable where ID == PersistentIdentifier {
      var persistentModelID: PersistentIdentifier { get }
      var modelContext: ModelContext? { get }
      var hasChanges: Bool { get }
      var isDeleted: Bool { get }
    }

    extension PersistentModel {
      public var id: PersistentIdentifier { persistentModelID }
      public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
      public var modelContext: ModelContext? { _contextsOfModels[ObjectIdentifier(self)] }
      public var hasChanges: Bool { modelContext?.insertedModelsArray.contains { $0 === self } ?? false }
      public var isDeleted: Bool { modelContext?.deletedModelsArray.contains { $0 === self } ?? false }
      public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
      let object: ObjectIdentifier
      public var id: PersistentIdentifier { self }
    }

    @attached(member, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init))
    @attached(memberAttribute)
    @attached(extension, conformances: Observable, PersistentModel)
    public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")

    @describes("attribute")
    @attached(peer)
    public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
      #externalMacro(module: "SwiftDataMacros", type: "AttributePropertyMacro")

    @describes("relationship")
    @attached(peer)
    public macro Relationship(
      _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
      minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
      inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) = #externalMacro(module: "SwiftDataMacros", type: "RelationshipPropertyMacro")

    @attached(accessor)
    public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "TransientPropertyMacro")

    public final class Schema: Sendable {
      public init(_ types: [any PersistentModel.Type], version: Schema.Version = Schema.Version(1, 0, 0)) {}
      public init(versionedSchema: any VersionedSchema.Type) {}

      public struct Version: Hashable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
          self.major = major
          self.minor = minor
          self.patch = patch
        }
      }

      public enum Attribute {
        public struct Option: Hashable, Sendable {
          let name: String
          public static var unique: Option { Option(name: "unique") }
          public static var externalStorage: Option { Option(name: "externalStorage") }
          public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
          public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
          public static var ephemeral: Option { Option(name: "ephemeral") }
          public static var spotlight: Option { Option(name: "spotlight") }
        }
      }

      public enum Relationship {
        public struct Option: Hashable, Sendable {
          let name: String
          public static var unique: Option { Option(name: "unique") }
        }
        public enum DeleteRule: String, Hashable, Sendable {
          case noAction, nullify, cascade, deny
        }
      }
    }

    public protocol VersionedSchema {
      static var models: [any PersistentModel.Type] { get }
      static var versionIdentifier: Schema.Version { get }
    }

    public protocol SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { get }
      static var stages: [MigrationStage] { get }
    }

    public enum MigrationStage {
      case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
      case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
    }
    """#
}
