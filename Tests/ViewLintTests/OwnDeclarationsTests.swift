import Testing
import ViewSource

@testable import ViewLint

/// Faults in code with modifiers, controls, containers and structures of the program, as large programs have them.
@Suite struct OwnDeclarationsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let testDescription: String
    let code: String

    init(_ rule: RuleID, _ description: String, _ code: String) {
      self.rule = rule
      testDescription = description
      self.code = code
    }
  }

  @Test(arguments: found)
  func isFound(_ program: Case) {
    let linted = Linted(program.code, program.rule, RuleExample(program.code))
    #expect(linted.syntax.isEmpty)
    #expect(!linted.diagnostics.isEmpty)
    // A fix would change the call as if it were one of SwiftUI's.
    #expect(linted.diagnostics.allSatisfy { $0.fixIts.isEmpty })
  }

  @Test(arguments: silent)
  func isNotReported(_ program: Case) {
    let linted = Linted(program.code, program.rule, RuleExample(program.code))
    #expect(linted.syntax.isEmpty)
    #expect(linted.diagnostics.isEmpty, "\(linted.text)")
  }

  private static func feed(_ modifier: String) -> String {
    """
    import SwiftUI
    \(modifier)
    struct Feed: View {
      @State private var posts: [String] = []
      private func latest() async -> [String] { ["a"] }
      private func load() async { posts = await latest() }
      var body: some View {
        List(posts, id: \\.self) { Text($0) }
          .whenVisible { Task { await load() } }
      }
    }
    """
  }

  private static let found = [
    Case(
      "task_in_onappear", "a method calls the modifier",
      feed(
        "extension View { func whenVisible(_ action: @escaping () -> Void) -> some View { onAppear(perform: action) } }"
      )
    ),
    Case(
      "task_in_onappear", "a closure calls the parameter, and the view is padded",
      feed(
        """
        extension View {
          func whenVisible(_ action: @escaping () -> Void) -> some View { padding(8).onAppear { action() } }
        }
        """)),
    Case(
      "task_in_onappear", "a method uses a method with a modifier type",
      feed(
        """
        struct Visible: ViewModifier {
          let action: () -> Void
          func body(content: Content) -> some View { content.onAppear(perform: action) }
        }
        extension View {
          func whenVisible(_ action: @escaping () -> Void) -> some View { seen(by: action) }
          private func seen(by action: @escaping () -> Void) -> some View { modifier(Visible(action: action)) }
        }
        """)),
    Case(
      "error_swallowed_in_action", "a button of the program",
      """
      import SwiftUI
      struct BigButton: View {
        private let title: LocalizedStringKey
        private let action: () -> Void
        init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
        var body: some View {
          Button(action: action) { Text(title).font(.headline) }.padding().background(.yellow)
        }
      }
      struct Editor: View {
        var save: () throws -> Void
        var body: some View { BigButton("Save") { try? save() } }
      }
      """),
    Case(
      "presented_at_once", "state in a structure",
      """
      import SwiftUI
      struct Sheets {
        var isBuying = false
        var isHelping = false
      }
      struct Shop: View {
        @State private var sheets = Sheets()
        var body: some View {
          content
            .sheet(isPresented: $sheets.isBuying) { Text("Buy") }
            .sheet(isPresented: $sheets.isHelping) { Text("Help") }
        }
        private var content: some View { Button("Buy") { buy() } }
        private func buy() {
          sheets.isBuying = true
          sheets.isHelping = true
        }
      }
      """),
    Case(
      "hidden_interactive", "a container of the program",
      """
      import SwiftUI
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content.padding().background(.yellow) }
      }
      struct Shop: View {
        var body: some View {
          Card { HStack { Button("Pay") { print("pay") } }.padding().accessibilityHidden(true) }
        }
      }
      """),
  ]

  private static let silent = [
    Case(
      "task_in_onappear", "the modifier calls the action once only",
      feed(
        """
        struct Once: ViewModifier {
          @State private var isDone = false
          let action: () -> Void
          func body(content: Content) -> some View {
            content.onAppear {
              guard !isDone else { return }
              isDone = true
              action()
            }
          }
        }
        extension View {
          func whenVisible(_ action: @escaping () -> Void) -> some View { modifier(Once(action: action)) }
        }
        """)),
    Case(
      "transition_never_runs", "the modifier shows the view under a condition",
      """
      import SwiftUI
      struct Shown: ViewModifier {
        let flags: [Bool]
        func body(content: Content) -> some View {
          Group { if flags.allSatisfy({ $0 }) { content } else { EmptyView() } }
        }
      }
      extension View {
        func showIf(_ flag: Bool) -> some View { modifier(Shown(flags: [flag])) }
      }
      struct Row: View {
        @State private var isOn = false
        var body: some View {
          HStack {
            Circle().transition(.opacity).showIf(isOn)
            Button("Show") { withAnimation { isOn.toggle() } }
          }
        }
      }
      """),
    Case(
      "first_value_skipped", "the modifier has another default",
      """
      import SwiftUI
      extension View {
        func follow<V: Equatable>(_ value: V, initial: Bool = true, _ action: @escaping () -> Void) -> some View {
          onChange(of: value, initial: initial, action)
        }
      }
      struct AmountField: View {
        let amount: Double?
        @State private var text = ""
        var body: some View {
          TextField("Amount", text: $text).follow(amount) { text = amount.map { "\\($0)" } ?? "" }
        }
      }
      struct Payment: View {
        @State private var amount: Double? = 12
        var body: some View {
          AmountField(amount: amount)
          Button("Half") { amount = 6 }
        }
      }
      """),
    Case(
      "buttons_share_row", "the button of the program has a style",
      """
      import SwiftUI
      struct SmallButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action).buttonStyle(.borderless) }
      }
      struct Jobs: View {
        let names: [String]
        var body: some View {
          List(names, id: \\.self) { name in
            HStack {
              SmallButton(title: "Start") { print(name) }
              SmallButton(title: "Stop") { print(name) }
            }
          }
        }
      }
      """),
    Case(
      "presented_at_once", "two structures of the kind",
      """
      import SwiftUI
      struct Sheets {
        var isBuying = false
        var isHelping = false
      }
      struct Shop: View {
        @State private var sheets = Sheets()
        @State private var others = Sheets()
        var body: some View {
          Button("Buy") {
            sheets.isBuying = true
            others.isHelping = true
          }
          .sheet(isPresented: $sheets.isBuying) { Text("Buy") }
          .sheet(isPresented: $sheets.isHelping) { Text("Help") }
        }
      }
      """),
    Case(
      "picker_selection_untagged", "the structure starts with another value",
      """
      import SwiftUI
      struct Filters { var size = "" }
      struct Search: View {
        @State private var filters = Filters(size: "S")
        var body: some View {
          Picker("Size", selection: $filters.size) { ForEach(["S", "M"], id: \\.self) { Text($0).tag($0) } }
        }
      }
      """),
    Case(
      "single_child_group", "a container of the program is no group",
      """
      import SwiftUI
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
      }
      struct Shop: View {
        var body: some View { Card { Text("Shop") }.padding() }
      }
      """),
  ]
}
