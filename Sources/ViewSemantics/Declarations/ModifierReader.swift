import ViewCatalog
import ViewSource
import ViewSyntax

/// Reads the modifiers and built-in attributes of a declaration.
struct ModifierReader {
  private let configuration: BuildConfiguration
  /// Whether the file is part of the catalogue, whose own attributes have a meaning only there.
  private let isCatalogue: Bool

  init(_ configuration: BuildConfiguration, isCatalogue: Bool) {
    self.configuration = configuration
    self.isCatalogue = isCatalogue
  }

  /// - Parameter facts: receives the kinds of the attributes that carry text.
  func read(_ list: SyntaxNode, into decl: inout Decl, facts: inout Set<CatalogueText>) {
    var previous = TokenKind.endOfFile
    var reading = decl.access
    for token in list.ownTokens {
      if token.kind.isAccess { reading = decl.access }
      switch token.kind {
      case .privateKeyword: decl.access = .privateAccess
      case .fileprivateKeyword: decl.access = .fileprivateAccess
      case .packageKeyword: decl.access = .packageAccess
      case .publicKeyword, .openKeyword: decl.access = .publicAccess
      case .staticKeyword, .classKeyword: decl.flags.insert(.isStatic)
      case .mutatingKeyword: decl.flags.insert(.isMutating)
      case .lazyKeyword: decl.flags.insert(.isLazy)
      case .indirectKeyword: decl.flags.insert(.isIndirect)
      case .overrideKeyword: decl.flags.insert(.isOverride)
      case .prefixKeyword: decl.flags.insert(.isUnaryOperator)
      case .postfixKeyword: decl.flags.formUnion([.isUnaryOperator, .isPostfixOperator])
      case .setKeyword where previous == .leftParen:
        // `private(set)` does not restrict reading.
        decl.access = reading
      default: break
      }
      previous = token.kind
    }
    for child in list.children {
      if child.kind == .attribute {
        read(attribute: child, into: &decl, facts: &facts)
      } else if child.kind == .ifConfigDecl {
        for element in configuration.activeElements(of: child) where element.kind == .modifierList {
          read(element, into: &decl, facts: &facts)
        }
      }
    }
  }

  private func read(attribute: SyntaxNode, into decl: inout Decl, facts: inout Set<CatalogueText>) {
    guard let name = attribute.children.first?.lastToken else { return }
    switch AttributeWord(attribute.bytes, name.range, isCatalogue: isCatalogue) {
    case .flag(let flag):
      decl.flags.insert(flag)
      // The attribute's text names what the view owns.
      if flag == .ownsState { note(.owns, &decl, &facts) }
    case .available:
      let availability = Availability(attribute)
      if availability.isUnavailable(configuration) { decl.flags.insert(.isUnavailable) }
      if availability.isTooNew(configuration) { decl.flags.insert(.isTooNew) }
      if isCatalogue, availability.isDeprecated(configuration) { decl.flags.insert(.isDeprecated) }
    case .other: decl.flags.insert(.hasCustomAttributes)
    case .fact(let fact): note(fact, &decl, &facts)
    case .ofNoConcern: break
    }
  }

  private func note(_ fact: CatalogueText, _ decl: inout Decl, _ facts: inout Set<CatalogueText>) {
    decl.flags.insert(.hasCatalogueAttributes)
    facts.insert(fact)
  }
}

/// The meaning of an attribute's name.
enum AttributeWord {
  /// Sets a flag of the declaration.
  case flag(Decl.Flags)
  case available
  /// An attribute without an effect on types.
  case ofNoConcern
  /// A catalogue attribute whose text is read on demand.
  case fact(CatalogueText)
  /// A property wrapper, result builder, macro or global actor: a name to look up.
  case other

