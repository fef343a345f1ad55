import Foundation
import ViewSemantics
import ViewSource

/// The string API of Foundation.
extension NativeTable {
  mutating func addFoundationText() {
    addFormats()
    addTextChanges()
    addTextSearches()
    addTextComparisons()
    addTextBytes()
    addCharacterSets()
  }

  private mutating func addFormats() {
    add("String.init(format:arguments:)") { call in
      .string(try call.machine.formatted(try call.text(0), locale: nil, try call.array(1)))
    }
    add("String.init(format:locale:arguments:)") { call in
      .string(try call.machine.formatted(try call.text(0), locale: try call.locale(1), try call.array(2)))
    }
  }

  private mutating func addTextChanges() {
    func change(_ name: String, _ apply: @escaping (String) -> String) {
      add("StringProtocol.\(name)") { call in .string(apply(try call.text(0))) }
    }
    change("capitalized", \.capitalized)
    change("capitalized(with:)", \.capitalized)
    change("decomposedStringWithCanonicalMapping", \.decomposedStringWithCanonicalMapping)
    change("decomposedStringWithCompatibilityMapping", \.decomposedStringWithCompatibilityMapping)
    change("precomposedStringWithCanonicalMapping", \.precomposedStringWithCanonicalMapping)
    change("precomposedStringWithCompatibilityMapping", \.precomposedStringWithCompatibilityMapping)
    change("lowercased(with:)") { $0.lowercased() }
    change("uppercased(with:)") { $0.uppercased() }
    add("StringProtocol.removingPercentEncoding") { call in .optionalString(try call.text(0).removingPercentEncoding) }
    add("StringProtocol.addingPercentEncoding(withAllowedCharacters:)") { call in
      let set = try call.foreign(1, as: CharacterSet.self)
      return .optionalString(try call.text(0).addingPercentEncoding(withAllowedCharacters: set))
    }
    add("StringProtocol.trimmingCharacters(in:)") { call in
      .string(try call.text(0).trimmingCharacters(in: try call.foreign(1, as: CharacterSet.self)))
    }
    add("StringProtocol.components(separatedBy:)") { call in
      let text = try call.text(0)
      if case .ref(let box as ForeignBox<CharacterSet>) = call[1] {
        return .strings(text.components(separatedBy: box.content))
      }
      return .strings(text.components(separatedBy: try call.text(1)))
    }
    add("StringProtocol.replacingOccurrences(of:with:options:range:)") { call in
      let text = try call.text(0)
      return .string(
        text.replacingOccurrences(
          of: try call.text(1), with: try call.text(2), options: try call.compareOptions(3),
          range: try call.range(4, in: text)))
    }
    add("StringProtocol.replacingCharacters(in:with:)") { call in
      let text = try call.text(0)
      guard let range = try call.range(1, in: text) else { throw TextPosition.outOfBounds }
      return .string(text.replacingCharacters(in: range, with: try call.text(2)))
    }
    add("StringProtocol.padding(toLength:withPad:startingAt:)") { call in
      let (length, start) = (try call.int(1), try call.int(3))
      let pad = try call.text(2)
      let isCut = length <= (try call.text(0).utf16.count)
      try call.machine.checkRoom(length)
      guard length >= 0, start >= 0, start < pad.utf16.count || isCut else {
        throw Fault.trap("Range or index out of bounds")
      }
      return .string(try call.text(0).padding(toLength: length, withPad: pad, startingAt: start))
    }
    add("StringProtocol.folding(options:locale:)") { call in
      .string(try call.text(0).folding(options: try call.compareOptions(1), locale: try call.locale(2)))
    }
    add("StringProtocol.applyingTransform(_:reverse:)") { call in
      let transform = StringTransform(rawValue: try call[1].rawText)
      return .optionalString(try call.text(0).applyingTransform(transform, reverse: try call.bool(2)))
    }
    add("StringProtocol.commonPrefix(with:options:)") { call in
      .string(try call.text(0).commonPrefix(with: try call.text(1), options: try call.compareOptions(2)))
    }
    add("String.Encoding.description") { call in
      .string(String.Encoding(rawValue: UInt(bitPattern: try call[0].rawNumber)).description)
    }
    add("StringProtocol.enumerateLines(invoking:)") { call in
      var lines: [String] = []
      try call.text(0).enumerateLines { line, _ in lines.append(line) }
      let body = try call.closure(1)
      for line in lines {
        var arguments: [Value] = [.string(line), .bool(false)]
        _ = try call.machine.call(body, changing: &arguments)
        if try arguments[1].asBool { break }
      }
      return .void
    }
  }

