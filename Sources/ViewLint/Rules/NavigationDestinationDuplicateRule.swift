import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a second destination for the same values in one stack.
struct NavigationDestinationDuplicateRule: ProgramRule {
  static let info = RuleInfo(
    "navigation_destination_duplicate", .correctness, .warning, isFixable: false,
    summary: "the stack already has a screen for these values, and never uses this one",
    explanation: """
      The link shows another screen. Of several `navigationDestination(for:)` for one type, a stack uses the one \
      nearest to its root, however near the others are to the link, and says so in the log. Declare the screens of a \
      stack once, at its root; if two kinds of links need two screens, give them two types of values.
      """,
    silence: """
      Destinations are compared only if one is inside the other in one body, or in a view that the other's screen \
      shows or that the other modifies. Tabs, columns and presented content have stacks of their own, and so do views \
      that create one. A view that pushes itself, or what the outer destination shows as well, gets the same screen in \
      any case.
      """,
    examples: [
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            NavigationStack {
              List { NavigationLink("One", value: 1) }
                .↓navigationDestination(for: Int.self) { Text(String($0)) }
                .navigationDestination(for: String.self) { Text($0) }
                .navigationDestination(for: Int.self) { Text("Number \\($0)") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            NavigationStack {
              NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { Number(value: $0) }
            }
          }
        }
        struct Number: View {
          let value: Int
          var body: some View {
            NavigationLink("Next", value: value + 1)
              .↓navigationDestination(for: Int.self) { Text(String($0)) }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            TabView {
              NavigationStack {
                NavigationLink("One", value: 1)
                  .navigationDestination(for: Int.self) { Text(String($0)) }
              }
              NavigationStack {
                NavigationLink("Two", value: 2)
                  .navigationDestination(for: Int.self) { Text("Number \\($0)") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Folder: View {
          let name: String
          var body: some View {
            NavigationLink("Inner", value: name + "/inner")
              .navigationDestination(for: String.self) { Folder(name: $0) }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          @State private var isShown = false
          var body: some View {
            NavigationStack {
              NavigationLink("One", value: 1)
                .sheet(isPresented: $isShown) {
                  NavigationStack {
                    NavigationLink("Two", value: 2)
                      .navigationDestination(for: Int.self) { Text("Number \\($0)") }
                  }
                }
                .navigationDestination(for: Int.self) { Text(String($0)) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Child: View {
          var body: some View {
            NavigationLink("Next", value: 2)
              .↓navigationDestination(for: Int.self) { Text(String($0)) }
          }
        }
        struct Pushed: View {
          var body: some View {
            Text("Pushed")
              .↓navigationDestination(for: Int.self) { Text("Pushed \\($0)") }
          }
        }
        struct Sheet: View {
          var body: some View {
            Text("Sheet")
              .navigationDestination(for: Int.self) { Text("Sheet \\($0)") }
          }
        }
        struct Root: View {
          @State private var isShown = false
          var body: some View {
            NavigationStack {
              VStack {
                Child()
                NavigationLink("More") { Pushed() }
              }
              .sheet(isPresented: $isShown) { NavigationStack { Sheet() } }
              .navigationDestination(for: Int.self) { Text(String($0)) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Number: View {
          let value: Int
          var body: some View {
            NavigationLink("Next", value: value + 1)
              .navigationDestination(for: Int.self) { Number(value: $0) }
          }
        }
        struct Numbers: View {
          var body: some View {
            NavigationStack {
              NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { Number(value: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            NavigationStack { list.navigationDestination(for: Int.self) { Text(String($0)) } }
          }
          private var list: some View {
            List { NavigationLink("One", value: 1) }
              .↓navigationDestination(for: Int.self) { Text("Number \\($0)") }
          }
        }
        struct Words: View {
          let isFlat: Bool
          var body: some View {
            if isFlat {
              NavigationStack { list }
            } else {
              NavigationStack { list.navigationDestination(for: String.self) { Text($0) } }
            }
          }
          private var list: some View {
            List { NavigationLink("One", value: "one") }
              .navigationDestination(for: String.self) { Text("Word \\($0)") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 361))

  func check(_ program: ProgramContext) {
    let destinations = program.facts.navigation.destinations
    var byView: [DeclID: [NavigationFacts.Destination]] = [:]
    for destination in destinations where !destination.isInOwnStack {
      if let view = destination.view { byView[view, default: []].append(destination) }
    }
    for destination in destinations {
      if let outer = destination.outer { report(destination, first: outer, program) }
      for screen in destination.screens + destination.contents where screen != destination.view {
        for inner in byView[screen] ?? [] where inner.value == destination.value && inner.outer == nil {
          // The other destination shows the same screen.
          if !inner.screens.isEmpty, inner.screens == destination.screens { continue }
          report(inner, first: destination.place, program)
        }
      }
    }
  }

  private func report(
    _ destination: NavigationFacts.Destination, first: ProgramFacts.Place, _ program: ProgramContext
  ) {
    program.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the stack already has a screen for `\(destination.value.text)`, nearer to its root, and never uses this one; "
          + "declare it once",
        in: program.source(destination.place.file), at: destination.place.range,
        notes: [
          Diagnostic.Note("this one is used", in: program.source(first.file), at: first.range)
        ]),
      in: destination.place.file)
  }
}
