import ViewSemantics
import ViewSource
import ViewSyntax

/// Members synthesized by the compiler: the implicit witnesses of `Equatable`, `Hashable`, `CaseIterable`,
/// `RawRepresentable` and other protocols.
extension Machine {
  func synthesized(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ substitution: Substitution, hasSelf: Bool
  ) throws -> CallTarget {
    let name = analyzer.fullName(of: decl)
    guard let base else { return .code(failing("`\(name)` of no type")) }
    let signature = analyzer.decl(decl).kind == .variable ? nil : analyzer.signature(of: decl)
    let count = (signature?.parameters.count ?? 0) + (hasSelf ? 1 : 0) + (part == .setter ? 1 : 0)
    guard let native = synthesis(name, decl, base) else {
      let absent = mayHaveMoreMembers(base) ? analyzer.absentModulesOfProgram : ""
      let reason = "`\(name)` has no implementation in `\(analyzer.text(of: base))`" + absent
      guard types.kind(base) == .hole, count > 0 else { return .code(failing(reason)) }
      // An operation on an absent value fails with the reason of the absence.
      let site = NativeSite(
        decl: decl, name: analyzer.decl(decl).name.text, selfType: base, substitution: substitution, parameters: [],
        result: concrete(signature?.result ?? analyzer.variableType(of: decl), substitution))
      return .native(
        NativeBinding(
          code: { call in
            for index in 0..<count { if let missing = call[index].absence { throw missing } }
            throw Fault.unsupported(reason)
          }, site: site, count: count, changed: []))
    }
    let site = NativeSite(
      decl: decl, name: analyzer.decl(decl).name.text, selfType: base, substitution: substitution,
      parameters: signature?.parameters.map { concrete($0.type, substitution) } ?? [],
      result: concrete(signature?.result ?? analyzer.variableType(of: decl), substitution))
    var changed: [Int] = []
    for (index, parameter) in (signature?.parameters ?? []).enumerated() where parameter.flags.contains(.isInout) {
      changed.append(index + (hasSelf ? 1 : 0))
    }
    return .native(NativeBinding(code: native, site: site, count: count, changed: changed))
  }

  /// Whether a module that is absent may declare members of a type: by a macro on the type, or by a protocol or superclass
  /// that is not declared here.
  private func mayHaveMoreMembers(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal else { return types.kind(type) == .hole }
    let decl = types.decl(type)
    return analyzer.decl(decl).has(.hasCustomAttributes) || analyzer.mayConformToMore(decl)
  }

  private func synthesis(_ name: String, _ decl: DeclID, _ type: TypeID) -> Native? {
    // A protocol of the program may declare the same requirement.
    let own = analyzer.ownerName(of: decl).map { String(name.dropFirst($0.text.count + 1)) } ?? name
    switch own {
    case "==(_:_:)": return { call in .bool(try call.machine.isEqual(call[0], call[1], type)) }
    case "hash(into:)":
      return { call in
        let hash = try call.machine.hash(call[0], type)
        return try call.feedHasher(1, hash)
      }
    case "hashValue": return { call in .int(try call.machine.hash(call[0], type)) }
    case "<(_:_:)":
      if let distance = distance(in: type) {
        return { call in .bool(try call.machine.call(distance, of: type, on: call[0], [call[1]]).isPositive) }
      }
      return { call in
        let (left, right) = (call[0], call[1])
        return .bool(try call.machine.isLess(left, right, type))
      }
    case "allCases":
      return { call in
        guard call.machine.types.kind(type) == .nominal else { return .array([]) }
        let cases = call.machine.enumCases(of: call.machine.types.decl(type))
        return .array(cases.indices.map { .ref(call.machine.plainCase(type, $0)) })
      }
    case "rawValue":
      return { call in
        let machine = call.machine
        let tag = try machine.tag(of: call[0])
        return try machine.rawValues(of: type)[tag]
      }
    case "init(rawValue:)":
      return { call in
        let machine = call.machine
        let values = try machine.rawValues(of: type)
        guard let raw = machine.analyzer.rawType(of: machine.types.decl(type)) else { return .nothing }
        for (tag, value) in values.enumerated() where try machine.isEqual(value, call[0], raw) {
          return .ref(machine.plainCase(type, tag))
        }
        return .nothing
      }
    case "id":
      return { call in
        guard case .ref(let box) = call[0] else { return .void }
        return .ref(ForeignBox<ObjectIdentifier>(ObjectIdentifier(box)))
      }
    case "stringValue":
      return { call in
        let machine = call.machine
        let tag = try machine.tag(of: call[0])
        if let raw = machine.analyzer.rawType(of: machine.types.decl(type)),
          machine.types.decl(raw) == machine.known.string
        {
          return try machine.rawValues(of: type)[tag]
        }
        return .string(machine.analyzer.name(of: machine.enumCases(of: machine.types.decl(type))[tag]))
      }
    case "intValue":
      return { call in
        let machine = call.machine
        guard let raw = machine.analyzer.rawType(of: machine.types.decl(type)),
          machine.types.decl(raw) == machine.known.int
        else { return .nothing }
        return try machine.rawValues(of: type)[try machine.tag(of: call[0])].wrapped
      }
    default: return codingSynthesis(name, type)
    }
  }

