import ViewSemantics
import ViewSource

/// Texts of values, and mirrors.
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
      let mirror = try machine.mirror(of: value, as: type)
      let fields = machine.fields(of: call.site.result)
      guard fields.count == 3 else { throw Fault.unsupported("mirrors") }
      let children = mirror.children.map { child -> Value in
        .tuple([.optional(child.label.map { .string($0) }), machine.existential(child)])
      }
      let style = mirror.style.flatMap { style in
        machine.analyzer.wrapped(fields[1].type).map { Value.ref(EnumBox($0, style.rawValue, [])) }
      }
      return .ref(
        StructBox(
          call.site.result,
          [
            .ref(StructBox(fields[0].type, [.array(children)])), .optional(style), .ref(MetatypeBox(type)),
          ]))
    }
  }
}

extension NativeCall {
  /// The type that the member is of.
  var ownType: TypeID { site.selfType ?? machine.analyzer.unknownType }
}
