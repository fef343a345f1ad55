import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// When the code at a node runs, and in which containers it stands.
extension RuleContext {
  /// Whether the declaration makes views: `body`, or a property or function of a view that gives one.
  var isViewCode: Bool {
    guard let decl else { return false }
    if analyzer.isViewContent(decl) { return true }
    let result: TypeID
    switch analyzer.decl(decl).kind {
    case .variable:
      guard analyzer.decl(decl).has(.isComputed) else { return false }
      result = analyzer.variableType(of: decl)
    case .function: result = analyzer.signature(of: decl).result
    default: return false
    }
    return analyzer.isView(result) && analyzer.isComplete(result)
  }

  /// Whether the code is a view's or a modifier's own, not that of a model that gives views to whoever asks.
  var isInView: Bool {
    guard let decl, let ownerType else { return false }
    return analyzer.isViewContent(decl) || conforms(ownerType, to: .view) || conforms(ownerType, to: .viewModifier)
  }

  /// Whether the node is evaluated each time that views are made: not in an action that runs later, nor in a setter.
  var runsWithBody: Bool {
    guard isViewCode else { return false }
    return ancestors.allSatisfy { around in
      switch around.kind {
      case .closureExpr: record.builders[around.id] != nil
      case .functionDecl: around.id == decl.map { analyzer.node(of: $0).id }
      case .accessorDecl: around.ownToken(.getKeyword) != nil
      default: true
      }
    }
  }

  /// Whether the code is only there for a preview.
  var isPreview: Bool {
    guard let decl, let owner = analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    return analyzer.ancestors(of: owner).contains { $0 == analyzer.knownDecl(.previewProvider) }
  }

  /// The type whose member the code is.
  var ownerType: DeclID? {
    decl.flatMap { analyzer.owner(of: $0) }.flatMap { analyzer.nominal(of: $0) }
  }

  /// Whether a type conforms to a protocol of the catalogue.
  func conforms(_ type: DeclID, to name: Name) -> Bool {
    guard let known = analyzer.knownDecl(name) else { return false }
    return type == known || analyzer.ancestors(of: type).contains(known)
  }

  /// The calls that take the closures around the node, innermost first: containers and modifiers.
  var enclosingCalls: [(call: SyntaxNode, closure: SyntaxNode)] {
    var result: [(SyntaxNode, SyntaxNode)] = []
    for index in ancestors.indices.reversed() where ancestors[index].kind == .closureExpr {
      var outer = index - 1
      while outer >= 0, ancestors[outer].kind == .labeledExpr || ancestors[outer].kind == .labeledTrailingClosure {
        outer -= 1
      }
      guard outer >= 0 else { break }
      if ancestors[outer].kind == .functionCallExpr { result.append((ancestors[outer], ancestors[index])) }
    }
    return result
  }

  /// The innermost container that makes a view for each of its data.
  var repeatingCall: SyntaxNode? {
    enclosingCalls.first { call, closure in
      guard let made = madeType(call), hasParameter(closure) else { return false }
      return analyzer.makesRows(made)
    }?.call
  }

  /// The innermost container that makes the views in it on demand, as a list does.
  var lazyContainer: Search<SyntaxNode> {
    for (call, _) in enclosingCalls {
      // What is presented, a destination and another stack begin anew.
      guard let made = madeType(call), analyzer.isFromCatalogue(made),
        analyzer.catalogueText(.navigates, of: made) == nil, analyzer.catalogueText(.later, of: made) == nil
      else { return .none }
      if analyzer.decl(made).has(.isLazyContainer) { return .found(call) }
    }
    return .outside
  }

  /// Whether a closure is given something, as the rows' one is an element.
  func hasParameter(_ closure: SyntaxNode) -> Bool {
    guard let type = record.types[closure.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argumentCount(type) > 1
  }

  /// The declaration that a property or call chain begins with or goes through last: `items` of `model.items.count`.
  func rootProperty(_ node: SyntaxNode) -> DeclID? {
    var current = node
    while true {
      if let use = record.uses[current.id], !analyzer.isFromCatalogue(use.decl),
        analyzer.decl(use.decl).kind == .variable
      {
        return use.decl
      }
      switch current.kind {
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .parenExpr, .forceUnwrapExpr,
        .optionalChainingExpr:
        guard let inner = current.children.first, inner.kind.isExpr else { return nil }
        current = inner
        // `Array(items)` and `min(items.count, 3)`: what goes into the call.
        if inner.kind == .declReferenceExpr, node.kind == .functionCallExpr, record.uses[inner.id] == nil { return nil }
      default: return nil
      }
    }
  }

  /// The first use below a node of something that gives another value each time; closures run at other times.
  func freshPart(of node: SyntaxNode, _ record: BodyRecord? = nil) -> SyntaxNode? {
    let known = record ?? self.record
    if let use = known.uses[node.id], !use.isMemberwise {
      if analyzer.decl(use.decl).has(.isFresh) { return node }
      // A property that is computed; one that this one asks for is not looked into.
      if record == nil, isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
        analyzer.decl(use.decl).has(.isComputed),
        freshPart(of: analyzer.node(of: use.decl), analyzer.record(of: use.decl)) != nil
      {
        return node
      }
    }
    if node.kind == .closureExpr { return nil }
    // `known ?? UUID()`: a stopgap for what is not there, which is seldom what is given.
    if OperatorName.isCoalescing(node) { return node.children.first.flatMap { freshPart(of: $0, record) } }
    for child in node.children {
      if let found = freshPart(of: child, record) { return found }
    }
    return nil
  }
}

/// Where a program changes what is in a collection.
struct ChangeFinder {
  let context: RuleContext
  let property: DeclID
  /// Whether only what moves elements to other positions counts, not what appends or sets all anew.
  var isAboutPositions = false
  /// Whether it counts as a change that somebody is given a binding.
  var countsBindings = false

