import ViewSemantics
import ViewSource

/// A child of a mirror.
struct MirrorChild {
  var label: String?
  var content: Content

  enum Content {
    case value(Value, TypeID)
    /// The payload of a case with several associated values, or with a labeled one.
    case tuple([MirrorChild])
  }
}

/// The reflection of a value, as `Mirror` represents it.
struct ValueMirror {
  /// The cases of `Mirror.DisplayStyle`, in order.
  enum Style: Int {
    case structure, objectType, enumeration, tuple, optional, collection, dictionary, set
  }

  var style: Style?
  var children: [MirrorChild] = []
  /// The case name of an enum value.
  var caseName = ""
  /// The reflected type, in a mirror that the program provides.
  var subject: TypeID?
  /// The mirror of the superclass, in a mirror that the program provides.
  var ancestors: [ValueMirror] = []
}

extension Machine {
  /// The mirror of a non-existential value: its custom mirror if `isCustom`, otherwise its stored parts.
  func mirror(of value: Value, as type: TypeID, isCustom: Bool = true) throws -> ValueMirror {
    switch describer(of: type) {
    case .optional(let wrapped):
      guard let some = value.unwrapped else { return ValueMirror(style: .optional) }
      return ValueMirror(style: .optional, children: [MirrorChild(label: "some", content: .value(some, wrapped))])
    case .array(let element, _):
      return ValueMirror(style: .collection, children: children(try value.asArray, element))
    case .set(let element):
      let table = try value.box(SetBox.self).table
      return ValueMirror(style: .set, children: children(table.places.map { table.key(at: $0) }, element))
    case .dictionary(let key, let element):
      let table = try value.box(DictionaryBox.self).table
      return ValueMirror(
        style: .dictionary,
        children: table.places.map { place in
          MirrorChild(
            label: nil,
            content: .tuple([
              MirrorChild(label: "key", content: .value(table.key(at: place), key)),
              MirrorChild(label: "value", content: .value(table.value(at: place), element)),
            ]))
        })
    case .tuple:
      guard case .ref(let box) = value, let tuple = box as? TupleBox else { return ValueMirror(style: .tuple) }
      let labels = types.labels(ofTuple: type)
      return ValueMirror(
        style: .tuple,
        children: zip(tuple.elements, types.arguments(type)).enumerated().map { index, element in
          let isNamed = index < labels.count && labels[index] != Name.none
          return MirrorChild(
            label: isNamed ? labels[index].text : ".\(index)", content: .value(element.0, element.1))
        })
    case .other:
      if isCustom, let own = try customMirror(of: value, type) { return own }
    default: return ValueMirror()
    }
    guard case .ref(let box) = value else { return ValueMirror() }
    if let object = box as? ObjectBox {
      // Inherited properties belong to the mirror of the superclass.
      let all = fields(of: type)
      let inherited = superclass(of: type).map { fields(of: $0).count } ?? 0
      let own = zip(object.fields, all).dropFirst(inherited)
      return ValueMirror(style: .objectType, children: own.map { child($1.name, $0, $1.type) })
    }
    if let structure = box as? StructBox {
      if analyzer.isKnown(type, .arraySlice) {
        return ValueMirror(
          style: .collection, children: children(try elements(of: value, type), types.argument(type, 0)))
      }
      return ValueMirror(
        style: .structure, children: zip(structure.fields, fields(of: type)).map { child($1.name, $0, $1.type) })
    }
    if let enumeration = box as? EnumBox { return mirror(of: enumeration, as: type) }
    return ValueMirror()
  }

  /// The contents of the mirror that a `CustomReflectable` value provides.
  private func customMirror(of value: Value, _ type: TypeID) throws -> ValueMirror? {
    try ownMirror(of: value, type).flatMap { try valueMirror($0) }
  }

  /// The `Mirror` that a `CustomReflectable` value provides.
  func ownMirror(of value: Value, _ type: TypeID) throws -> Value? {
    let reflectable = analyzer.knownDecl("CustomReflectable")
    guard types.kind(type) == .nominal, conforms(type, to: reflectable),
      let member = requirement("customMirror", of: reflectable)
    else { return nil }
    return try call(member, of: type, on: value, [])
  }

  /// The contents of a `Mirror` of the program.
  private func valueMirror(_ mirror: Value) throws -> ValueMirror? {
    let fields = try mirror.box(StructBox.self).fields
    guard fields.count == 4 else { return nil }
    let list = try fields[0].box(StructBox.self).fields.first ?? .void
    let style = try fields[1].unwrapped.map { try $0.box(EnumBox.self).tag }
    return ValueMirror(
      style: style.flatMap { ValueMirror.Style(rawValue: $0) },
      children: try list.asArray.map { pair in
        let pair = try pair.box(TupleBox.self).elements
        return MirrorChild(label: try pair[0].unwrapped?.asString, content: .value(pair[1], analyzer.anyType))
      },
      subject: try fields[2].box(MetatypeBox.self).type,
      ancestors: try fields[3].asArray.compactMap { try valueMirror($0) })
  }

  private func mirror(of value: EnumBox, as type: TypeID) -> ValueMirror {
    let cases = cases(of: type)
    guard cases.indices.contains(value.tag) else { return ValueMirror(style: .enumeration) }
    let found = cases[value.tag]
    var mirror = ValueMirror(style: .enumeration, caseName: found.name)
    guard let first = value.payload.first, let parameter = found.payload.first else { return mirror }
    if value.payload.count == 1, parameter.label == nil {
      mirror.children = [child(found.name, first, parameter.type)]
    } else {
      let parts = zip(value.payload, found.payload).enumerated().map { index, part in
        child(part.1.label ?? ".\(index)", part.0, part.1.type)
      }
      mirror.children = [MirrorChild(label: found.name, content: .tuple(parts))]
    }
    return mirror
  }

  private func child(_ label: String, _ value: Value, _ type: TypeID) -> MirrorChild {
    // A weak property shows its referent.
    if case .ref(let box) = value, let weak = box as? WeakBox {
      return MirrorChild(label: label, content: .value(weak.value, type))
    }
    // A lazy property that was not read.
    if case .void = value, analyzer.wrapped(type) != nil {
      return MirrorChild(label: label, content: .value(.nothing, type))
    }
    return MirrorChild(label: label, content: .value(value, type))
  }

  private func children(_ list: [Value], _ element: TypeID) -> [MirrorChild] {
    list.map { MirrorChild(label: nil, content: .value($0, element)) }
  }

  /// A child as an `Any`.
  func existential(_ child: MirrorChild) -> Value {
    switch child.content {
    case .value(let value, let type): return existential(value, type)
    case .tuple(let children):
      var types: [TypeID] = []
      var values: [Value] = []
      var labels: [Name] = []
      for child in children {
        guard case .value(let value, let type) = child.content else { continue }
        values.append(value)
        types.append(type)
        labels.append(child.label.map { $0.hasPrefix(".") ? Name.none : Name($0) } ?? Name.none)
      }
      return .ref(ExistentialBox(analyzer.tupleType(types, labels: labels), .tuple(values)))
    }
  }
}
