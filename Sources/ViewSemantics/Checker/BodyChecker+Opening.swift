import ViewSource
import ViewSyntax

/// A declaration as it is used in one place: what is generic about it is open.
struct Instance {
  var parameters: [Parameter]
  var result: TypeID
  var requirements: [Requirement]
  /// What its own generic parameters stand for.
  var generics = Substitution()
}

/// Opening declarations: each use of a generic declaration gets its own variables.
///
/// `func id<T>(_ x: T) -> T` becomes `($T0) -> $T0`, and what it requires of `T` is required of `$T0`. A member's type
/// is also seen through its base: in `[Int]` the `Element` of its methods is `Int`. A parameter pack is opened into as
/// many variables as there are arguments for it.
extension BodyChecker {
  /// A candidate with variables in the place of its generic parameters.
  func instantiate(_ candidate: Candidate, argumentCount: Int = 0) -> Instance {
    analyzer.countWork()
    let signature = signature(of: candidate)
    let generics = signature.generics
    var own = Substitution()
    let copies = packCount(signature.parameters, argumentCount)
    if !candidate.isMemberwise {
      for parameter in generics.parameters[min(generics.outerCount, generics.parameters.count)...] {
        if analyzer.isPack(parameter) {
          own.bind(parameter, to: types.pack((0..<copies).map { _ in analyzer.newVariable() }))
        } else {
          own.bind(parameter, to: analyzer.newVariable())
        }
      }
    }
    var substitution = own
    var made: TypeID?
    if let base = candidate.base {
      // `Self` may be said to be a type in terms of the member's own parameters: `where Self == Style<Value>`.
      let base = analyzer.substitute(base, own)
      let outer =
        candidate.isMemberwise
        ? analyzer.substitution(of: base) : analyzer.memberSubstitution(candidate.decl, of: base)
      for (parameter, type) in zip(outer.parameters, outer.types) { substitution.bind(parameter, to: type) }
      made = base
    }
    var parameters: [Parameter] = []
    parameters.reserveCapacity(signature.parameters.count)
    for var parameter in signature.parameters {
      let type = analyzer.substitute(parameter.type, substitution)
      parameter.builder = parameter.builder.map { analyzer.substitute($0, substitution) }
      if types.kind(parameter.type) == .expansion, types.kind(type) == .pack {
        for index in 0..<types.argumentCount(type) {
          var copy = parameter
          copy.type = types.argument(type, index)
          if index > 0 { copy.label = .none }
          parameters.append(copy)
        }
      } else {
        parameter.type = type
        parameters.append(parameter)
      }
    }
    var result = analyzer.substitute(signature.result, substitution)
    if !candidate.isMemberwise, analyzer.decl(candidate.decl).kind == .initializer, let made {
      // An inherited initialiser makes what it is called on.
      result = signature.isFailable ? analyzer.optional(made) : made
    }
    if candidate.isUnapplied, let base = candidate.base {
      result = types.function(parameters.map(\.type), parameters.map(\.flags), result)
      let itself = Parameter(
        label: .none, name: "self", type: base, flags: [], hasDefault: false, builder: nil, node: nil)
      parameters = [itself]
    }
    return Instance(
      parameters: parameters, result: result, requirements: requirements(of: candidate, generics, substitution),
      generics: own)
  }

  func signature(of candidate: Candidate) -> Signature {
    guard candidate.isMemberwise else { return analyzer.signature(of: candidate.decl) }
    if let signature = analyzer.memberwiseSignature(of: candidate.decl) { return signature }
    // A class whose properties all have values can be made of nothing.
    return Signature(
      parameters: [], result: analyzer.selfType(inside: candidate.decl),
      generics: analyzer.genericContext(of: candidate.decl))
  }

  /// How many arguments go to a parameter pack.
  func packCount(_ parameters: [Parameter], _ argumentCount: Int) -> Int {
    max(0, argumentCount - parameters.count { types.kind($0.type) != .expansion && !$0.hasDefault })
  }

  /// What is required of the variables; what the type around has been found to meet is left out.
  private func requirements(
    of candidate: Candidate, _ generics: GenericContext, _ substitution: Substitution
  ) -> [Requirement] {
    var inherited = 0
    if let base = candidate.base,
      let owner = candidate.isMemberwise ? candidate.decl : analyzer.owner(of: candidate.decl),
      let nominal = analyzer.nominal(of: owner)
    {
      let isOpen = types.flags(base).contains(.hasVariable)
      if !isOpen || analyzer.decl(nominal).kind == .protocolType {
        inherited = analyzer.genericContext(of: nominal).requirements.count
      }
    }
    guard inherited < generics.requirements.count else { return [] }
    return generics.requirements[inherited...].map { requirement in
      Requirement(
        kind: requirement.kind, subject: analyzer.substitute(requirement.subject, substitution),
        other: analyzer.substitute(requirement.other, substitution))
    }
  }
}

extension Analyzer {
  /// `each T`
  func isPack(_ parameter: DeclID) -> Bool {
    guard !isImplicitParameter(parameter), decl(parameter).kind == .genericParameter else { return false }
    return node(of: parameter).ownToken(.eachKeyword) != nil
  }
}
