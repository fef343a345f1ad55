import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Whether a view's body asks the system for what no property of it says: the current calendar, the text size of UIKit.
///
/// SwiftUI runs the body again for what it has subscribed to alone. So that such an answer is asked for anew, people
/// subscribe to a value of the environment that changes with it, and never read that.
struct SystemReads {
  /// What a body does.
  enum Answer {
    /// All of it is known, and shows only what the view is given or subscribes to.
    case none
    /// Something in it is not known, or is kept outside of views.
    case unclear
    case found
  }

  private let analyzer: Analyzer
  /// The kinds of answers that are asked for.
  private var kinds: Set<Substring> = []
  private var asksSystemObjects = false
  private var isUnclear = false
  private var seen: Set<DeclID> = []
  /// How many functions are followed from one to the next.
  private static let maximumDepth = 4

  /// Looks through a type with a body for what that does, through another for what any of its members does.
  init(of type: DeclID, _ analyzer: Analyzer) {
    self.analyzer = analyzer
    let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    let bodies = members.filter { analyzer.isViewContent($0) }
    for member in bodies.isEmpty ? members : bodies where !analyzer.isInitializer(member) { read(member, depth: 0) }
  }

  /// Whether it asks for what changes with a value of the environment.
  ///
  /// - Parameter kind: what the catalogue says of the value; `nil` if that is not known.
  func answer(ofKind kind: String?) -> Answer {
    let asksAnything = !kinds.isEmpty || asksSystemObjects
    let isFound = kind == "all" ? asksAnything : kind.map { kinds.contains($0[...]) } ?? false
    if isFound { return .found }
    return isUnclear || kind == nil && asksAnything ? .unclear : .none
  }

  /// Each declaration is looked at once.
  private mutating func read(_ decl: DeclID, depth: Int) {
    guard analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed) else { return }
    guard depth < SystemReads.maximumDepth else {
      isUnclear = true
      return
    }
    guard seen.insert(decl).inserted else { return }
    read(analyzer.node(of: decl), analyzer.record(of: decl), depth)
  }

  /// - Parameter call: what a labelled argument is given to.
  private mutating func read(_ node: SyntaxNode, of call: SyntaxNode? = nil, _ record: BodyRecord, _ depth: Int) {
    if node.kind.isType { return }
    // `UIDevice.current.userInterfaceIdiom`
    if let use = record.uses[node.id], analyzer.catalogueText(.constant, of: use.decl) != nil { return }
    switch node.kind {
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) { read(element, record, depth) }
      return
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr: read(name: node, record, depth)
    default: break
    }
    for child in node.children {
      // What is called, or the type whose member is meant, is known with the whole.
      if record.uses[node.id] != nil, child.id == node.children.first?.id, child.kind == .declReferenceExpr,
        record.uses[child.id] == nil
      {
        continue
      }
      // What an action does is not shown.
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
    // What an object of the system knows may be anything.
    if isSystemObject(use.decl) {
      asksSystemObjects = true
      return
    }
    guard analyzer.isOwn(use.decl), !use.isMemberwise, !analyzer.isInitializer(use.decl) else { return }
    read(use.decl, depth: depth + 1)
    // What is kept outside of views changes without them.
    let decl = analyzer.decl(use.decl)
    let isGlobal = decl.kind == .variable && (decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil)
    if isGlobal, !decl.has(.isConstant), !decl.has(.isComputed) { isUnclear = true }
  }

  /// Whether a static property is the one object of a class of the system: `UIDevice.current`
  private func isSystemObject(_ id: DeclID) -> Bool {
    guard analyzer.decl(id).kind == .variable, analyzer.decl(id).has(.isStatic), analyzer.isFromCatalogue(id),
      let owner = analyzer.owner(of: id).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType
    else { return false }
    let type = analyzer.variableType(of: id)
    return analyzer.types.kind(type) == .nominal && analyzer.types.decl(type) == owner
  }
}
