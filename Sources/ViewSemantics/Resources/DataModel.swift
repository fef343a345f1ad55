import ViewCatalog
import ViewSource

/// A Core Data model of a project: the classes that Xcode makes of its entities.
struct DataModel: Sendable {
  /// How the names of the folders end that hold one: several versions of it, or one alone.
  static let suffixes = [versions, ".xcdatamodel"]
  private static let versions = ".xcdatamodeld"
  /// The file that describes a model, and the one that says which version is in use.
  static let contents = "contents"
  static let version = ".xccurrentversion"

  /// What Xcode declares for an entity, by the name of its class.
  private(set) var classes: [(name: String, text: String)] = []

  /// Reads the version of a model that is in use.
  init(folder: String, in files: some ResourceFiles) {
    let path = folder.hasSuffix(DataModel.versions) ? DataModel.currentVersion(in: folder, files) : folder
    guard let path, let buffer = files.file(path + "/" + DataModel.contents) else { return }
    read(XMLTag.tags(in: buffer.bytes.text(SourceRange(0, buffer.count))))
  }

  /// The version that the folder of all versions says, else the last one.
  private static func currentVersion(in folder: String, _ files: some ResourceFiles) -> String? {
    let versions = files.names(in: folder)
    let note = files.file(folder + "/" + version).map { $0.bytes.text(SourceRange(0, $0.count)) }
    let named = note.flatMap { note in versions.first { note.contains(">\($0)<") } }
    return (named ?? versions.last).map { folder + "/" + $0 }
  }

  private mutating func read(_ tags: [XMLTag]) {
    var classNames: [String: String] = [:]
    for tag in tags where tag.name == "entity" {
      if let name = tag["name"], let type = className(of: tag) { classNames[name] = type }
    }
    var open: (name: String, text: String)?
    for tag in tags {
      switch tag.name {
      case "entity":
        if let open { classes.append((open.name, open.text + "}\n")) }
        open = heading(of: tag, classNames).map { ($0.name, $0.text) }
      case "attribute": open?.text += property(ofAttribute: tag)
      case "relationship": open?.text += members(ofRelationship: tag, classNames)
      default: break
      }
    }
    if let open { classes.append((open.name, open.text + "}\n")) }
  }

  /// `Plant` of `.Plant`
  private func className(of entity: XMLTag) -> String? {
    entity["representedClassName"].flatMap { $0.split(separator: ".").last.map { String($0) } }
  }

  /// The beginning of what is made of an entity: a class with its properties, or only these, if the class is written by
  /// hand; `nil` if all is.
  private func heading(of entity: XMLTag, _ classNames: [String: String]) -> (name: String, text: String)? {
    guard let name = className(of: entity) else { return nil }
    switch entity["codeGenerationType"] {
    case "class":
      let parent = entity["parentEntity"].flatMap { classNames[$0] } ?? Catalogue.DataModelClasses.superclass
      return (name, "public class \(name): \(parent) {\n")
    case "category": return (name, "extension \(name) {\n")
    default: return nil
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
        text += "public func \(verb)\(suffix)(_ \(parameter)) {}\n"
      }
    }
    return text
  }
}