  private static let ofLanguage: [(StaticString, AttributeWord)] = [
    ("_disfavoredOverload", .flag(.isDisfavored)), ("propertyWrapper", .flag(.isPropertyWrapper)),
    ("resultBuilder", .flag(.isResultBuilder)), ("_functionBuilder", .flag(.isResultBuilder)),
    ("dynamicMemberLookup", .flag(.hasDynamicMembers)), ("main", .flag(.isMain)), ("available", .available),
    ("discardableResult", .ofNoConcern), ("escaping", .ofNoConcern),
    ("autoclosure", .ofNoConcern), ("Sendable", .ofNoConcern), ("MainActor", .ofNoConcern),
    ("inlinable", .ofNoConcern), ("usableFromInline", .ofNoConcern), ("frozen", .ofNoConcern),
    ("objc", .ofNoConcern), ("objcMembers", .ofNoConcern), ("IBAction", .ofNoConcern), ("IBOutlet", .ofNoConcern),
    ("unchecked", .ofNoConcern), ("preconcurrency", .ofNoConcern), ("testable", .ofNoConcern),
    ("nonobjc", .ofNoConcern), ("inline", .ofNoConcern), ("backDeployed", .ofNoConcern),
    ("globalActor", .ofNoConcern), ("warn_unqualified_access", .ofNoConcern), ("retroactive", .ofNoConcern),
    ("_exported", .ofNoConcern), ("dynamicCallable", .ofNoConcern), ("NSApplicationMain", .flag(.isMain)),
    ("UIApplicationMain", .flag(.isMain)), ("NSManaged", .flag(.isPrimitive)), ("attached", .ofNoConcern),
    ("freestanding", .ofNoConcern), ("convention", .ofNoConcern),
  ]

  /// Facts about SwiftUI that Swift cannot express; `Catalogue` documents each one.
  private static let ofCatalogue: [(StaticString, AttributeWord)] = [
    ("primitive", .flag(.isPrimitive)), ("uncertain", .flag(.isUncertain)), ("hole", .flag(.isHole)),
    ("owns", .flag(.ownsState)), ("transparent", .flag(.isTransparent)), ("repeating", .flag(.isRepeating)),
    ("lazyContent", .flag(.isLazyContainer)), ("fresh", .flag(.isFresh)), ("costly", .flag(.isCostly)),
    ("expands", .flag(.fillsRoom)),
    ("shifts", .flag(.shiftsElements)), ("identifies", .flag(.givesIdentity)), ("transitions", .flag(.isTransition)),
  ]

  /// The same tables by length: few words share a length.
  private static let languageWords = byLength(ofLanguage.map { Spelling("\($0.0)", $0.1) })
  private static let catalogueWords = byLength(
    (ofLanguage + ofCatalogue).map { Spelling("\($0.0)", $0.1) }
      + CatalogueText.allCases.map { Spelling($0.rawValue, .fact($0)) })

  private static func byLength(_ spellings: [Spelling]) -> [[Spelling]] {
    var table = Array(repeating: [Spelling](), count: (spellings.map(\.bytes.count).max() ?? 0) + 1)
    for spelling in spellings { table[spelling.bytes.count].append(spelling) }
    return table
  }

  /// An attribute's name, with its first eight bytes for a quick comparison.
  private struct Spelling {
    let bytes: [UInt8]
    let word: AttributeWord
    let head: UInt64

    init(_ text: String, _ word: AttributeWord) {
      bytes = Array(text.utf8)
      self.word = word
      head = bytes.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
    }
  }

  init(_ bytes: SourceBytes, _ range: SourceRange, isCatalogue: Bool) {
    let table = isCatalogue ? AttributeWord.catalogueWords : AttributeWord.languageWords
    self = .other
    if range.count >= table.count || range.isEmpty { return }
    var head = bytes.word(at: range.start)
    if range.count < 8 { head &= 1 << (8 * UInt64(range.count)) &- 1 }
    for spelling in table[range.count] where spelling.head == head {
      if (8..<max(8, range.count)).allSatisfy({ bytes[range.start + $0] == spelling.bytes[$0] }) {
        self = spelling.word
        return
      }
    }
  }
}

/// `@available(iOS, introduced: 17, obsoleted: 18)`, `@available(*, unavailable)`, `@available(iOS 17, *)`
struct Availability {
  private var unavailablePlatforms: [Name] = []
  private var introduced: [(platform: Name, version: Int)] = []
  private var obsoleted: [(platform: Name, version: Int)] = []
  private var deprecated: [(platform: Name, version: Int)] = []

