import ViewSemantics
import ViewSource
import ViewSyntax

/// The code of declarations, created on first use.
extension Machine {
  /// The identity of code: a body, a function in it, and its type arguments.
  struct CodeKey: Hashable {
    var decl: DeclID
    var part: BodyPart
    var function: Int
    var types: [TypeID]
    var form = 0
  }

  private func key(
    _ decl: DeclID, _ part: BodyPart, _ function: Int, _ substitution: Substitution, _ selfType: TypeID?, form: Int = 0
  ) -> CodeKey {
    var all = substitution.bindings.map(\.type)
    if let selfType { all.append(selfType) }
    return CodeKey(decl: decl, part: part, function: function, types: all, form: form)
  }

  /// The resolved body of a part of a declaration.
  func resolved(_ decl: DeclID, _ part: BodyPart) -> ResolvedBody? {
    let key = ResolvedKey(decl: decl, part: part)
    if let known = resolvedBodies[key] { return known }
    let found = analyzer.resolvedBody(of: decl, part)
    resolvedBodies[key] = .some(found)
    return found
  }

  struct ResolvedKey: Hashable {
    var decl: DeclID
    var part: BodyPart
  }

  /// The code of a part of a declaration; `nil` if it has no such part.
  func code(_ decl: DeclID, _ part: BodyPart, _ substitution: Substitution, selfType: TypeID?) throws -> Code? {
    let key = key(decl, part, 0, substitution, selfType)
    if let known = codes[key] { return known }
    try checkCount(of: decl)
    guard let body = resolved(decl, part) else { return nil }
    let made = Code(
      name: analyzer.node(of: decl).kind == .sourceFile ? "main" : analyzer.fullName(of: decl),
      .resolved(body, FunctionID(index: 0), substitution, selfType: selfType))
    made.parameterCount = (body.functions.first?.parameters.count ?? 0) + (body.selfVariable == nil ? 0 : 1)
    made.typeArguments = substitution.bindings.map(\.type)
    codes[key] = made
    return made
  }

  /// A generic function that calls itself with ever larger types has infinitely many instances.
  private func checkCount(of decl: DeclID) throws {
    instances[decl, default: 0] += 1
    if instances[decl, default: 0] > 1000 {
      throw Fault(.limit, "`\(analyzer.fullName(of: decl))` is used with more than 1,000 sets of types")
    }
  }

  /// The code of a local function.
  func code(_ body: ResolvedBody, _ function: FunctionID, _ substitution: Substitution, selfType: TypeID?) throws
    -> Code
  {
    let key = key(body.decl, body.part, function.index, substitution, selfType)
    if let known = codes[key] { return known }
    let info = body.functions[function.index]
    let made = Code(name: info.name, .resolved(body, function, substitution, selfType: selfType))
    made.parameterCount = info.parameters.count
    made.captureCount = info.captures.count + info.captured.count
    codes[key] = made
    return made
  }

  /// Lowers code that has not run yet.
  func lower(_ code: Code) throws {
    guard let source = code.source else { return }
    code.source = nil
    do {
      switch source {
      case .resolved(let body, let function, let substitution, let selfType):
        try Lowering(self, code, body, function, substitution, selfType: selfType).run()
      case .synthesized(let make):
        try make(self, code)
        if observesLifetimes, code.parameterCount < code.registerCount {
          code.references = (code.parameterCount..<code.registerCount).map { Int32($0) }
        }
      }
    } catch {
      code.forgetInstructions(source)
      throw error
    }
    inlineCalls(in: code)
    if !observesLifetimes {
      var optimizer = Optimizer(code, goesOnWithoutMissing: containsFaults)
      optimizer.run()
    }
    code.verify()
    linked.append(code)
    showCode?(listing(of: code))
  }

  /// Inlines short callees. If lifetimes are observable, only callees without references are inlined.
  private func inlineCalls(in code: Code) {
    var inliner = Inliner(code)
    inliner.run { callee in
      if callee.source != nil {
        guard inlining < 4, isLikelyShort(callee) else { return nil }
        inlining += 1
        defer { inlining -= 1 }
        // A callee that cannot be lowered fails when it is called.
        do { try lower(callee) } catch { return nil }
      }
      guard let number = callee.number, linked.functions[number].start >= 0,
        !observesLifetimes || callee.references.isEmpty
      else { return nil }
      return callee
    }
  }

  /// Whether lowering a callee before its first call is worthwhile.
  private func isLikelyShort(_ code: Code) -> Bool {
    switch code.source {
    case .resolved(let body, let function, _, _): body.functions[function.index].statements.count <= 6
    case .synthesized: true
    case nil: false
    }
  }
}
