import ViewSemantics
import ViewSource

/// Descriptions of values, and mirrors.
extension NativeTable {
  mutating func addDescriptions() {
    add("String.init(describing:)") { call in
      .string(try call.machine.description(of: call[0], as: call.parameter(0)))
    }
    add("String.init(reflecting:)") { call in
      .string(try call.machine.debugDescription(of: call[0], as: call.parameter(0)))
    }
    add(["description"], in: ["Array", "ContiguousArray", "Dictionary", "Set"]) { call in
      .string(try call.machine.description(of: call[0], as: call.ownType))
    }
    add(["debugDescription"], in: ["Array", "ContiguousArray", "Set", "Optional"]) { call in
      .string(try call.machine.debugDescription(of: call[0], as: call.ownType))
    }
    add("Mirror.init(reflecting:)") { call in
      let machine = call.machine
      let (value, type) = machine.open(call[0], call.parameter(0))
      return try machine.makeMirror(of: value, as: type, call.site.result)
    }
    add("Mirror.inherited(_:_:)") { call in
      let machine = call.machine
      let value = machine.open(call[0], call.parameter(0)).0
      let type = try call[1].box(MetatypeBox.self).type
      let mirror = machine.types.argument(call.site.result, 0)
      return .array(try machine.inheritedMirrors(of: value, as: type, mirror))
    }
  }
}

extension Machine {
  /// A `Mirror` of a value, as a value of the program: that of a `CustomReflectable` value itself if `isCustom`.
  fileprivate func makeMirror(
    of value: Value, as type: TypeID, _ mirrorType: TypeID, isCustom: Bool = true
  ) throws -> Value {
    if isCustom, let own = try ownMirror(of: value, type) { return own }
    let mirror = try mirror(of: value, as: type, isCustom: false)
    let fields = fields(of: mirrorType)
    guard fields.count == 4 else { throw Fault.unsupported("mirrors") }
    let children = mirror.children.map { child -> Value in
      .tuple([.optional(child.label.map { .string($0) }), existential(child)])
    }
    let style = mirror.style.flatMap { style in
      analyzer.wrapped(fields[1].type).map { Value.ref(EnumBox($0, style.rawValue, [])) }
    }
    return .ref(
      StructBox(
        mirrorType,
        [
          .ref(StructBox(fields[0].type, [.array(children)])), .optional(style), .ref(MetatypeBox(type)),
          .array(try inheritedMirrors(of: value, as: type, mirrorType)),
        ]))
  }

  /// The mirror of an object's inherited stored properties; none if the type has no superclass.
  fileprivate func inheritedMirrors(of value: Value, as type: TypeID, _ mirrorType: TypeID) throws -> [Value] {
    guard case .ref(let box) = value, box is ObjectBox, let parent = superclass(of: type) else { return [] }
    return [try makeMirror(of: value, as: parent, mirrorType, isCustom: false)]
  }
}

extension NativeCall {
  /// The type that declares the member.
  var ownType: TypeID { site.selfType ?? machine.analyzer.unknownType }
}
