import Foundation
import ViewSemantics
import ViewSource

extension NativeTable {
  mutating func addRegexes() {
    addRegexMaking()
    addRegexMatching()
    addRegexSearches()
    addRegexReplacements()
    addRegularExpressions()
  }

  private mutating func addRegexMaking() {
    let make: Native = { call in
      let pattern = try call.text(0)
      do {
        return .foreign(HostRegex(try Regex(pattern), pattern: pattern))
      } catch {
        throw call.machine.cocoaError(2048)
      }
    }
    add("Regex.init(_:)", make)
    add("Regex.init(_:as:)", make)
    add("Regex.init(verbatim:)") { call in
      let text = try call.text(0)
      return .foreign(HostRegex(Regex<AnyRegexOutput>(verbatim: text), pattern: "\\Q\(text)\\E"))
    }
    func option(
      _ name: String, _ letter: String, _ apply: @escaping (Regex<AnyRegexOutput>, Bool) -> Regex<AnyRegexOutput>
    ) {
      add("Regex.\(name)(_:)") { call in
        let isOn = try call.bool(1)
        let regex = try call.machine.hostRegex(call[0])
        return .foreign(regex.changed("(?\(isOn ? "" : "-")\(letter):") { apply($0, isOn) })
      }
    }
    option("ignoresCase", "i") { $0.ignoresCase($1) }
    option("asciiOnlyWordCharacters", "W") { $0.asciiOnlyWordCharacters($1) }
    option("asciiOnlyDigits", "D") { $0.asciiOnlyDigits($1) }
    option("asciiOnlyWhitespace", "S") { $0.asciiOnlyWhitespace($1) }
    option("dotMatchesNewlines", "s") { $0.dotMatchesNewlines($1) }
    option("anchorsMatchLineEndings", "m") { $0.anchorsMatchLineEndings($1) }
    add("Regex.repetitionBehavior(_:)") { call in
      let kind = try call[1].box(StructBox.self).fields.first?.asInt ?? 0
      let behavior: RegexRepetitionBehavior = kind == 0 ? .eager : kind == 1 ? .reluctant : .possessive
      let regex = try call.machine.hostRegex(call[0])
      return .foreign(regex.changed(kind == 1 ? "(?U:" : "(?:") { $0.repetitionBehavior(behavior) })
    }
    addRegexParts()
  }

  private mutating func addRegexParts() {
    add("Regex.init(_pattern:_captures:)") { call in
      let pattern = try call.text(0)
      let captures = try call.array(1).map { part -> HostRegex.Capture in
        let fields = try part.box(StructBox.self).fields
        return HostRegex.Capture(
          reference: try fields[0].asInt, transform: try fields[1].unwrapped.map { try $0.box(ClosureBox.self) })
      }
      return .foreign(HostRegex(pattern: pattern, captures: captures))
    }
    add("Regex._pattern") { call in .string(try call.machine.hostRegex(call[0]).pattern) }
    add("Regex._captures") { call in
      let type = call.typeArgument(0, of: call.site.result)
      return .array(
        try call.machine.hostRegex(call[0]).captures.map { capture in
          .ref(StructBox(type, [.int(capture.reference), .optional(capture.transform.map { .ref($0) })]))
        })
    }
    add("Regex._newReference()") { call in
      call.machine.native.regexReferences += 1
      return .int(call.machine.native.regexReferences)
    }
  }

  private mutating func addRegexMatching() {
    func match(_ name: String, _ way: HostMatch.Way) {
      add("Regex.\(name)(in:)") { call in
        let text = try call[1].asText
        let regex = try call.machine.hostRegex(call[0])
        let found = try call.machine.match(regex, in: text, way)
        return .optional(try found.map { try call.machine.value($0, in: text.base, call.wrappedResult, by: regex) })
      }
      add("BidirectionalCollection.\(name)(of:)") { call in
        let text = try call[0].asText
        let regex = try call.machine.hostRegex(call[1])
        let found = try call.machine.match(regex, in: text, way)
        return .optional(try found.map { try call.machine.value($0, in: text.base, call.wrappedResult, by: regex) })
      }
    }
    match("firstMatch", .first)
    match("wholeMatch", .whole)
    match("prefixMatch", .prefix)
    add("BidirectionalCollection.matches(of:)") { call in
      let text = try call[0].asText
      let type = call.typeArgument(0, of: call.site.result)
      let regex = try call.machine.hostRegex(call[1])
      return .array(
        try call.machine.matches(of: regex, in: text).map {
          try call.machine.value($0, in: text.base, type, by: regex)
        })
    }
  }

