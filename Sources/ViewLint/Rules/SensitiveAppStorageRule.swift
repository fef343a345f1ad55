import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about secrets in storage that is not protected.
struct SensitiveAppStorageRule: Rule {
  static let info = RuleInfo(
    "sensitive_app_storage", .security, .warning, isFixable: false, countsInTests: false,
    summary: "a secret is stored in plain text",
    explanation: """
      Anyone with the device's files or a backup can read the secret; on a Mac any program can. `@AppStorage`, \
      `@SceneStorage` and `UserDefaults` write an unencrypted property list in the app's folder. Use the keychain, \
      which is made for passwords and tokens.
      """,
    silence: """
      The rule ignores numbers and flags; keys that only mention a secret, such as `tokenCount`; tokens that are not \
      secret, such as that of a page or of a device for notifications, or that are stored as bytes; keys that are \
      neither literals nor constants of a type or a file; tests.
      """,
    examples: [
      RuleExample(
        """
        struct Login: View {
          @AppStorage("authToken") private var ↓token = ""
          var body: some View { Text(token) }
        }
        """),
      RuleExample(
        """
        import Foundation
        final class Session {
          func keep(_ value: String) {
            UserDefaults.standard.set(value, forKey: ↓"user_password")
          }
          func forget() { UserDefaults.standard.set("", forKey: "user_password") }
        }
        """),
      RuleExample(
        """
        struct Login: View {
          @AppStorage("tokenCount") private var count = 0
          @AppStorage("showsPassword") private var showsPassword = false
          @AppStorage("userName") private var name = ""
          var body: some View { Text(name) }
        }
        """),
      RuleExample(
        """
        import Foundation
        final class Session {
          func keep(_ value: String) {
            UserDefaults.standard.set(value, forKey: "nextPageToken")
            UserDefaults.standard.set(value, forKey: "XYPushToken")
            UserDefaults.standard.set(value, forKey: ↓"myAPIKey")
            UserDefaults.standard.set(true, forKey: "hasPassword")
          }
        }
        """),
      RuleExample(
        """
        enum Push {
          private static let registrationTokenKey = "registeredToken"
          static func save(fcmToken: String, deviceToken: String, authToken: String) {
            UserDefaults.standard.set(fcmToken, forKey: "savedToken")
            UserDefaults.standard.set("\\(deviceToken)", forKey: registrationTokenKey)
            UserDefaults.standard.set(authToken, forKey: ↓"savedToken")
          }
        }
        """),
      RuleExample(
        """
        struct Changes: View {
          @AppStorage("zoneToken") private var zone = Data()
          @AppStorage("zonePassword") private var ↓password = Data()
          var body: some View { Text("\\(zone.count) \\(password.count)") }
        }
        """),
      RuleExample(
        """
        enum Keys {
          static let refresh = "refreshToken"
          static let devicePushToken = "token"
        }
        enum Key: String { case password, name }
        struct Login: View {
          @AppStorage(Keys.refresh) private var ↓refresh: String?
          @AppStorage(Key.password.rawValue) private var ↓words = ""
          @AppStorage(Keys.devicePushToken) private var device = ""
          @AppStorage(Key.name.rawValue) private var name = ""
          var body: some View { Text(name + words + device + (refresh ?? "")) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 47, of: 48, inApps: 67))

  static let outsideViews = OutsideViews(calls: true)
  static let visits: [NodeKind] = [.patternBinding, .functionCallExpr]

  private static let setters: [CatalogueMember] = [
    CatalogueMember("UserDefaults", "set"), CatalogueMember("UserDefaults", "setValue"),
  ]
  /// The words at the end of a key that name a secret.
  private static let secrets: Set<[String]> = [
    ["token"], ["password"], ["passwd"], ["passcode"], ["secret"], ["credential"], ["credentials"], ["apikey"],
    ["api", "key"], ["private", "key"], ["secret", "key"], ["access", "key"],
  ]
  /// The words before `token` for tokens that are not secrets.
  private static let harmless: Set<String> = [
    "page", "device", "push", "fcm", "apns", "registration", "notification", "cursor", "sync", "change",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: Self.setters) }

  static func mayCheck(_ call: SyntaxNode) -> Bool {
    let key = call.arguments.first { argument in
      argument.kind == .labeledExpr && argument.firstToken.map { argument.text(of: $0) } == "forKey"
    }
    guard let key = key?.children.last else { return false }
    return key.kind != .stringLiteralExpr || isSecret(key.text)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionCallExpr {
      guard let argument = context.argument(node, "forKey"), let key = context.literal(argument)?.text,
        Self.isSecret(key),
        let value = node.arguments.first, !isWrittenDown(value),
        isText(context.record.types[value.id], for: key, context), !context.isPreview, !saysHarmless(value),
        !saysHarmless(argument)
      else { return }
      return report(key, at: argument.range, context)
    }
    guard context.ancestors.isEmpty, let decl = context.decl,
      context.analyzer.decl(decl).has(.hasCustomAttributes),
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      context.analyzer.catalogueText(.stores, of: wrapper.decl) != nil,
      let (key, argument) = context.analyzer.storedKey(of: decl), Self.isSecret(key), !saysHarmless(argument),
      isText(context.analyzer.variableType(of: decl), for: key, context), !context.isPreview,
      !Self.isHarmless(Self.words(in: context.analyzer.name(of: decl)))
    else { return }
    report(key, at: context.analyzer.nameRange(of: decl), context)
  }

  private func report(_ key: String, at range: SourceRange, _ context: RuleContext) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "anyone who has the device or a backup of it can read what is stored as \(key); store it in the keychain",
        in: context.file, at: range))
  }

  /// Whether a value is a literal in the code, such as the empty string that deletes a secret.
  private func isWrittenDown(_ value: SyntaxNode) -> Bool {
    value.kind == .stringLiteralExpr && value.children.isEmpty
  }

  /// Whether a value has characters or bytes. A token in bytes is usually a device token or a position in a list of
  /// changes.
  private func isText(_ type: TypeID?, for key: String, _ context: RuleContext) -> Bool {
    guard let type else { return false }
    let value = context.analyzer.wrapped(type) ?? type
    if context.analyzer.isKnown(value, "String") { return true }
    return context.analyzer.isKnown(value, "Data") && Self.words(in: key).last != "token"
  }

  /// Whether a key ends with a word for a secret: `auth_token`, `userPassword`.
  ///
  /// - Parameter key: a literal.
  private static func isSecret(_ key: String) -> Bool {
    let words = words(in: key)
    guard let last = words.last, !key.contains("\\(") else { return false }
    if secrets.contains([last]) { return !isHarmless(words) }
    return secrets.contains(Array(words.suffix(2)))
  }

  /// Whether the name of a value or of a key constant shows that a token is not a secret: `fcmToken`, `pushTokenKey`.
  private func saysHarmless(_ value: SyntaxNode) -> Bool {
    guard let name = value.referencedName else { return false }
    return Self.isHarmless(Self.words(in: value.text(of: name)))
  }

  private static func isHarmless(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { harmless.contains($0) && $1 == "token" }
  }

  /// `["user", "password"]` of `userPassword` and `user_password`, `["api", "key"]` of `APIKey`
  private static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    /// Whether the previous letter is uppercase.
    var isCapital = false
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      // Non-ASCII bytes count as lowercase letters; no word for a secret contains them.
      let small = byte < 0x80 ? byte | 0x20 : byte
      guard byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= small else {
        end()
        isCapital = false
        continue
      }
      let wasCapital = isCapital
      isCapital = byte != small
      if isCapital, !wasCapital {
        end()
      } else if !isCapital, wasCapital, word.count > 1, let first = word.popLast() {
        // The last of several uppercase letters begins the next word.
        end()
        word.append(first)
      }
      word.append(small)
    }
    end()
    return words
  }
}

extension RuleContext {
  /// The literal of an expression, or of the constant that it names.
  fileprivate func literal(_ value: SyntaxNode) -> SyntaxNode? {
    if value.kind == .stringLiteralExpr { return value }
    guard let use = record.uses[value.id], isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      analyzer.decl(use.decl).has(.isConstant)
    else { return nil }
    return analyzer.node(of: use.decl).child(.initializerClause)?.child(.stringLiteralExpr)
  }
}
