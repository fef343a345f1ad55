import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a navigation destination that a stack may not find, because it is in a lazy row.
struct LazyDestinationRule: Rule {
  static let info = RuleInfo(
    "navigation_destination_in_lazy", .correctness, .warning, isFixable: false,
    summary: "the navigation stack cannot find a destination in a lazy row",
    explanation: """
      A link with such a value leads nowhere, and SwiftUI complains at run time. A list creates its rows when they \
      come into sight: a `navigationDestination` in a row does not exist before, and those of several rows conflict. \
      Put it around the list.
      """,
    silence: """
      A destination on the list itself, or on any view around it. The rows of a `ForEach` in a plain stack, which all \
      exist from the start.
      """,
    examples: [
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            List(0..<10, id: \\.self) { number in
              NavigationLink("Open", value: number)
                .↓navigationDestination(for: Int.self) { number in Text("Number") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                Text("Top")
                  .↓navigationDestination(for: Int.self) { number in Text("Number") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            List(0..<10, id: \\.self) { number in NavigationLink("Open", value: number) }
              .navigationDestination(for: Int.self) { number in Text("Number") }
          }
        }
        """),
      RuleExample(
        """
        struct Numbers: View {
          var body: some View {
            NavigationStack {
              VStack { NavigationLink("Open", value: 1) }
                .navigationDestination(for: Int.self) { number in Text("Number") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          let names: [String]
          private func row(_ name: String) -> some View {
            NavigationLink(name, value: name).↓navigationDestination(for: String.self) { Text($0) }
          }
          var body: some View {
            NavigationStack {
              LazyVStack { ForEach(names, id: \\.self) { row($0) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          let names: [String]
          @State private var isShown = false
          private func row(_ name: String) -> some View {
            Button(name) { isShown = true }
              .sheet(isPresented: $isShown) {
                NavigationStack { Text(name).navigationDestination(for: String.self) { Text($0) } }
              }
          }
          var body: some View {
            List(names, id: \\.self) { row($0) }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              ForEach(0..<3) { number in
                Button("Open") { isShown = true }
                  .navigationDestination(isPresented: $isShown) { Text("Number") }
              }
            }
            List {
              NavigationStack { Text("One").navigationDestination(for: Int.self) { _ in Text("Number") } }
              NavigationLink("Next") { Text("Two").navigationDestination(for: Int.self) { _ in Text("Number") } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let name: String
          var body: some View {
            NavigationLink(name, value: name)
              .↓navigationDestination(for: String.self) { Text($0) }
          }
        }
        struct Home: View {
          let names: [String]
          var body: some View {
            NavigationStack {
              List { ForEach(names, id: \\.self) { Row(name: $0) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Detail: View {
          var body: some View {
            Text("Detail").navigationDestination(for: Int.self) { _ in Text("Number") }
          }
        }
        struct Home: View {
          let names: [String]
          var body: some View {
            NavigationStack {
              List(names, id: \\.self) { name in NavigationLink(name, destination: Detail()) }
            }
          }
        }
        """),
      RuleExample(
        """
        extension View {
          func opening(_ isOpen: Binding<Bool>) -> some View {
            padding().navigationDestination(isPresented: isOpen) { Text("Detail") }
          }
        }
        struct Home: View {
          @State private var isOpen = false
          var body: some View {
            NavigationStack {
              List { Button("Open") { isOpen = true }.↓opening($isOpen) }
            }
            NavigationStack {
              List { Button("Open") { isOpen = true } }.opening($isOpen)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 11, of: 11, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.navigationDestination, .modifier]) || callee.isOwnFunction
  }

  /// Whether a modifier of the program declares a destination, alone or with others: `opened(by: $isOpen)`.
  private func declares(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.modified(call) != nil else { return false }
    var modifications = UnfoldedModifications(of: ExpandedCode(call, in: context), entersViews: false) {
      $0.mentions(CatalogueMember.navigationDestination.name)
    }
    while let modification = modifications.next(), !modification.isOutermost {
      if modification.context.isUse(modification.node, of: .navigationDestination) { return true }
    }
    return false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.isUse(node, of: .navigationDestination) || declares(node, context) else {
      return
    }
    if let call = context.hereOrAtUses(of: node, { context, _ in context.lazyContainer }) {
      let made = call.children.first?.text ?? call.text
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the navigation stack cannot find a destination in a row of `\(RuleText.oneLine(made))`, which is created on "
            + "demand: links lead nowhere; put it around the `\(RuleText.oneLine(made))`",
          in: context.file, at: name.range,
          notes: [
            Diagnostic.Note(
              "the rows are created here", in: context.file(of: call), at: call.children.first?.range ?? call.range)
          ]))
    }
    // The body of a view that may itself be a row.
    guard case .outside = context.lazyContainer, let decl = context.decl, context.analyzer.isViewContent(decl),
      let owner = context.ownerType, context.conforms(owner, to: .view), !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the navigation stack cannot find this destination, because `\(context.analyzer.name(of: owner))` is created "
          + "on demand: links lead nowhere; put it around the container of the rows",
        in: context.file, at: name.range),
      if: .isLazyRow(owner, note: "it is created here, when it comes into sight"))
  }
}
