import ViewCatalog
import ViewSource
import ViewSyntax

/// What the conditions of `#if` and `@available` are decided by.
public struct BuildConfiguration: Sendable, Hashable {
  /// The first SDK in which a property of an `@Observable` class does not tell of an equal value.
  public static let comparingSDK = 26

  /// By the words of `--platform` and of configurations.
  public enum Platform: String, Sendable, CaseIterable {
    case ios, macos, watchos, tvos, visionos

    /// The name in `#if os(…)` and `@available(…)`.
    public var name: String {
      switch self {
      case .ios: "iOS"
      case .macos: "macOS"
      case .watchos: "watchOS"
      case .tvos: "tvOS"
      case .visionos: "visionOS"
      }
    }

    /// The major version that SwiftUI came with: that of iOS 13, or the platform's own first.
    public var firstVersion: Int { max(1, version(forIOS: 13)) }

    /// Which versions of this platform go with a major version of iOS.
    public func version(forIOS major: Int) -> Int {
      guard major < 26 else { return major }
      switch self {
      case .ios, .tvos: return major
      case .macos: return major - 3
      case .watchos: return major - 7
      case .visionos: return major - 16
      }
    }

    /// The version of iOS that came out with a version of this platform.
    public func versionOfIOS(for major: Int) -> Int {
      // The distance is the same in all years before the numbers were made equal.
      major < 26 ? major + 25 - version(forIOS: 25) : major
    }
  }

  /// What `os(…)` is decided by, and which of the versions in `@available(…)` count.
  public var platform = Platform.ios
  /// The deployment target's major version, on `platform`.
  public var target = 18
  /// The SDK, by the version of iOS that it is for: 17, 18, 26 or 27. Where one is said, the program runs on its system.
  public var sdk = 27 { didSet { system = sdk } }
  /// The version of iOS that came with the system that the program runs on, if that is newer than the target's.
  private var system = 0
  /// Compilation conditions: `DEBUG`.
  public var conditions: Set<String> = ["DEBUG"]

  /// The language mode, 5 or 6: `SWIFT_VERSION`. Projects build in the mode 5 unless they say otherwise.
  public var languageMode = 5
  /// Whether types and functions that are not told otherwise run on the main actor: `SWIFT_DEFAULT_ACTOR_ISOLATION`.
  public var isolatesToMainActor = false

  /// Whether the program may be run: else what functions do that give nothing is not read of the catalogue.
  public var isRun = true

  /// The modules of the program and of its libraries, which can be imported whatever the SDK has.
  var modules: Set<String> = []

  /// A debug build for iOS 18, with the newest SDK.
  public init() {}

  /// A number that is the same in each process, and with which two configurations by which files would be read otherwise
  /// are told apart.
  var fingerprint: UInt64 {
    let words =
      [platform.rawValue, "\(target) \(sdk) \(system) \(languageMode) \(isolatesToMainActor) \(isRun)"]
      + conditions.sorted() + ["of"] + modules.sorted()
    return words.joined(separator: "\n").utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  // MARK: #if

  /// Whether the condition of an `#if` clause holds.
  public func holds(_ condition: SyntaxNode) -> Bool {
    switch condition.kind {
    case .infixOperatorExpr:
      guard condition.children.count == 2 else { return false }
      let isAnd = condition.ownTokens.contains { condition.isSpelt($0, "&&") }
      let left = holds(condition.children[0])
      return isAnd ? left && holds(condition.children[1]) : left || holds(condition.children[1])
    case .prefixOperatorExpr: return !(condition.children.first.map(holds) ?? true)
    case .parenExpr: return condition.children.first.map(holds) ?? false
    case .booleanLiteralExpr: return condition.firstToken?.kind == .trueKeyword
    case .integerLiteralExpr: return condition.text != "0"
    case .declReferenceExpr: return isSet(condition.text)
    case .compilationCondition: return holdsTest(condition)
    default: return false
    }
  }

  /// A condition of the command line, or `SDK_26` and `SYSTEM_26`: the SDK or the system is that or a later one.
  private func isSet(_ name: String) -> Bool {
    if name.hasPrefix("SDK_"), let version = Int(name.dropFirst(4)) { return version <= sdk }
    if name.hasPrefix("SYSTEM_"), let version = Int(name.dropFirst(7)) {
      return version <= max(system, platform.versionOfIOS(for: target))
    }
    return conditions.contains(name)
  }

  /// `os(iOS)`, `canImport(SwiftUI)`, `swift(>=6)`, `targetEnvironment(simulator)` …
  private func holdsTest(_ condition: SyntaxNode) -> Bool {
    let tokens = Array(condition.ownTokens)
    guard tokens.count >= 3 else { return false }
    let argument = condition.text(of: tokens[2])
    switch condition.text(of: tokens[0]) {
    case "os":
      if argument == "anyAppleOS" { return compiler == BuildConfiguration.compilerOfSDK27 }
      return argument == platform.name || (argument == "xrOS" && platform == .visionos)
    case "canImport":
      return modules.contains(argument) || BuildConfiguration.importable[platform]?.contains(argument) == true
    case "swift", "compiler":
      let version = tokens.dropFirst(3).dropLast().map { condition.text(of: $0) }.joined()
      var parts = version.split(separator: ".").map { Int($0) ?? 0 }
      // `swift` asks for the language mode: the older one ends with 5.10, the newer one is the compiler's own version.
      let known = condition.isSpelt(tokens[0], "swift") && languageMode < 6 ? [5, 10] : compiler
      // `6.0` is `6`.
      while parts.last == 0 { parts.removeLast() }
      return known.lexicographicallyPrecedes(parts) == (argument == "<")
    case "targetEnvironment": return argument == "simulator" && platform != .macos
    case "arch": return argument == "arm64"
    case "hasFeature":
      if BuildConfiguration.featuresOfMode6.contains(argument) { return languageMode >= 6 }
      return !BuildConfiguration.featuresOfLaterModes.contains(argument)
    case "hasAttribute": return true
    // Of Apple's platforms, all of which have 64 bits.
    case "_runtime": return argument == "_ObjC"
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    default: return false
    }
  }

  /// Features that the language mode 6 has, and the mode 5 only where they are asked for.
  private static let featuresOfMode6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "RegionBasedIsolation",
  ]