  init(_ attribute: SyntaxNode) {
    var platform = Name.none
    var item: [Token] = []
    for token in attribute.ownTokens.dropFirst() where token.kind != .leftParen {
      if token.kind != .comma, token.kind != .rightParen {
        item.append(token)
        continue
      }
      add(item, of: attribute, &platform)
      item.removeAll(keepingCapacity: true)
    }
    add(item, of: attribute, &platform)
  }

  /// Reads one item between commas: a platform, usually with a version, or a labeled clause about the preceding
  /// platform.
  private mutating func add(_ item: [Token], of attribute: SyntaxNode, _ platform: inout Name) {
    guard let first = item.first else { return }
    let says = { attribute.isSpelt(first, $0) }
    let version = item.count > 2 ? Availability.major(item[2], attribute.bytes) : 0
    if says("unavailable") {
      unavailablePlatforms.append(platform)
    } else if says("introduced"), item.count > 2 {
      introduced.append((platform, version))
    } else if says("obsoleted"), item.count > 2 {
      obsoleted.append((platform, version))
    } else if says("deprecated") {
      if item.count > 2 { deprecated.append((platform, version)) }
    } else if !says("message"), !says("renamed"), !says("noasync") {
      platform = attribute.name(of: first)
      if item.count > 1 { introduced.append((platform, Availability.major(item[1], attribute.bytes))) }
    }
  }

  /// `17` of `17.4`
  private static func major(_ token: Token, _ bytes: SourceBytes) -> Int {
    var version = 0
    for place in token.range.start..<token.range.end {
      guard digits.contains(bytes[place]), version < tooLarge else { break }
      version = version * 10 + Int(bytes[place] - digits.lowerBound)
    }
    return version
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  /// A limit above every system version, so that a large number in the source does not overflow.
  private static let tooLarge = 1_000_000

  /// Whether the declaration is introduced after the target, so that code needs `#available`.
  func isTooNew(_ configuration: BuildConfiguration) -> Bool {
    introduced.contains { checksCalls($0.platform, configuration) && $0.version > configuration.target }
  }

  /// The version of the platform that introduces the declaration; `nil` if none is given.
  func introducedVersion(_ configuration: BuildConfiguration) -> Int? {
    introduced.filter { checksCalls($0.platform, configuration) }.map(\.version).max()
  }

  /// Whether the declaration is deprecated at or before the target.
  func isDeprecated(_ configuration: BuildConfiguration) -> Bool {
    deprecated.contains { checksCalls($0.platform, configuration) && $0.version <= configuration.target }
  }

  /// Whether code for the target cannot use the declaration at all.
  func isUnavailable(_ configuration: BuildConfiguration) -> Bool {
    let platform = configuration.platform.spelling
    if unavailablePlatforms.contains(where: { $0 == platform || $0 == .anyPlatform }) { return true }
    let target = configuration.target
    return obsoleted.contains { checksCalls($0.platform, configuration) && $0.version <= target }
  }

  /// Whether a platform name covers the current platform. `anyAppleOS` (Swift 6.4) covers all, whose version numbers
  /// are equal since 26.
  private func checksCalls(_ platform: Name, _ configuration: BuildConfiguration) -> Bool {
    platform == configuration.platform.spelling || platform == .anyAppleOS
  }
}

extension Name {
  fileprivate static let anyPlatform = Name("*")
  fileprivate static let anyAppleOS = Name("anyAppleOS")
}

extension BuildConfiguration.Platform {
  private static let spellings = allCases.map { Name($0.name) }

  /// `name`, as a `Name` for comparison with source tokens.
  fileprivate var spelling: Name {
    switch self {
    case .ios: Self.spellings[0]
    case .macos: Self.spellings[1]
    case .watchos: Self.spellings[2]
    case .tvos: Self.spellings[3]
    case .visionos: Self.spellings[4]
    }
  }
}

extension TokenKind {
  /// Whether this is an access level keyword.
  fileprivate var isAccess: Bool {
    switch self {
    case .privateKeyword, .fileprivateKeyword, .internalKeyword, .packageKeyword, .publicKeyword,
      .openKeyword:
      true
    default: false
    }
  }
}
