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
  }
}

extension Machine {
  /// A `Mirror` of a value, as a value of the program.
  fileprivate func makeMirror(of value: Value, as type: TypeID, _ mirrorType: TypeID) throws -> Value {
    let mirror = try mirror(of: value, as: type)
    let fields = fields(of: mirrorType)
    guard fields.count == 4 else { throw Fault.unsupported("mirrors") }
    let children = mirror.children.map { child -> Value in
      .tuple([.optional(child.label.map { .string($0) }), existential(child)])
    }
    let style = mirror.style.flatMap { style in
      analyzer.wrapped(fields[1].type).map { Value.ref(EnumBox($0, style.rawValue, [])) }
    }
    let parent = mirror.style == .objectType ? superclass(of: type) : nil
    return .ref(
      StructBox(
        mirrorType,
        [
          .ref(StructBox(fields[0].type, [.array(children)])), .optional(style), .ref(MetatypeBox(type)),
          .array(try parent.map { [try makeMirror(of: value, as: $0, mirrorType)] } ?? []),
        ]))
  }
}

extension NativeCall {
  /// The type that declares the member.
  var ownType: TypeID { site.selfType ?? machine.analyzer.unknownType }
}
