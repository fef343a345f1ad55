import Foundation
import ViewSemantics
import ViewSource

/// `NSRegularExpression` and `NSRange`.
extension NativeTable {
  mutating func addRegularExpressions() {
    add("NSRegularExpression.init(pattern:options:)") { call in
      let options = NSRegularExpression.Options(rawValue: UInt(bitPattern: try call[1].rawNumber))
      do {
        let made = try NSRegularExpression(pattern: try call.text(0), options: options)
        return call.machine.object(call.ownType, made)
      } catch {
        throw call.machine.cocoaError(2048)
      }
    }
    add("NSRegularExpression.pattern") { call in .string(try call.expression().pattern) }
    add("NSRegularExpression.numberOfCaptureGroups") { call in .int(try call.expression().numberOfCaptureGroups) }
    add("NSRegularExpression.options") { call in
      .ref(StructBox(call.site.result, [.int(Int(try call.expression().options.rawValue))]))
    }
    add("NSRegularExpression.matches(in:options:range:)") { call in
      let type = call.typeArgument(0, of: call.site.result)
      let found = try call.expression().matches(
        in: try call.text(1), options: try call.matchingOptions(), range: try call.machine.nsRange(call[3]))
      return .array(found.map { call.machine.object(type, $0) })
    }
    add("NSRegularExpression.firstMatch(in:options:range:)") { call in
      let type = call.wrappedResult
      let found = try call.expression().firstMatch(
        in: try call.text(1), options: try call.matchingOptions(), range: try call.machine.nsRange(call[3]))
      return .optional(found.map { call.machine.object(type, $0) })
    }
    add("NSRegularExpression.numberOfMatches(in:options:range:)") { call in
      .int(
        try call.expression().numberOfMatches(
          in: try call.text(1), options: try call.matchingOptions(), range: try call.machine.nsRange(call[3])))
    }
    add("NSRegularExpression.stringByReplacingMatches(in:options:range:withTemplate:)") { call in
      .string(
        try call.expression().stringByReplacingMatches(
          in: try call.text(1), options: try call.matchingOptions(), range: try call.machine.nsRange(call[3]),
          withTemplate: try call.text(4)))
    }
    add("NSRegularExpression.replacementString(for:in:offset:template:)") { call in
      let result = try call.machine.attachment(of: call[1], NSTextCheckingResult.self)
      return .string(
        try call.expression().replacementString(
          for: result, in: try call.text(2), offset: try call.int(3), template: try call.text(4)))
    }
    add("NSTextCheckingResult.regularExpression") { call in
      let type = call.wrappedResult
      return .optional(try call.checkingResult().regularExpression.map { call.machine.object(type, $0) })
    }
    add("NSTextCheckingResult.adjustingRanges(offset:)") { call in
      call.machine.object(call.site.result, try call.checkingResult().adjustingRanges(offset: try call.int(1)))
    }
    add("NSTextCheckingResult.range") { call in call.machine.value(try call.checkingResult().range) }
    add("NSTextCheckingResult.numberOfRanges") { call in .int(try call.checkingResult().numberOfRanges) }
    add("NSTextCheckingResult.range(at:)") { call in
      let result = try call.checkingResult()
      guard try (0..<result.numberOfRanges).contains(call.int(1)) else {
        throw Fault.trap("Range or index out of bounds")
      }
      return call.machine.value(result.range(at: try call.int(1)))
    }
    add("NSTextCheckingResult.range(withName:)") { call in
      call.machine.value(try call.checkingResult().range(withName: try call.text(1)))
    }
    add("NSRange.init(_:in:)") { call in
      let text = try call[1].asText.base
      let range = try TextPosition.range(try call.machine.halfOpen(call[0], in: text), in: text[...])
      return call.machine.value(NSRange(range, in: text))
    }
    add("Range.init(_:in:)") { call in
      let text = try call[1].asText.base
      let type = call.ownType
      let range = Range(try call.machine.nsRange(call[0]), in: text)
      return .optional(range.map { call.machine.value($0, in: text, type) })
    }
    addNSStrings()
  }

  private mutating func addNSStrings() {
    func text(_ name: String, _ read: @escaping (NSString, NativeCall) throws -> Value) {
      add("NSString.\(name)") { call in
        try read(NSString(string: try call.machine.field("string", of: call[0]).asString), call)
      }
    }
    text("substring(with:)") { text, call in
      let range = try call.machine.nsRange(call[1])
      guard range.location >= 0, range.length >= 0, range.location + range.length <= text.length else {
        throw Fault.trap("Range or index out of bounds")
      }
      return .string(text.substring(with: range))
    }
    text("range(of:)") { text, call in call.machine.value(text.range(of: try call.text(1))) }
    text("replacingCharacters(in:with:)") { text, call in
      .string(text.replacingCharacters(in: try call.machine.nsRange(call[1]), with: try call.text(2)))
    }
    text("doubleValue") { text, _ in .double(text.doubleValue) }
    text("integerValue") { text, _ in .int(text.integerValue) }
    text("boolValue") { text, _ in .bool(text.boolValue) }
    text("lastPathComponent") { text, _ in .string(text.lastPathComponent) }
    text("pathExtension") { text, _ in .string(text.pathExtension) }
    text("deletingLastPathComponent") { text, _ in .string(text.deletingLastPathComponent) }
    text("deletingPathExtension") { text, _ in .string(text.deletingPathExtension) }
  }
}

extension NativeCall {
  fileprivate func expression() throws -> NSRegularExpression {
    try machine.attachment(of: self[0], NSRegularExpression.self)
  }

  fileprivate func matchingOptions() throws -> NSRegularExpression.MatchingOptions {
    NSRegularExpression.MatchingOptions(rawValue: UInt(bitPattern: try self[2].rawNumber))
  }

  fileprivate func checkingResult() throws -> NSTextCheckingResult {
    try machine.attachment(of: self[0], NSTextCheckingResult.self)
  }
}

extension Machine {
  func nsRange(_ value: Value) throws -> NSRange {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 2 else { throw Fault.mismatch("NSRange", value) }
    return NSRange(location: try fields[0].asInt, length: try fields[1].asInt)
  }

  func value(_ range: NSRange) -> Value { structure("NSRange", [.int(range.location), .int(range.length)]) }
}
