import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a link to a value for which there is no screen.
struct NavigationDestinationMissingRule: ProgramRule {
  static let info = RuleInfo(
    "navigation_destination_missing", .correctness, .warning, isFixable: false,
    summary: "no screen is declared for the value that the link leads to",
    explanation: """
      A `NavigationLink(value:)` puts a value onto the stack, and the stack asks its `navigationDestination(for:)` for the \
      screen. If there is none for exactly this type, nothing happens at a tap but a complaint in the log, or an empty screen \
      with a warning sign is shown. Add one to a view in the stack.
      """,
    silence: """
      Only if no file declares a screen for the type, wherever it stands. Links that select a row of a list, and modules in \
      which, or in whose users, a screen is declared for values whose type is not known. Outside of a stack that the code makes \
      itself, modules that no linted app uses. Files that are linted without their folder.
      """,
    examples: [
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            NavigationStack { ↓NavigationLink("One", value: 1) }
          }
        }
        """),
      RuleExample(
        """
        struct Plant: Hashable {
          var id: Int
        }
        struct Plants: View {
          let plants: [Plant]
          var body: some View {
            NavigationStack {
              List(plants, id: \\.self) { plant in
                ↓NavigationLink(value: plant) { Text("Plant") }
              }
              .navigationDestination(for: Plant.ID.self) { Text(String($0)) }
            }
          }
        }
        extension Plant: Identifiable {}
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            NavigationStack {
              NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { Text(String($0)) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          @State private var selection: Int?
          var body: some View {
            NavigationSplitView {
              List(selection: $selection) {
                NavigationLink("One", value: 1)
              }
            } detail: {
              Text(String(selection ?? 0))
            }
          }
        }
        """),
      RuleExample(
        """
        struct Links: View {
          var body: some View { NavigationLink("One", value: 1) }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            NavigationStack { Links().screens(for: Int.self) }
          }
        }
        @main struct NumbersApp: App {
          var body: some Scene { WindowGroup { Numbers() } }
        }
        struct Links: View {
          var body: some View { NavigationLink("One", value: 1) }
        }
        extension View {
          func screens<Value: Hashable>(for type: Value.Type) -> some View {
            navigationDestination(for: type) { Text(String(describing: $0)) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 20))

  func check(_ program: ProgramContext) {
    let facts = program.facts.navigation
    let screens = Set(facts.destinations.map(\.value))
    let missing = facts.links.filter { !facts.selected.contains($0.value) && !screens.contains($0.value) }
    guard !missing.isEmpty else { return }
    let modules = ModuleUsers(program.analyzer.program)
    let rooted = Set(program.facts.graph.roots.filter { !$0.isPreview }.map { modules.number(of: $0.decl.file) })
    for link in missing {
      let file = link.place.file
      // Who uses a module may declare the screens for its links.
      let users = modules.users(of: modules.number(of: file))
      guard program.analyzer.program.isWholeModule(around: file), users.isDisjoint(with: facts.openModules),
        link.isInOwnStack || !users.isDisjoint(with: rooted)
      else { continue }
      program.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "no `navigationDestination(for: \(link.value.text).self)` is declared: the link leads nowhere; add one to a view in "
            + "the stack",
          in: program.source(file), at: link.place.range),
        in: file)
    }
  }
}

/// Which modules of a program import which.
private struct ModuleUsers {
  private let program: Program
  private var importers: [Name: Set<Int>] = [:]

  init(_ program: Program) {
    self.program = program
    for file in program.userFileIDs {
      for name in program.file(file).summary.imports { importers[name, default: []].insert(number(of: file)) }
    }
  }

  func number(of file: FileID) -> Int { program.moduleNumber(of: file) }

  /// A module and all that import it, directly or not. Each module is looked at once.
  func users(of module: Int) -> Set<Int> {
    var found: Set<Int> = [module]
    var open = [module]
    while let next = open.popLast() {
      for user in importers[program.modules[next].name] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
  }
}
