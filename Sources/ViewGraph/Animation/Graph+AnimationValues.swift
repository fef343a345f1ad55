import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The kinds of an `Animation` of the catalogue.
enum AnimationCurveKind: String, CatalogueEnum {
  static let typeName = "Animation.Curve"
  case bezier, spring, physical, custom, delayed, sped, repeated, completing
}

/// Conversion of `Animation` values to curves.
extension Graph {
  /// The curve of an `Animation`; `nil` if the value is not one.
  func animationCurve(_ animation: Value) -> AnimationCurve? {
    let curve = field("curve", of: animation)
    let parts = payload(curve)
    func number(_ index: Int) -> Double { index < parts.count ? length(parts[index]) ?? 0 : 0 }
    func inner() -> AnimationCurve? { parts.first.flatMap { animationCurve($0) } }
    switch kind(of: curve, as: AnimationCurveKind.self) {
    case .bezier:
      return .timed(TimingCurve(x1: number(0), y1: number(1), x2: number(2), y2: number(3)), duration: number(4))
    case .spring: return .spring(springMotion(parts.first ?? .void), push: 0, merges: true)
    case .physical:
      let spring = SpringMotion(mass: number(0), stiffness: number(1), damping: number(2))
      return .spring(spring, push: number(3), merges: false)
    case .custom: return parts.first.flatMap { programCurve($0) }
    case .delayed: return inner().map { .delayed($0, number(1)) }
    case .sped: return inner().map { .sped($0, number(1)) }
    case .repeated:
      var count: Int?
      if parts.count > 1, case .int(let given)? = parts[1].unwrapped { count = given }
      let autoreverses = if parts.count > 2, case .bool(true) = parts[2] { true } else { false }
      return inner().map { .repeated($0, count: count, autoreverses: autoreverses) }
    case .completing: return inner().map { .completing($0, after: number(1)) }
    case nil: return nil
    }
  }

  /// The motion of a `Spring`.
  func springMotion(_ spring: Value) -> SpringMotion {
    let bounce = length(field("bounce", of: spring)) ?? 0
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (bounce + 1)
    return SpringMotion(response: length(field("duration", of: spring)) ?? 0.5, dampingRatio: ratio)
  }

  /// The curve of a `UnitCurve`.
  func timingCurve(_ curve: Value) -> TimingCurve {
    func part(_ name: String) -> Double { length(field(name, of: curve)) ?? 0 }
    return TimingCurve(x1: part("x1"), y1: part("y1"), x2: part("x2"), y2: part("y2"))
  }

  /// The curve of a `CustomAnimation` in an `AnyHashable`.
  private func programCurve(_ value: Value) -> AnimationCurve? {
    let requirements = service(AnimationRequirements.self)
    let type = machine.dynamicType(of: value, as: analyzer.anyType)
    let base = machine.opened(value)
    guard let member = requirements.animate, let double = requirements.double,
      machine.conforms(type, to: "CustomAnimation"), let decl = analyzer.knownDecl("AnimationContext"),
      let call = try? machine.prepare(member, of: type, generics: [double]),
      var context = try? machine.make(analyzer.nominalType(decl, [double]), labels: [], []) ?? .void
    else { return nil }
    return .program(
      ProgramCurve { [weak self] time in
        guard let self else { return nil }
        var arguments: [Value] = [base, .double(1), .double(time), context]
        do {
          let place = try machine.call(call, changing: &arguments)
          context = arguments[3]
          return place.unwrapped.flatMap { self.length($0) }
        } catch {
          report(error, at: nil)
          return nil
        }
      })
  }
}

/// The requirements of catalogue protocols that animations call.
final class AnimationRequirements: GraphService {
  /// `CustomAnimation.animate(value:time:context:)`
  let animate: DeclID?
  /// `Animatable.animatableData`
  let animatableData: DeclID?
  /// `Transition.body(content:phase:)`
  let transitionBody: DeclID?
  /// `GeometryEffect.effectValue(size:)`
  let effectValue: DeclID?
  let double: TypeID?
  /// The type of empty animatable data.
  let nothing: TypeID?
  let modifiedContent: DeclID?

  init(_ graph: Graph) {
    let analyzer = graph.analyzer
    func requirement(_ name: Name, of proto: Name) -> DeclID? {
      guard let owner = analyzer.knownDecl(proto) else { return nil }
      return analyzer.memberDecls(name, of: owner).first { analyzer.parent(of: $0) == owner }
    }
    animate = requirement("animate", of: "CustomAnimation")
    animatableData = requirement("animatableData", of: "Animatable")
    transitionBody = requirement("body", of: "Transition")
    effectValue = requirement("effectValue", of: "GeometryEffect")
    double = analyzer.knownDecl("Double").map { analyzer.nominalType($0) }
    nothing = analyzer.knownDecl("EmptyAnimatableData").map { analyzer.nominalType($0) }
    modifiedContent = analyzer.knownDecl("ModifiedContent")
  }
}
