import ViewSource
import ViewSyntax

/// A call that nothing is written for: of a builder's method, of `~=`, of `appendInterpolation`.
struct ChosenCall {
  var decl: DeclID
  var base: TypeID?
  var generics: [(parameter: DeclID, type: TypeID)]
  /// For each argument the number of its parameter.
  var match: [Int]
  var result: TypeID
}

extension BodyChecker {
  /// What a function takes where it is to give a type; `nil` if it does not, or if that is not told by the result.
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

  /// Which of several declarations is meant by a call with values of these types; `nil` if none takes them.
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
    let before = mistakes
    defer { mistakes = before }
    let type = apply(candidates, given, named: name.text, expected: expected, at: node)
    // The only one of its name is noted even where it does not take the values.
    guard mistakes == before else { return nil }
    let result = decided(type)
    decideRecord(from: first)
    guard let use = recorder.use(of: node.id) else { return nil }
    return ChosenCall(
      decl: use.decl, base: use.base, generics: use.generics, match: use.arguments, result: result)
  }
}
