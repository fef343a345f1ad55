import ViewSource
import ViewSyntax

/// The text of a type during printing, stored as UTF-8 bytes. Type names are many and short, and appending them to a
/// `String` is several times slower.
private struct TypeText {
  private var bytes: [UInt8] = []

  init() {
    // Enough for most types.
    bytes.reserveCapacity(256)
  }

  var count: Int { bytes.count }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func += (text: inout TypeText, part: String) { text.bytes.append(contentsOf: part.utf8) }
}

/// Prints types as `print(type(of:))` does at run time: unqualified names, no sugar, opaque types resolved.
struct TypePrinter {
  let analyzer: Analyzer
  /// The reasons why parts are unknown, without duplicates, in order of appearance.
  private(set) var reasons: [HoleReason] = []
  /// Whether SwiftUI's own name is established for every name in the printed type.
  private(set) var isCertain = true

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// The maximum length in UTF-8 bytes. Longer types help no reader, and opaque types can nest without end.
  private static let maximumLength = 1 << 16

  mutating func print(_ type: TypeID) -> String {
    if !analyzer.isEstablished(type) { isCertain = false }
    var text = TypeText()
    append(analyzer.resolvingOpaque(type), to: &text)
    return text.string
  }

  private mutating func append(_ type: TypeID, to text: inout TypeText) {
    guard text.count < TypePrinter.maximumLength else { return text += "…" }
    let types = analyzer.types
    if let reason = analyzer.holeReason(of: type) {
      if !reasons.contains(reason) { reasons.append(reason) }
      // An undeclared type still has its written name.
      return text += reason.kind == .undeclaredType ? reason.detail : "_"
    }
    switch types.kind(type) {
    case .nominal: appendNominal(type, to: &text)
    case .parameter: text += name(ofParameter: types.decl(type))
    case .member:
      let base = types.argument(type, 0)
      let isAnonymous = types.kind(base) == .parameter && analyzer.isImplicitParameter(types.decl(base))
      if isAnonymous { text += "(" }
      append(base, to: &text)
      if isAnonymous { text += ")" }
      text += "." + analyzer.decl(types.decl(type)).name.text
    case .tuple: appendTuple(type, to: &text)
    case .function: appendFunction(type, to: &text)
    case .metatype:
      let isFunction = types.kind(types.argument(type, 0)) == .function
      if isFunction { text += "(" }
      append(types.argument(type, 0), to: &text)
      if isFunction { text += ")" }
      text += analyzer.types.payload(type) == 0 ? ".Type" : ".Protocol"
    case .existential:
      let parts = analyzer.partsAtRunTime(ofExistential: type)
      if parts.isEmpty { return text += "Any" }
      appendList(parts, separator: " & ", to: &text)
    case .pack:
      text += "Pack{"
      appendList(types.arguments(type), to: &text)
      text += "}"
    case .expansion:
      text += "repeat "
      append(types.argument(type, 0), to: &text)
    case .inoutType: append(types.argument(type, 0), to: &text)
    case .literal: append(analyzer.withDefaults(type), to: &text)
    case .integer: text += types.integer(type).map { String($0) } ?? "_"
    case .hole, .opaque, .variable: text += "_"
    }
  }

  private func name(ofParameter id: DeclID) -> String {
    // Prints an implicit parameter as the compiler does: `some View`.
    if analyzer.isImplicitParameter(id) { return analyzer.words(ofImplicitParameter: id) }
    return analyzer.decl(id).kind == .protocolType ? "Self" : analyzer.decl(id).name.text
  }

  private mutating func appendNominal(_ type: TypeID, to text: inout TypeText) {
    let types = analyzer.types
    let id = types.decl(type)
    let decl = analyzer.decl(id)
    if decl.has(.isUncertain) { isCertain = false }
    text += decl.name.text
    // The printed name of a nested type does not show the generic arguments of its outer type.
    let count = types.argumentCount(type)
    let first = count == 0 || decl.parent == Decl.none ? 0 : analyzer.genericContext(of: id).outerCount
    guard first < count else { return }
    text += "<"
    for index in first..<count {
      if index > first { text += ", " }
      append(types.argument(type, index), to: &text)
    }
    text += ">"
  }

