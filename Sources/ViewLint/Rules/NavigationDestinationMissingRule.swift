import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a link to a value without a destination.
struct NavigationDestinationMissingRule: ProgramRule {
  static let info = RuleInfo(
    "navigation_destination_missing", .correctness, .warning, isFixable: false,
    summary: "no screen is declared for the value that the link pushes",
    explanation: """
      A tap only logs a complaint, or shows an empty screen with a warning sign. A `NavigationLink(value:)` pushes a \
      value onto the stack, as `append` does for a `NavigationPath`, and the stack needs a \
      `navigationDestination(for:)` for exactly this type. Add one to a view in the stack.
      """,
    silence: """
      Types for which any file declares a screen, in the module or in those connected with it by imports. Links that \
      select a row of a list, such as those in a view with a tag, and modules that select or show values of unknown \
      types. Modules without a linted app, unless the code creates the stack itself. Files that are linted without \
      their folder. Links in generic code, where the caller chooses the type of the value.
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
      RuleExample(
        """
        struct Row<Value: Hashable>: View {
          let value: Value
          var body: some View {
            NavigationStack { NavigationLink("One", value: value) }
            NavigationStack { NavigationLink("Some", value: [value]) }
          }
        }
        """),
      RuleExample(
        """
        enum Choice: Hashable {
          case number(Int)
        }
        struct NumberRow: View {
          let number: Int
          var body: some View { NavigationLink("Number", value: number) }
        }
        struct Numbers: View {
          @State private var selection: Choice?
          var body: some View {
            NavigationSplitView {
              List(selection: $selection) {
                NumberRow(number: 1).tag(Choice.number(1))
              }
            } detail: {
              Text("Number")
            }
          }
        }
        @main struct NumbersApp: App {
          var body: some Scene { WindowGroup { Numbers() } }
        }
        """),
      RuleExample(
        """
        enum Page: Hashable { case account }
        struct Settings: View {
          var body: some View { NavigationStack { Form { account } } }
          private var account: some View {
            Section { ↓NavigationLink("Account", value: Page.account) }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("One") { ↓path.append(1) }
              Button("Two") { path.append("two") }
                .navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 27))

  /// An unresolved call may declare a destination.
  static let outsideViews = OutsideViews(words: ["navigationDestination", "selection"])

  func check(_ program: ProgramContext) {
    let facts = program.facts.navigation
    let links = facts.links.filter { link in
      !facts.selected.contains(link.value) && link.view.map { !facts.tagged.contains($0) } ?? true
    }
    guard !links.isEmpty else { return }
    let source = program.analyzer.program
    let groups = ModuleGroups(source)
    // Files of several programs may be linted together, so types with the same name are distinguished by module group.
    var screens: [String: Set<Int>] = [:]
    for destination in facts.destinations {
      screens[destination.value.text, default: []].insert(groups.group(of: destination.place.file))
    }
    let open = Set(facts.openModules.map { groups.group(ofModule: $0) })
    let rooted = Set(program.facts.graph.roots.filter { !$0.isPreview }.map { groups.group(of: $0.decl.file) })
    for link in links {
      let file = link.place.file
      let group = groups.group(of: file)
      guard screens[link.value.text]?.contains(group) != true, !open.contains(group),
        program.analyzer.isWholeModule(around: file) || link.isInOwnStack && isClosed(file, program.analyzer),
        link.isInOwnStack || rooted.contains(group)
      else { continue }
      let result = link.isPush ? "the value on the path has no screen" : "the link leads nowhere"
      program.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "no `navigationDestination(for: \(link.value.text).self)` is declared: \(result); add one to a view in the stack",
          in: program.source(file), at: link.place.range),
        in: file)
    }
  }
}

extension NavigationDestinationMissingRule {
  /// Whether all calls of a file are resolved, so that the views in its stacks are fully known.
  private func isClosed(_ file: FileID, _ analyzer: Analyzer) -> Bool {
    analyzer.bodies(in: file).allSatisfy { body in
      let record = analyzer.record(of: body)
      return analyzer.node(of: body).subtree.allSatisfy { $0.kind != .functionCallExpr || record.uses[$0.id] != nil }
    }
  }
}

/// Groups of modules that import each other, directly or through a third, and may share a navigation stack.
private struct ModuleGroups {
  private let program: Program
  /// The group number of each module.
  private var groups: [Int]

  init(_ program: Program) {
    self.program = program
    groups = Array(program.modules.indices)
    let own = Set(program.userFileIDs.map { program.moduleNumber(of: $0) })
    let numbers = Dictionary(own.map { (program.modules[$0].name, $0) }, uniquingKeysWith: min)
    for file in program.userFileIDs {
      for name in program.file(file).summary.imports {
        if let imported = numbers[name] { join(program.moduleNumber(of: file), imported) }
      }
    }
  }

  /// Merges two groups. There are few modules, and few merges.
  private mutating func join(_ left: Int, _ right: Int) {
    let (kept, gone) = (groups[left], groups[right])
    guard kept != gone else { return }
    for module in groups.indices where groups[module] == gone { groups[module] = kept }
  }

  func group(ofModule module: Int) -> Int { groups[module] }

  func group(of file: FileID) -> Int { groups[program.moduleNumber(of: file)] }
}
