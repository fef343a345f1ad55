import ViewSemantics
import ViewSource

/// `String` and `Substring`.
extension NativeTable {
  mutating func addStrings() {
    addStringInitializers()
    addStringOperators()
    addStringChanges()
    addStringFunctions()
    addTextIndices()
    addCharacters()
    addScalars()
  }

  private mutating func addStringInitializers() {
    add("String.init(_:)") { call in .string(try call.machine.text(ofCharacters: call[0], call.parameter(0))) }
    add("String.init(repeating:count:)") { call in
      let part = try call.machine.text(ofCharacters: call[0], call.parameter(0))
      let count = try call.int(1)
      guard count >= 0 else { throw Fault.trap("Negative count not allowed") }
      let (size, isTooMuch) = part.utf8.count.multipliedReportingOverflow(by: count)
      try call.machine.checkRoom(isTooMuch ? .max : size)
      return .string(String(repeating: part, count: count))
    }
    add("String.init(_:radix:uppercase:)") { call in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { throw Fault.trap("Radix must be between 2 and 36") }
      return .string(
        call.firstNumber.description(try call.int(0), radix: radix, uppercase: try call.bool(2)))
    }
    add("String.init(decoding:as:)") { call in
      let units = try call.machine.elements(of: call[0], call.parameter(0)).map { try $0.asInt }
      let encoding = try call[1].box(MetatypeBox.self).type
      switch call.machine.analyzer.text(of: encoding) {
      case "UTF16": return .string(String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self))
      case "UTF32": return .string(String(decoding: units.map { UInt32(truncatingIfNeeded: $0) }, as: UTF32.self))
      default: return .string(String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self))
      }
    }
    add("Substring.init()") { _ in .substring("") }
    add("Substring.init(_:)") { call in
      if case .ref(let box) = call[0], box is SubstringBox { return call[0] }
      return .substring(try call.machine.text(ofCharacters: call[0], call.parameter(0))[...])
    }
    add("Substring.base") { call in .string(try call[0].asText.base) }
    add("Substring.description") { call in .string(String(try call[0].asText)) }
  }

  private mutating func addStringOperators() {
    add(["==(_:_:)"], in: ["String", "Substring"]) { call in .bool(try call[0].asText == call[1].asText) }
    add(["<(_:_:)"], in: ["String", "Substring"]) { call in .bool(try call[0].asText < call[1].asText) }
    add("String.==(_:_:)") { call in
      // Strings in the same box are equal.
      if case .ref(let left) = call[0], case .ref(let right) = call[1], left === right { return .bool(true) }
      return .bool(try call.string(0) == call.string(1))
    }
    add("String.+(_:_:)") { call in
      let (left, right) = (try call.string(0), try call.string(1))
      try call.machine.checkRoom(left.utf8.count + right.utf8.count)
      return .string(left + right)
    }
    add("String.+=(_:_:)") { call in
      let added = try call.string(1)
      try call.withText(0) { $0 += added }
      return .void
    }
    add(["hash(into:)"], in: ["String", "Substring"]) { call in
      call[1] = .int(HashState.combine(try call.int(1), try call.string(0)))
      return .void
    }
  }

  private mutating func addStringChanges() {
    let append: Native = { call in
      if case .ref(let box) = call[1], let added = box as? StringBox {
        try call.withText(0) { $0 += added.text }
        return .void
      }
      let added = try call.machine.text(ofCharacters: call[1], call.parameter(0))
      try call.withText(0) { $0 += added }
      return .void
    }
    add("String.append(_:)", append)
    add("String.append(contentsOf:)", append)
    add(["append(_:)", "append(contentsOf:)"], in: ["Substring"]) { call in
      let added = try call.machine.text(ofCharacters: call[1], call.parameter(0))
      let box = try call.takeSubstring()
      box.text.append(contentsOf: added)
      call.put(box, 0)
      return .void
    }
    add("String.replaceSubrange(_:with:)") { call in
      let added = try call.machine.text(ofCharacters: call[2], call.parameter(1))
      let range = call[1]
      try call.withText(0) { text in
        text.replaceSubrange(try TextPosition.range(range, in: text[...]), with: added)
      }
      return .void
    }
    add("Substring.replaceSubrange(_:with:)") { call in
      let added = try call.machine.text(ofCharacters: call[2], call.parameter(1))
      let range = try TextPosition.range(call[1], in: try call[0].asText)
      let box = try call.takeSubstring()
      box.text.replaceSubrange(range, with: added)
      call.put(box, 0)
      return .void
    }
  }

  private mutating func addStringFunctions() {
    let owners = ["String", "Substring"]
    // For two strings Swift compares normalized code units; for a slice it iterates over the characters.
    add(["hasPrefix(_:)"], in: owners) { call in
      if let text = call[0].wholeText { return .bool(text.hasPrefix(try call.string(1))) }
      return .bool(try call[0].asText.hasPrefix(try call.string(1)))
    }
    add(["hasSuffix(_:)"], in: owners) { call in
      if let text = call[0].wholeText { return .bool(text.hasSuffix(try call.string(1))) }
      return .bool(try call[0].asText.hasSuffix(try call.string(1)))
    }
    add(["lowercased()"], in: owners) { call in .string(try call[0].asText.lowercased()) }
    add(["uppercased()"], in: owners) { call in .string(try call[0].asText.uppercased()) }
    add(["debugDescription"], in: owners) { call in .string(try call.string(0).debugDescription) }
    add("BidirectionalCollection.joined(separator:)") { call in
      let separator = try call.string(1)
      var result = ""
      var isFirst = true
      try call.machine.forEach(call[0], call.site.selfType ?? call.machine.analyzer.unknownType) { part in
        if !isFirst { result += separator }
        isFirst = false
        result += try part.asString
        return true
      }
      return .string(result)
    }
  }
}

extension NativeCall {
  /// Moves the slice `self` out of the call. A literal may still be represented as a string.
  fileprivate mutating func takeSubstring() throws -> SubstringBox {
    if case .ref(let box) = self[0], box is StringBox { return SubstringBox(try take(0).asText) }
    return try takeUnique(0, SubstringBox.self) { SubstringBox($0.text) }
  }
}

extension Machine {
  /// The string that characters form: of a string, a character, a scalar or any sequence of characters.
  func text(ofCharacters value: Value, _ type: TypeID) throws -> String {
    switch value {
    case .int(let code):
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) else { throw Fault.mismatch("scalar", value) }
      return String(scalar)
    case .ref(let box):
      if let string = box as? StringBox { return string.text }
      if let slice = box as? SubstringBox { return String(slice.text) }
      if let character = box as? CharacterBox { return String(character.character) }
    case .ascii(let code): return String(Unicode.Scalar(code))
    default: break
    }
    var text = ""
    for character in try elements(of: value, type) {
      if case .int = character {
        text += try self.text(ofCharacters: character, type)
      } else {
        text.append(try character.asCharacter)
      }
    }
    return text
  }
}
