import ViewCatalog
import ViewSource

/// A Core Data model of a project, with the classes that Xcode generates for its entities.
struct DataModel: Sendable {
  /// The suffixes of model folders: with several versions, or with one.
  static let suffixes = [versions, ".xcdatamodel"]
  private static let versions = ".xcdatamodeld"
  /// The file that describes a model, and the file that names the current version.
  static let contents = "contents"
  static let version = ".xccurrentversion"

  /// The declaration that Xcode generates for an entity.
  struct Declared: Sendable {
    /// The name of the entity's class.
    var name: String
    var text: String
    /// Whether the program declares the class by hand, so that the text is an extension.
    var isExtension: Bool
  }

  private(set) var classes: [Declared] = []

  /// Reads the current version of a model.
  init(folder: String, in files: some ResourceFiles) {
    let path = folder.hasSuffix(DataModel.versions) ? DataModel.currentVersion(in: folder, files) : folder
    guard let path, let buffer = files.file(path + "/" + DataModel.contents) else { return }
    read(XMLTag.tags(in: buffer.bytes.text(SourceRange(0, buffer.count))))
  }

  /// The current version of a versioned model; by default the last one.
  private static func currentVersion(in folder: String, _ files: some ResourceFiles) -> String? {
    let versions = files.names(in: folder)
    let note = files.file(folder + "/" + version).map { $0.bytes.text(SourceRange(0, $0.count)) }
    let named = note.flatMap { note in versions.first { note.contains(">\($0)<") } }
    return (named ?? versions.last).map { folder + "/" + $0 }
  }

  private mutating func read(_ tags: [XMLTag]) {
    var entities: [Entity] = []
    for tag in tags {
      switch tag.name {
      case "entity": entities.append(Entity(tag: tag, className: className(of: tag)))
      case "attribute": if !entities.isEmpty { entities[entities.count - 1].attributes.append(tag) }
      case "relationship": if !entities.isEmpty { entities[entities.count - 1].relationships.append(tag) }
      default: break
      }
    }
    var classNames: [String: String] = [:]
    for entity in entities { if let name = entity.name, let type = entity.className { classNames[name] = type } }
    for entity in entities {
      guard let name = entity.className else { continue }
      var text = heading(of: entity, name, classNames)
      if text.isMade {
        for attribute in entity.attributes { text.text += property(ofAttribute: attribute) }
        for relationship in entity.relationships { text.text += members(ofRelationship: relationship, classNames) }
        let request = "NSFetchRequest<\(name)>"
        text.text +=
          "public class func fetchRequest() -> \(request) { \(request)(entityName: \(literal(entity.name ?? name))) }\n"
      }
      let facts = facts(of: entity, among: entities, depth: 0)
      text.text += "class var \(DataModelFacts.member.text): [[String]] { [\(facts.joined(separator: ", "))] }\n}\n"
      classes.append(Declared(name: name, text: text.text, isExtension: text.isExtension))
    }
  }

  /// An entity of a model.
  private struct Entity {
    var tag: XMLTag
    var className: String?
    var attributes: [XMLTag] = []
    var relationships: [XMLTag] = []
    var name: String? { tag["name"] }
  }

  /// The facts about an entity as rows of literals. An attribute has its name, type and default value; a relationship
  /// has its cardinality, name, destination, inverse and delete rule. Rows of the parent entity come first.
  private func facts(of entity: Entity, among entities: [Entity], depth: Int) -> [String] {
    var rows: [String] = []
    // Limits the depth by the number of entities.
    if depth < entities.count, let parent = entity.tag["parentEntity"],
      let found = entities.first(where: { $0.name == parent })
    {
      rows = facts(of: found, among: entities, depth: depth + 1)
    }
    func row(_ texts: [String?]) -> String { "[" + texts.map { literal($0 ?? "") }.joined(separator: ", ") + "]" }
    for tag in entity.attributes {
      let start = tag["defaultValueString"] ?? tag["defaultDateTimeInterval"]
      rows.append(row(["attribute", tag["name"], tag["attributeType"], start]))
    }
    for tag in entity.relationships {
      let kind = tag["toMany"] != "YES" ? "one" : tag["ordered"] == "YES" ? "ordered" : "many"
      rows.append(row([kind, tag["name"], tag["destinationEntity"], tag["inverseName"], tag["deletionRule"]]))
    }
    return rows
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The class name without its module: `Plant` for `.Plant`.
  private func className(of entity: XMLTag) -> String? {
    entity["representedClassName"].flatMap { $0.split(separator: ".").last.map { String($0) } }
  }

  /// The header of an entity's generated declaration: a class with its properties; an extension with the properties if
  /// the class is written by hand; or without them if they are too.
  private func heading(of entity: Entity, _ name: String, _ classNames: [String: String]) -> (
    text: String, isMade: Bool, isExtension: Bool
  ) {
    switch entity.tag["codeGenerationType"] {
    case "class":
      let parent = entity.tag["parentEntity"].flatMap { classNames[$0] } ?? Catalogue.DataModelClasses.superclass
      return ("public class \(name): \(parent) {\n", true, false)
    case "category": return ("extension \(name) {\n", true, true)
    default: return ("extension \(name) {\n", false, true)
    }
  }

  private func property(ofAttribute attribute: XMLTag) -> String {
    guard let name = attribute["name"], let kind = attribute["attributeType"] else { return "" }
    let isScalar = attribute["usesScalarValueType"] == "YES"
    let type =
      Catalogue.DataModelClasses.type(ofAttribute: kind, isScalar: isScalar)
      ?? (attribute["customClassName"] ?? Catalogue.DataModelClasses.transformed) + "?"
    return "@NSManaged public var `\(name)`: \(type)\n"
  }

  private func members(ofRelationship relationship: XMLTag, _ classNames: [String: String]) -> String {
    guard let name = relationship["name"], let first = name.first else { return "" }
    let other =
      relationship["destinationEntity"].flatMap { classNames[$0] } ?? Catalogue.DataModelClasses.superclass
    guard relationship["toMany"] == "YES" else { return "@NSManaged public var `\(name)`: \(other)?\n" }
    let lists = Catalogue.DataModelClasses.lists
    let list = relationship["ordered"] == "YES" ? lists.ordered : lists.unordered
    var text = "@NSManaged public var `\(name)`: \(list)?\n"
    let suffix = first.uppercased() + name.dropFirst()
    for verb in ["addTo", "removeFrom"] {
      for parameter in ["value: \(other)", "values: \(list)"] {
        text += "@NSManaged public func \(verb)\(suffix)(_ \(parameter))\n"
      }
    }
    return text
  }
}

/// Access to the facts about a class from a Core Data model.
public enum DataModelFacts {
  /// The static property with the facts, in rows of strings.
  public static let member: Name = "_managedFacts"
}
