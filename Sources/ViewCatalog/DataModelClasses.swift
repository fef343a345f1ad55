extension Catalogue {
  /// What Xcode declares for the entities of a Core Data model, a class each.
  public enum DataModelClasses {
    /// What the declarations use.
    public static let module = "CoreData"
    /// The superclass of an entity without a parent.
    public static let superclass = "NSManagedObject"
    /// What an attribute is made into whose type is written by hand.
    public static let transformed = "NSObject"
    /// What objects that a relationship has many of are in, without and with an order.
    public static let lists = (unordered: "NSSet", ordered: "NSOrderedSet")

    /// The type of an attribute's property: as a number where the model asks for one, else an object, which is always
    /// optional.
    ///
    /// - Parameter kind: as the model writes it: `Integer 64`.
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
