import Foundation
import ViewSemantics
import ViewSource

/// A regular expression, implemented by the standard library's `Regex`.
final class HostRegex {
  /// A capture of a regular expression.
  struct Capture {
    /// The identity of its `Reference`; 0 if it is only numbered.
    var reference = 0
    /// The transform closure of the program.
    var transform: ClosureBox?
  }

  let regex: Regex<AnyRegexOutput>
  /// The pattern for embedding in another regular expression.
  let pattern: String
  let captures: [Capture]
  /// Whether the pattern is valid on its own. A part may contain a reference to an earlier capture.
  let isWhole: Bool
  /// Whether a transform of the program may reject a match.
  let isTransformed: Bool

  init(_ regex: Regex<AnyRegexOutput>, pattern: String, captures: [Capture]? = nil) {
    self.regex = regex
    isWhole = true
    self.pattern = pattern
    if let captures {
      self.captures = captures
    } else {
      var reader = RegexCaptures("/\(pattern)/")
      self.captures = Array(repeating: Capture(), count: reader.read().count)
    }
    isTransformed = self.captures.contains { $0.transform != nil }
  }

  init(pattern: String, captures: [Capture]) {
    let whole = try? Regex(pattern)
    regex = whole ?? Regex(verbatim: "")
    isWhole = whole != nil
    self.pattern = pattern
    self.captures = captures
    isTransformed = captures.contains { $0.transform != nil }
  }

  /// The regular expression with an option. `start` is the pattern prefix that turns the option on when it is embedded.
  func changed(_ start: String, _ change: (Regex<AnyRegexOutput>) -> Regex<AnyRegexOutput>) -> HostRegex {
    HostRegex(change(regex), pattern: start + pattern + ")", captures: captures)
  }
}

/// A match and the transformed values of its captures.
struct HostMatch {
  /// The matching mode.
  enum Way {
    case first, whole, prefix
  }

  let match: Regex<AnyRegexOutput>.Match
  /// The transformed value of each capture that has a transform.
  let values: [Value?]
}

extension Machine {
  func match(_ regex: HostRegex, in text: Substring, _ way: HostMatch.Way) throws -> HostMatch? {
    guard regex.isWhole else { throw Fault.unsupported("the regular expression `\(regex.pattern)`") }
    switch way {
    case .whole: return try regex.regex.wholeMatch(in: text).flatMap { try transformed($0, by: regex) }
    case .prefix: return try regex.regex.prefixMatch(in: text).flatMap { try transformed($0, by: regex) }
    case .first:
      var start = text.startIndex
      while let found = try regex.regex.firstMatch(in: text[start...]) {
        if let match = try transformed(found, by: regex) { return match }
        guard found.range.lowerBound < text.endIndex else { return nil }
        start = text.index(after: found.range.lowerBound)
      }
      return nil
    }
  }

  func matches(of regex: HostRegex, in text: Substring) throws -> [HostMatch] {
    guard regex.isTransformed || !regex.isWhole else {
      return text.matches(of: regex.regex).map { HostMatch(match: $0, values: []) }
    }
    var result: [HostMatch] = []
    var start = text.startIndex
    while let found = try match(regex, in: text[start...], .first) {
      result.append(found)
      start = found.match.range.upperBound
      if found.match.range.isEmpty {
        guard start < text.endIndex else { break }
        start = text.index(after: start)
      }
    }
    return result
  }

  /// Transforms the captures of a match; `nil` if a transform rejects one.
  private func transformed(_ match: Regex<AnyRegexOutput>.Match, by regex: HostRegex) throws -> HostMatch? {
    guard regex.isTransformed || regex.captures.contains(where: { $0.reference != 0 }) else {
      return HostMatch(match: match, values: [])
    }
    var values: [Value?] = []
    for (index, capture) in regex.captures.enumerated() {
      let part = index + 1 < match.output.count ? match.output[index + 1].substring : nil
      guard let part, let transform = capture.transform else {
        values.append(nil)
        continue
      }
      guard let value = try call(transform, [.substring(part)]).unwrapped else { return nil }
      values.append(value)
    }
    return HostMatch(match: match, values: values)
  }

  /// A match as a `Regex<Output>.Match`.
  func value(_ found: HostMatch, in text: String, _ type: TypeID, by regex: HostRegex? = nil) throws -> Value {
    let fields = fields(of: type)
    guard fields.count == 4 else { throw Fault.unsupported("matches of a regular expression") }
    let output = found.match.output
    let values = output.indices.dropFirst().map { index -> Value in
      if index - 1 < found.values.count, let value = found.values[index - 1] { return value.wrapped }
      guard let part = output[index].substring else { return .nothing }
      return .ref(ExistentialBox(analyzer.known("Substring"), .substring(part)))
    }
    return .ref(
      StructBox(
        type,
        [
          try self.output(found, in: text, fields[0].type), value(found.match.range, in: text, fields[1].type),
          .array((regex?.captures ?? []).map { .int($0.reference) }), .array(values),
        ]))
  }

  private func output(_ found: HostMatch, in text: String, _ type: TypeID) throws -> Value {
    let output = found.match.output
    func capture(_ index: Int, _ type: TypeID) -> Value {
      let part = index < output.count ? output[index].substring : nil
      guard let part else { return .nothing }
      if index > 0, index - 1 < found.values.count, let value = found.values[index - 1] { return unboxed(value) }
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
