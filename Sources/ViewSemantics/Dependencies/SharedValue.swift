import ViewCatalog
import ViewSource
import ViewSyntax

/// A value that lies outside of all views: whoever names it alike has the same one, as two `@AppStorage("theme")`.
struct SharedValue: Hashable {
  let wrapper: DeclID
  /// The arguments of the wrapper that tell which value it is.
  let arguments: [String]
  /// Of a query what its results are.
  let type: TypeID?

  /// How a change of one shows in the other.
  enum Relation: Int, Comparable {
    case none
    /// Nobody knows: a key is not written out, another query asks for the same type.
    case perhaps
    case same

    static func < (left: Relation, right: Relation) -> Bool { left.rawValue < right.rawValue }
  }

  func relation(to other: SharedValue) -> Relation {
    guard wrapper == other.wrapper, type == other.type else { return .none }
    if arguments == other.arguments { return .same }
    let areWritten = [arguments, other.arguments].joined().allSatisfy { $0.hasPrefix("\"") }
    return type == nil && areWritten ? .none : .perhaps
  }
}

extension Analyzer {
  /// The value that a wrapped property shares with others.
  func sharedValue(of property: DeclID) -> SharedValue? {
    guard let wrapper = propertyWrappers(of: property).first, let how = catalogueText(.shares, of: wrapper.decl) else {
      return nil
    }
    let isKey = how == "key"
    return SharedValue(
      wrapper: wrapper.decl, arguments: wrapper.attribute.keyArguments, type: isKey ? nil : variableType(of: property))
  }

  /// How a change of a shared value shows in a view by the properties that it declares itself.
  func relation(of view: DeclID, to value: SharedValue) -> SharedValue.Relation {
    sharedValues(in: view).map { $0.relation(to: value) }.max() ?? .none
  }

  private func sharedValues(in view: DeclID) -> [SharedValue] {
    if let known = sharedValuesOfViews[view] { return known }
    let reads = Set((walkedBody(of: view)?.reads ?? []).map(\.property))
    let found = children(of: view).filter { member in
      decl(member).kind == .variable
        && propertyWrappers(of: member).first.map { subscribes($0.decl) == .declared || reads.contains(member) } == true
    }.compactMap { sharedValue(of: $0) }
    sharedValuesOfViews[view] = found
    return found
  }

  /// All properties that share a value with one of a name, and whether they do only perhaps.
  public func propertiesSharing(withNamed name: String) -> [DeclID: Bool] {
    if let known = sharingProperties[Name(name)] { return known }
    let found = findPropertiesSharing(withNamed: name)
    sharingProperties[Name(name)] = found
    return found
  }

  private func findPropertiesSharing(withNamed name: String) -> [DeclID: Bool] {
    let all = program.userDecls.filter {
      decl($0).kind == .variable && decl($0).has(.hasCustomAttributes) && isMember($0)
    }
    let named = all.filter { PropertyChange.isNamed(name, fullName(of: $0)) }.compactMap { sharedValue(of: $0) }
    var found: [DeclID: Bool] = [:]
    if named.isEmpty { return found }
    for property in all {
      guard let value = sharedValue(of: property) else { continue }
      switch named.map({ $0.relation(to: value) }).max() ?? .none {
      case .none: break
      case .perhaps: found[property] = true
      case .same: found[property] = false
      }
    }
    return found
  }
}

extension SyntaxNode {
  /// The arguments of a wrapper as they are written, but for the value that it begins with.
  fileprivate var keyArguments: [String] {
    children.dropFirst().filter { argument in
      argument.kind != .labeledExpr || argument.firstToken.map { !argument.isSpelt($0, "wrappedValue") } ?? true
    }.map(\.spacedText)
  }
}
