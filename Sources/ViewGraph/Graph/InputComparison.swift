import ViewMachine
import ViewSemantics
import ViewSource

/// How two values of a type are compared to detect a changed input: by `==` of an `Equatable` type, or else field by
/// field; objects and closures by identity.
enum InputComparison {
  case equatable
  case fields([TypeID])
  case cases([[TypeID]])
  case optional(TypeID)
  case array(TypeID)
  case tuple([TypeID])
  case existential
  /// Bindings with the same location are equal.
  case location
  /// All values of the type are equal: state is stored elsewhere, and the environment is compared separately.
  case always
  /// Values created by the same code from equal values are equal.
  case made
  /// Only identical values are equal: objects and functions.
  case identity
}

extension Graph {
  /// Whether two values of a type are equal inputs.
  func isSame(_ left: Value, _ right: Value, _ type: TypeID) -> Bool {
    if left.isSameBox(as: right) { return true }
    if let left = left.absence, let right = right.absence { return left.isSameAbsence(as: right) }
    switch comparison(of: type) {
    case .equatable: return (try? machine.isEqual(left, right, type)) ?? false
    case .always: return true
    case .identity: return false
    case .made:
      guard let left = try? left.box(StructBox.self), let right = try? right.box(StructBox.self),
        let one = left.fields.first, let other = right.fields.first
      else { return false }
      return one.isStructurallyEqual(other)
    case .location: return left.leadsToSamePlace(as: right)
    case .optional(let inner):
      guard let left = left.unwrapped, let right = right.unwrapped else {
        return left.unwrapped == nil && right.unwrapped == nil
      }
      return isSame(left, right, inner)
    case .array(let element):
      guard let left = try? left.asArray, let right = try? right.asArray, left.count == right.count else {
        return false
      }
      return zip(left, right).allSatisfy { isSame($0, $1, element) }
    case .tuple(let parts):
      guard let left = try? left.box(TupleBox.self), let right = try? right.box(TupleBox.self) else { return false }
      return parts.indices.allSatisfy { isSame(left.elements[$0], right.elements[$0], parts[$0]) }
    case .fields(let parts):
      guard let left = try? left.box(StructBox.self), let right = try? right.box(StructBox.self) else { return false }
      // Data that native code adds to the declared fields is compared by identity.
      guard left.fields.count == parts.count, right.fields.count == parts.count else { return false }
      return parts.indices.allSatisfy { isSame(left.fields[$0], right.fields[$0], parts[$0]) }
    case .cases(let parts):
      guard let left = try? left.box(EnumBox.self), let right = try? right.box(EnumBox.self), left.tag == right.tag,
        left.tag < parts.count
      else { return false }
      return parts[left.tag].indices.allSatisfy { isSame(left.payload[$0], right.payload[$0], parts[left.tag][$0]) }
    case .existential:
      let inner = machine.dynamicType(of: left, as: type)
      guard inner != type, inner == machine.dynamicType(of: right, as: type) else { return false }
      return isSame(machine.opened(left), machine.opened(right), inner)
    }
  }

  private func comparison(of type: TypeID) -> InputComparison {
    if let known = comparisons[type] { return known }
    // A type can contain itself.
    comparisons[type] = .identity
    let found = findComparison(of: type)
    comparisons[type] = found
    return found
  }

  private func findComparison(of type: TypeID) -> InputComparison {
    switch types.kind(type) {
    case .tuple: return .tuple(types.arguments(type))
    case .existential: return .existential
    case .metatype: return .equatable
    case .nominal: break
    default: return .identity
    }
    if machine.isExistentialType(type) { return .existential }
    if let kind = propertyKind(of: type) { return kind.comparison ?? .fields(machine.fields(of: type).map(\.type)) }
    if machine.conforms(type, to: "Equatable") { return .equatable }
    if let wrapped = machine.wrappedType(type) { return .optional(wrapped) }
    if machine.catalogueName(type) == "Array" { return .array(types.argument(type, 0)) }
    switch analyzer.decl(types.decl(type)).kind {
    case .structure: return .fields(machine.fields(of: type).map(\.type))
    case .enumeration: return .cases(machine.cases(of: type).map { $0.payload.map(\.type) })
    default: return .identity
    }
  }

  /// Whether the stored inputs of two values of a view are equal.
  func isSameInput(_ old: Value, _ new: Value, _ plan: BodyPlan) -> Bool {
    if old.isSameBox(as: new) { return true }
    if plan.isEquatable { return (try? machine.isEqual(old, new, plan.type)) ?? false }
    guard let left = try? old.box(StructBox.self), let right = try? new.box(StructBox.self) else { return false }
    return plan.inputs.allSatisfy { isSame(left.fields[$0.index], right.fields[$0.index], $0.type) }
  }
}

extension Value {
  /// Whether two bindings have the same location.
  func leadsToSamePlace(as other: Value) -> Bool {
    guard let left = bindingLocation, let right = other.bindingLocation else { return false }
    return left === right || left.source.isSame(as: right.source)
  }

  /// The location of a `Binding`.
  var bindingLocation: BindingLocation? {
    guard case .ref(let box) = self, let value = box as? StructBox, case .ref(let location)? = value.fields.last else {
      return nil
    }
    return location as? BindingLocation
  }
}
