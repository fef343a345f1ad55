import ViewSource
import ViewSyntax

/// A declaration at a use, with its generic parameters opened to type variables.
struct Instance {
  var parameters: [Parameter]
  var result: TypeID
  var requirements: [Requirement]
  /// The bindings of the generic parameters, enclosing ones first.
  var substitution = Substitution()
  /// The number of the declaration's own parameters among them.
  var ownCount = 0

  /// The bindings of the declaration's own generic parameters.
  var generics: Substitution { substitution.suffix(ownCount) }
}

/// Opening: each use of a generic declaration gets its own type variables.
///
/// `func id<T>(_ x: T) -> T` becomes `($T0) -> $T0`, with the requirements of `T` on `$T0`. A member's type is also
/// seen through its base: in `[Int]` the `Element` of its methods is `Int`. A parameter pack opens to one variable for
/// each argument, or to one that stands for the whole pack.
extension BodyChecker {
  /// Instantiates a candidate with type variables for its generic parameters.
  func instantiate(_ candidate: Candidate, _ arguments: PackArguments = .count(0)) -> Instance {
    countWork()
    let signature = signature(of: candidate)
    let firstOwn = min(signature.generics.outerCount, signature.generics.parameters.count)
    let ownCount = candidate.isMemberwise ? 0 : signature.generics.parameters.count - firstOwn
    var own = Substitution()
    if ownCount > 0 {
      own.reserveCapacity(signature.generics.parameters.count)
      let packs = signature.hasPack ? arguments.lengths(of: signature.parameters, types) : []
      for parameter in signature.generics.parameters[firstOwn...] {
        // A pack of unknown length is one variable, which unification decides.
        if !packs.isEmpty, analyzer.isPack(parameter) {
          // A pack that no parameter mentions has the length of the first one.
          let pack = packs.first { analyzer.occurs(parameter, in: signature.parameters[$0.index].type) } ?? packs[0]
          own.bind(parameter, to: types.pack((0..<pack.length).map { _ in analyzer.newVariable() }))
        } else {
          own.bind(parameter, to: analyzer.newVariable())
        }
      }
    }
    guard let givenBase = candidate.base else {
      return opened(candidate, signature, made: nil, own, ownCount: ownCount)
    }
    // A requirement may fix `Self` in terms of the member's own parameters: `where Self == Style<Value>`.
    let base = types.flags(givenBase).contains(.hasParameter) ? analyzer.substitute(givenBase, own) : givenBase
    var substitution =
      candidate.isMemberwise ? analyzer.substitution(of: base) : analyzer.memberSubstitution(candidate.decl, of: base)
    if substitution.isEmpty {
      substitution = own
    } else if ownCount > 0 {
      substitution.add(own)
    }
    if signature.packIndex != nil, !signature.hasPack { openPack(of: signature, arguments, in: &substitution) }
    return opened(candidate, signature, made: base, substitution, ownCount: ownCount)
  }

  /// Opens a pack of the base type to one variable for each argument, unless its length is known.
  private func openPack(of signature: Signature, _ arguments: PackArguments, in substitution: inout Substitution) {
    guard let index = signature.generics.packIndex,
      let length = arguments.lengths(of: signature.parameters, types).first?.length,
      let variable = substitution[signature.generics.parameters[index]], analyzer.isUnbound(variable)
    else { return }
    let pack = types.pack((0..<length).map { _ in analyzer.newVariable() })
    _ = analyzer.unify(variable, pack)
    substitution = substitution.mapTypes { $0 == variable ? pack : $0 }
  }

