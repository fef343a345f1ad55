import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a picker whose initial selection no choice has.
struct PickerSelectionUntaggedRule: Rule {
  static let info = RuleInfo(
    "picker_selection_untagged", .correctness, .warning, isFixable: false,
    summary: "no choice of the picker has the initial value of its selection",
    explanation: """
      The picker shows no choice, and SwiftUI complains that the selection is invalid and its result undefined. A \
      `Picker` shows the choice whose tag is equal to the selection. Start with the value of a tag, or add a choice \
      whose value means that nothing has been chosen.
      """,
    silence: """
      State that another file may set, that a caller gives a value, that is optional, that does not start with a \
      literal or an enum case, or that anything but the picker sets. Tags that are not all literals, enum cases or elements of a constant array.
      """,
    examples: [
      RuleExample(
        """
        enum Hue: String, CaseIterable { case red, blue, green }
        struct Form1: View {
          @State private var size = ↓""
          @State private var hue = ↓Hue.green
          @State private var number = ↓0
          @State private var other = "S"
          @State private var any = Hue.green
          private let sizes = ["S", "M"]
          var body: some View {
            Picker("Size", selection: $size) {
              ForEach(sizes, id: \\.self) { Text($0) }
            }
            Picker("Other", selection: $other) {
              ForEach(sizes, id: \\.self) { size in Text(size).tag(size) }
            }
            Picker("Hue", selection: $hue) {
              Text("Red").tag(Hue.red)
              Text("Blue").tag(Hue.blue)
            }
            Picker("Hue", selection: $any) {
              ForEach(Hue.allCases, id: \\.self) { Text($0.rawValue) }
            }
            Picker("Number", selection: $number) {
              Text("One").tag(1)
              Section { Text("Two").tag(2) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Sizes: View {
          let given: [String]
          let more: Bool
          @State private var first = ""
          @State private var second = ""
          @State private var third = ""
          @State private var fourth = ""
          @State private var fifth: String?
          var body: some View {
            Picker("A", selection: $first) { ForEach(given, id: \\.self) { Text($0) } }
            Picker("B", selection: $second) { Text("S").tag("S") }
              .onAppear { second = "S" }
            Picker("C", selection: $third) {
              Text("None").tag("")
              Text("S").tag("S")
            }
            Picker("D", selection: $fourth) {
              if more { Text("None").tag("") }
              Text("S").tag("S")
            }
            Picker("E", selection: $fifth) { Text("S").tag("S") }
          }
        }
        """),
      RuleExample(
        """
        enum Store {
          static var language: String { "en" }
        }
        struct Languages: View {
          @State private var language = Store.language
          var body: some View {
            Picker("Language", selection: $language) {
              Text("English").tag("en")
              Text("Dutch").tag("nl")
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Order { var size = ↓"S" }
        struct Sizes: View {
          @State private var order = Order()
          var body: some View {
            Picker("Size", selection: $order.size) {
              Text("Small").tag("small")
              Text("Large").tag("large")
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Other code that sets the state may be in other files.
  static let dependsOnWholeProgram = true

  private static let picker: Name = "Picker"
  private static let tag = CatalogueMember("View", "tag")

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [picker]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let binding = context.argument(node, .selection), let property = context.propertyBound(by: binding),
      isStateOfPicker(property, context), !context.isPreview,
      let initial = analyzer.node(of: property).initialValue, let begun = key(of: initial),
      isCaseOrLiteral(initial, of: property, context),
      analyzer.wrapped(analyzer.variableType(of: property)) == nil,
      let content = context.argument(node, .content), content.kind == .closureExpr,
      let tags = tags(in: content, context), !tags.isEmpty, !tags.contains(begun),
      isSetByPickerOnly(property, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no tag of the picker is `\(RuleText.oneLine(initial.text))`: nothing is selected at first, and SwiftUI "
          + "complains; start with the value of a tag",
        in: analyzer.program.file(property.file).source, at: initial.range,
        notes: [Diagnostic.Note("the picker", in: context.file, at: (node.children.first ?? node).range)]))
  }

  /// Whether a property is private state of the view, or belongs to an object of which all users are known.
  private func isStateOfPicker(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if context.isOfHeldObject(property) {
      return analyzer.isWholeModule(around: context.fileID) || analyzer.program.userFileIDs.count == 1
    }
    return context.isOfSameType(property) && property.file == context.fileID
      && analyzer.isUsedInGivenFilesOnly(property)
      && (analyzer.accessToState(property) <= .fileprivateAccess
        || context.ownerType.map { context.valuesGiven(for: property, of: $0).isEmpty } == true)
      && analyzer.isState(property)
  }

  private func isSetByPickerOnly(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let uses = PropertyUses(of: property, analyzer)
    guard uses.writes.isEmpty, uses.bindings.count == 1, let owner = analyzer.owner(of: property) else { return false }
    let name = analyzer.decl(property).name
    let members = ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }
    return !members.contains { analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name) }
      && !context.isMentionedElsewhere(name)
  }

  /// The key of a literal or an enumeration case: `"S"`, `1`, `.red`; `nil` for other values.
  private func key(of value: SyntaxNode) -> String? {
    switch value.kind {
    case .stringLiteralExpr: value.text.contains("\\") ? nil : value.text
    case .integerLiteralExpr, .booleanLiteralExpr: value.text
    case .implicitMemberExpr, .memberAccessExpr: value.lastToken.map { "." + value.text(of: $0) }
    default: nil
    }
  }

  /// The tags of a block's views; `nil` if one of them is unknown.
  private func tags(in block: SyntaxNode, _ context: RuleContext) -> Set<String>? {
    var found: Set<String> = []
    for statement in block.children where statement.kind != .closureSignature {
      guard statement.kind.isExpr, let tags = tags(of: statement, context) else { return nil }
      found.formUnion(tags)
    }
    return found
  }

  private func tags(of view: SyntaxNode, _ context: RuleContext) -> Set<String>? {
    let (core, modifiers) = ViewChain.parts(of: view, in: context)
    guard modifiers.allSatisfy({ context.isFromCatalogue($0) }), let made = context.madeType(core),
      context.analyzer.isFromCatalogue(made)
    else { return nil }
    if let tag = modifiers.last(where: { context.isUse($0, of: Self.tag) }) {
      // An implicit member may be a static constant instead of a case.
      guard let value = tag.arguments.first, let key = key(of: value), isCaseOrLiteral(value, context) else {
        return nil
      }
      return [key]
    }
    if context.analyzer.decl(made).has(.isRepeating) { return elements(of: core, context) }
    guard context.analyzer.isTransparentContainer(made) else { return [] }
    guard let content = context.argument(core, .content), content.kind == .closureExpr else { return nil }
    return tags(in: content, context)
  }

  /// Whether the initial value of a property is a literal or an enumeration case, and not a setting such as
  /// `Store.language`.
  private func isCaseOrLiteral(_ value: SyntaxNode, of property: DeclID, _ context: RuleContext) -> Bool {
    let inner = RuleContext(context.analyzer, property.file)
    inner.enter(property)
    return isCaseOrLiteral(value, inner)
  }

  private func isCaseOrLiteral(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard value.kind == .implicitMemberExpr || value.kind == .memberAccessExpr else { return true }
    return context.record.uses[value.id].map { context.analyzer.decl($0.decl).kind == .enumCase } ?? false
  }

  /// The elements of a constant array that are the tags of their rows: `ForEach(sizes, id: \.self) { Text($0) }`.
  private func elements(of loop: SyntaxNode, _ context: RuleContext) -> Set<String>? {
    guard let data = loop.arguments.first, context.argument(loop, .id)?.text == "\\.self",
      let content = context.argument(loop, .content), content.kind == .closureExpr
    else { return nil }
    let parameter = content.child(.closureSignature)?.text.split(separator: " ").first.map(String.init) ?? "$0"
    for tag in content.subtree where tag.kind == .functionCallExpr && context.isUse(tag, of: Self.tag) {
      guard tag.arguments.first?.text == parameter else { return nil }
    }
    var array: SyntaxNode? = context.originOnceMade(of: data).node
    if array?.kind != .arrayExpr, let use = context.record.uses[data.id], context.isOwn(use.decl),
      context.analyzer.decl(use.decl).has(.isConstant)
    {
      array = context.analyzer.node(of: use.decl).initialValue
    }
    guard let array, array.kind == .arrayExpr else { return nil }
    let keys = array.children.map { key(of: $0) }
    return keys.contains(nil) ? nil : Set(keys.compactMap(\.self))
  }
}
