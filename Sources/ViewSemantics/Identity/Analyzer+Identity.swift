import ViewCatalog
import ViewSource
import ViewSyntax

extension Analyzer {
  /// The views of every body in a file: of each type whose `body` makes views, and of each preview, the tree of its
  /// identities.
  ///
  /// - Parameters:
  ///   - view: only the types of this name, or the one of this name with those around it: `Main.Row`.
  ///   - isForComparison: for another version of the program: without previews, which keep nothing that could be lost, and
  ///     by the names that do not depend on other modules.
  public func identities(in file: FileID, view: String? = nil, isForComparison: Bool = false) -> [IdentityTree] {
    let walker = IdentityWalker(self)
    let summary = program.file(file).summary
    var result: [IdentityTree] = []
    for index in summary.decls.indices {
      let id = DeclID(file, index)
      guard let (content, nominal) = content(at: id) ?? unusedPart(at: id, walker) else { continue }
      // Of a type, not of its values: what a `PreviewProvider` shows.
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

  /// The names of the types that a file declares, of those in others also with these, and with the module: `Row`,
  /// `Main.Row`, `App.Main.Row`.
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

  /// The content that a declaration is, or that an extension of a protocol has for a type without its own, and the type
  /// that it is of.
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

  /// What SwiftUI asks a type for, where a member is only what a protocol of the program makes that of: its `body`, made of
  /// the `content` that each page has.
  private func whole(ofPart id: DeclID, of nominal: DeclID) -> DeclID? {
    guard let asked = requirement(metBy: id, of: nominal), isOwn(asked), let whole = contentMember(of: nominal),
      whole != id, let other = requirement(metBy: whole, of: nominal), isFromCatalogue(other)
    else { return nil }
    return whole
  }

  /// Such a part that the whole does not use: it is a body of its own for callers that do.
  private func unusedPart(at id: DeclID, _ walker: IdentityWalker) -> (content: DeclID, nominal: DeclID)? {
    guard isContent(id), node(of: id).getterBlock != nil, let nominal = owner(of: id).flatMap({ nominal(of: $0) }),
      let whole = whole(ofPart: id, of: nominal)
    else { return nil }
    walker.entered = []
    _ = walker.nodes(of: whole, root: "", substitutionOfSelf(in: whole, for: nominal))
    return walker.entered.contains(id) ? nil : (id, nominal)
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
      let owner = owner(of: id), let nominal = nominal(of: owner)
    else { return false }
    if resultBuilder(of: id) != nil { return isRequirement(id, of: nominal) }
    return requirement(metBy: id, of: nominal).map { catalogueText(.composes, of: $0) != nil } ?? false
  }

  /// Whether of all views, with those below them, it is known what they are and where.
  private func areComplete(_ nodes: [IdentityNode]) -> Bool {
    nodes.allSatisfy { !$0.isUnknown && $0.container == nil && isComplete($0.typeID) && areComplete($0.children) }
  }

  /// The objects that a type makes for properties that only observe them: no view keeps them.
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

  /// The properties of a type itself that keep something, and those of the `DynamicProperty` structs that it stores.
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

/// An object that is made with each value of a view's type and lost with it, whatever the view's identity.
public struct MadeObject: Sendable {
  /// `@ObservedObject ContentView.model`
  public let name: String
  public let type: String

  /// How long it lasts: as long as the value of the view's type.
  public var lifetime: String { "new at each update of the view around" }
}

/// The views of one body.
public struct IdentityTree: Sendable {
  /// The name of the view's type.
  public let view: String
  /// `ContentView.body`
  public let name: String
  /// The body, or the type if an extension of a protocol has the body for it.
  public let decl: DeclID
  /// The place of its name, of a preview that of the macro.
  public let range: SourceRange
  /// The static type of the body.
  public let type: String
  /// What the view itself owns.
  public let owned: [OwnedState]
  /// The objects that it makes and does not own.
  public let objects: [MadeObject]
  /// The views at the top of the body: several, if no container is around them.
  public let roots: [IdentityNode]
  /// Whether the body makes more views, which are left out: it is walked over for `maximumExpressions` expressions.
  public let isCut: Bool
  /// Whether nothing is left out and of each view it is known what it is.
  public let isComplete: Bool

  /// Of a body with all of its helpers, values and closures, each as often as it is used.
  public static let maximumExpressions = 20_000
}