  private mutating func addTextSearches() {
    add("StringProtocol._substrings(in:_:)") { call in
      let machine = call.machine
      let text = try call[0].asText
      let options = String.EnumerationOptions(rawValue: UInt(bitPattern: try call[2].rawNumber))
      let range = machine.types.argument(machine.types.argument(call.site.result, 0), 1)
      var parts: [Value] = []
      func add(_ inner: Range<String.Index>, _ outer: Range<String.Index>) {
        parts.append(
          .tuple([
            .string(String(text.base[inner])), machine.value(inner, in: text.base, range),
            machine.value(outer, in: text.base, range),
          ]))
      }
      let part = try TextPosition.range(call[1], in: text)
      // Foundation outside of Apple's systems does not find words (3) and sentences (4).
      if let pattern = [3: "[\\p{L}\\p{M}\\p{N}_]+(?:['’.][\\p{L}\\p{M}\\p{N}_]+)*", 4: "[^.!?]+[.!?]*\\s*"][
        options.rawValue & 255]
      {
        var rest = part
        while let found = text.base.range(of: pattern, options: .regularExpression, range: rest), !found.isEmpty {
          add(found, found)
          rest = found.upperBound..<rest.upperBound
        }
      } else {
        text.base.enumerateSubstrings(in: part, options: options) { _, inner, outer, _ in add(inner, outer) }
      }
      return .array(parts)
    }
    add("StringProtocol.range(of:options:range:locale:)") { call in
      let text = try call[0].asText
      let base = text.base
      // Positions refer to the base string of a slice.
      let part = try call[3].unwrapped.map { try TextPosition.range($0, in: text) } ?? text.startIndex..<text.endIndex
      let found = base.range(
        of: try call.text(1), options: try call.compareOptions(2), range: part, locale: try call.locale(4))
      return call.optional(found, in: base)
    }
    add("StringProtocol.rangeOfCharacter(from:options:range:)") { call in
      let text = try call[0].asText
      let part = try call[3].unwrapped.map { try TextPosition.range($0, in: text) } ?? text.startIndex..<text.endIndex
      let found = text.base.rangeOfCharacter(
        from: try call.foreign(1, as: CharacterSet.self), options: try call.compareOptions(2), range: part)
      return call.optional(found, in: text.base)
    }
    add("StringProtocol.localizedStandardContains(_:)") { call in
      .bool(try call.text(0).localizedStandardContains(try call.text(1)))
    }
    add("StringProtocol.localizedCaseInsensitiveContains(_:)") { call in
      .bool(try call.text(0).localizedCaseInsensitiveContains(try call.text(1)))
    }
    add("StringProtocol.localizedStandardRange(of:)") { call in
      let text = try call[0].asText
      let found = text.base.range(
        of: try call.text(1), options: [.caseInsensitive, .diacriticInsensitive],
        range: text.startIndex..<text.endIndex)
      return call.optional(found, in: text.base)
    }
  }

  private mutating func addTextComparisons() {
    add("StringProtocol.compare(_:options:range:locale:)") { call in
      let text = try call.text(0)
      return call.machine.comparison(
        text.compare(
          try call.text(1), options: try call.compareOptions(2), range: try call.range(3, in: text),
          locale: try call.locale(4)))
    }
    add("StringProtocol.localizedCaseInsensitiveCompare(_:)") { call in
      call.machine.comparison(try call.text(0).localizedCaseInsensitiveCompare(try call.text(1)))
    }
    add("StringProtocol.localizedStandardCompare(_:)") { call in
      call.machine.comparison(try call.text(0).localizedStandardCompare(try call.text(1)))
    }
    add("StringProtocol.hash") { call in .int(HashState.combine(HashState.initial, try call.text(0))) }
  }

  private mutating func addTextBytes() {
    add("StringProtocol.data(using:allowLossyConversion:)") { call in
      let data = try call.text(0).data(using: try call.encoding(1), allowLossyConversion: try call.bool(2))
      return .optional(data.map { call.machine.value($0) })
    }
    add("StringProtocol.lengthOfBytes(using:)") { call in
      .int(try call.text(0).lengthOfBytes(using: try call.encoding(1)))
    }
    add("String.init(data:encoding:)") { call in
      .optionalString(String(data: try call.machine.data(call[0]), encoding: try call.encoding(1)))
    }
    add("String.init(bytes:encoding:)") { call in
      let bytes = try call.machine.elements(of: call[0], call.parameter(0)).map {
        UInt8(truncatingIfNeeded: try $0.asInt)
      }
      return .optionalString(String(bytes: bytes, encoding: try call.encoding(1)))
    }
  }
}

extension NativeCall {
  fileprivate func compareOptions(_ index: Int) throws -> String.CompareOptions {
    String.CompareOptions(rawValue: UInt(bitPattern: try self[index].rawNumber))
  }

