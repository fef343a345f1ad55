import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Whether a view's body asks the system for what no property of it says: the current calendar, the text size of UIKit.
///
/// SwiftUI runs the body again for what it has subscribed to alone. So that such an answer is asked for anew, people
/// subscribe to a value of the environment that changes with it, and never read that.
struct SystemReads {
  /// What a body does, the later the more it counts.
  enum Answer: Int, Comparable {
    /// All of it is known, and shows only what the view is given or subscribes to.
    case none
    /// Something in it is not known, or is kept outside of views.
    case unclear
    case found

    static func < (left: Answer, right: Answer) -> Bool { left.rawValue < right.rawValue }
  }

  private let analyzer: Analyzer
  /// The kind of answers that change with the value of the environment; `nil` if that is not known.
  private let kind: Substring?
  private let changesWithAll: Bool
  private var seen: Set<DeclID> = []
  /// How many functions are followed from one to the next.
  private static let maximumDepth = 4

  /// - Parameter kind: what the catalogue says of the value of the environment.
  init(ofKind kind: String?, _ analyzer: Analyzer) {
    self.kind = kind?[...]
    changesWithAll = kind == "all"
    self.analyzer = analyzer
  }

  /// Of a type with a body what that does; of another what any of its members does.
  mutating func answer(of type: DeclID) -> Answer {
    let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    let bodies = members.filter { analyzer.isViewContent($0) }
    var answer = Answer.none
    for member in bodies.isEmpty ? members : bodies where !analyzer.isInitializer(member) {
      answer = max(answer, self.answer(of: member, depth: 0))
    }
    return answer
  }

  /// Each declaration is looked at once.
  private mutating func answer(of decl: DeclID, depth: Int) -> Answer {
    guard analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed) else { return .none }
    guard depth < SystemReads.maximumDepth else { return .unclear }
    guard seen.insert(decl).inserted else { return .none }
    return answer(in: analyzer.node(of: decl), analyzer.record(of: decl), depth)
  }

  /// - Parameter call: what a labelled argument is given to.
  private mutating func answer(
    in node: SyntaxNode, of call: SyntaxNode? = nil, _ record: BodyRecord, _ depth: Int
  ) -> Answer {
    if node.kind.isType { return .none }
    // `UIDevice.current.userInterfaceIdiom`
    if let use = record.uses[node.id], analyzer.catalogueText(.constant, of: use.decl) != nil { return .none }
    var answer = Answer.none
    switch node.kind {
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) {
        answer = max(answer, self.answer(in: element, record, depth))
      }
      return answer
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr:
      answer = self.answer(ofName: node, record, depth)
    default: break
    }
    for child in node.children {
      if answer == .found { return answer }
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
      answer = max(answer, self.answer(in: child, of: isArgument ? node : nil, record, depth))
    }
    return answer
  }

  private mutating func answer(ofName node: SyntaxNode, _ record: BodyRecord, _ depth: Int) -> Answer {
    guard let use = record.uses[node.id] else {
      guard node.kind != .functionCallExpr else { return .none }
      return record.types[node.id].map { analyzer.isComplete($0) } == true ? .none : .unclear
    }
    if let asked = analyzer.catalogueText(.ambient, of: use.decl) {
      if let kind { return changesWithAll || asked.split(separator: " ").contains(kind) ? .found : .none }
      return .unclear
    }
    // What an object of the system knows may be anything.
    if isSystemObject(use.decl) { return changesWithAll ? .found : kind == nil ? .unclear : .none }
    guard analyzer.isOwn(use.decl), !use.isMemberwise, !analyzer.isInitializer(use.decl) else { return .none }
    let answer = self.answer(of: use.decl, depth: depth + 1)
    // What is kept outside of views changes without them.
    let decl = analyzer.decl(use.decl)
    let isGlobal = decl.kind == .variable && (decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil)
    return isGlobal && !decl.has(.isConstant) && !decl.has(.isComputed) ? max(answer, .unclear) : answer
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
