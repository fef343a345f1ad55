import ViewCatalog
import ViewSource
import ViewSyntax

extension Analyzer {
  /// The identity trees of the bodies in a file: of each type whose `body` makes views, and of each preview.
  ///
  /// - Parameters:
  ///   - view: restricts the result to types with this name, or this qualified name: `Main.Row`.
  ///   - isForComparison: for a comparison with another version of the program: without previews, which have no state
  ///     to lose, and with names that do not depend on other modules.
  public func identities(in file: FileID, view: String? = nil, isForComparison: Bool = false) -> [IdentityTree] {
    let walker = IdentityWalker(self)
    let summary = program.file(file).summary
    var result: [IdentityTree] = []
    for index in summary.decls.indices {
      let id = DeclID(file, index)
      guard let (content, nominal) = content(at: id) ?? unusedPart(at: id, walker) else { continue }
      // A static member, such as `previews` of a `PreviewProvider`.
      if isForComparison, decl(content).has(.isStatic) { continue }
      let name = decl(nominal).name.text
      let owners = content == id ? ownerNames(of: id) : ownerNames(of: nominal) + [name]
      if let view, !isMeant(owners, by: view, in: file) { continue }
      let types = isForComparison ? owners : names(owners, toldApartIn: file)
      let root = "\(types.joined(separator: ".")).\(decl(content).name.text)"
      let itself = substitutionOfSelf(in: content, for: nominal)
      var printer = TypePrinter(self)
      let type = printer.print(substitute(declaredResult(of: content), itself))
      let (nodes, isCut) = walker.nodes(of: content, root: root, itself)
      result.append(
        IdentityTree(
          view: name, name: root, decl: id, range: nameRange(of: id), type: type, owned: ownProperties(of: nominal),
          objects: objectsMade(by: nominal), roots: nodes, isCut: isCut,
          isComplete: !isCut && areComplete(nodes)))
    }
    let previews = view == nil && !isForComparison ? identities(ofPreviewsIn: file, walker) : []
    return previews.isEmpty ? result : (result + previews).sorted { $0.range.start < $1.range.start }
  }

  private func identities(ofPreviewsIn file: FileID, _ walker: IdentityWalker) -> [IdentityTree] {
    previewMacros(in: file).compactMap { preview in
      guard let (id, record, type) = body(of: preview, in: file) else { return nil }
      let (nodes, isCut) = walker.nodes(of: preview, id, record, in: file)
      return IdentityTree(
        view: preview.name, name: preview.name, decl: id, range: preview.node.range, type: text(of: type),
        owned: ownState(of: preview, id), objects: [], roots: nodes, isCut: isCut,
        isComplete: !isCut && areComplete(nodes))
    }
  }

  /// The names of the types in a file: plain, qualified and with the module: `Row`, `Main.Row`, `App.Main.Row`.
  public func typeNames(in file: FileID) -> [String] {
    program.file(file).summary.decls.indices.flatMap { index -> [String] in
      let id = DeclID(file, index)
      guard decl(id).kind.isNominal else { return [] }
      let own = decl(id).name.text
      let owners = ownerNames(of: id)
      let full = (owners + [own]).joined(separator: ".")
      let inModule = moduleName(of: file).map { ["\($0).\(full)"] } ?? []
      return (owners.isEmpty ? [own] : [own, full]) + inModule
    }
  }

  /// The content member at a declaration and its type. The content may come from a protocol extension, if the type has
  /// none of its own.
  func content(at id: DeclID) -> (content: DeclID, nominal: DeclID)? {
    if isContent(id) {
      guard let nominal = owner(of: id).flatMap({ nominal(of: $0) }) else { return nil }
      return whole(ofPart: id, of: nominal) == nil ? (id, nominal) : nil
    }
    guard decl(id).kind.isNominal, decl(id).kind != .protocolType,
      let content = contentMember(of: id), isProtocolMember(content)
    else { return nil }
    return (content, id)
  }

  /// The requirement that SwiftUI evaluates, if this member is only an ingredient of it: for the `content` of a page,
  /// the `body` that a protocol of the program makes of it. `nil` otherwise.
  private func whole(ofPart id: DeclID, of nominal: DeclID) -> DeclID? {
    guard let asked = requirement(metBy: id, of: nominal), isOwn(asked), let whole = contentMember(of: nominal),
      whole != id, let other = requirement(metBy: whole, of: nominal), isFromCatalogue(other)
    else { return nil }
    return whole
  }

