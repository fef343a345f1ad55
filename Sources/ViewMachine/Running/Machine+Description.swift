import ViewSemantics
import ViewSource

/// Descriptions of values, as `print` writes them.
extension Machine {
  /// The kind of description of a type.
  enum Describer {
    case number(NumberKind), bool, string, character, scalar
    case optional(TypeID), array(TypeID, name: String), set(TypeID), dictionary(TypeID, TypeID)
    case tuple, function, metatype, anyHashable
    /// By members of the program or the catalogue, if the type has any.
    case other(description: DeclID?, debugDescription: DeclID?, written: DeclID?)
  }

  /// The result of `String(describing:)`.
  public func description(of value: Value, as type: TypeID) throws -> String {
    if types.kind(type) == .nominal, types.decl(type) == known.string { return try value.asString }
    var text = ""
    try describe(value, type, isDebug: false, into: &text)
    return text
  }

  /// The result of `String(reflecting:)`.
  public func debugDescription(of value: Value, as type: TypeID) throws -> String {
    var text = ""
    try describe(value, type, isDebug: true, into: &text)
    return text
  }

  func describe(_ value: Value, _ type: TypeID, isDebug: Bool, into text: inout String) throws {
    // The description of a value with shared parts can grow exponentially.
    try consumeFuel(1)
    if isDebug, case .anyHashable = describer(of: type) {
      text += "AnyHashable("
      try describe(value, analyzer.anyType, isDebug: true, into: &text)
      text += ")"
      return
    }
    var (value, type) = open(value, type)
    if let told = inferredType(value, type) { (value, type) = (value, told) }
    switch describer(of: type) {
    case .number(let kind):
      if case .int(let number) = value { text += kind.description(number) }
      if case .double(let number) = value { text += kind.description(number) }
    case .bool: text += try value.asBool ? "true" : "false"
    case .string:
      let string = try value.asString
      text += isDebug ? string.debugDescription : string
    case .character:
      let character = try value.asCharacter
      text += isDebug ? character.debugDescription : String(character)
    case .scalar:
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try value.asInt)) else { return }
      text += isDebug ? scalar.debugDescription : scalar.description
    case .optional(let wrapped):
      guard let some = value.unwrapped else { return text += "nil" }
      text += "Optional("
      try describe(some, wrapped, isDebug: true, into: &text)
      text += ")"
    case .array(let element, let name):
      let list = try value.asArray
      try describe(list, element, name: isDebug && name != "Array" ? name : nil, into: &text)
    case .set(let element):
      let table = try value.box(SetBox.self).table
      try describe(table.places.map { table.key(at: $0) }, element, name: isDebug ? "Set" : nil, into: &text)
    case .dictionary(let key, let element):
      let table = try value.box(DictionaryBox.self).table
      if table.count == 0 { return text += "[:]" }
      var separator = "["
      for place in table.places {
        text += separator
        separator = ", "
        try describe(table.key(at: place), key, isDebug: true, into: &text)
        text += ": "
        try describe(table.value(at: place), element, isDebug: true, into: &text)
      }
      text += "]"
    case .tuple:
      try describe(try mirror(of: value, as: type).children, into: &text)
    case .function: text += "(Function)"
    case .metatype:
      guard case .ref(let box) = value, let metatype = box as? MetatypeBox else { return }
      text += name(of: metatype.type, isQualified: isDebug)
    case .anyHashable: try describe(value, analyzer.anyType, isDebug: isDebug, into: &text)
    case .other(let description, let debugDescription, let written):
      if case .ref(let box) = value, let path = box as? KeyPathBox { return text += self.text(of: path) }
      let first = isDebug ? debugDescription : written
      let last = isDebug ? written : debugDescription
      if let member = first ?? description ?? last {
        text += try call(member, of: type, on: value, []).asString
      } else {
        try describeByParts(value, type, isDebug: isDebug, into: &text)
      }
    }
  }

  private func describe(_ list: [Value], _ element: TypeID, name: String?, into text: inout String) throws {
    if let name { text += name + "(" }
    text += "["
    for (index, value) in list.enumerated() {
      if index > 0 { text += ", " }
      try describe(value, element, isDebug: true, into: &text)
    }
    text += name == nil ? "]" : "])"
  }

  /// Describes children as a tuple: `(a: 1, 2)`.
  private func describe(_ children: [MirrorChild], into text: inout String) throws {
    text += "("
    for (index, child) in children.enumerated() {
      if index > 0 { text += ", " }
      if let label = child.label, !label.hasPrefix(".") { text += label + ": " }
      try describe(child, isDebug: true, into: &text)
    }
    text += ")"
  }

  func describe(_ child: MirrorChild, isDebug: Bool, into text: inout String) throws {
    switch child.content {
    case .value(let value, let type): try describe(value, type, isDebug: isDebug, into: &text)
    case .tuple(let children): try describe(children, into: &text)
    }
  }

  /// The default description of a type: its name and its parts.
  func describeByParts(_ value: Value, _ type: TypeID, isDebug: Bool, into text: inout String) throws {
    if case .void = value { return text += types.kind(type) == .tuple ? "()" : name(of: type, isQualified: isDebug) }
    let mirror = try mirror(of: value, as: type)
    switch mirror.style {
    case .structure?:
      text += name(of: type, isQualified: isDebug)
      try describe(mirror.children, into: &text)
    case .enumeration?:
      if isDebug { text += name(of: type, isQualified: true) + "." }
      // A mirror of the program has children, but no case.
      text += try mirror.subject == nil ? mirror.caseName : self.mirror(of: value, as: type, isCustom: false).caseName
      guard let child = mirror.children.first else { return }
      let isTuple =
        switch child.content {
        case .tuple: true
        case .value(let value, let type):
          if case .tuple = describer(of: open(value, type).type) { true } else { false }
        }
      if !isTuple { text += "(" }
      try describe(child, isDebug: true, into: &text)
      if !isTuple { text += ")" }
    case .tuple?: try describe(mirror.children, into: &text)
    default:
      switch types.kind(type) {
      // A wrong description would be worse than none.
      case .hole, .variable, .parameter, .member: throw Fault.unsupported("the text of a value of unknown type")
      default: text += name(of: type, isQualified: true)
      }
    }
  }

  func describer(of type: TypeID) -> Describer {
    if let known = native.describers[type] { return known }
    let found = makeDescriber(type)
    native.describers[type] = found
    return found
  }

  private func makeDescriber(_ type: TypeID) -> Describer {
    switch types.kind(type) {
    case .tuple: return .tuple
    case .function: return .function
    case .metatype: return .metatype
    case .nominal: break
    default: return .other(description: nil, debugDescription: nil, written: nil)
    }
    let number = numberKind(type)
    if number != .other { return .number(number) }
    func argument(_ index: Int) -> TypeID {
      index < types.argumentCount(type) ? types.argument(type, index) : analyzer.unknownType
    }
    switch types.decl(type) {
    case known.bool: return .bool
    case known.string, known.substring: return .string
    case known.character: return .character
    case known.optional: return .optional(argument(0))
    case known.array: return .array(argument(0), name: "Array")
    case known.set: return .set(argument(0))
    case known.dictionary: return .dictionary(argument(0), argument(1))
    case known.anyHashable: return .anyHashable
    default: break
    }
    if analyzer.isKnown(type, "ContiguousArray") { return .array(argument(0), name: "ContiguousArray") }
    if types.decl(type) == known.unicodeScalar || type == analyzer.known("UnicodeScalar") { return .scalar }
    func member(_ name: Name, _ proto: DeclID?) -> DeclID? {
      conforms(type, to: proto) ? requirement(name, of: proto) : nil
    }
    let streamable = analyzer.knownDecl("TextOutputStreamable")
    let isStreamable = !analyzer.isFromCatalogue(types.decl(type)) && conforms(type, to: streamable)
    return .other(
      description: member("description", known.customStringConvertible),
      debugDescription: member("debugDescription", known.customDebugStringConvertible),
      written: isStreamable ? streamable.flatMap { analyzer.memberDecls("_written", of: $0).first } : nil)
  }
}
