import ViewSource
import ViewSyntax

extension Analyzer {
  /// The views of every body in a file: of each type whose `body` makes views, the tree of its identities.
  ///
  /// - Parameter view: only the type of this name.
  public func identities(in file: FileID, view: String? = nil) -> [IdentityTree] {
    let walker = IdentityWalker(self)
    let summary = program.file(file).summary
    var result: [IdentityTree] = []
    for index in summary.decls.indices {
      let id = DeclID(file, index)
      guard let (content, nominal) = content(at: id) else { continue }
      let name = decl(nominal).name.text
      if let view, view != name { continue }
      let owners = content == id ? ownerNames(of: id) : ownerNames(of: nominal) + [name]
      let root = "\(owners.joined(separator: ".")).\(decl(content).name.text)"
      let itself = substitutionOfSelf(in: content, for: nominal)
      var printer = TypePrinter(self)
      let type = printer.print(substitute(declaredResult(of: content), itself))
      let (nodes, isCut) = walker.nodes(of: content, root: root, itself)
      result.append(
        IdentityTree(
          view: name, name: root, decl: id, type: type, owned: ownProperties(of: nominal), roots: withOwnership(nodes),
          isCut: isCut))
    }
    return result
  }

  /// The content that a declaration is, or that an extension of a protocol has for a type without its own, and the type
  /// that it is of.
  func content(at id: DeclID) -> (content: DeclID, nominal: DeclID)? {
    if isContent(id) { return owner(of: id).flatMap { nominal(of: $0) }.map { (id, $0) } }
    guard decl(id).kind.isNominal, decl(id).kind != .protocolType,
      let content = contentMember(of: id), isProtocolMember(content)
    else { return nil }
    return (content, id)
  }

  /// Whether a member is the requirement of a protocol that a result builder makes views of: `body`, `previews`.
  func isContent(_ id: DeclID) -> Bool {
    if let known = contents[id] { return known }
    let found = findsContent(id)
    if openInheritances == 0 { contents[id] = found }
    return found
  }

  private func findsContent(_ id: DeclID) -> Bool {
    let decl = decl(id)
    guard decl.kind == .variable || decl.kind == .function, program.isRequired(decl.name), !isProtocolMember(id),
      resultBuilder(of: id) != nil
    else { return false }
    guard let owner = owner(of: id), let nominal = nominal(of: owner) else { return false }
    return isRequirement(id, of: nominal)
  }

  /// The properties of a type itself that keep something.
  func ownProperties(of nominal: DeclID) -> [OwnedState] {
    children(of: nominal).compactMap { member in
      guard decl(member).kind == .variable, let wrapper = propertyWrappers(of: member).first, ownsState(wrapper.decl)
      else {
        return nil
      }
      return OwnedState(property: member, owner: nominal, name: decl(member).name.text)
    }
  }
}

/// The views of one body.
public struct IdentityTree: Sendable {
  /// The name of the view's type.
  public let view: String
  /// `ContentView.body`
  public let name: String
  /// The body, or the type if an extension of a protocol has the body for it.
  public let decl: DeclID
  /// The static type of the body.
  public let type: String
  /// What the view itself owns.
  public let owned: [OwnedState]
  /// The views at the top of the body: several, if no container is around them.
  public let roots: [IdentityNode]
  /// Whether the body makes more views, which are left out: it is walked over for `maximumExpressions` expressions.
  public let isCut: Bool

  /// Of a body with all of its helpers, values and closures, each as often as it is used.
  public static let maximumExpressions = 20_000
}
