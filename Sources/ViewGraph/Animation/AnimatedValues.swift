import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource
import ViewSyntax

/// How the animatable data of a type is read and written; computed once for each type.
final class AnimatablePlan {
  /// The type that has `animatableData`.
  let type: TypeID
  /// For a modified view, the index of the modifier among the fields; `nil` if the view itself is animatable.
  let part: Int?
  private let data: Data

  /// The location of the animatable numbers.
  fileprivate enum Data {
    case property(get: PreparedCall, set: PreparedCall)
    /// In stored properties, as the macro `@Animatable` selects them.
    case fields([Int])
  }

  fileprivate init(_ type: TypeID, part: Int?, _ data: Data) { (self.type, self.part, self.data) = (type, part, data) }

  /// The animatable part of a view's value.
  private func animated(_ value: Value, _ machine: Machine) -> Value {
    guard let part, case .ref(let box) = value, let view = box as? StructBox, part < view.fields.count else {
      return value
    }
    return machine.opened(view.fields[part])
  }

  /// The animatable numbers.
  func numbers(of value: Value, in machine: Machine) throws -> [Double] {
    var numbers: [Double] = []
    switch data {
    case .property(let get, _): try machine.call(get, [animated(value, machine)]).appendNumbers(to: &numbers)
    case .fields(let fields):
      let box = try animated(value, machine).box(StructBox.self)
      for field in fields { box.fields[field].appendNumbers(to: &numbers) }
    }
    return numbers
  }

  /// The value of a view with other animatable numbers.
  func replacing(_ numbers: [Double], in value: Value, _ machine: Machine) throws -> Value {
    let changed = try replaced(numbers, in: animated(value, machine), machine)
    guard let part, case .ref(let box) = value, let view = box as? StructBox else { return changed }
    let copy = view.copy()
    copy.fields[part] = changed
    return .ref(copy)
  }

  private func replaced(_ numbers: [Double], in value: Value, _ machine: Machine) throws -> Value {
    var rest = numbers[...]
    switch data {
    case .property(let get, let set):
      var arguments = [value, try machine.call(get, [value]).replacingNumbers(&rest)]
      _ = try machine.call(set, changing: &arguments)
      return arguments[0]
    case .fields(let fields):
      let copy = try value.box(StructBox.self).copy()
      for field in fields { copy.fields[field] = copy.fields[field].replacingNumbers(&rest) }
      return .ref(copy)
    }
  }
}

extension Value {
  /// The stored numbers of a vector of the program.
  func appendNumbers(to numbers: inout [Double]) {
    switch self {
    case .double(let number): numbers.append(number)
    case .ref(let box):
      if let value = box as? StructBox { for field in value.fields { field.appendNumbers(to: &numbers) } }
      if let list = box as? ArrayBox { for element in list.elements { element.appendNumbers(to: &numbers) } }
    case .void, .bool, .int, .ascii, .none: break
    }
  }

  /// The same vector with other numbers.
  func replacingNumbers(_ numbers: inout ArraySlice<Double>) -> Value {
    switch self {
    case .double(let number): return .double(numbers.popFirst() ?? number)
    case .ref(let box):
      if let value = box as? StructBox {
        let copy = value.copy()
        copy.fields = Parts(value.fields.map { $0.replacingNumbers(&numbers) })
        return .ref(copy)
      }
      if let list = box as? ArrayBox { return .array(list.elements.map { $0.replacingNumbers(&numbers) }) }
      return self
    case .void, .bool, .int, .ascii, .none: return self
    }
  }
}

/// The animation of a view's value: its `animatableData` moves from the old value to the new one.
final class ValueMotion: AnimatedAttribute {
  weak var node: ViewNode?
  let plan: AnimatablePlan
  /// The numbers of the current value.
  var target: [Double]
  var motion = Motion()

  init(_ node: ViewNode, _ plan: AnimatablePlan, _ target: [Double]) {
    (self.node, self.plan, self.target) = (node, plan, target)
  }

  var isAlive: Bool { node.map { $0.isAlive && $0.valueMotion === self } ?? false }

  func show(in graph: Graph) {
    guard let node else { return }
    if motion.isOver { node.valueMotion = nil }
    graph.invalidate(node, .animation)
  }

