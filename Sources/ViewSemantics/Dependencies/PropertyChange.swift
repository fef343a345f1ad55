import ViewSource
import ViewSyntax

/// A property of the program and the observers of its changes.
public struct PropertyChange: Sendable {
  /// The name qualified with its types: `Model.name`.
  public let name: String
  /// Whether and how views observe its changes.
  public let news: News
  /// The properties that a computed property reads.
  public var reads: [String] = []

  /// The observers of a property's changes.
  public enum News: Sendable {
    /// The views that subscribe to it.
    case subscribers
    /// The view itself, which gets another value from its creator.
    case input
    /// The subscribers of the value that contains it.
    case part
    /// No view: the stored property is not observed.
    case unwatched
    /// None of its own: a computed property changes with the properties that it reads.
    case computed
    /// None: it never changes.
    case constant
  }

  /// The name without its types.
  public var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a name refers to this property, with or without its types.
  public func isNamed(_ text: String) -> Bool { PropertyChange.isNamed(text, name) }

  static func isNamed(_ text: String, _ name: String) -> Bool { name == text || name.hasSuffix("." + text) }
}

/// A body that passes an input to a view, with the source properties.
public struct InputGiver: Sendable {
  /// The qualified name of the body: `List.body`.
  public let body: String
  /// The qualified name of the input property: `Row.title`.
  public let input: String
  /// The source properties by their names in the body's view: `@State title`. Empty if the body passes on its own input
  /// or a constant.
  public let properties: [String]
}

/// A body that reads an environment value, or writes it around views.
public struct EnvironmentUse: Sendable {
  /// The name of the value: `lvl`, `theme.color`.
  public let value: String
  /// The qualified name of the body: `Row.body`.
  public let body: String
  /// The source properties of a written value; `nil` for a read.
  public let properties: [String]?
}

extension Analyzer {
  /// The reads and writes of an environment value by the views of a file.
  ///
  /// - Parameter name: the name of the value: `lvl`, `\\.lvl` or `EnvironmentValues.lvl`.
  public func environmentUses(ofValueNamed name: String, in file: FileID) -> [EnvironmentUse] {
    let path = name.split(separator: ".").map(String.init).filter { $0 != "\\" }
    let type = knownDecl(.environmentValues).map { decl($0).name.text }
    let value = (path.first == type ? Array(path.dropFirst()) : path).joined(separator: ".")
    return dependencies(in: file).flatMap { view -> [EnvironmentUse] in
      guard let nominal = owner(of: view.decl).flatMap({ nominal(of: $0) }) else { return [] }
      let isMeant = { (key: EnvironmentKey) in key.text == value }
      var found: [EnvironmentUse] = []
      if environmentKeysRead(by: nominal).contains(where: isMeant) {
        found.append(EnvironmentUse(value: value, body: view.name, properties: nil))
      }
      let sources = view.children.flatMap { child in child.environment.filter { isMeant($0.key) }.map(\.value) }
      if !sources.isEmpty {
        let names = view.properties.filter { property in
          sources.contains { $0.values.contains(property.decl) || $0.bindings.contains(property.decl) }
        }
        found.append(EnvironmentUse(value: value, body: view.name, properties: names.map(\.name)))
      }
      return found
    }
  }

  /// The properties of all types in a file, in source order.
  ///
  /// - Parameter asked: the property whose `reads` are computed.
  public func propertyChanges(in file: FileID, asked: String? = nil) -> [PropertyChange] {
    program.file(file).summary.decls.indices.map { DeclID(file, $0) }
      .filter { decl($0).kind == .variable && isMember($0) }
      .map { property in
        var change = PropertyChange(name: fullName(of: property), news: news(of: property))
        if change.news == .computed, let asked, change.isNamed(asked) { change.reads = namesRead(by: property) }
        return change
      }
  }

  /// The names of the stored properties that a computed property depends on.
  private func namesRead(by property: DeclID) -> [String] {
    guard let code = node(of: property).getterBlock else { return [] }
    var found: Set<DeclID> = []
    var seen: Set<DeclID> = [property]
    var open = [(property, code)]
    while let (next, code) = open.popLast() {
      let type = owner(of: next).flatMap { nominal(of: $0) }.map { selfType($0) }
      let source = DependencyWalker(self, itself: type).all(in: code, record(of: next))
      for read in source.values.union(source.bindings) where seen.insert(read).inserted {
        if decl(read).has(.isComputed), !isTracked(read), let inner = node(of: read).getterBlock {
          open.append((read, inner))
        } else if !decl(read).has(.isStatic) {
          found.insert(read)
        }
      }
    }
    return found.inOrder.map { propertyWrappers(of: $0).isEmpty ? fullName(of: $0) : propertyName($0) }
  }

  private func news(of property: DeclID) -> PropertyChange.News {
    let isWatched =
      isObservableProperty(property) || isPublished(property)
      || propertyWrappers(of: property).first.map { subscribes($0.decl) != nil } == true
      || howItIsBound(property) != nil
    if isWatched { return .subscribers }
    if decl(property).has(.isComputed) { return .computed }
    let isConstant = decl(property).has(.isConstant)
    if decl(property).has(.isStatic) || isConstant && node(of: property).initialValue != nil {
      return isConstant ? .constant : .unwatched
    }
    guard let owner = owner(of: property).flatMap({ nominal(of: $0) }), decl(owner).kind == .structure else {
      return isConstant ? .constant : .unwatched
    }
    return contentMember(of: owner) == nil ? .part : .input
  }

  /// The bodies that pass inputs with a name to views, among the views of a file.
  public func givers(ofInputsNamed name: String, in file: FileID) -> [InputGiver] {
    dependencies(in: file).flatMap { view in
      view.children.flatMap(\.inputs).filter { PropertyChange.isNamed(name, fullName(of: $0.property)) }.map { input in
        InputGiver(
          body: view.name, input: fullName(of: input.property),
          properties: view.properties.filter { input.comes(from: $0.decl) }.map(\.name))
      }
    }
  }
}
