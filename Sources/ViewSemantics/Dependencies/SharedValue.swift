import ViewCatalog
import ViewSource
import ViewSyntax

/// A value outside of all views that properties with the same key share, such as two `@AppStorage("theme")`.
struct SharedValue: Hashable {
  let wrapper: DeclID
  /// The wrapper arguments that identify the value.
  let arguments: [String]
  /// For a query, its result type.
  let type: TypeID?
  /// For a key, the value type if it is not one of the program's.
  let held: TypeID?

  /// The relation between two shared values.
  enum Relation: Int, Comparable {
    case none
    /// Unknown: a key is not a literal, or another query has the same result type.
    case perhaps
    case same

    static func < (left: Relation, right: Relation) -> Bool { left.rawValue < right.rawValue }
  }

  func relation(to other: SharedValue) -> Relation {
    guard wrapper == other.wrapper, type == other.type else { return .none }
    if arguments == other.arguments { return .same }
    let areWritten = [arguments, other.arguments].joined().allSatisfy { $0.hasPrefix("\"") }
    if type == nil, areWritten { return .none }
    // A program does not use one key with two different SwiftUI types.
    if let held, let other = other.held, held != other { return .none }
    return .perhaps
  }
}

extension Analyzer {
  /// The value that a wrapped property shares with other properties; `nil` if it shares none.
  func sharedValue(of property: DeclID) -> SharedValue? {
    guard let wrapper = propertyWrappers(of: property).first, let how = fact(.shares, of: wrapper.decl) else {
      return nil
    }
    let isKey = how == .key
    let type = variableType(of: property)
    let isBasic =
      types.kind(type) == .nominal && isFromCatalogue(types.decl(type)) && types.argumentCount(type) == 0
    return SharedValue(
      wrapper: wrapper.decl, arguments: wrapper.attribute.keyArguments.map { text(ofKey: $0, in: property) },
      type: isKey ? nil : type, held: isKey && isBasic ? type : nil)
  }

  /// The literal of the key under which a property's wrapper stores its value, with the argument that names it:
  /// `"theme"` for `@AppStorage(Keys.theme)`. `nil` if there is no literal.
  public func storedKey(of property: DeclID) -> (literal: String, argument: SyntaxNode)? {
    guard let wrapper = propertyWrappers(of: property).first,
      let argument = wrapper.attribute.keyArguments.first(where: { $0.kind != .labeledExpr }),
      let literal = constantText(argument, from: property, steps: 0)
    else { return nil }
    return (literal, argument)
  }

  /// The source text of an argument; for a constant, its value.
  private func text(ofKey argument: SyntaxNode, in property: DeclID) -> String {
    if argument.kind == .labeledExpr { return argument.spacedText }
    return constantText(argument, from: property, steps: 0) ?? argument.spacedText
  }

  /// The literal value of a constant: `Keys.theme` with `static let theme = "theme"`, `Key.theme.rawValue`.
  private func constantText(_ node: SyntaxNode, from place: DeclID, steps: Int) -> String? {
    if node.kind == .stringLiteralExpr { return node.spacedText }
    guard steps < SharedValue.maximumSteps, let token = node.referencedName ?? node.firstToken else { return nil }
    let name = node.name(of: token)
    switch node.kind {
    case .declReferenceExpr:
      let around = owner(of: place).flatMap { nominal(of: $0) }.map { memberDecls(name, of: $0) } ?? []
      return value(of: around.first { decl($0).has(.isStatic) } ?? topLevel(name, from: place).first, steps)
    case .implicitMemberExpr: return value(of: staticMember(name, of: known(.string)), steps)
    case .memberAccessExpr:
      guard let base = node.children.first, base.kind.isExpr else { return nil }
      if let type = self.type(named: base, from: place) { return value(of: staticMember(name, of: type), steps) }
      guard name == "rawValue", base.kind == .memberAccessExpr, let word = base.referencedName,
        let type = base.children.first.flatMap({ self.type(named: $0, from: place) }),
        types.kind(type) == .nominal,
        let item = memberDecls(base.name(of: word), of: types.decl(type)).first(where: { decl($0).kind == .enumCase })
      else { return nil }
      return self.node(of: item).initialValue?.spacedText ?? "\"\(base.name(of: word).text)\""
    default: return nil
    }
  }

  private func value(of constant: DeclID?, _ steps: Int) -> String? {
    guard let constant, isOwn(constant), decl(constant).kind == .variable, decl(constant).has(.isConstant) else {
      return nil
    }
    return node(of: constant).initialValue.flatMap { constantText($0, from: constant, steps: steps + 1) }
  }

  private func staticMember(_ name: Name, of type: TypeID) -> DeclID? {
    guard types.kind(type) == .nominal else { return nil }
    return memberDecls(name, of: types.decl(type)).first { decl($0).has(.isStatic) }
  }

  /// The type that a simple or qualified name refers to.
  private func type(named node: SyntaxNode, from place: DeclID) -> TypeID? {
    guard let token = node.referencedName ?? node.firstToken else { return nil }
    let name = node.name(of: token)
    if node.kind == .declReferenceExpr {
      if token.kind == .selfKeyword { return nil }
      return typeDecls(name, from: place).first.map { selfType($0) }
    }
    guard node.kind == .memberAccessExpr, let base = node.children.first,
      let outer = self.type(named: base, from: place), types.kind(outer) == .nominal
    else { return nil }
    return memberDecls(name, of: types.decl(outer)).first { decl($0).kind.isNominal }.map { selfType($0) }
  }

  /// The relation of a shared value to the properties that a view declares.
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

  /// The properties that share a value with the properties of a name; `true` if they only may.
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

extension SharedValue {
  /// The limit for cyclic constants, which have no value.
  fileprivate static let maximumSteps = 8
}

extension SyntaxNode {
  /// The arguments of a wrapper without its initial value.
  fileprivate var keyArguments: [SyntaxNode] {
    children.dropFirst().filter { argument in
      argument.kind != .labeledExpr || argument.firstToken.map { !argument.isSpelt($0, "wrappedValue") } ?? true
    }
  }
}
