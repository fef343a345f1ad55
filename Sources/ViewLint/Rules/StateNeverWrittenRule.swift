import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes state that is never changed.
struct StateNeverWrittenRule: Rule {
  static let info = RuleInfo(
    "state_never_written", .state, .note, isFixable: true, profile: .strict,
    summary: "the state never changes: it is a constant, or the binding is only read",
    explanation: """
      `@State` stores a value that changes, and `@Binding` lets a view change a value that another view owns. If \
      nothing changes the value, the wrapper misleads: a reader of the code looks for the change, and a caller of a \
      view with a binding needs a state to create one. Use a `let`.
      """,
    silence: """
      The rule ignores state that is or may be bound, written or passed on anywhere, including by code that is not \
      understood or is left out for this platform, or through a key path; requirements of a protocol; objects, and \
      values that are created again at each update, which `@State` keeps; state that an initializer sets; and views \
      that are linted without the rest of their module and use names of it.
      """,
    examples: [
      RuleExample(
        """
        struct Title: View {
          @State private var ↓size = 20.0
          var body: some View { Text("Title").padding(size) }
        }
        """,
        fixed: """
          struct Title: View {
            private let size = 20.0
            var body: some View { Text("Title").padding(size) }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          @Binding var ↓title: String
          var body: some View { Text(title) }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          @State private var size = 20.0
          @State private var text = ""
          @State private var id = UUID()
          @State private var name = ""
          var body: some View {
            FieldOfALibrary(text: $name)
            TextField("Title", text: $text).padding(size).id(id)
              .onTapGesture { size += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Size {
          var value = 20.0
          mutating func grow() { value += 1 }
        }
        struct Title: View {
          @State private var size = Size()
          @State private var isOn = false
          var body: some View {
            Text("Title").padding(size.value).opacity(isOn ? 1 : 0)
              .onTapGesture { size.grow(); isOn.toggle() }
          }
        }
        """),
      RuleExample(
        """
        func parse(_ text: String) -> (String, Int) { (text, text.count) }
        struct Reader: View {
          @State private var text = ""
          @State private var count = 0
          @State private var isShown = false
          var body: some View {
            Text(text).opacity(count > 3 ? 1 : 0)
              .task { (text, count) = parse("new") }
            #if os(macOS)
              Button("Show") { isShown = true }.popover(isPresented: $isShown) { Text(text) }
            #endif
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          @State private var ↓size = 20.0 { didSet { print(size) } }
          var body: some View { Text("Title").padding(size) }
        }
        """),
      RuleExample(
        """
        protocol Titled {
          var title: String { get }
        }
        struct Title: View, Titled {
          @Binding var title: String
          @State fileprivate var size = 20.0
          var body: some View { Text(title).padding(size) }
        }
        private let path = \\Title.size
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Profile { var name = "" }
        struct Editor: View {
          @Binding var profile: Profile
          var body: some View { TextField("Name", text: $profile.name) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 42, of: 42, inApps: 15))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).has(.hasCustomAttributes),
      let owner = context.ownerType, analyzer.decl(owner).kind == .structure,
      analyzer.propertyWrappers(of: decl).count == 1, let wrapper = analyzer.propertyWrappers(of: decl).first,
      context.conforms(owner, to: .view), !context.isPreview,
      analyzer.isUsedInGivenFilesOnly(decl),
      !analyzer.mayMeetRequirement(decl)
    else { return }
    let name = analyzer.name(of: decl)
    let message: String
    var fixes: [FixIt] = []
    if wrapper.decl == analyzer.knownDecl("State") {
      guard analyzer.decl(decl).access <= .fileprivateAccess,
        let value = node.initialValue, isPlain(value)
      else { return }
      message = "`\(name)` never changes: nothing writes it or binds to it; make it a `let`"
      fixes = fix(decl, wrapper, context)
    } else if wrapper.decl == analyzer.knownDecl(.binding), !isObserved(decl, context) {
      message =
        "the view never writes `\(name)` and passes its binding on to no other view; take a `let`, so that callers need no state"
    } else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: analyzer.nameRange(of: decl), fixIts: fixes),
      if: .unwritten(decl, evenInitially: wrapper.decl == analyzer.knownDecl("State")))
  }

  /// Whether a property is an observable object, whose properties may be the targets of bindings.
  private func isObserved(_ decl: DeclID, _ context: RuleContext) -> Bool {
    context.nominal(context.analyzer.variableType(of: decl)).map { type in
      context.analyzer.decl(type).kind == .classType
        && (context.conforms(type, to: .observable) || context.conforms(type, to: .observableObject))
    } ?? false
  }

  /// Whether a value is equal at each evaluation and costs nothing.
  private func isPlain(_ value: SyntaxNode) -> Bool {
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .implicitMemberExpr: true
    case .stringLiteralExpr: value.children.isEmpty
    case .arrayExpr, .prefixOperatorExpr, .tupleExpr: value.children.allSatisfy(isPlain)
    default: false
    }
  }

  /// `private let size` for `@State private var size`
  private func fix(_ decl: DeclID, _ wrapper: WrapperUse, _ context: RuleContext) -> [FixIt] {
    guard let word = PlainDeclaration(of: decl, in: context)?.word else { return [] }
    var end = wrapper.attribute.range.end
    let bytes = context.file.bytes
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    while end < word.range.start, blanks.contains(bytes[end]) { end += 1 }
    return [
      FixIt(
        "`let`",
        [TextEdit(SourceRange(wrapper.attribute.range.start, end), ""), TextEdit(word.range, "let")], isSafe: false)
    ]
  }
}
