import Foundation
import ViewSemantics
import ViewSource

/// Regular expressions, by the standard library's own.
final class HostRegex {
  let regex: Regex<AnyRegexOutput>

  init(_ regex: Regex<AnyRegexOutput>) { self.regex = regex }
}

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
        return .foreign(HostRegex(try Regex(pattern)))
      } catch {
        throw call.machine.cocoaError(2048)
      }
    }
    add("Regex.init(_:)", make)
    add("Regex.init(_:as:)", make)
    add("Regex.init(verbatim:)") { call in .foreign(HostRegex(Regex<AnyRegexOutput>(verbatim: try call.text(0)))) }
    func option(_ name: String, _ apply: @escaping (Regex<AnyRegexOutput>, Bool) -> Regex<AnyRegexOutput>) {
      add("Regex.\(name)(_:)") { call in
        .foreign(HostRegex(apply(try call.machine.regex(call[0]), try call.bool(1))))
      }
    }
    option("ignoresCase") { $0.ignoresCase($1) }
    option("asciiOnlyWordCharacters") { $0.asciiOnlyWordCharacters($1) }
    option("asciiOnlyDigits") { $0.asciiOnlyDigits($1) }
    option("asciiOnlyWhitespace") { $0.asciiOnlyWhitespace($1) }
    option("dotMatchesNewlines") { $0.dotMatchesNewlines($1) }
    option("anchorsMatchLineEndings") { $0.anchorsMatchLineEndings($1) }
    add("Regex.repetitionBehavior(_:)") { call in
      let kind = try call[1].box(StructBox.self).fields.first?.asInt ?? 0
      let behavior: RegexRepetitionBehavior = kind == 0 ? .eager : kind == 1 ? .reluctant : .possessive
      return .foreign(HostRegex(try call.machine.regex(call[0]).repetitionBehavior(behavior)))
    }
  }

  private mutating func addRegexMatching() {
    typealias Find = (Regex<AnyRegexOutput>, Substring) throws -> Regex<AnyRegexOutput>.Match?
    func match(_ name: String, _ find: @escaping Find) {
      add("Regex.\(name)(in:)") { call in
        let text = try call[1].asText
        let found = try find(try call.machine.regex(call[0]), text)
        return .optional(try found.map { try call.machine.value($0, in: text.base, call.wrappedResult) })
      }
      add("BidirectionalCollection.\(name)(of:)") { call in
        let text = try call[0].asText
        let found = try find(try call.machine.regex(call[1]), text)
        return .optional(try found.map { try call.machine.value($0, in: text.base, call.wrappedResult) })
      }
    }
    match("firstMatch") { try $0.firstMatch(in: $1) }
    match("wholeMatch") { try $0.wholeMatch(in: $1) }
    match("prefixMatch") { try $0.prefixMatch(in: $1) }
    add("BidirectionalCollection.matches(of:)") { call in
      let text = try call[0].asText
      let type = call.typeArgument(0, of: call.site.result)
      return .array(
        try text.matches(of: try call.machine.regex(call[1])).map {
          try call.machine.value($0, in: text.base, type)
        })
    }
  }

  private mutating func addRegexSearches() {
    addRegex("BidirectionalCollection.firstRange(of:)") { call in
      let text = try call[0].asText
      return call.optional(text.firstRange(of: try call.machine.regex(call[1])), in: text.base)
    }
    addRegex("BidirectionalCollection.ranges(of:)") { call in
      let text = try call[0].asText
      let type = call.typeArgument(0, of: call.site.result)
      return .array(
        text.ranges(of: try call.machine.regex(call[1])).map { call.machine.value($0, in: text.base, type) })
    }
    addRegex("BidirectionalCollection.split(separator:maxSplits:omittingEmptySubsequences:)") { call in
      let text = try call[0].asText
      let parts = text.split(
        separator: try call.machine.regex(call[1]), maxSplits: try call.int(2),
        omittingEmptySubsequences: try call.bool(3))
      return .array(parts.map { .substring($0) })
    }
    addRegex("BidirectionalCollection.trimmingPrefix(_:)") { call in
      .substring(try call[0].asText.trimmingPrefix(try call.machine.regex(call[1])))
    }
    addRegex("RangeReplaceableCollection.trimPrefix(_:)") { call in
      let text = try call[0].asText.trimmingPrefix(try call.machine.regex(call[1]))
      call[0] = call.machine.isSlice(call[0]) ? .substring(text) : .string(String(text))
      return .void
    }
  }

  private mutating func addRegexReplacements() {
    addRegex("RangeReplaceableCollection.replacing(_:with:maxReplacements:)") { call in
      let replacement = try call.machine.text(ofCharacters: call[2], call.parameter(1))
      let text = try call[0].asText.replacing(
        try call.machine.regex(call[1]), with: replacement, maxReplacements: try call.int(3))
      return call.machine.isSlice(call[0]) ? .substring(text) : .string(String(text))
    }
    addRegex("RangeReplaceableCollection.replacing(_:maxReplacements:with:)") { call in
      let machine = call.machine
      let text = try call[0].asText
      let body = try call.closure(3)
      let function = call.parameter(2)
      let match = machine.types.kind(function) == .function ? machine.types.argument(function, 0) : function
      let matches = text.matches(of: try machine.regex(call[1])).prefix(try call.int(2))
      var result = ""
      var end = text.startIndex
      for found in matches {
        result += text[end..<found.range.lowerBound]
        let part = try machine.call(body, [try machine.value(found, in: text.base, match)])
        result += try machine.text(ofCharacters: part, machine.standard(.string))
        end = found.range.upperBound
      }
      result += text[end...]
      return machine.isSlice(call[0]) ? .substring(result[...]) : .string(result)
    }
  }

  /// Code for an overload that takes a regular expression; other arguments go to what has been there.
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
    if case .ref(let box) = value { return box is ForeignBox<HostRegex> }
    return false
  }

  func regex(_ value: Value) throws -> Regex<AnyRegexOutput> {
    guard case .ref(let box) = value else { throw Fault.mismatch("Regex", value) }
    if let text = box as? StringBox { return Regex<AnyRegexOutput>(verbatim: text.text) }
    if let character = box as? CharacterBox { return Regex<AnyRegexOutput>(verbatim: String(character.character)) }
    guard let regex = box as? ForeignBox<HostRegex> else { throw Fault.unsupported("this component of a regex") }
    return regex.content.regex
  }

  /// The regex of a literal: `/a+/`, `#/a+/#`, or one of several lines, in which blanks mean nothing.
  func hostRegex(_ literal: String) throws -> Value {
    var pattern = Substring(literal)
    while pattern.hasPrefix("#"), pattern.hasSuffix("#") { pattern = pattern.dropFirst().dropLast() }
    if pattern.hasPrefix("/"), pattern.hasSuffix("/"), pattern.count > 1 { pattern = pattern.dropFirst().dropLast() }
    let text = pattern.contains("\n") ? "(?xx)" + pattern : String(pattern)
    do {
      return .foreign(HostRegex(try Regex(text)))
    } catch {
      throw Fault.unsupported("the regular expression `\(pattern)`")
    }
  }

  /// A match as a `Regex<Output>.Match`.
  func value(_ match: Regex<AnyRegexOutput>.Match, in text: String, _ type: TypeID) throws -> Value {
    let fields = fields(of: type)
    guard fields.count == 2 else { throw Fault.unsupported("matches of a regular expression") }
    return .ref(
      StructBox(
        type,
        [try output(match.output, in: text, fields[0].type), value(match.range, in: text, fields[1].type)]))
  }

  private func output(_ output: AnyRegexOutput, in text: String, _ type: TypeID) throws -> Value {
    func capture(_ index: Int, _ type: TypeID) -> Value {
      let part = index < output.count ? output[index].substring : nil
      guard let part else { return .nothing }
      let value = Value.substring(part)
      guard let inner = wrapped(type) else { return value }
      return wrapped(inner) == nil ? value.wrapped : value.wrapped.wrapped
    }
    if types.kind(type) == .tuple {
      return .tuple(types.arguments(type).enumerated().map { capture($0, $1) })
    }
    guard analyzer.isKnown(type, "AnyRegexOutput") else { return capture(0, type) }
    let element = fields(of: type).first.map { types.argument($0.type, 0) } ?? type
    let range = fields(of: element).dropFirst().first.flatMap { wrapped($0.type) } ?? element
    let parts = output.map { part -> Value in
      let substring = part.substring.map { Value.substring($0) }
      return .ref(
        StructBox(
          element,
          [
            .optionalString(part.name), .optional(part.range.map { value($0, in: text, range) }), .optional(substring),
            .optional(substring.map { .ref(ExistentialBox(analyzer.known("Substring"), $0)) }),
          ]))
    }
    return .ref(StructBox(type, [.array(parts)]))
  }
}