  /// The interpolated value of the view.
  func value(_ value: Value, in graph: Graph) throws -> Value {
    let numbers = zip(target, motion.rest(target.count)).map { $0 + $1 }
    return try plan.replacing(numbers, in: value, graph.machine)
  }
}

extension Graph {
  /// The animatable data of views of a type; `nil` if there is none.
  func animatablePlan(of type: TypeID) -> AnimatablePlan? {
    if let known = animations.plans[type] { return known }
    let found = findAnimatablePlan(of: type)
    animations.plans[type] = .some(found)
    return found
  }

  private func findAnimatablePlan(of type: TypeID) -> AnimatablePlan? {
    guard types.kind(type) == .nominal else { return nil }
    let requirements = service(AnimationRequirements.self)
    if types.decl(type) == requirements.modifiedContent, let part = machine.fieldIndex("modifier", of: type) {
      // A modifier with a `body` is a separate view node with its own plan.
      let modifier = machine.fields(of: type)[part].type
      let isNative = machine.catalogueName(modifier).map { table.modifiers[$0] != nil } ?? false
      guard isNative || machine.conforms(modifier, to: "GeometryEffect") else { return nil }
      return plan(modifier, part)
    }
    return plan(type, nil)
  }

  private func plan(_ type: TypeID, _ part: Int?) -> AnimatablePlan? {
    let requirements = service(AnimationRequirements.self)
    // An unresolved type conforms to every protocol.
    guard types.kind(type) == .nominal, machine.conforms(type, to: "Animatable") else { return nil }
    if isMarked(types.decl(type), "Animatable") {
      let numbers = machine.fields(of: type).enumerated().filter { isAnimated($1, of: type) }.map(\.offset)
      return numbers.isEmpty ? nil : AnimatablePlan(type, part: part, .fields(numbers))
    }
    guard let member = requirements.animatableData,
      let get = try? machine.prepare(member, of: type), get.result != requirements.nothing,
      let set = try? machine.prepareSetter(member, of: type)
    else { return nil }
    return AnimatablePlan(type, part: part, .property(get: get, set: set))
  }

  /// Whether the macro `@Animatable` includes a stored property.
  private func isAnimated(_ field: Machine.Field, of type: TypeID) -> Bool {
    guard machine.conforms(field.type, to: "Animatable") || machine.conforms(field.type, to: "VectorArithmetic") else {
      return false
    }
    let decl = analyzer.directMembers(of: types.decl(type), named: Name(field.name)).first
    return !(decl.map { isMarked($0, "AnimatableIgnored") } ?? false)
  }

  /// Whether a declaration has an attribute with this name.
  private func isMarked(_ decl: DeclID, _ name: Name) -> Bool {
    analyzer.header(of: decl).child(.modifierList)?.children.contains { attribute in
      attribute.children.first?.referencedName.map { attribute.name(of: $0) == name } == true
    } == true
  }

  /// The value of a view to show: interpolated, while it is animated.
  func shownValue(of node: ViewNode) -> Value {
    guard let motion = node.valueMotion else { return node.value }
    do { return try motion.value(node.value, in: self) } catch {
      report(error, at: node.source)
      node.valueMotion = nil
      return node.value
    }
  }
}

extension Animations {
  /// Handles a changed value of a view. If the change is animated, the value moves from the old one to the new one.
  func follow(_ node: ViewNode, from old: Value) {
    guard mayAnimate || override != nil || node.valueMotion != nil, let plan = graph.animatablePlan(of: node.type)
    else {
      return
    }
    do {
      let before = try node.valueMotion?.target ?? plan.numbers(of: old, in: graph.machine)
      let after = try plan.numbers(of: node.value, in: graph.machine)
      guard before != after else { return }
      guard before.count == after.count, let run = run(for: node) else {
        node.valueMotion?.motion.end()
        node.valueMotion = nil
        return
      }
      let motion: ValueMotion
      if let known = node.valueMotion {
        motion = known
      } else {
        motion = ValueMotion(node, plan, before)
        node.valueMotion = motion
        add(motion)
      }
      motion.motion.add(run, from: before, to: after)
      motion.target = after
      run.changes.append("\(graph.typeName(plan.type)) of \(node.path)")
    } catch {
      graph.report(error, at: node.source)
    }
  }
}
