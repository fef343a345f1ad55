import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about view state in a class or another type that is not a view, where SwiftUI does not install it.
struct StateOutsideViewRule: Rule {
  static let info = RuleInfo(
    "state_outside_view", .state, .warning, isFixable: false, countsInTests: false,
    summary: "the state is in a class or a plain type, where SwiftUI never installs it",
    explanation: """
      Each read returns the first value, each write is lost, and there is no environment object. `@State`, \
      `@StateObject`, `@FocusState`, `@Environment`, `@EnvironmentObject`, `@Query` and `@FetchRequest` work because SwiftUI \
      finds them in a view and connects them to its storage; in a class, or in a struct outside the view hierarchy, nothing does this. In a \
      model use `@Published` or `@Observable`.
      """,
    silence: """
      SwiftUI looks into views, modifiers, styles, scenes and other property wrappers, which are structs: the rule \
      ignores a struct or enum that conforms to a protocol of SwiftUI or to an unknown one, that has a `body`, or that \
      conforms to anything in code for another platform. `@AppStorage` works without a view, and so do actions such as \
      `openURL`. The rule ignores tests, which may need only a binding to a first value.
      """,
    examples: [
      RuleExample(
        """
        final class Presenter: ObservableObject {
          @State var ↓isOpen = false
        }
        """),
      RuleExample(
        """
        final class Tabs: ObservableObject {
          @SceneStorage("tab") var ↓tab = 0
          @AppStorage("count") var count = 0
        }
        """),
      RuleExample(
        """
        final class Router {
          @Environment(\\.dismiss) private var ↓dismiss
        }
        """),
      RuleExample(
        """
        struct Filter: Equatable {
          @State var ↓text = ""
          static func == (one: Filter, other: Filter) -> Bool { one.text == other.text }
        }
        """),
      RuleExample(
        """
        struct Width: DynamicProperty {
          @State var points = 0
        }
        """),
      RuleExample(
        """
        struct Door: View {
          @State private var isOpen = false
          var body: some View { Toggle("Open", isOn: $isOpen) }
        }
        """),
      RuleExample(
        """
        final class Presenter: ObservableObject {
          @Published var isOpen = false
          @AppStorage("count") var count = 0
        }
        """),
      RuleExample(
        """
        struct App { var name = "" }
        protocol Page { associatedtype Content; var body: Content { get } }
        struct Cover: Page {
          @State private var isOpen = false
          var body: Bool { isOpen }
        }
        """),
      RuleExample(
        """
        final class Opener {
          @Environment(\\.openURL) private var openURL
          @Environment(\\.colorScheme) private var ↓colorScheme
        }
        """),
      RuleExample(
        """
        struct Table {
          @Environment(\\.colorScheme) private var scheme
        }
        #if os(macOS)
          extension Table: NSViewRepresentable {}
        #endif
        struct Column {
          @Environment(\\.colorScheme) private var ↓scheme
        }
        #if os(iOS)
          extension Column: Equatable {}
        #endif
        """),
      RuleExample(
        """
        @objc(Order) final class Order: NSManagedObject {}
        final class Orders: ObservableObject {
          @FetchRequest(sortDescriptors: []) var ↓orders: FetchedResults<Order>
        }
        struct OrderList: View {
          @StateObject private var model = Orders()
          @FetchRequest(sortDescriptors: []) private var orders: FetchedResults<Order>
          var body: some View { Text("\\(model.orders.count) \\(orders.count)") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 34, of: 34, inApps: 75))

  static let visits: [NodeKind] = [.patternBinding]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl,
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      context.analyzer.catalogueText(.installed, of: wrapper.decl) != nil
        || context.analyzer.fact(.shares, of: wrapper.decl) == .query,
      let owner = context.ownerType,
      let kind = kind(of: owner, context), !worksAnyway(decl, context)
    else { return }
    let name = context.analyzer.name(of: decl)
    let word = context.analyzer.name(of: wrapper.decl)
    let isOwner = context.analyzer.decl(wrapper.decl).has(.ownsState)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        isOwner
          ? "nothing installs `@\(word)` in \(kind): `\(name)` always has its first value, and what is written to it is lost; "
            + advice(owner, context)
          : "nothing installs `@\(word)` in \(kind): `\(name)` never gets the value that views have; let a view pass "
            + "it on",
        in: context.file, at: context.analyzer.nameRange(of: decl)))
  }

  private func advice(_ owner: DeclID, _ context: RuleContext) -> String {
    if context.conforms(owner, to: .observableObject) { return "use `@Published`" }
    return context.analyzer.decl(owner).kind == .classType
      ? "keep it in a view, or observe the class" : "make it a plain property, or keep it in a view"
  }

  /// Whether the default value of a property works like an installed one: `openURL` opens a page from anywhere.
  private func worksAnyway(_ property: DeclID, _ context: RuleContext) -> Bool {
    context.nominal(context.analyzer.variableType(of: property)).map {
      context.analyzer.catalogueText(.works, of: $0) != nil
    } ?? false
  }

  /// The description of a type in which SwiftUI installs no state; `nil` if it may install state there.
  private func kind(of owner: DeclID, _ context: RuleContext) -> String? {
    switch context.analyzer.decl(owner).kind {
    case .classType: "a class"
    case .actor: "an actor"
    case .structure where context.isPlain(owner): "a struct that is not a view"
    case .enumeration where context.isPlain(owner): "an enum"
    default: nil
    }
  }
}