  private mutating func appendTuple(_ type: TypeID, to text: inout TypeText) {
    let types = analyzer.types
    let labels = types.labels(ofTuple: type)
    text += "("
    for (index, element) in types.arguments(type).enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, labels[index] != .none { text += labels[index].text + ": " }
      append(element, to: &text)
    }
    text += ")"
  }

  private mutating func appendFunction(_ type: TypeID, to text: inout TypeText) {
    let arguments = analyzer.types.arguments(type)
    let flags = analyzer.types.flags(ofFunction: type)
    let attributes = analyzer.types.attributes(ofFunction: type)
    if attributes?.isIsolatedToAny == true { text += "@isolated(any) " }
    if let convention = attributes?.convention { text += "@convention(\(convention.rawValue)) " }
    if let actor = attributes?.actor {
      text += "@"
      append(actor, to: &text)
      text += " "
    }
    if attributes?.isSendable == true { text += "@Sendable " }
    text += "("
    for (index, parameter) in arguments.dropLast().enumerated() {
      if index > 0 { text += ", " }
      let flags = index < flags.count ? flags[index] : []
      if let ownership = attributes?.ownership, index < ownership.count { text += ownership[index].words }
      if flags.contains(.isInout) { text += "inout " }
      append(parameter, to: &text)
      if flags.contains(.isVariadic) { text += "..." }
    }
    text += ") "
    let effects = analyzer.types.effects(ofFunction: type)
    if effects.contains(.isAsync) { text += "async " }
    if effects.contains(.isThrowing) { appendThrows(attributes?.thrown, to: &text) }
    text += attributes?.sendsResult == true ? "-> sending " : "-> "
    if let result = arguments.last { append(result, to: &text) }
  }

  /// `throws`, or `throws(E)` if the error type is not `any Error`. Nothing for `throws(Never)`.
  private mutating func appendThrows(_ thrown: TypeID?, to text: inout TypeText) {
    let known = thrown.map { analyzer.resolved($0) }
    if let known, analyzer.isKnown(known, .never) { return }
    text += "throws"
    if let known, known != analyzer.types.existential([analyzer.known(.error)]) {
      text += "("
      append(known, to: &text)
      text += ")"
    }
    text += " "
  }

  private mutating func appendList(_ list: [TypeID], separator: String = ", ", to text: inout TypeText) {
    for (index, element) in list.enumerated() {
      if index > 0 { text += separator }
      append(element, to: &text)
    }
  }
}

extension Analyzer {
  /// The protocols of an existential as the runtime orders them: by module, then name, without marker protocols
  /// (`Sendable`, `Copyable`, `Escapable`).
  func partsAtRunTime(ofExistential type: TypeID) -> [TypeID] {
    let parts = types.arguments(type)
    let anyObject = known("AnyObject")
    let marker = [known(.sendable), known(.copyable), known(.escapable)]
    guard parts.count > 1 || parts.contains(where: marker.contains) else { return parts }
    func key(_ part: TypeID) -> (group: Int, module: String, name: String) {
      if part == anyObject { return (2, "", "") }
      guard types.kind(part) == .nominal else { return (0, "", "") }
      let id = types.decl(part)
      guard decl(id).kind == .protocolType else { return (0, "", "") }
      return (1, id.file == .local ? "" : program.module(of: id.file).name.text, decl(id).name.text)
    }
    return parts.filter { !marker.contains($0) }.sorted { key($0) < key($1) }
  }

  /// Why a type itself, apart from its components, is unknown; `nil` if it is known.
  func holeReason(of type: TypeID) -> HoleReason? {
    switch types.kind(type) {
    case .hole: types.reason(ofHole: type)
    case .opaque, .variable: HoleReason(.notInferred)
    case .nominal where decl(types.decl(type)).has(.isHole):
      HoleReason(.uncertain, decl(types.decl(type)).name.text)
    default: nil
    }
  }

  /// Whether the type depends on no function whose real SwiftUI result type is not established. For such a function the
  /// catalogue's body is the best known answer.
  func isEstablished(_ type: TypeID) -> Bool {
    guard types.flags(type).contains(.hasOpaque) else { return true }
    if let known = establishedTypes[type], let known { return known }
    var parts: [TypeID] = []
    let result = isEstablished(type, &parts)
    guard !result else { return true }
    // The parts were assumed established, maybe because of a part that is not, so their cached answers are dropped.
    for part in parts { establishedTypes[part] = .some(nil) }
    establishedTypes[type] = false
    return false
  }

  /// - Parameter parts: the types visited so far. They are assumed established until one of them turns out not to be.
  private func isEstablished(_ type: TypeID, _ parts: inout [TypeID]) -> Bool {
    guard types.flags(type).contains(.hasOpaque) else { return true }
    if let known = establishedTypes[type], let known { return known }
    establishedTypes[type] = true
    parts.append(type)
    if types.kind(type) == .opaque {
      let id = types.decl(type)
      if decl(id).has(.isUncertain) { return false }
      for underlying in underlyingTypes(of: id) where !isEstablished(underlying, &parts) { return false }
    }
    return !types.hasArgument(type) { !isEstablished($0, &parts) }
  }
}