  /// Features that both modes have only where they are asked for.
  private static let featuresOfLaterModes: Set<String> = [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  /// The version of the compiler that comes with the last Xcode that has the SDK.
  private var compiler: [Int] {
    if sdk >= 27 { return BuildConfiguration.compilerOfSDK27 }
    return sdk >= 26 ? [6, 3] : sdk >= 18 ? [6, 1] : [5, 10]
  }

  private static let compilerOfSDK27 = [6, 4]

  /// The modules that the SDK of each platform has: what the catalogue's text imports where its conditions hold.
  private static let importable: [Platform: Set<String>] = {
    let tree = Parser.parse(SourceBuffer(Catalogue.platformModules.text)).tree
    let modules = Platform.allCases.map { platform in
      var configuration = BuildConfiguration()
      configuration.platform = platform
      let names = withExtendedLifetime(tree) { configuration.imports(of: tree.root.children) }
      return (platform, Set(names))
    }
    return Dictionary(uniqueKeysWithValues: modules)
  }()

  /// Whether the SDK of a platform has a module, as far as programs ask for it.
  func canImport(_ module: String, on platform: Platform) -> Bool {
    BuildConfiguration.importable[platform]?.contains(module) == true
  }

  private func imports(of nodes: some Sequence<SyntaxNode>) -> [String] {
    nodes.flatMap { node in
      switch node.kind {
      case .importDecl: node.lastToken.map { [node.text(of: $0)] } ?? []
      case .ifConfigDecl: imports(of: activeElements(of: node))
      default: imports(of: node.children)
      }
    }
  }

  /// The clause of an `#if` whose code counts.
  public func activeClause(of ifConfig: SyntaxNode) -> SyntaxNode? {
    ifConfig.children.first { clause in
      guard clause.kind == .ifConfigClause else { return false }
      guard clause.flags.contains(.hasCondition), let condition = clause.children.first else { return true }
      return holds(condition)
    }
  }

  /// The branch of an `if`, or the `else` of a `guard`, that no version from the target on comes to; `nil` if there is none.
  public func deadBranch(of statement: SyntaxNode) -> SyntaxNode? {
    // Most conditions begin with something else.
    guard statement.children.first?.kind == .availabilityCondition else { return nil }
    let conditions = statement.conditions
    let branches = statement.children.dropFirst(conditions.count)
    let otherwise = statement.kind == .guardStmt ? branches.first : branches.dropFirst().first
    if conditions.contains(where: { isDecided($0) && $0.firstToken?.kind == .poundUnavailable }) {
      return statement.kind == .guardStmt ? nil : branches.first
    }
    return conditions.allSatisfy(isDecided) ? otherwise : nil
  }

  /// Whether `#available(…)` holds on everything that the target allows, or `#unavailable(…)` on nothing of it.
  private func isDecided(_ condition: SyntaxNode) -> Bool {
    guard condition.kind == .availabilityCondition else { return false }
    let words = condition.ownTokens.dropFirst().map { condition.text(of: $0) }.filter { $0 != "(" && $0 != ")" }
    // What names no version for the platform was written for another one.
    for item in words.split(separator: ",") where item.first == platform.name || item.first == "anyAppleOS" {
      let version = item.dropFirst().joined().split(separator: ".").map { Int($0) ?? 0 }
      // `18.0` is `18`.
      return !([target] + version.dropFirst().map { _ in 0 }).lexicographicallyPrecedes(version)
    }
    return false
  }

  /// What the active clause holds, without its condition.
  public func activeElements(of ifConfig: SyntaxNode) -> ArraySlice<SyntaxNode> {
    guard let clause = activeClause(of: ifConfig) else { return [] }
    return Array(clause.children).dropFirst(clause.flags.contains(.hasCondition) ? 1 : 0)
  }

  /// The attributes in a list of modifiers, with those under `#if` that count.
  public func attributes(in list: SyntaxNode) -> [SyntaxNode] {
    list.children.flatMap { child -> [SyntaxNode] in
      switch child.kind {
      case .attribute: [child]
      case .ifConfigDecl: activeElements(of: child).flatMap { attributes(in: $0) }
      default: []
      }
    }
  }

  /// Whether a `return` of this body, not of a closure or function in it, is in a statement: such a body is run as it
  /// is written, not transformed by its result builder.
  public func containsReturn(_ statement: SyntaxNode) -> Bool {
    switch statement.kind {
    case .returnStmt: true
    case .ifExpr, .switchExpr, .switchCase, .codeBlock, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt,
      .catchClause, .labeledStmt:
      statement.children.contains { containsReturn($0) }
    case .ifConfigDecl: activeElements(of: statement).contains { containsReturn($0) }
    default: false
    }
  }
}
