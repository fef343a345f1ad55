extension Catalogue {
  /// The classes that Xcode generates for the entities of a Core Data model.
  public enum DataModelClasses {
    /// The module that the generated code imports.
    public static let module = "CoreData"
    /// The superclass of an entity without a parent entity.
    public static let superclass = "NSManagedObject"
    /// The type of a transformable attribute without a custom class.
    public static let transformed = "NSObject"
    /// The collection types of to-many relationships, unordered and ordered.
    public static let lists = (unordered: "NSSet", ordered: "NSOrderedSet")

    /// The type of an attribute's property: a scalar type if the model specifies it, otherwise a class, which is always
    /// optional.
    ///
    /// - Parameter kind: the type in the model: `Integer 64`.
    public static func type(ofAttribute kind: String, isScalar: Bool) -> String? {
      guard let (object, scalar) = types[kind] else { return nil }
      return isScalar ? scalar ?? object + "?" : object + "?"
    }

    private static let types: [String: (object: String, scalar: String?)] = [
      "Integer 16": ("NSNumber", "Int16"), "Integer 32": ("NSNumber", "Int32"), "Integer 64": ("NSNumber", "Int64"),
      "Double": ("NSNumber", "Double"), "Float": ("NSNumber", "Float"), "Boolean": ("NSNumber", "Bool"),
      "Date": ("Date", "TimeInterval"), "Decimal": ("NSDecimalNumber", nil), "String": ("String", nil),
      "UUID": ("UUID", nil), "URI": ("URL", nil), "Binary": ("Data", nil),
    ]
  }
}