  /// A candidate with its generic parameters substituted.
  private func opened(
    _ candidate: Candidate, _ signature: Signature, made: TypeID?, _ substitution: Substitution, ownCount: Int
  ) -> Instance {
    var parameters = signature.parameters
    if signature.isGenericInParameters, !substitution.isEmpty {
      parameters = []
      parameters.reserveCapacity(signature.parameters.count)
      for parameter in signature.parameters { open(parameter, substitution, into: &parameters) }
    }
    var result = analyzer.substitute(signature.result, substitution)
    if let made, !candidate.isMemberwise, analyzer.decl(candidate.decl).kind == .initializer {
      // An inherited initializer returns the type that it is called on.
      result = signature.isFailable ? analyzer.optional(made) : made
    }
    if !candidate.isMemberwise { result = analyzer.seen(result, ofMethod: candidate.decl) }
    if candidate.isUnapplied, let base = candidate.base {
      result = types.function(
        parameters.map(\.type), parameters.map(\.flags), result, effects: signature.effects,
        attributes: analyzer.functionAttributes(of: candidate.decl))
      let itself = Parameter(
        label: .none, name: "self", type: base, flags: [], hasDefault: false, builder: nil, node: nil)
      parameters = [itself]
    }
    return Instance(
      parameters: parameters, result: result, requirements: requirements(of: candidate, signature, substitution),
      substitution: substitution, ownCount: ownCount)
  }

  private func open(_ given: Parameter, _ substitution: Substitution, into parameters: inout [Parameter]) {
    var parameter = given
    parameter.builder = given.builder.map { analyzer.substitute($0, substitution) }
    parameter.type = analyzer.substitute(given.type, substitution)
    guard types.kind(given.type) == .expansion, types.kind(parameter.type) == .pack else {
      parameters.append(parameter)
      return
    }
    let pack = parameter.type
    for index in 0..<types.argumentCount(pack) {
      parameter.type = types.argument(pack, index)
      if index > 0 { parameter.label = .none }
      parameters.append(parameter)
    }
  }

  func signature(of candidate: Candidate) -> Signature {
    guard candidate.isMemberwise else { return analyzer.signature(of: candidate.decl) }
    if let signature = analyzer.memberwiseSignature(of: candidate.decl) { return signature }
    // A class whose properties all have default values has `init()`.
    return Signature(
      parameters: [], result: analyzer.selfType(inside: candidate.decl),
      generics: analyzer.genericContext(of: candidate.decl), in: types)
  }

  /// The substituted requirements, without those that the base type is known to meet.
  private func requirements(
    of candidate: Candidate, _ signature: Signature, _ substitution: Substitution
  ) -> [Requirement] {
    substituted(requirements(of: candidate, signature), substitution) + requirementsOfInheriting(candidate)
  }

  private func substituted(_ requirements: some Sequence<Requirement>, _ substitution: Substitution) -> [Requirement] {
    requirements.map { requirement in
      Requirement(
        kind: requirement.kind, subject: analyzer.substitute(requirement.subject, substitution),
        other: analyzer.substitute(requirement.other, substitution))
    }
  }

  /// The requirements of a generic class on its own parameters, for an initializer that it inherits.
  private func requirementsOfInheriting(_ candidate: Candidate) -> [Requirement] {
    guard let base = candidate.base, !candidate.isMemberwise, types.kind(base) == .nominal,
      types.flags(base).contains(.hasVariable), analyzer.decl(candidate.decl).kind == .initializer,
      let owner = analyzer.owner(of: candidate.decl), analyzer.decl(types.decl(base)).kind == .classType,
      analyzer.nominal(of: owner) != types.decl(base)
    else { return [] }
    return substituted(
      analyzer.genericContext(of: types.decl(base)).requirements, analyzer.substitution(of: base))
  }

  func requirements(of candidate: Candidate, _ signature: Signature) -> ArraySlice<Requirement> {
    let all = signature.generics.requirements
    if all.isEmpty { return [] }
    var inherited = 0
    if let base = candidate.base,
      let owner = candidate.isMemberwise ? candidate.decl : analyzer.owner(of: candidate.decl),
      let nominal = analyzer.nominal(of: owner)
    {
      let isOpen = types.flags(base).contains(.hasVariable)
      if !isOpen || analyzer.decl(nominal).kind == .protocolType {
        inherited = analyzer.requirementCount(of: nominal)
      }
    }
    return all[min(inherited, all.count)...]
  }
}