  /// An ingredient that the whole does not use, and that is therefore a body of its own.
  private func unusedPart(at id: DeclID, _ walker: IdentityWalker) -> (content: DeclID, nominal: DeclID)? {
    guard isContent(id), node(of: id).getterBlock != nil, let nominal = owner(of: id).flatMap({ nominal(of: $0) }),
      let whole = whole(ofPart: id, of: nominal)
    else { return nil }
    walker.entered = []
    _ = walker.nodes(of: whole, root: "", substitutionOfSelf(in: whole, for: nominal))
    return walker.entered.contains(id) ? nil : (id, nominal)
  }

  /// Whether a member witnesses a requirement that a result builder makes views of: `body`, `previews`.
  func isContent(_ id: DeclID) -> Bool {
    if let known = contents[id] { return known }
    let found = findsContent(id)
    if openInheritances == 0 { contents[id] = found }
    return found
  }

  private func findsContent(_ id: DeclID) -> Bool {
    let decl = decl(id)
    guard decl.kind == .variable || decl.kind == .function, program.isRequired(decl.name), !isProtocolMember(id),
      let owner = owner(of: id), let nominal = nominal(of: owner)
    else { return false }
    if resultBuilder(of: id) != nil { return isRequirement(id, of: nominal) }
    return requirement(metBy: id, of: nominal).map { catalogueText(.composes, of: $0) != nil } ?? false
  }

  /// Whether the type and place of all views, including those below, are known.
  private func areComplete(_ nodes: [IdentityNode]) -> Bool {
    nodes.allSatisfy { !$0.isUnknown && $0.container == nil && isComplete($0.typeID) && areComplete($0.children) }
  }

  /// The objects that a type creates for properties that only observe them, so that no view keeps them.
  private func objectsMade(by nominal: DeclID) -> [MadeObject] {
    children(of: nominal).compactMap { member in
      guard decl(member).kind == .variable, let wrapper = propertyWrappers(of: member).first, !ownsState(wrapper.decl),
        catalogueText(.observes, of: wrapper.decl) != nil, let value = node(of: member).initialValue,
        let use = record(of: member).uses[value.id], use.isMemberwise || isInitializer(use.decl)
      else { return nil }
      return MadeObject(
        name: "@\(decl(wrapper.decl).name) \(decl(nominal).name).\(decl(member).name)",
        type: text(of: variableType(of: member)))
    }
  }

  /// The state properties of a type, including those of the `DynamicProperty` structs that it stores.
  func ownProperties(of nominal: DeclID) -> [OwnedState] { ownProperties(of: nominal, open: [nominal]) }

  private func ownProperties(of nominal: DeclID, open: Set<DeclID>) -> [OwnedState] {
    children(of: nominal).flatMap { member -> [OwnedState] in
      guard decl(member).kind == .variable else { return [] }
      if let inner = installedStruct(in: member), !open.contains(inner) {
        return ownProperties(of: inner, open: open.union([inner]))
      }
      guard let wrapper = propertyWrappers(of: member).first, ownsState(wrapper.decl) || keepsName(wrapper.decl) else {
        return []
      }
      return [OwnedState(property: member, owner: nominal, name: decl(member).name.text)]
    }
  }
}

/// An object that is created with each value of a view's type and lost with it, independent of the view's identity.
public struct MadeObject: Sendable {
  /// The qualified property: `@ObservedObject ContentView.model`.
  public let name: String
  public let type: String

  /// The lifetime of the object: that of the view's value.
  public var lifetime: String { "created again at every update of the enclosing view" }
}

/// The identity tree of a body.
public struct IdentityTree: Sendable {
  /// The name of the view's type.
  public let view: String
  /// The qualified name of the body: `ContentView.body`.
  public let name: String
  /// The body, or the type if a protocol extension provides its body.
  public let decl: DeclID
  /// The range of the declaration's name in UTF-8 bytes; for a preview, of the macro.
  public let range: SourceRange
  /// The static type of the body.
  public let type: String
  /// The state that the view itself owns.
  public let owned: [OwnedState]
  /// The objects that the view creates but does not own.
  public let objects: [MadeObject]
  /// The top-level views of the body; several if they have no container.
  public let roots: [IdentityNode]
  /// Whether views are missing because the walk reached `maximumExpressions` expressions.
  public let isCut: Bool
  /// Whether nothing is missing and the type of each view is known.
  public let isComplete: Bool

  /// The maximum number of expressions visited for a body, including helpers, values and closures, each counted at
  /// every use.
  public static let maximumExpressions = 20_000
}