  /// The `distance(to:)` requirement of a `Strideable` type, for comparing its values.
  private func distance(in type: TypeID) -> DeclID? {
    guard let strideable = analyzer.knownDecl("Strideable"), conforms(type, to: strideable) else { return nil }
    return requirement("distance", of: strideable)
  }

  /// The raw values of an enum, by case index.
  func rawValues(of type: TypeID) throws -> [Value] {
    if let known = rawValueLists[type] { return known }
    guard let raw = analyzer.rawType(of: types.decl(type)) else { return [] }
    var result: [Value] = []
    var next = 0
    for decl in enumCases(of: types.decl(type)) {
      if let written = analyzer.node(of: decl).initialValue {
        let text = written.text.filter { $0 != "_" }
        if types.decl(raw) == known.string {
          result.append(.string(StringLiteral.text(written)))
        } else if let value = try rawValue(StringLiteral.text(written), raw) {
          result.append(value)
        } else if types.decl(raw) == known.character {
          result.append(StringLiteral.text(written).first.map { .character($0) } ?? .void)
        } else if isFloatingPoint(raw) {
          let number = Double(text) ?? 0
          result.append(.double(number))
          // The raw value of the next case only follows from an integer; otherwise `swiftc` requires an explicit one.
          next = (Int(exactly: number) ?? 0) &+ 1
        } else {
          let number = integer(text)
          result.append(try rawValue(number, raw))
          next = number &+ 1
        }
      } else if types.decl(raw) == known.string {
        result.append(.string(analyzer.name(of: decl)))
      } else if let value = try rawValue(analyzer.name(of: decl), raw) {
        result.append(value)
      } else if isFloatingPoint(raw) {
        result.append(.double(Double(next)))
        next &+= 1
      } else {
        result.append(try rawValue(next, raw))
        next &+= 1
      }
    }
    rawValueLists[type] = result
    return result
  }

  /// The raw value of a type that is `ExpressibleByStringLiteral`: `enum Day: LocalizedStringResource`; `nil` for other
  /// types.
  private func rawValue(_ text: String, _ raw: TypeID) throws -> Value? {
    guard types.decl(raw) != known.character, let initializer = analyzer.literalInitializer("stringLiteral", of: raw)
    else { return nil }
    return try make(raw, by: initializer, [.string(text)])
  }

  private func rawValue(_ number: Int, _ raw: TypeID) throws -> Value {
    guard !isInteger(raw), let initializer = analyzer.literalInitializer("integerLiteral", of: raw) else {
      return .int(number)
    }
    return try make(raw, by: initializer, [.int(number)])
  }

  /// The value of an integer literal with its sign, as bits.
  private func integer(_ text: String) -> Int {
    let bits = Int(truncatingIfNeeded: IntegerLiteral.value(String(text.drop { $0 == "-" })) ?? 0)
    return text.hasPrefix("-") ? 0 &- bits : bits
  }

  /// The synthesized `<` of an enum.
  func isLess(_ left: Value, _ right: Value, _ type: TypeID) throws -> Bool {
    let (a, b) = (try left.box(EnumBox.self), try right.box(EnumBox.self))
    if a.tag != b.tag { return a.tag < b.tag }
    guard let less = requirement("<", of: known.comparable) else { return false }
    let parts = payloadTypes(of: enumCases(of: types.decl(type))[a.tag], in: type)
    for (index, part) in parts.enumerated() {
      if try call(less, of: part, on: nil, [a.payload[index], b.payload[index]]).asBool { return true }
      if try call(less, of: part, on: nil, [b.payload[index], a.payload[index]]).asBool { return false }
    }
    return false
  }
}

extension Value {
  fileprivate var isPositive: Bool {
    switch self {
    case .int(let number): number > 0
    case .double(let number): number > 0
    default: false
    }
  }
}
