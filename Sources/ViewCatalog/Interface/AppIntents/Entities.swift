extension InterfaceText {
  /// App entities and their queries.
  static let appIntentsEntities = #"""
    import Foundation

    public protocol EntityIdentifierConvertible {
      var entityIdentifierString: String { get }
      static func entityIdentifier(for entityIdentifierString: String) -> Self?
    }

    extension String: EntityIdentifierConvertible {
      public var entityIdentifierString: String { self }
      public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
    }

    extension Int: EntityIdentifierConvertible {
      public var entityIdentifierString: String { "\(self)" }
      public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
    }

    extension UUID: EntityIdentifierConvertible {
      public var entityIdentifierString: String { uuidString }
      public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
      }
    }

    public protocol AppEntity: Identifiable, InstanceDisplayRepresentable, Sendable
    where ID: EntityIdentifierConvertible & Sendable {
      associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
      typealias Property<Value> = EntityProperty<Value>
      static var defaultQuery: DefaultQuery { get }
    }

    public struct EntityIdentifier: Hashable, Sendable {
      var name: String
      public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        name = identifier.entityIdentifierString
      }
      public init<Entity: AppEntity>(for entity: Entity) {
        name = entity.id.entityIdentifierString
      }
    }

    public struct AppEntityUIElementsContext {
      public enum Request {
        case visible(CGRect)
        case selected
      }
      public var requests: [Request] { [] }
    }

    public struct AppEntityUIElement {
      public struct State {
        public init(isSelected: Bool = false) {}
      }
      public init(identifier: EntityIdentifier, bounds: CGRect, state: State = State()) {}
    }

    public protocol TransientAppEntity: InstanceDisplayRepresentable, Sendable {
      typealias Property<Value> = EntityProperty<Value>
      init()
    }

    public protocol IndexedEntity: AppEntity {}
    public protocol URLRepresentableEntity: AppEntity {}

    @propertyWrapper
    public final class EntityProperty<Value>: @unchecked Sendable {
      @primitive public var wrappedValue: Value { get set }
      public var projectedValue: EntityProperty<Value> { self }
      @primitive public init(title: LocalizedStringResource)
      @primitive public init()
    }

    public protocol DynamicOptionsProvider: Sendable {
      associatedtype Result
      associatedtype DefaultValue = Never
      func results() async throws -> Result
      func defaultResult() async -> DefaultValue?
    }

    extension DynamicOptionsProvider {
      public func defaultResult() async -> DefaultValue? { nil }
    }

    public protocol EntityQuery: Sendable {
      associatedtype Entity: AppEntity
      associatedtype Result = [Entity]
      init()
      func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
      func suggestedEntities() async throws -> Result
      func defaultResult() async -> Entity?
    }

    extension EntityQuery {
      @primitive public func suggestedEntities() async throws -> [Entity]
      public func defaultResult() async -> Entity? { nil }
    }

    public protocol EntityStringQuery: EntityQuery {
      associatedtype StringQueryResult = [Entity]
      func entities(matching string: String) async throws -> StringQueryResult
    }

    public protocol EnumerableEntityQuery: EntityQuery {
      func allEntities() async throws -> [Entity]
    }

    public protocol UniqueIDEntityQuery: EntityQuery {}
    """#
}
