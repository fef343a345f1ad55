import ViewSource

/// A property of the program, and who learns of its change.
public struct PropertyChange: Sendable {
  /// With the types it is in: `Model.name`.
  public let name: String
  /// Whether anybody learns of its change, and if not, why.
  public let news: News

  /// Who is told when a property changes.
  public enum News: Sendable {
    /// Those that subscribe to it.
    case subscribers
    /// Nobody: it is stored, and nothing watches it.
    case nobody
    /// It has no value of its own: it changes with what it is computed from.
    case computed
    /// It never changes.
    case constant
  }

  /// Its name alone.
  public var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a name means this property, with its types or without.
  public func isNamed(_ text: String) -> Bool { name == text || name.hasSuffix("." + text) }
}

extension Analyzer {
  /// The properties of all types in a file, in the order of the source.
  public func propertyChanges(in file: FileID) -> [PropertyChange] {
    program.file(file).summary.decls.indices.map { DeclID(file, $0) }
      .filter { decl($0).kind == .variable && isMember($0) }
      .map { PropertyChange(name: fullName(of: $0), news: news(of: $0)) }
  }

  private func news(of property: DeclID) -> PropertyChange.News {
    let isWatched =
      isObservableProperty(property) || isPublished(property)
      || propertyWrappers(of: property).first.map { subscribes($0.decl) != nil } == true
    if isWatched { return .subscribers }
    if decl(property).has(.isComputed) { return .computed }
    return decl(property).has(.isConstant) ? .constant : .nobody
  }
}
