import ViewMachine
import ViewSemantics
import ViewSource

/// The properties of variadic view children.
extension NativeTable {
  mutating func addVariadicChildren() {
    add("_VariadicView_Children.Element.id") { call in
      call.machine.boxed(.int(call[0].subviewPart?.number ?? 0), call.machine.analyzer.known("Int"))
    }
    add("_VariadicView_Children.Element.id(as:)") { call in
      guard let part = call[0].subviewPart, let type = call.machine.wrappedType(call.site.result) else {
        return .nothing
      }
      return .optional(part.list.identifier(of: part, as: type))
    }
    add("_VariadicView_Children.Element.subscript(_:)") { call in
      guard let key = (try? call[1].box(MetatypeBox.self))?.type else { return .void }
      if let trait = call[0].subviewPart?.element.traits[call.graph.traitKey(key)] { return trait.value }
      return try call.machine.staticValue("defaultValue", of: key) ?? .void
    }
  }
}
