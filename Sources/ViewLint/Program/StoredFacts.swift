import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The default values of the properties that are stored in the user defaults.
struct StoredFacts: Sendable {
  /// The default value of a property, which applies as long as no value is stored for its key.
  struct Default: Sendable {
    /// The key literal, the store and the kind of value, in one module. Another module may be another program.
    let key: String
    /// The same without the kind of value.
    let setting: String
    /// Whether the value is a string, and not a number or a Boolean; `nil` for an enumeration case, which may be stored
    /// as either.
    let isText: Bool?
    /// The value as written; for an enumeration case, only its name.
    let value: String
    let place: ProgramFacts.Place
  }

  /// The first default value in the program for each key.
  private var first: [String: Default] = [:]
  /// The first string, and the first number or Boolean, for each setting.
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

  /// Records the default value of a declaration.
  mutating func read(_ decl: DeclID, _ context: RuleContext) {
    guard let value = context.storedDefault(of: decl) else { return }
    first.merge([value.key: value], uniquingKeysWith: Self.earlier)
    switch value.isText {
    case true?: texts.merge([value.setting: value], uniquingKeysWith: Self.earlier)
    case false?: numbers.merge([value.setting: value], uniquingKeysWith: Self.earlier)
    case nil: break
    }
  }

  /// The first default value with the same setting that is a number or Boolean where this one is a string, or the
  /// reverse.
  func first(ofOtherKindThan value: Default) -> Default? {
    value.isText.flatMap { ($0 ? numbers : texts)[value.setting] }
  }

  /// The first default value with the same key, if it differs.
  func first(unlike value: Default) -> Default? {
    first[value.key].flatMap { $0.value == value.value || $0.place == value.place ? nil : $0 }
  }
}

extension RuleContext {
  /// The default value of a property that is stored in the user defaults; `nil` if the key or the value is not written
  /// as a literal, or if only a preview has the property.
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

  /// A literal as written, or the name of a case: `.dark` and `Scheme.dark` are equal.
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
