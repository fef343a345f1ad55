import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// What properties begin with that are kept in the user's defaults.
struct StoredFacts: Sendable {
  /// The first value of a property, which counts as long as nothing is kept under its key.
  struct Default: Sendable {
    /// The key's literal, the store and what kind of value it is, in the code of one module: another one may be another
    /// program.
    let key: String
    /// The key without the kind of value.
    let setting: String
    /// Whether it is a text, and not a number or an answer; `nil` for a case, which may be kept as either.
    let isText: Bool?
    /// As it is written; of a case of an enumeration only the name.
    let value: String
    let place: ProgramFacts.Place
  }

  /// The first one of the program for each key.
  private var first: [String: Default] = [:]
  /// The first text and the first number or answer for each setting.
  private var texts: [String: Default] = [:]
  private var numbers: [String: Default] = [:]

  mutating func merge(_ others: [StoredFacts]) {
    texts.merge(all: others.map(\.texts), uniquingKeysWith: Self.earlier)
    numbers.merge(all: others.map(\.numbers), uniquingKeysWith: Self.earlier)
    first.merge(all: others.map(\.first), uniquingKeysWith: Self.earlier)
  }

  private static func earlier(_ one: Default, _ other: Default) -> Default {
    ProgramFacts.Place.first(one.place, other.place) == one.place ? one : other
  }

  /// A declaration that is about to be walked over.
  mutating func read(_ decl: DeclID, _ context: RuleContext) {
    guard let value = context.storedDefault(of: decl) else { return }
    first.merge([value.key: value], uniquingKeysWith: Self.earlier)
    switch value.isText {
    case true?: texts.merge([value.setting: value], uniquingKeysWith: Self.earlier)
    case false?: numbers.merge([value.setting: value], uniquingKeysWith: Self.earlier)
    case nil: break
    }
  }

  /// The first number or answer for the key of a text, or the first text for that of a number.
  func first(ofOtherKindThan value: Default) -> Default? {
    value.isText.flatMap { ($0 ? numbers : texts)[value.setting] }
  }

  /// The first one for the same key, if its value is another one.
  func first(unlike value: Default) -> Default? {
    first[value.key].flatMap { $0.value == value.value || $0.place == value.place ? nil : $0 }
  }
}

extension RuleContext {
  /// What a property begins with that is kept in the user's defaults; `nil` if its key or its value is none that the code
  /// spells out, or if only a preview has it.
  func storedDefault(of property: DeclID) -> StoredFacts.Default? {
    let decl = analyzer.decl(property)
    guard decl.kind == .variable, decl.has(.hasCustomAttributes),
      let wrapper = analyzer.propertyWrappers(of: property).first,
      analyzer.catalogueText(.stores, of: wrapper.decl) != nil, !isInPreviewProvider,
      let value = analyzer.node(of: property).child(.initializerClause)?.children.first(where: { $0.kind.isExpr }),
      let (kind, text) = spelled(value), let (key, _) = analyzer.storedKey(of: property), !key.contains("\\(")
    else { return nil }
    let store = wrapper.attribute.subtree.first { $0.kind == .labeledExpr }?.plainText ?? ""
    let module = analyzer.program.moduleNumber(of: property.file)
    return StoredFacts.Default(
      key: "\(module) \(kind) \(key) \(store)", setting: "\(module) \(key) \(store)",
      isText: kind == "case" ? nil : kind == "text", value: text,
      place: ProgramFacts.Place(file: property.file, range: analyzer.nameRange(of: property)))
  }

  /// A literal as it is written, or the name of a case: `.dark` and `Scheme.dark` are one.
  private func spelled(_ value: SyntaxNode) -> (kind: String, text: String)? {
    switch value.kind {
    case .booleanLiteralExpr: ("answer", value.text)
    case .integerLiteralExpr, .floatLiteralExpr: ("number", value.text)
    case .stringLiteralExpr: value.children.isEmpty ? ("text", value.text) : nil
    case .implicitMemberExpr, .memberAccessExpr: value.lastToken.map { ("case", ".\(value.text(of: $0))") }
    default: nil
    }
  }
}
