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
      Only if no file of the module declares a screen for the type, wherever it stands. Links that select a row of a list, and \
      modules in which a screen is declared for values whose type is not known. Files that are linted without their folder.
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
        struct Numbers: View {
          var body: some View {
            NavigationStack { Links().screens(for: Int.self) }
          }
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
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 10))

  func check(_ program: ProgramContext) {
    let facts = program.facts.navigation
    let source = program.analyzer.program
    struct Screen: Hashable {
      let value: NavigationFacts.Value
      let module: Int
    }
    var screens: Set<Screen> = []
    for destination in facts.destinations {
      screens.insert(Screen(value: destination.value, module: source.moduleNumber(of: destination.place.file)))
    }
    for link in facts.links where !facts.selected.contains(link.value) {
      let module = source.moduleNumber(of: link.place.file)
      guard !screens.contains(Screen(value: link.value, module: module)), !facts.openModules.contains(module),
        source.isWholeModule(around: link.place.file)
      else { continue }
      program.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "no `navigationDestination(for: \(link.value.text).self)` is declared: the link leads nowhere; add one to a view in "
            + "the stack",
          in: program.source(link.place.file), at: link.place.range),
        in: link.place.file)
    }
  }
}
