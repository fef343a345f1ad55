import ViewCatalog
import ViewSource
import ViewSyntax

/// The build facts that decide `#if` and `@available` conditions.
public struct BuildConfiguration: Sendable, Hashable {
  /// The first SDK in which a property of an `@Observable` class does not notify observers when the new value equals
  /// the old one.
  public static let comparingSDK = 26

  /// The platforms. The raw values are the words of `--platform` and of configuration files.
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

    /// The first major version with SwiftUI: the equivalent of iOS 13, or the platform's own first version.
    public var firstVersion: Int { max(1, version(forIOS: 13)) }

    /// The major version of this platform that corresponds to a major version of iOS.
    public func version(forIOS major: Int) -> Int {
      guard major < 26 else { return major }
      switch self {
      case .ios, .tvos: return major
      case .macos: return major - 3
      case .watchos: return major - 7
      case .visionos: return major - 16
      }
    }

    /// The version of iOS released together with a version of this platform.
    public func versionOfIOS(for major: Int) -> Int {
      // The offset to iOS was constant in all years before the version numbers were unified.
      major < 26 ? major + 25 - version(forIOS: 25) : major
    }
  }

  /// The platform that decides `os(…)` and selects the versions in `@available(…)`.
  public var platform = Platform.ios
  /// The deployment target's major version, on `platform`.
  public var target = 18
  /// The SDK, by its iOS version: 17, 18, 26 or 27. Setting it also makes the program run on the system of that SDK.
  public var sdk = 27 { didSet { system = sdk } }
  /// The iOS version of the system that the program runs on, if it is newer than the target's.
  private var system = 0
  /// The compilation conditions, for example `DEBUG`.
  public var conditions: Set<String> = ["DEBUG"]

  /// The language mode, 5 or 6: `SWIFT_VERSION`. The default is 5, as in Xcode projects.
  public var languageMode = 5
  /// Whether declarations without an explicit isolation are isolated to the main actor:
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION`.
  public var isolatesToMainActor = false
  /// Whether `async` functions without an explicit isolation run on the actor of their caller:
  /// `SWIFT_APPROACHABLE_CONCURRENCY`.
  public var runsAsyncOnCaller = false

  /// Whether the program may be run. Otherwise the bodies of catalogue functions without a result are not read.
  public var isRun = true

  /// The modules of the program and its libraries, which are importable with any SDK.
  var modules: Set<String> = []

  /// The default configuration: a debug build for iOS 18 with the newest SDK.
  public init() {}

  /// A hash that is stable across processes. It distinguishes configurations under which a file's summary could differ.
  var fingerprint: UInt64 {
    let words =
      [
        platform.rawValue,
        "\(target) \(sdk) \(system) \(languageMode) \(isolatesToMainActor) \(runsAsyncOnCaller) \(isRun)",
      ]
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

  /// Whether a condition is set: `SDK_26` and `SYSTEM_26` test for that version or a later one; other names are
  /// conditions of the command line.
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
      // Only modules with headers have submodules: `UIKit.UIGestureRecognizerSubclass`, but not `Swift.Result`.
      let isSubmodule = tokens.count > 3 && condition.text(of: tokens[3]) == "."
      if isSubmodule, modules.contains(argument) || argument == "Swift" { return false }
      return modules.contains(argument) || BuildConfiguration.importable[platform]?.contains(argument) == true
    case "swift", "compiler":
      let version = tokens.dropFirst(3).dropLast().map { condition.text(of: $0) }.joined()
      var parts = version.split(separator: ".").map { Int($0) ?? 0 }
      // `swift` tests the language mode: mode 5 counts as 5.10, mode 6 as the compiler's own version.
      let known = condition.isSpelt(tokens[0], "swift") && languageMode < 6 ? [5, 10] : compiler
      // `6.0` equals `6`.
      while parts.last == 0 { parts.removeLast() }
      return known.lexicographicallyPrecedes(parts) == (argument == "<")
    case "targetEnvironment": return argument == "simulator" && platform != .macos
    case "arch": return argument == "arm64"
    case "hasFeature":
      if BuildConfiguration.featuresOfMode6.contains(argument) { return languageMode >= 6 }
      return !BuildConfiguration.featuresOfLaterModes.contains(argument)
    case "hasAttribute": return true
    // Apple's platforms, all of which are 64-bit.
    case "_runtime": return argument == "_ObjC"
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    default: return false
    }
  }

  /// Features that language mode 6 enables by default and mode 5 only on request.
  private static let featuresOfMode6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "RegionBasedIsolation",
  ]

  /// Features that both language modes enable only on request.
  private static let featuresOfLaterModes: Set<String> = [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  /// The version of the compiler in the last Xcode with this SDK.
  private var compiler: [Int] {
    if sdk >= 27 { return BuildConfiguration.compilerOfSDK27 }
    return sdk >= 26 ? [6, 3] : sdk >= 18 ? [6, 1] : [5, 10]
  }

  private static let compilerOfSDK27 = [6, 4]

  /// The modules in each platform's SDK, read from the active imports of the catalogue's module list.
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

  /// Whether the SDK of a platform has a module, as far as the catalogue lists it.
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

  /// The active clause of an `#if`.
  public func activeClause(of ifConfig: SyntaxNode) -> SyntaxNode? {
    ifConfig.children.first { clause in
      guard clause.kind == .ifConfigClause else { return false }
      guard clause.flags.contains(.hasCondition), let condition = clause.children.first else { return true }
      return holds(condition)
    }
  }

  /// The branch of an `if`, or the `else` of a `guard`, that is unreachable for every system from the target on; `nil`
  /// if there is none.
  public func deadBranch(of statement: SyntaxNode) -> SyntaxNode? {
    // Early exit for the common case: no availability condition.
    guard statement.children.first?.kind == .availabilityCondition else { return nil }
    let conditions = statement.conditions
    let branches = statement.children.dropFirst(conditions.count)
    let otherwise = statement.kind == .guardStmt ? branches.first : branches.dropFirst().first
    if conditions.contains(where: { isDecided($0) && $0.firstToken?.kind == .poundUnavailable }) {
      return statement.kind == .guardStmt ? nil : branches.first
    }
    return conditions.allSatisfy(isDecided) ? otherwise : nil
  }

  /// Whether an availability condition is constant for the target: `#available(…)` always holds, or `#unavailable(…)`
  /// never does.
  private func isDecided(_ condition: SyntaxNode) -> Bool {
    guard condition.kind == .availabilityCondition else { return false }
    let words = condition.ownTokens.dropFirst().map { condition.text(of: $0) }.filter { $0 != "(" && $0 != ")" }
    // A condition without a version for this platform targets another one.
    for item in words.split(separator: ",") where item.first == platform.name || item.first == "anyAppleOS" {
      let version = item.dropFirst().joined().split(separator: ".").map { Int($0) ?? 0 }
      // `18.0` equals `18`.
      return !([target] + version.dropFirst().map { _ in 0 }).lexicographicallyPrecedes(version)
    }
    return false
  }

  /// The elements of the active clause, without its condition.
  public func activeElements(of ifConfig: SyntaxNode) -> ArraySlice<SyntaxNode> {
    guard let clause = activeClause(of: ifConfig) else { return [] }
    return Array(clause.children).dropFirst(clause.flags.contains(.hasCondition) ? 1 : 0)
  }

  /// The attributes in a modifier list, including those in active `#if` clauses.
  public func attributes(in list: SyntaxNode) -> [SyntaxNode] {
    list.children.flatMap { child -> [SyntaxNode] in
      switch child.kind {
      case .attribute: [child]
      case .ifConfigDecl: activeElements(of: child).flatMap { attributes(in: $0) }
      default: []
      }
    }
  }

  /// Whether a statement contains a `return` of the enclosing body; closures and local functions do not count. A result
  /// builder does not transform such a body.
  ///
  /// - Parameter ofValue: Whether only a `return` with a value counts.
  public func containsReturn(_ statement: SyntaxNode, ofValue: Bool = false) -> Bool {
    switch statement.kind {
    case .returnStmt: !ofValue || statement.children.contains { $0.kind.isExpr }
    case .ifExpr, .switchExpr, .switchCase, .codeBlock, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt,
      .catchClause, .labeledStmt:
      statement.children.contains { containsReturn($0, ofValue: ofValue) }
    case .ifConfigDecl: activeElements(of: statement).contains { containsReturn($0, ofValue: ofValue) }
    default: false
    }
  }
}
