import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Whether a view's body reads system state that no property of the view represents: the current calendar, UIKit's text
/// size.
///
/// SwiftUI evaluates the body again only for its subscriptions. For updates of such state, programs subscribe to an
/// environment value that changes at the same time, without reading the value.
struct SystemReads {
  /// The reads of a body.
  enum Answer {
    /// All reads are known, and are inputs or subscriptions of the view.
    case none
    /// Some reads are unresolved, or read state outside of views.
    case unclear
    case found
  }

  private let analyzer: Analyzer
  /// The kinds of system state that the body reads.
  private var kinds: Set<Substring> = []
  private var asksSystemObjects = false
  private var isUnclear = false
  private var seen: Set<DeclID> = []
  /// The maximum depth of function calls.
  private static let maximumDepth = 4

  /// Searches the body of a type, or all members of a type without a body.
  init(of type: DeclID, _ analyzer: Analyzer) {
    self.analyzer = analyzer
    let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    let bodies = members.filter { analyzer.isViewContent($0) }
    for member in bodies.isEmpty ? members : bodies where !analyzer.isInitializer(member) { read(member, depth: 0) }
  }

  /// Whether the body reads state that changes with an environment value.
  ///
  /// - Parameter kind: the kind of the value in the catalogue; `nil` if it is unknown.
  func answer(ofKind kind: String?) -> Answer {
    let asksAnything = !kinds.isEmpty || asksSystemObjects
    let isFound = kind == "all" ? asksAnything : kind.map { kinds.contains($0[...]) } ?? false
    if isFound { return .found }
    return isUnclear || kind == nil && asksAnything ? .unclear : .none
  }

  /// Visits each declaration once.
  private mutating func read(_ decl: DeclID, depth: Int) {
    guard analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed) else { return }
    guard depth < SystemReads.maximumDepth else {
      isUnclear = true
      return
    }
    guard seen.insert(decl).inserted else { return }
    read(analyzer.node(of: decl), analyzer.record(of: decl), depth)
  }

  /// - Parameter call: the call to which a labeled argument belongs.
  private mutating func read(_ node: SyntaxNode, of call: SyntaxNode? = nil, _ record: BodyRecord, _ depth: Int) {
    if node.kind.isType { return }
    // `UIDevice.current.userInterfaceIdiom`
    if let use = record.uses[node.id], analyzer.fact(.constant, of: use.decl) != nil { return }
    switch node.kind {
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) { read(element, record, depth) }
      return
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr: read(name: node, record, depth)
    default: break
    }
    for child in node.children {
      // The record of the whole node covers the callee or the base type.
      if record.uses[node.id] != nil, child.id == node.children.first?.id, child.kind == .declReferenceExpr,
        record.uses[child.id] == nil
      {
        continue
      }
      // The reads of an action are not shown.
      let given = call ?? node
      if child.kind == .closureExpr, record.builders[child.id] == nil, record.uses[given.id] != nil,
        !analyzer.runsAtOnce(child, in: given, record)
      {
        continue
      }
      let isArgument = child.kind == .labeledExpr || child.kind == .labeledTrailingClosure
      read(child, of: isArgument ? node : nil, record, depth)
    }
  }

  private mutating func read(name node: SyntaxNode, _ record: BodyRecord, _ depth: Int) {
    guard let use = record.uses[node.id] else {
      let isKnown = record.types[node.id].map { analyzer.isComplete($0) } == true
      if node.kind != .functionCallExpr, !isKnown { isUnclear = true }
      return
    }
    if let asked = analyzer.catalogueText(.ambient, of: use.decl) {
      kinds.formUnion(asked.split(separator: " "))
      return
    }
    // The state of a system object is unknown.
    if isSystemObject(use.decl) {
      asksSystemObjects = true
      return
    }
    guard analyzer.isOwn(use.decl), !use.isMemberwise, !analyzer.isInitializer(use.decl) else { return }
    read(use.decl, depth: depth + 1)
    // State outside of views changes without them.
    let decl = analyzer.decl(use.decl)
    let isGlobal = decl.kind == .variable && (decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil)
    if isGlobal, !decl.has(.isConstant), !decl.has(.isComputed) { isUnclear = true }
  }

  /// Whether a static property is the shared instance of a system class: `UIDevice.current`.
  private func isSystemObject(_ id: DeclID) -> Bool {
    guard analyzer.decl(id).kind == .variable, analyzer.decl(id).has(.isStatic), analyzer.isFromCatalogue(id),
      let owner = analyzer.owner(of: id).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType
    else { return false }
    let type = analyzer.variableType(of: id)
    return analyzer.types.kind(type) == .nominal && analyzer.types.decl(type) == owner
  }
}
