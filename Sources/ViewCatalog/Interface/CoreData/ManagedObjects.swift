extension InterfaceText {
  /// Managed objects. Their values are stored by property name, so that predicates and sort descriptors find them by
  /// key.
  static let coreDataObjects = #"""
    public protocol NSFetchRequestResult: NSObjectProtocol {}

    open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
      var _entity = NSEntityDescription()
      open var entity: NSEntityDescription { _entity }
      open var isTemporaryID: Bool { false }
      open func uriRepresentation() -> URL { URL(string: "x-coredata://store/\(_entity.name ?? "object")/p\(hash)")! }
    }

    open class NSEntityDescription: NSObject {
      public override init() {}
      open var name: String?
      private var className: String?
      open var managedObjectClassName: String! {
        get { className ?? name }
        set { className = newValue }
      }
      // The values of objects follow their classes: a model written in code is not read [approximation].
      open var properties: [NSPropertyDescription] = []
      open var subentities: [NSEntityDescription] = []
      open var superentity: NSEntityDescription? { nil }
      open var isAbstract = false
      open var renamingIdentifier: String?
      open var userInfo: [AnyHashable: Any]?
      open var uniquenessConstraints: [[Any]] = []
      open var indexes: [NSFetchIndexDescription] = []
      open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
      }
      open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
      }
      open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
      }
      open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        let entity = NSEntityDescription()
        entity.name = entityName
        return entity
      }
      open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
      ) -> NSManagedObject {
        let object = _newManagedObject(entityName)
        object._insert(into: context)
        return object
      }
    }

    open class NSPropertyDescription: NSObject {
      public override init() {}
      open var name = ""
      open var isOptional = true
      open var isTransient = false
      open var renamingIdentifier: String?
      open var versionHashModifier: String?
      open var userInfo: [AnyHashable: Any]?
      open var isIndexedBySpotlight = false
      open internal(set) var entity = NSEntityDescription()
    }

    public enum NSAttributeType: UInt, Sendable {
      case undefinedAttributeType = 0
      case integer16AttributeType = 100
      case integer32AttributeType = 200
      case integer64AttributeType = 300
      case decimalAttributeType = 400
      case doubleAttributeType = 500
      case floatAttributeType = 600
      case stringAttributeType = 700
      case booleanAttributeType = 800
      case dateAttributeType = 900
      case binaryDataAttributeType = 1000
      case UUIDAttributeType = 1100
      case URIAttributeType = 1200
      case transformableAttributeType = 1800
      case objectIDAttributeType = 2000
      case compositeAttributeType = 2100
    }

    open class NSAttributeDescription: NSPropertyDescription {
      open var attributeType = NSAttributeType.undefinedAttributeType
      open var attributeValueClassName: String?
      open var defaultValue: Any?
      open var valueTransformerName: String?
      open var allowsExternalBinaryDataStorage = false
      open var preservesValueInHistoryOnDeletion = false
      open var allowsCloudEncryption = false
    }

    public enum NSDeleteRule: UInt, Sendable {
      case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
    }

    open class NSRelationshipDescription: NSPropertyDescription {
      open var destinationEntity: NSEntityDescription?
      open var inverseRelationship: NSRelationshipDescription?
      open var maxCount = 0
      open var minCount = 0
      open var deleteRule = NSDeleteRule.nullifyDeleteRule
      open var isOrdered = false
      open var isToMany: Bool { maxCount != 1 }
    }

    open class NSFetchedPropertyDescription: NSPropertyDescription {}

    open class NSExpression: NSObject {
      public let keyPath: String
      public let function: String
      public private(set) var arguments: [NSExpression]?
      public init(forKeyPath keyPath: String) {
        self.keyPath = keyPath
        function = ""
      }
      public init(forFunction name: String, arguments parameters: [Any]) {
        keyPath = ""
        function = name
        arguments = parameters.compactMap { $0 as? NSExpression }
      }
      public init(forConstantValue obj: Any?) {
        keyPath = ""
        function = ""
      }
    }

    open class NSExpressionDescription: NSPropertyDescription {
      open var expression: NSExpression?
      open var expressionResultType = NSAttributeType.undefinedAttributeType
      open var resultType = NSAttributeType.undefinedAttributeType
    }

    open class NSFetchIndexElementDescription: NSObject {
      public init(property: NSPropertyDescription, collationType: Int) {}
    }

    open class NSFetchIndexDescription: NSObject {
      public let name: String
      public var elements: [NSFetchIndexElementDescription]
      public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
      }
    }

    /// Creates an object of the class of an entity of the data model.
    @primitive func _newManagedObject(_ entity: String) -> NSManagedObject

    @confined("NSManagedObjectContext")
    open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable {
      var _values: [String: Any] = [:]
      var _context: NSManagedObjectContext?
      var _isGone = false
      let _id = NSManagedObjectID()
      /// The relationships of the entity in the data model, by name.
      lazy var _relations: [String: _ManagedRelation] = _readRelations()

      open var managedObjectContext: NSManagedObjectContext? { _context }
      open var objectID: NSManagedObjectID { _id }
      open var entity: NSEntityDescription { Self.entity() }
      open var hasChanges: Bool { _context?._isChanged(self) ?? false }
      open var isInserted: Bool { _context?._inserted.contains { $0 === self } ?? false }
      open var isUpdated: Bool { hasChanges && !isInserted && !isDeleted }
      open var isDeleted: Bool { _isGone && _context?._deleted.contains { $0 === self } ?? false }
      open var isFault: Bool { false }
      open class func entity() -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = String(describing: self)
        return entity
      }
      open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<any NSFetchRequestResult>(entityName: entity().name ?? "")
      }
      public override init() {}
      public convenience init(context: NSManagedObjectContext) {
        self.init()
        _insert(into: context)
      }
      public convenience init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.init()
        if let context { _insert(into: context) }
      }

      open func awakeFromInsert() {}
      open func awakeFromFetch() {}
      open func willSave() {}
      open func didSave() {}
      open func prepareForDeletion() {}
      open func validateForInsert() throws {}
      open func validateForUpdate() throws {}
      open func willChangeValue(forKey key: String) { _willChange() }
      open func didChangeValue(forKey key: String) { _context?._store.note() }
      open func willAccessValue(forKey key: String?) {}
      open func didAccessValue(forKey key: String?) {}
      open func primitiveValue(forKey key: String) -> Any? { _values[key] }
      open func setPrimitiveValue(_ value: Any?, forKey key: String) { _values[key] = value }
      open override func value(forKey key: String) -> Any? {
        if key == "self" || key == "SELF" { return self }
        if key == "objectID" { return _id }
        return _values[key] ?? _property(key)
      }
      open func setValue(_ value: Any?, forKey key: String) { _store(value, forKey: key) }

      /// Rows from the data model's entity: `attribute`, name, type, default; `one`, `many` or `ordered`, name, target,
      /// inverse, delete rule.
      @primitive var _facts: [[String]] { get }

      /// The value of a property that has not been set, or of a computed property.
      @primitive func _property(_ name: String) -> Any?

      func _insert(into context: NSManagedObjectContext) {
        for row in _facts where row.count > 3 && row[0] == "attribute" && row[3] != "" {
          _values[row[1]] = _managedDefault(row[2], row[3])
        }
        _id._entity = Self.entity()
        _context = context
        context._add(self)
        awakeFromInsert()
      }

      private func _readRelations() -> [String: _ManagedRelation] {
        var found: [String: _ManagedRelation] = [:]
        for row in _facts where row.count > 4 && row[0] != "attribute" {
          found[row[1]] = _ManagedRelation(kind: row[0], inverse: row[3], deleteRule: row[4])
        }
        return found
      }

      func _willChange() {
        objectWillChange.send()
        _context?._willChange(self)
      }

      func _stored(_ key: String) -> Any? { _values[key] }

      func _store(_ value: Any?, forKey key: String) {
        _willChange()
        if let relation = _relations[key] {
          let old = _objects(key)
          _values[key] = value
          let new = _objects(key)
          for object in old where !new.contains(where: { $0 === object }) { object._unlink(self, relation.inverse) }
          for object in new where !old.contains(where: { $0 === object }) { object._link(self, relation.inverse) }
        } else {
          _values[key] = value
        }
        _context?._store.note()
      }

      /// Adds objects to a relationship, or removes them from it.
      func _change(_ key: String, by value: Any, isAdding: Bool) {
        let others = _managedElements(value)
        var list = _objects(key)
        for other in others {
          list.removeAll { $0 === other }
          if isAdding { list.append(other) }
        }
        _store(_collection(list, key), forKey: key)
      }

      /// The objects of a relationship.
      func _objects(_ key: String) -> [NSManagedObject] {
        guard let value = _values[key] else { return [] }
        return _managedElements(value)
      }

      private func _collection(_ list: [NSManagedObject], _ key: String) -> Any {
        if _relations[key]?.kind == "ordered" || _values[key] is NSOrderedSet { return NSOrderedSet(array: list) }
        return NSSet(array: list)
      }

      /// Sets the inverse of a relationship.
      func _link(_ other: NSManagedObject, _ key: String) {
        guard key != "" else { return }
        _willChange()
        if let relation = _relations[key], relation.kind == "one" {
          for old in _objects(key) where old !== other { old._unlink(self, relation.inverse) }
          _values[key] = other
        } else {
          _values[key] = _collection(_objects(key).filter { $0 !== other } + [other], key)
        }
      }

      func _unlink(_ other: NSManagedObject, _ key: String) {
        guard key != "" else { return }
        _willChange()
        if let relation = _relations[key], relation.kind == "one" {
          if let own = _values[key] as? NSManagedObject, own === other { _values[key] = nil }
        } else {
          _values[key] = _collection(_objects(key).filter { $0 !== other }, key)
        }
      }
    }

    struct _ManagedRelation {
      var kind: String
      var inverse: String
      var deleteRule: String
    }

    func _managedElements(_ value: Any) -> [NSManagedObject] {
      if let object = value as? NSManagedObject { return [object] }
      if let set = value as? NSSet { return set.allObjects.compactMap { $0 as? NSManagedObject } }
      if let set = value as? NSOrderedSet { return set.array.compactMap { $0 as? NSManagedObject } }
      return []
    }

    /// The default of an attribute, parsed from its text in the data model.
    func _managedDefault(_ type: String, _ text: String) -> Any? {
      switch type {
      case "Boolean": return text == "YES"
      case "Double", "Float", "Decimal": return Double(text)
      case "Integer 16", "Integer 32", "Integer 64": return Int(text)
      case "String": return text
      case "Date": return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
      case "UUID": return UUID(uuidString: text)
      case "URI": return URL(string: text)
      default: return nil
      }
    }
    """#
}
