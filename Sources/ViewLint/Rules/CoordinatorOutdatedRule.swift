import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a coordinator that reads values of the view that made it, after that view value was replaced.
struct CoordinatorOutdatedRule: Rule {
  static let info = RuleInfo(
    "coordinator_outdated", .correctness, .warning, isFixable: false,
    summary: "the coordinator keeps the first value of the view, so it never reads later values",
    explanation: """
      The platform view goes on working with old values. SwiftUI creates the coordinator of a platform view once. A \
      coordinator that stores the view, `Coordinator(self)`, stores a copy of the first value: `parent.names` never \
      changes, whatever the view gets later. Update the coordinator in `updateUIView`: `context.coordinator.parent = \
      self`.
      """,
    silence: """
      Bindings, objects and closures, because the copy reaches the same data; values that do not change during the \
      view's lifetime; and a coordinator that the update method passes anything to.
      """,
    examples: [
      RuleExample(
        """
        struct Pins: UIViewRepresentable {
          @Binding var chosen: String
          var names: [String]
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UIButton { UIButton() }
          func updateUIView(_ view: UIButton, context: Context) { view.setTitle(names.first, for: .normal) }
          final class Coordinator: NSObject {
            var parent: Pins
            init(_ parent: Pins) { self.parent = parent }
            @objc func tapped() { parent.chosen = parent.↓names.first ?? "" }
          }
        }
        struct Map: View {
          @State private var names = ["Home"]
          @State private var chosen = ""
          var body: some View {
            Pins(chosen: $chosen, names: names)
            Button("More \\(chosen)") { names.append("Work") }
          }
        }
        """),
      RuleExample(
        """
        struct Pins: UIViewRepresentable {
          var names: [String]
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UIButton { UIButton() }
          func updateUIView(_ view: UIButton, context: Context) { context.coordinator.parent = self }
          final class Coordinator: NSObject {
            var parent: Pins
            init(_ parent: Pins) { self.parent = parent }
            @objc func tapped() { print(parent.names) }
          }
        }
        struct FixedPins: UIViewRepresentable {
          var names: [String]
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UIButton { UIButton() }
          func updateUIView(_ view: UIButton, context: Context) {}
          final class Coordinator: NSObject {
            let parent: FixedPins
            init(_ parent: FixedPins) { self.parent = parent }
            @objc func tapped() { print(parent.names) }
          }
        }
        struct Place { let names: [String]; var count = 0 }
        struct PlaceMap: View {
          @State private var place = Place(names: ["Home"])
          var body: some View {
            FixedPins(names: place.names)
            Button("More") { place.count += 1 }
          }
        }
        struct Map: View {
          @State private var names = ["Home"]
          var body: some View {
            Pins(names: names)
            FixedPins(names: ["Home"])
            Button("More") { names.append("Work") }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: UIViewRepresentable {
          let items: [String]
          func makeCoordinator() -> Coordinator { Coordinator(items: ↓items) }
          func makeUIView(context: Context) -> UIButton { UIButton() }
          func updateUIView(_ view: UIButton, context: Context) { view.setTitle(items.first, for: .normal) }
          final class Coordinator: NSObject {
            var items: [String]
            init(items: [String]) { self.items = items }
            @objc func tapped() { print(items.first ?? "") }
          }
        }
        struct Table: UIViewRepresentable {
          let rows: [String]
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UIButton { UIButton() }
          func updateUIView(_ view: UIButton, context: Context) { view.setTitle("\\(rows.count)", for: .normal) }
          final class Coordinator: NSObject {
            let table: Table
            init(_ table: Table) { self.table = table }
            @objc func tapped() { print(table.↓rows.count) }
          }
        }
        struct Told: UIViewRepresentable {
          let items: [String]
          func makeCoordinator() -> Coordinator { Coordinator(items: items) }
          func makeUIView(context: Context) -> UIButton { UIButton() }
          func updateUIView(_ view: UIButton, context: Context) { context.coordinator.items = items }
          final class Coordinator: NSObject {
            var items: [String]
            init(items: [String]) { self.items = items }
            @objc func tapped() { print(items.first ?? "") }
          }
        }
        struct Screen: View {
          @State private var items = ["One"]
          var body: some View {
            Feed(items: items)
            Table(rows: items)
            Told(items: items)
            Button("More") { items.append("Two") }
          }
        }
        """),
      RuleExample(
        """
        struct Pages: UIViewControllerRepresentable {
          var titles: [String]
          var count: Int
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = titles.first }
          final class Coordinator: NSObject {
            let parent: Pages
            init(_ parent: Pages) { self.parent = parent }
            func last() -> String? { parent.↓titles.last }
            func number() -> Int { parent.count }
          }
        }
        struct Book: View {
          @State private var numbers = [1]
          private let fixed = [1, 2]
          var body: some View {
            Pages(titles: numbers.map { "Page \\($0)" }, count: fixed.count * 2)
            Button("More") { numbers.append(2) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 109))

  static let visits: [NodeKind] = [.memberAccessExpr, .functionDecl]
  static let dependsOnWholeProgram = true
  /// A coordinator is not a view.
  static let outsideViews = OutsideViews(words: usualNames)
  /// The names under which a coordinator usually stores its view. Other names are found where the coordinator is made.
  static let usualNames: [Name] = ["parent", "control", "representable", "view"]

  private static let coordinator: Name = "coordinator"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionDecl { return checkMaker(node, context) }
    let analyzer = context.analyzer
    guard let base = node.children.first, base.kind.isExpr, let use = context.record.uses[node.id], use.part == .value,
      context.isOwn(use.decl), let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      let kept = context.record.uses[base.id], kept.part == .value, isKeptView(kept.decl, owner, context),
      isValue(use.decl, context), analyzer.maker(ofPlatformView: owner) != nil, !isTold(owner, context),
      let name = node.referencedName, isFirst(node, in: kept.decl, context),
      let change = context.change(of: use.decl, of: owner)
    else { return }
    let (value, parent, view) = (analyzer.name(of: use.decl), analyzer.name(of: kept.decl), analyzer.name(of: owner))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(parent)` is a copy of the first `\(view)`: later values of `\(value)` do not reach it; set "
          + "`context.coordinator.\(parent) = self` whenever the view is updated",
        in: context.file, at: name.range, notes: [change]))
  }

  /// Whether a property of a class stores a view of a type, and only initializers set it.
  func isKeptView(_ property: DeclID, _ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard context.isOwn(property), analyzer.decl(property).kind == .variable, !analyzer.decl(property).has(.isStatic),
      let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, context.nominal(analyzer.variableType(of: property)) == view,
      analyzer.decl(view).kind == .structure
    else { return false }
    let name = analyzer.decl(property).name
    return ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }.allSatisfy { member in
      analyzer.isInitializer(member)
        || !analyzer.node(of: member).subtree.contains { part in
          part.kind == .assignmentExpr && part.children.first?.referencedName.map { part.name(of: $0) } == name
        }
    }
  }

  /// Whether a read is the first one of its kind in the coordinator.
  private func isFirst(_ node: SyntaxNode, in property: DeclID, _ context: RuleContext) -> Bool {
    guard let owner = context.analyzer.owner(of: property).flatMap({ context.analyzer.nominal(of: $0) }) else {
      return true
    }
    let first = context.analyzer.node(of: owner).subtree.first { $0.kind == .memberAccessExpr && $0.text == node.text }
    return first.map { $0.range == node.range } ?? true
  }

  func isValue(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.isInput(property) else { return false }
    let type = analyzer.variableType(of: property)
    guard let decl = context.nominal(analyzer.wrapped(type) ?? type) else { return false }
    return analyzer.decl(decl).kind == .structure || analyzer.decl(decl).kind == .enumeration
  }

  /// Whether the view updates its coordinator after it is made.
  func isTold(_ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return ([view] + analyzer.extensions(of: view)).flatMap { analyzer.children(of: $0) }.contains { member in
      analyzer.updatesPlatformView(member, of: view) && analyzer.node(of: member).mentions(Self.coordinator)
    }
  }
}
