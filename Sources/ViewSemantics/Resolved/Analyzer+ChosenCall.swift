import ViewSource
import ViewSyntax

/// An implicit call that is not in the source: of a builder method, of `~=`, of `appendInterpolation`.
struct ChosenCall {
  var decl: DeclID
  var base: TypeID?
  var generics: [(parameter: DeclID, type: TypeID)]
  /// The parameter index of each argument.
  var match: [Int]
  var result: TypeID
}

extension BodyChecker {
  /// The parameter types of a function for a required result type; `nil` if it cannot return that type, or the result
  /// does not determine them.
  func parameters(of candidate: Candidate, giving result: TypeID) -> [TypeID]? {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    analyzer.inference.pending = []
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    let instance = instantiate(candidate)
    guard note(instance.requirements), analyzer.unify(instance.result, result), meet(instance.requirements) else {
      return nil
    }
    let given = instance.parameters.map { analyzer.resolved($0.type) }
    return given.allSatisfy { types.flags($0).isDisjoint(with: [.hasVariable, .hasHole]) } ? given : nil
  }

  /// The candidate that a call with arguments of these types refers to; `nil` if none takes them.
  func choose(
    _ candidates: [Candidate], _ arguments: [(label: Name, type: TypeID)], named name: Name, expected: TypeID? = nil,
    at node: SyntaxNode
  ) -> ChosenCall? {
    guard !candidates.isEmpty else { return nil }
    let outer = recorder
    let recorder = BodyRecorder(node)
    self.recorder = recorder
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    analyzer.inference.pending = []
    let first = undecided.count
    defer {
      self.recorder = outer
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    let given = arguments.map { Argument(label: $0.label, node: nil, type: $0.type, isTrailing: false) }
    let before = errorWeight
    defer { errorWeight = before }
    let type = apply(candidates, given, named: name.text, expected: expected, at: node)
    // A single candidate is recorded even if it does not take the arguments.
    guard errorWeight == before else { return nil }
    let result = decided(type)
    decideRecord(from: first)
    guard let use = recorder.use(of: node.id) else { return nil }
    return ChosenCall(
      decl: use.decl, base: use.base, generics: use.generics, match: use.arguments, result: result)
  }
}
