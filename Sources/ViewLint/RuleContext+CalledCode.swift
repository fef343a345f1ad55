import ViewSemantics
import ViewSource
import ViewSyntax

/// The code that an expression evaluates, in itself and in the program's functions and computed properties that it uses.
extension RuleContext {
  /// The maximum depth of functions that call each other, and the maximum number of functions.
  private static var maximumCalls: (depth: Int, number: Int) { (3, 32) }

  /// The places in the code that an expression evaluates at once, in itself or in the functions and computed properties
  /// of the program that it uses, each once. Closures that run later are left out, and so are functions whose callee is
  /// not known.
  func calledCode(of code: [SyntaxNode]) -> [ValueOrigin] {
    var found = code.map { ValueOrigin($0, self) }
    var seen: Set<DeclID> = []
    var open = found
    for _ in 0..<Self.maximumCalls.depth where !open.isEmpty {
      var next: [ValueOrigin] = []
      for place in open {
        for part in place.partsAtOnce {
          guard let use = place.context.record.uses[part.id], seen.count < Self.maximumCalls.number,
            let block = analyzer.calledBlock(of: use), seen.insert(use.decl).inserted
          else { continue }
          let inner = RuleContext(analyzer, use.decl.file)
          inner.enter(use.decl)
          next.append(ValueOrigin(block, inner))
        }
      }
      found += next
      open = next
    }
    return found
  }

  /// The first part of the code that an expression evaluates that meets a condition.
  func firstPart(inCodeOf code: [SyntaxNode], where condition: (SyntaxNode, RuleContext) -> Bool) -> ValueOrigin? {
    calledCode(of: code).firstNonNil { place in
      place.partsAtOnce.first { condition($0, place.context) }.map { ValueOrigin($0, place.context) }
    }
  }
}

extension ValueOrigin {
  /// The parts that run with the code, without those of closures that run later.
  var partsAtOnce: [SyntaxNode] {
    var parts: [SyntaxNode] = []
    var open = [node]
    while let next = open.popLast() {
      parts.append(next)
      for child in next.children.reversed() {
        if child.kind == .functionDecl { continue }
        if child.kind == .closureExpr, !context.analyzer.runsAtOnce(child, in: next, context.record) { continue }
        open.append(child)
      }
    }
    return parts
  }
}

extension Analyzer {
  /// The code that the use of a function or computed property of the program runs; `nil` for other declarations, and for
  /// functions that make views.
  func calledBlock(of use: BodyRecord.Use) -> SyntaxNode? {
    guard use.part == .value, !use.isMemberwise, isOwn(use.decl), use.decl.file != localFile else { return nil }
    switch decl(use.decl).kind {
    case .function:
      guard !isView(signature(of: use.decl).result) else { return nil }
      return node(of: use.decl).child(.codeBlock)
    case .variable:
      guard decl(use.decl).has(.isComputed), !isView(variableType(of: use.decl)) else { return nil }
      return node(of: use.decl).getterBlock
    default: return nil
    }
  }
}
