import ViewSource
import ViewSyntax

/// A property of the program, and who learns of its change.
public struct PropertyChange: Sendable {
  /// With the types it is in: `Model.name`.
  public let name: String
  /// Whether its change is announced to views, and if not, why.
  public let news: News
  /// Of a computed one the properties that it reads.
  public var reads: [String] = []

  /// Who is told when a property changes.
  public enum News: Sendable {
    /// Those that subscribe to it.
    case subscribers
    /// The view itself: it is given another value by the code that makes the view.
    case input
    /// Those that subscribe to what the value is kept in that it is a part of.
    case part
    /// No view: it is stored, and nothing watches it.
    case unwatched
    /// It has no value of its own: it changes with what it is computed from.
    case computed
    /// It never changes.
    case constant
  }

  /// Its name alone.
  public var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a name means this property, with its types or without.
  public func isNamed(_ text: String) -> Bool { PropertyChange.isNamed(text, name) }

  static func isNamed(_ text: String, _ name: String) -> Bool { name == text || name.hasSuffix("." + text) }
}

/// A body that gives a view an input, and the properties of its own that the input comes from.
public struct InputGiver: Sendable {
  /// `List.body`
  public let body: String
  /// `Row.title`
  public let input: String
  /// As the body's view calls them: `@State title`; none if it gives on what it was given, or what never changes.
  public let properties: [String]
}

/// A body that reads a value of the environment, or writes it around views that it makes.
public struct EnvironmentUse: Sendable {
  /// `lvl`, `theme.color`
  public let value: String
  /// `Row.body`
  public let body: String
  /// The properties that a written value comes from; `nil` of a reader.
  public let properties: [String]?
}

extension Analyzer {
  /// Who reads and writes a value of the environment, as far as the views of a file do.
  ///
  /// - Parameter name: `lvl`, `\\.lvl` or `EnvironmentValues.lvl`.
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

  /// The properties of all types in a file, in the order of the source.
  ///
  /// - Parameter asked: the one of this name is told with what it reads.
  public func propertyChanges(in file: FileID, asked: String? = nil) -> [PropertyChange] {
    program.file(file).summary.decls.indices.map { DeclID(file, $0) }
      .filter { decl($0).kind == .variable && isMember($0) }
      .map { property in
        var change = PropertyChange(name: fullName(of: property), news: news(of: property))
        if change.news == .computed, let asked, change.isNamed(asked) { change.reads = namesRead(by: property) }
        return change
      }
  }

  /// The stored properties that a computed one is worked out from.
  private func namesRead(by property: DeclID) -> [String] {
    guard let code = node(of: property).getterBlock else { return [] }
    var found: Set<DeclID> = []
    var seen: Set<DeclID> = [property]
    var open = [(property, code)]
    while let (next, code) = open.popLast() {
      let type = owner(of: next).flatMap { nominal(of: $0) }.map { typeItself($0) }
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

  /// Who gives the inputs of a name to views, as far as the views of a file do.
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
