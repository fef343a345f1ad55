import ViewCatalog
import ViewSource
import ViewSyntax

/// Reads the modifiers and the language's own attributes of a declaration.
struct ModifierReader {
  private let configuration: BuildConfiguration
  /// In the catalogue attributes of its own have a meaning; elsewhere they are the program's.
  private let isCatalogue: Bool

  init(_ configuration: BuildConfiguration, isCatalogue: Bool) {
    self.configuration = configuration
    self.isCatalogue = isCatalogue
  }

  func read(_ list: SyntaxNode, into decl: inout Decl) {
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
      case .overrideKeyword: decl.flags.insert(.isOverride)
      case .prefixKeyword: decl.flags.insert(.isUnaryOperator)
      case .postfixKeyword: decl.flags.formUnion([.isUnaryOperator, .isPostfixOperator])
      case .setKeyword where previous == .leftParen:
        // `private(set)` says nothing about reading.
        decl.access = reading
      default: break
      }
      previous = token.kind
    }
    for child in list.children {
      if child.kind == .attribute {
        read(attribute: child, into: &decl)
      } else if child.kind == .ifConfigDecl {
        for element in configuration.activeElements(of: child) where element.kind == .modifierList {
          read(element, into: &decl)
        }
      }
    }
  }

  private func read(attribute: SyntaxNode, into decl: inout Decl) {
    guard let name = attribute.children.first?.lastToken else { return }
    if isCatalogue { decl.flags.insert(.hasCatalogueAttributes) }
    switch AttributeWord(attribute.bytes, name.range, isCatalogue: isCatalogue) {
    case .flag(let flag): decl.flags.insert(flag)
    case .available:
      let availability = Availability(attribute)
      if availability.isUnavailable(configuration) { decl.flags.insert(.isUnavailable) }
      if availability.isTooNew(configuration) { decl.flags.insert(.isTooNew) }
      if isCatalogue, availability.isDeprecated(configuration) { decl.flags.insert(.isDeprecated) }
    case .other: decl.flags.insert(.hasCustomAttributes)
    case .ofNoConcern: break
    }
  }
}

/// What the word of an attribute means for a declaration.
enum AttributeWord {
  /// The declaration is what the flag says.
  case flag(Decl.Flags)
  case available
  /// An attribute that changes no type.
  case ofNoConcern
  /// A wrapper, builder, macro or global actor: a name to look up.
  case other

  private static let words: [(StaticString, AttributeWord)] = [
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
    ("UIApplicationMain", .flag(.isMain)), ("NSManaged", .ofNoConcern), ("attached", .ofNoConcern),
    ("freestanding", .ofNoConcern), ("convention", .ofNoConcern),
  ]

  /// What Swift cannot say of SwiftUI; `Catalogue` says what each means.
  private static let catalogueWords: [(StaticString, AttributeWord)] = [
    ("primitive", .flag(.isPrimitive)), ("uncertain", .flag(.isUncertain)), ("hole", .flag(.isHole)),
    ("owns", .flag(.ownsState)), ("transparent", .flag(.isTransparent)), ("repeating", .flag(.isRepeating)),
    ("lazyContent", .flag(.isLazyContainer)), ("fresh", .flag(.isFresh)), ("costly", .flag(.isCostly)),
    ("shifts", .flag(.shiftsElements)), ("identifies", .flag(.givesIdentity)), ("transitions", .flag(.isTransition)),
  ]

  /// The attributes whose text is read when it is asked for, by their lengths: few are as long as another.
  private static let texts = Dictionary(grouping: CatalogueText.allCases.map(\.rawValue), by: \.utf8.count)

  init(_ bytes: SourceBytes, _ range: SourceRange, isCatalogue: Bool) {
    for (text, word) in AttributeWord.words where bytes.isEqual(range, to: text) {
      self = word
      return
    }
    if isCatalogue {
      for (text, word) in AttributeWord.catalogueWords where bytes.isEqual(range, to: text) {
        self = word
        return
      }
      if AttributeWord.texts[range.count]?.contains(where: { bytes.isEqual(range, toText: $0) }) == true {
        self = .ofNoConcern
        return
      }
    }
    self = .other
  }
}

/// `@available(iOS, introduced: 17, obsoleted: 18)`, `@available(*, unavailable)`, `@available(iOS 17, *)`
struct Availability {
  private var unavailablePlatforms: [String] = []
  private var introduced: [(platform: String, version: Int)] = []
  private var obsoleted: [(platform: String, version: Int)] = []
  private var deprecated: [(platform: String, version: Int)] = []

  init(_ attribute: SyntaxNode) {
    let words = attribute.ownTokens.dropFirst().map { attribute.text(of: $0) }.filter { $0 != "(" && $0 != ")" }
    var platform = ""
    for item in words.split(separator: ",") {
      let item = Array(item)
      guard let first = item.first else { continue }
      switch first {
      case "unavailable": unavailablePlatforms.append(platform)
      case "introduced" where item.count > 2: introduced.append((platform, Availability.major(item[2])))
      case "obsoleted" where item.count > 2: obsoleted.append((platform, Availability.major(item[2])))
      case "deprecated" where item.count > 2: deprecated.append((platform, Availability.major(item[2])))
      case "deprecated", "message", "renamed", "noasync": break
      default:
        platform = first
        if item.count > 1 { introduced.append((platform, Availability.major(item[1]))) }
      }
    }
  }

  private static func major(_ text: String) -> Int {
    Int(text.prefix { $0.isNumber }) ?? 0
  }

  /// Whether the declaration comes later than the target: code has to ask for it with `#available`.
  func isTooNew(_ configuration: BuildConfiguration) -> Bool {
    introduced.contains { isAbout($0.platform, configuration) && $0.version > configuration.target }
  }

  /// The version of the platform that the declaration comes with; `nil` if nothing is said.
  func introducedVersion(_ configuration: BuildConfiguration) -> Int? {
    introduced.filter { isAbout($0.platform, configuration) }.map(\.version).max()
  }

  /// Whether a version up to the target deprecates the declaration.
  func isDeprecated(_ configuration: BuildConfiguration) -> Bool {
    deprecated.contains { isAbout($0.platform, configuration) && $0.version <= configuration.target }
  }

  /// Whether code for the target cannot use the declaration at all.
  func isUnavailable(_ configuration: BuildConfiguration) -> Bool {
    let platform = configuration.platform.name
    if unavailablePlatforms.contains(where: { $0 == platform || $0 == "*" }) { return true }
    let target = configuration.target
    return obsoleted.contains { isAbout($0.platform, configuration) && $0.version <= target }
  }

  /// Whether a platform is the one that is built for. `anyAppleOS`, since Swift 6.4, is all of them, whose versions are the
  /// same since 26.
  private func isAbout(_ platform: String, _ configuration: BuildConfiguration) -> Bool {
    platform == configuration.platform.name || platform == "anyAppleOS"
  }
}

extension TokenKind {
  /// Says who may use a declaration.
  fileprivate var isAccess: Bool {
    switch self {
    case .privateKeyword, .fileprivateKeyword, .packageKeyword, .publicKeyword, .openKeyword: true
    default: false
    }
  }
}
