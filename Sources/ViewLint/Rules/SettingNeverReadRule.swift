import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a stored setting that a control sets and no code reads.
struct SettingNeverReadRule: Rule {
  static let info = RuleInfo(
    "setting_never_read", .data, .warning, isFixable: false,
    summary: "the user changes the setting, and no code of the program reads it",
    explanation: """
      The switch keeps its position, and nothing else happens. A control writes the setting to the user defaults, and \
      no code applies it. Read the setting where it should have an effect, for example with another `@AppStorage` of \
      the same key and `preferredColorScheme`.
      """,
    silence: """
      Keys that occur elsewhere in the program, also as part of other code, keys that are constants, settings in \
      another store than the standard one, which an extension may read, and bindings that are passed to views of the \
      program.
      """,
    examples: [
      RuleExample(
        """
        import SwiftUI
        struct Settings: View {
          @AppStorage("usesLargeRows") private var ↓usesLargeRows = false
          var body: some View {
            Form { Toggle("Large rows", isOn: $usesLargeRows) }
          }
        }
        @main struct NotesApp: App {
          var body: some Scene { WindowGroup { Settings() } }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        struct Settings: View {
          @AppStorage("usesLargeRows") private var usesLargeRows = false
          @AppStorage("isSorted") private var isSorted = false
          var body: some View {
            Form {
              Toggle("Large rows", isOn: $usesLargeRows)
              Toggle("Sorted", isOn: $isSorted)
              if isSorted { Text("By name") }
            }
          }
        }
        struct Rows: View {
          @AppStorage("usesLargeRows") private var usesLargeRows = false
          var body: some View { Text("Row").font(usesLargeRows ? .title : .body) }
        }
        @main struct NotesApp: App {
          var body: some Scene { WindowGroup { Settings(); Rows() } }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        final class Preferences: ObservableObject {
          @AppStorage("usesLargeRows") var usesLargeRows = false
          @AppStorage("isSorted") var ↓isSorted = false
        }
        struct Settings: View {
          @ObservedObject var preferences: Preferences
          var body: some View {
            Form {
              Toggle("Large rows", isOn: $preferences.usesLargeRows)
              Toggle("Sorted", isOn: $preferences.isSorted)
            }
          }
        }
        struct Rows: View {
          @ObservedObject var preferences: Preferences
          var body: some View { Text("Row").font(preferences.usesLargeRows ? .title : .body) }
        }
        @main struct NotesApp: App {
          @StateObject private var preferences = Preferences()
          var body: some Scene {
            WindowGroup { Settings(preferences: preferences); Rows(preferences: preferences) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 33))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let (decl, key, argument) = context.standardSetting, argument.kind == .stringLiteralExpr,
      analyzer.hasEntry, analyzer.isWholeModule(around: context.fileID), analyzer.isUsedInGivenFilesOnly(decl),
      let control = control(setting: decl, analyzer), !isRead(decl, analyzer)
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a control sets `\(name)`, and no code reads it or the key \(key): what the user chooses has no effect; read it "
          + "where it should have one",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: [
          Diagnostic.Note("it is set here", in: analyzer.program.file(control.file).source, at: control.node.range)
        ]),
      if: .passes { Self.occurrences(of: key, $0) == 1 })
  }

  /// The call of a control of SwiftUI to which all bindings of the property are passed.
  private func control(setting property: DeclID, _ analyzer: Analyzer) -> (node: SyntaxNode, file: FileID)? {
    let uses = PropertyUses(of: property, analyzer)
    guard let first = uses.bindings.first, uses.writes.isEmpty else { return nil }
    for binding in uses.bindings {
      guard
        let body = analyzer.bodies(in: binding.file).first(where: {
          analyzer.node(of: $0).range.contains(binding.node.range)
        })
      else { return nil }
      let inner = RuleContext(analyzer, binding.file)
      inner.enter(body)
      let isGivenToControl = analyzer.node(of: body).subtree.contains { call in
        call.kind == .functionCallExpr && call.range.contains(binding.node.range)
          && inner.madeFact(.control, of: call) != nil
          && call.arguments.contains { $0.argumentValue.range == binding.node.range }
      }
      guard isGivenToControl else { return nil }
    }
    return first
  }

  /// Whether code uses the value of the property, or may do so: code whose types are not known counts as well.
  private func isRead(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(property).name
    let bodies = analyzer.bodies(near: property) + analyzer.program.bodies(namingObjectProperty: name)
    return bodies.contains { body in
      guard body != property else { return false }
      let uses = analyzer.record(of: body).uses
      return analyzer.node(of: body).subtree.contains { node in
        guard let token = node.referencedName, node.name(of: token) == name else { return false }
        guard let use = uses[node.id] else { return node.kind == .memberAccessExpr && !node.isOfProjection }
        return use.decl == property && use.part != .projection
      }
    }
  }

  /// The number of places in the program's source that contain a key, as a literal or in one.
  private static func occurrences(of key: String, _ analyzer: Analyzer) -> Int {
    let counts = analyzer.perProgram(info.id) {
      var counts: [String: Int] = [:]
      for file in analyzer.program.userFileIDs {
        for node in analyzer.program.file(file).tree.root.subtree where node.kind == .stringLiteralExpr {
          counts[node.text, default: 0] += 1
        }
      }
      return counts
    }
    // `@objc dynamic var usesLargeRows` in an extension of `UserDefaults`.
    let word = Name(String(key.dropFirst().dropLast()))
    let isWord = analyzer.program.userFileIDs.contains { file in
      let root = analyzer.program.file(file).tree.root
      return root.mentions(word) && root.mentions(Self.defaults)
    }
    return (counts[key] ?? 0) + (isWord ? 1 : 0)
  }

  private static let defaults: Name = "UserDefaults"
}

extension SyntaxNode {
  /// Whether a chain of members begins with a projection: `$settings.usesLargeRows`.
  fileprivate var isOfProjection: Bool {
    var base = self
    while base.kind == .memberAccessExpr, let inner = base.children.first { base = inner }
    return base.text.hasPrefix("$")
  }
}
