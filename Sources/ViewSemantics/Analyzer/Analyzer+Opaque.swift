import ViewSource
import ViewSyntax

/// Underlying types of opaque types (`some P`).
extension Analyzer {
  /// The constraints of an opaque type: the protocols after its `some`.
  func opaqueConstraints(_ type: TypeID) -> [TypeID] {
    let id = types.decl(type)
    let constraints = declaredOpaqueConstraints(id, types.ordinal(ofOpaque: type))
    if !constraints.contains(where: { types.flags($0).contains(.hasParameter) }) { return constraints }
    let substitution = Substitution(genericContext(of: id).parameters, types.arguments(type))
    return constraints.map { substitute($0, substitution) }
  }

  private func declaredOpaqueConstraints(_ id: DeclID, _ ordinal: Int) -> [TypeID] {
    let key = OpaqueKey(decl: id, ordinal: ordinal)
    if let known = opaqueConstraintLists[key] { return known }
    var count = 0
    var found: [TypeID] = []
    var open = resultTypeNode(of: id).map { [$0] } ?? []
    while let next = open.popLast() {
      if next.kind == .someType {
        if count == ordinal, let constraint = next.children.first {
          found = constraints(constraint, in: context(inside: id))
          break
        }
        count += 1
      } else {
        open += next.children.filter {
          $0.kind.isType || $0.kind == .tupleTypeElement || $0.kind == .genericArgumentClause
        }
        .reversed()
      }
    }
    opaqueConstraintLists[key] = found
    return found
  }

  struct OpaqueKey: Hashable {
    var decl: DeclID
    var ordinal: Int
  }

  /// The result type node of a declaration.
  private func resultTypeNode(of id: DeclID) -> SyntaxNode? {
    let node = node(of: id)
    if decl(id).kind == .variable {
      return node.child(.typeAnnotation)?.children.first { $0.kind.isType }
    }
    return node.children.first { $0.kind.isType }
  }

  /// A type with every opaque type in it replaced by its underlying type.
  public func resolvingOpaque(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasOpaque) else { return type }
    var resolution = OpaqueResolution()
    return resolvingOpaque(type, &resolution)
  }

  /// The underlying type of an opaque type, itself not opaque; opaque types inside it stay. Returns any other type
  /// unchanged.
  func unhidden(_ type: TypeID) -> TypeID {
    var type = type
    for _ in 0..<Analyzer.maximumHiding where types.kind(type) == .opaque {
      let (id, ordinal) = (types.decl(type), types.ordinal(ofOpaque: type))
      let underlying = underlyingTypes(of: id)
      guard ordinal < underlying.count else { return type }
      type = substitute(underlying[ordinal], Substitution(genericContext(of: id).parameters, types.arguments(type)))
    }
    return type
  }

  /// The limit for functions that return each other's results, which can be circular.
  private static let maximumHiding = 16

  /// The state of one resolution of opaque types.
  private struct OpaqueResolution {
    /// The resolved types. Without this cache, helpers that use each other twice would be resolved exponentially often.
    /// A type in progress has the value `nil`: functions that return each other's results have no underlying type.
    let known = Memo<TypeID, TypeID?>()
    var depth = 0
    /// The declarations whose results are being resolved. A function that returns its own result for other types inside
    /// its result has no finite type.
    var open: Set<DeclID> = []
    /// The depth limit: a generic function may return its result for another type, without end.
    static let maximumDepth = 1_000
  }

  private func resolvingOpaque(_ type: TypeID, _ resolution: inout OpaqueResolution) -> TypeID {
    guard types.flags(type).contains(.hasOpaque) else { return type }
    if types.kind(type) == .opaque {
      let id = types.decl(type)
      let known = resolution.known[type]
      if let known, let resolved = known { return resolved }
      let underlying = underlyingTypes(of: id)
      let ordinal = types.ordinal(ofOpaque: type)
      guard known == nil, ordinal < underlying.count, resolution.depth < OpaqueResolution.maximumDepth,
        !resolution.open.contains(id)
      else {
        return hole(.recursive, decl(id).name.text)
      }
      resolution.known[type] = .some(nil)
      resolution.depth += 1
      defer { resolution.depth -= 1 }
      var substitution = Substitution()
      if types.argumentCount(type) > 0 {
        let arguments = types.arguments(type).map { resolvingOpaque($0, &resolution) }
        substitution = Substitution(genericContext(of: id).parameters, arguments)
      }
      resolution.open.insert(id)
      let resolved = resolvingOpaque(substitute(underlying[ordinal], substitution), &resolution)
      resolution.open.remove(id)
      resolution.known[type] = .some(resolved)
      return resolved
    }
    if types.kind(type) == .member {
      let base = resolvingOpaque(types.argument(type, 0), &resolution)
      let member = memberType(of: base, types.decl(type))
      guard member != type, resolution.depth < OpaqueResolution.maximumDepth else { return member }
      // The member type may be opaque in turn: `InsetShape` is the result of `inset(by:)`.
      resolution.depth += 1
      defer { resolution.depth -= 1 }
      return resolvingOpaque(member, &resolution)
    }
    return map(type) { resolvingOpaque($0, &resolution) }
  }

  /// The underlying type of each `some` in a declaration's result, in terms of its generic parameters.
  func underlyingTypes(of id: DeclID) -> [TypeID] {
    if let known = underlyingTypes[id] { return known }
    let result = once(.underlying(id), otherwise: [hole(.recursive, decl(id).name.text)]) {
      let isRecorded = recordedFile != nil && isOwn(id)
      let recorded = isRecorded ? BodyChecker.resultType(of: id, in: record(of: id), analyzer: self) : nil
      return hidden(in: id, recorded ?? BodyChecker.resultType(of: id, analyzer: self))
    }
    underlyingTypes[id] = result
    return result
  }

  /// Caches the underlying types of a declaration's result if its body's record determines them.
  func keepUnderlyingTypes(of id: DeclID, _ record: BodyRecord) {
    guard !isWorking, underlyingTypes[id] == nil, [.variable, .function].contains(decl(id).kind) else { return }
    let declared = decl(id).kind == .variable ? variableType(of: id) : signature(of: id).result
    guard types.flags(declared).contains(.hasOpaque),
      let result = BodyChecker.resultType(of: id, in: record, analyzer: self)
    else { return }
    setUnderlyingTypes(of: id, result)
  }

  /// Sets the underlying types of a local function, which only the record of the enclosing body determines.
  func setUnderlyingTypes(of id: DeclID, _ actual: TypeID) { underlyingTypes[id] = hidden(in: id, actual) }

  private func hidden(in id: DeclID, _ actual: TypeID) -> [TypeID] {
    let declared = decl(id).kind == .variable ? variableType(of: id) : signature(of: id).result
    if types.kind(declared) == .opaque, types.decl(declared) == id, types.ordinal(ofOpaque: declared) == 0 {
      return [actual]
    }
    var found: [Int: TypeID] = [:]
    matchOpaque(declared, actual, id, &found)
    return (0...(found.keys.max() ?? 0)).map { found[$0] ?? actual }
  }

  private func matchOpaque(_ declared: TypeID, _ actual: TypeID, _ id: DeclID, _ found: inout [Int: TypeID]) {
    if types.kind(declared) == .opaque, types.decl(declared) == id {
      found[types.ordinal(ofOpaque: declared)] = actual
      return
    }
    guard types.argumentCount(declared) == types.argumentCount(actual) else { return }
    for (left, right) in zip(types.arguments(declared), types.arguments(actual)) {
      matchOpaque(left, right, id, &found)
    }
  }
}