  /// A place in the property's file or in this one that adds, removes or moves elements, or sets all of them anew.
  func firstChange() -> Diagnostic.Note? {
    let analyzer = context.analyzer
    guard !analyzer.decl(property).has(.isConstant), !analyzer.decl(property).has(.isComputed) else { return nil }
    let name = analyzer.decl(property).name
    var files = [context.fileID]
    if property.file != context.fileID { files.append(property.file) }
    for file in files {
      for decl in analyzer.bodies(in: file) where analyzer.node(of: decl).mentions(name) {
        // The initialiser sets the first value.
        if analyzer.isInitializer(decl) { continue }
        let record = analyzer.record(of: decl)
        if let range = change(in: analyzer.node(of: decl), record) {
          return Diagnostic.Note("it is changed here", in: analyzer.program.file(file).source, at: range)
        }
      }
    }
    return nil
  }

  private func change(in node: SyntaxNode, _ record: BodyRecord) -> SourceRange? {
    let analyzer = context.analyzer
    switch node.kind {
    case .functionCallExpr:
      if let use = record.uses[node.id], analyzer.isFromCatalogue(use.decl),
        analyzer.decl(use.decl).has(isAboutPositions ? .shiftsElements : .isMutating),
        let base = node.children.first?.children.first, record.uses[base.id]?.decl == property
      {
        return node.range
      }
    case .assignmentExpr, .infixOperatorExpr:
      if !isAboutPositions, let target = node.children.first, record.uses[target.id]?.decl == property,
        node.kind == .assignmentExpr || isAssigning(node)
      {
        return node.range
      }
    case .declReferenceExpr, .memberAccessExpr:
      if countsBindings, let use = record.uses[node.id], use.decl == property, use.part == .projection {
        return node.range
      }
    default: break
    }
    for child in node.children {
      if let found = change(in: child, record) { return found }
    }
    return nil
  }

  private func isAssigning(_ node: SyntaxNode) -> Bool { OperatorName.isAssigning(node) }
}

/// Operators by what they do.
enum OperatorName {
  /// `??`: the right side is worked out only if there is nothing on the left.
  static func isCoalescing(_ node: SyntaxNode) -> Bool {
    guard node.kind == .infixOperatorExpr, let sign = node.ownTokens.first(where: { _ in true }) else { return false }
    return node.isSpelt(sign, "??")
  }

  /// `+=` and its kind: the left side is written.
  static func isAssigning(_ node: SyntaxNode) -> Bool {
    guard node.kind == .infixOperatorExpr, let sign = node.ownTokens.first(where: { _ in true }) else { return false }
    guard node.bytes[Int(sign.end) - 1] == UInt8(ascii: "=") else { return false }
    switch node.text(of: sign) {
    case "==", "!=", "<=", ">=", "===", "!==": return false
    default: return true
    }
  }
}

extension RuleContext {
  /// The vertical scroll view that a view is in with nothing between them that gives it a height; `nil` if there is none.
  func scrollView(around node: SyntaxNode) -> SyntaxNode? {
    if case .found(let scroll) = searchScrollView(around: node) { return scroll }
    return nil
  }

  /// The same for a view in a helper: also where the helper is used.
  func scrollViewHereOrAtUses(around node: SyntaxNode) -> SyntaxNode? {
    hereOrAtUses(of: node) { $0.searchScrollView(around: $1) }
  }

  private func searchScrollView(around node: SyntaxNode) -> Search<SyntaxNode> {
    var inner = node
    for around in ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .closureExpr:
        guard record.builders[around.id] != nil else { return .none }
      case .labeledExpr, .labeledTrailingClosure:
        guard inner.kind == .closureExpr else { return .none }
      case .functionCallExpr:
        if around.children.first?.id == inner.id {
          if givesHeight(around) { return .none }
          continue
        }
        // A view that is given as it is: `.overlay(GeometryReader { … })`
        guard inner.kind == .closureExpr || inner.kind == .labeledExpr || inner.kind == .labeledTrailingClosure,
          let made = madeType(around), analyzer.isFromCatalogue(made)
        else { return .none }
        if let axis = analyzer.catalogueText(.scrolls, of: made) {
          guard let axes = around.arguments.first(where: { $0.kind != .labeledExpr && $0.kind != .closureExpr }) else {
            return .found(around)
          }
          return axes.spacedText == "." + axis ? .found(around) : .none
        }
        guard
          analyzer.decl(made).has(.isTransparent) || analyzer.decl(made).has(.isRepeating)
            || analyzer.catalogueText(.offers, of: made) != nil
        else { return .none }
      default: break
      }
    }
    return .outside
  }

  private func givesHeight(_ call: SyntaxNode) -> Bool {
    guard let use = record.uses[call.id] else { return true }
    // A modifier of the program may do anything.
    guard analyzer.isFromCatalogue(use.decl) else { return true }
    if analyzer.catalogueText(.sizes, of: use.decl) != nil { return true }
    let parameters = analyzer.parameters(of: use)
    return analyzer.arguments(of: call, record).contains { argument in
      guard let number = argument.parameter, number < parameters.count else { return false }
      return analyzer.catalogueText(.sizes, of: parameters[number], in: use.decl) != nil
    }
  }
}