  private mutating func addRegexSearches() {
    addRegex("BidirectionalCollection.firstRange(of:)") { call in
      let text = try call[0].asText
      let found = try call.machine.match(try call.machine.hostRegex(call[1]), in: text, .first)
      return call.optional(found?.match.range, in: text.base)
    }
    addRegex("BidirectionalCollection.ranges(of:)") { call in
      let text = try call[0].asText
      let type = call.typeArgument(0, of: call.site.result)
      return .array(
        try call.machine.matches(of: try call.machine.hostRegex(call[1]), in: text).map {
          call.machine.value($0.match.range, in: text.base, type)
        })
    }
    addRegex("BidirectionalCollection.split(separator:maxSplits:omittingEmptySubsequences:)") { call in
      let text = try call[0].asText
      let parts = text.split(
        separator: try call.machine.hostRegex(call[1]).regex, maxSplits: try call.int(2),
        omittingEmptySubsequences: try call.bool(3))
      return .array(parts.map { .substring($0) })
    }
    addRegex("BidirectionalCollection.trimmingPrefix(_:)") { call in
      .substring(try call[0].asText.trimmingPrefix(try call.machine.hostRegex(call[1]).regex))
    }
    addRegex("RangeReplaceableCollection.trimPrefix(_:)") { call in
      let text = try call[0].asText.trimmingPrefix(try call.machine.hostRegex(call[1]).regex)
      call[0] = call.machine.isSlice(call[0]) ? .substring(text) : .string(String(text))
      return .void
    }
  }

  private mutating func addRegexReplacements() {
    addRegex("RangeReplaceableCollection.replacing(_:with:maxReplacements:)") { call in
      let replacement = try call.machine.text(ofCharacters: call[2], call.parameter(1))
      let text = try call[0].asText.replacing(
        try call.machine.hostRegex(call[1]).regex, with: replacement, maxReplacements: try call.int(3))
      return call.machine.isSlice(call[0]) ? .substring(text) : .string(String(text))
    }
    addRegex("RangeReplaceableCollection.replacing(_:maxReplacements:with:)") { call in
      let machine = call.machine
      let text = try call[0].asText
      let body = try call.closure(3)
      let function = call.parameter(2)
      let match = machine.types.kind(function) == .function ? machine.types.argument(function, 0) : function
      let regex = try machine.hostRegex(call[1])
      let matches = try machine.matches(of: regex, in: text).prefix(try call.int(2))
      var result = ""
      var end = text.startIndex
      for found in matches {
        result += text[end..<found.match.range.lowerBound]
        let part = try machine.call(body, [try machine.value(found, in: text.base, match, by: regex)])
        result += try machine.text(ofCharacters: part, machine.standard(.string))
        end = found.match.range.upperBound
      }
      result += text[end...]
      return machine.isSlice(call[0]) ? .substring(result[...]) : .string(result)
    }
  }

  /// Adds the overload that takes a regular expression. Calls with other arguments use the existing implementation.
  private mutating func addRegex(_ name: String, _ native: @escaping Native) {
    let other = find(name)
    add(name) { call in
      if let other, !call.machine.isRegex(call[1]) { return try other(&call) }
      return try native(&call)
    }
  }
}

extension Machine {
  func isSlice(_ value: Value) -> Bool {
    if case .ref(let box) = value { return box is SubstringBox }
    return false
  }

  func isRegex(_ value: Value) -> Bool {
    guard case .ref(let box) = value else { return false }
    if let component = box as? StructBox { return conforms(component.type, to: analyzer.knownDecl("RegexComponent")) }
    return box is ForeignBox<HostRegex>
  }

  func hostRegex(_ value: Value) throws -> HostRegex {
    guard case .ref(let box) = value else {
      return HostRegex(Regex(verbatim: String(try value.asCharacter)), pattern: "")
    }
    if let regex = box as? ForeignBox<HostRegex> { return regex.content }
    if let text = box as? StringBox { return HostRegex(Regex(verbatim: text.text), pattern: "") }
    if let character = box as? CharacterBox {
      return HostRegex(Regex(verbatim: String(character.character)), pattern: "")
    }
    // A regex component of the program or of `RegexBuilder`.
    guard let component = box as? StructBox, let member = analyzer.members("regex", of: component.type).first else {
      throw Fault.unsupported("this component of a regex")
    }
    return try hostRegex(try call(member, of: component.type, on: value, []))
  }

  /// The regex of a literal: `/a+/`, `#/a+/#`, or a multi-line literal, in which whitespace is ignored.
  func hostRegex(_ literal: String) throws -> Value {
    var pattern = Substring(literal)
    while pattern.hasPrefix("#"), pattern.hasSuffix("#") { pattern = pattern.dropFirst().dropLast() }
    if pattern.hasPrefix("/"), pattern.hasSuffix("/"), pattern.count > 1 { pattern = pattern.dropFirst().dropLast() }
    let text = pattern.contains("\n") ? "(?xx)" + pattern : String(pattern)
    do {
      return .foreign(HostRegex(try Regex(text), pattern: "(?:\(text))"))
    } catch {
      throw Fault.unsupported("the regular expression `\(pattern)`")
    }
  }
}