  func encoding(_ index: Int) throws -> String.Encoding {
    String.Encoding(rawValue: UInt(bitPattern: try self[index].rawNumber))
  }

  /// An optional range argument. Its bounds count from the start of the slice's base string.
  fileprivate func range(_ index: Int, in text: String) throws -> Range<String.Index>? {
    guard let value = self[index].unwrapped else { return nil }
    return try TextPosition.range(machine.halfOpen(value, in: text), in: text[...])
  }
}

extension Machine {
  /// Converts any range expression to a range with both bounds.
  func halfOpen(_ range: Value, in text: String) throws -> Value {
    let box = try range.box(StructBox.self)
    let end = Value.int(TextPosition.position(text.endIndex, in: text))
    func after(_ bound: Value) throws -> Value {
      let index = try TextPosition.index(try bound.asInt, in: text)
      guard index < text.endIndex else { throw TextPosition.outOfBounds }
      return .int(TextPosition.position(text.index(after: index), in: text))
    }
    let name = types.kind(box.type) == .nominal ? analyzer.name(of: types.decl(box.type)) : ""
    switch name {
    case "ClosedRange": return .ref(StructBox(box.type, [box.fields[0], try after(box.fields[1])]))
    case "PartialRangeFrom": return .ref(StructBox(box.type, [box.fields[0], end]))
    case "PartialRangeUpTo": return .ref(StructBox(box.type, [.int(0), box.fields[0]]))
    case "PartialRangeThrough": return .ref(StructBox(box.type, [.int(0), try after(box.fields[0])]))
    default: return range
    }
  }

  fileprivate func formatted(_ format: String, locale: Locale?, _ list: [Value]) throws -> String {
    var format = format
    let texts = try list.map { argument -> String? in
      guard case .ref(let box) = open(argument, analyzer.anyType).value, let pointer = box as? PointerBox else {
        return nil
      }
      let bytes = try pointer.memory.elements.dropFirst(pointer.offset).map { UInt8(truncatingIfNeeded: try $0.asInt) }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    var arguments = try formatArguments(list)
    // An argument of `%s` is formatted here as a string, with its padding.
    if texts.contains(where: { $0 != nil }) {
      var index = 0
      format = format.replacing(/%([-+ #0']*)(\d*)(?:\.(\d+))?([hlqLzjt]*[a-zA-Z@%])/) { found in
        if found.output.4 == "%" { return "%%" }
        defer { index += 1 }
        guard found.output.4 == "s", index < texts.count, let text = texts[index] else { return String(found.output.0) }
        let shown = found.output.3.flatMap { Int($0) }.map { String(text.prefix($0)) } ?? text
        let spaces = String(repeating: " ", count: max(0, (Int(found.output.2) ?? 0) - shown.utf8.count))
        arguments[index] = NSString(string: found.output.1.contains("-") ? shown + spaces : spaces + shown)
        return "%@"
      }
    }
    try check(format, &arguments)
    return String(format: format, locale: locale, arguments: arguments)
  }

  /// Checks that a format string has enough arguments. The host would otherwise read invalid memory.
  private func check(_ format: String, _ arguments: inout [any CVarArg]) throws {
    var next = 0
    func take(_ position: Int?) throws -> Int {
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(index) else {
        throw Fault.trap("the format has more specifiers than arguments")
      }
      return index
    }
    for found in format.matches(of: /%(?:(\d+)\$)?[-+ #0']*(\*|\d+)?(?:\.(\*|\d+)?)?[hlqLzjt]*([a-zA-Z@%])/) {
      let (position, width, precision, kind) = (found.output.1, found.output.2, found.output.3, found.output.4)
      if kind == "%" { continue }
      for length in [width, precision] where length == "*" {
        guard arguments[try take(nil)] is Int else {
          throw Fault.trap("a width or precision of a format is not an integer")
        }
      }
      let index = try take(position.flatMap { Int($0) })
      switch kind {
      case "@":
        if !(arguments[index] is NSString) { arguments[index] = NSString(string: "\(arguments[index])") }
      case "s", "S", "n": throw Fault.trap("`%\(kind)` in a format needs a pointer to characters")
      default:
        if arguments[index] is NSString { throw Fault.trap("`%\(kind)` in a format does not take an object") }
      }
    }
  }

  /// The arguments of a format string as host values.
  private func formatArguments(_ list: [Value]) throws -> [any CVarArg] {
    try list.map { argument in
      let (value, type) = open(argument, analyzer.anyType)
      switch (value, numberKind(type)) {
      case (.double(let number), _): return number
      case (.int(let number), let kind) where kind.isWide: return UInt(bitPattern: number)
      case (.int(let number), _): return number
      case (.bool(let isTrue), _): return isTrue ? 1 : 0
      default: return NSString(string: try description(of: value, as: type))
      }
    }
  }
}
