import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state in a preview that is not `@Previewable`.
struct PreviewStateUninstalledRule: ProgramRule {
  static let info = RuleInfo(
    "preview_state_uninstalled", .state, .warning, isFixable: true,
    summary: "the state of the preview never changes: without `@Previewable` no view owns it",
    explanation: """
      Controls in the preview do not react. The closure of `#Preview` is a function that runs once, and a `@State` variable \
      in it is not installed in a view. With `@Previewable`, from Xcode 16 on, the macro makes it a property of a view \
      around the preview.
      """,
    silence: "Variables in nested functions and types of the preview, and other wrappers than those that own state.",
    examples: [
      RuleExample(
        """
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        #Preview("Off") {
          ↓@State var isOn = false
          return Switch(isOn: $isOn)
        }
        """,
        fixed: """
          struct Switch: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("On", isOn: $isOn) }
          }
          #Preview("Off") {
            @Previewable @State var isOn = false
            return Switch(isOn: $isOn)
          }
          """),
      RuleExample(
        """
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        #Preview {
          @Previewable @State var isOn = false
          Switch(isOn: $isOn)
        }
        #Preview {
          struct Holder: View {
            @State private var isOn = false
            var body: some View { Switch(isOn: $isOn) }
          }
          return Holder()
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  private static let previewable: Name = "Previewable"
  private static let owners: Set<Name> = ["State", "StateObject", "FocusState", "GestureState", "Namespace"]

  func check(_ program: ProgramContext) {
    let source = program.analyzer.program
    for file in source.userFileIDs {
      for preview in ProgramFactsReader.previews(in: source.file(file)) {
        guard let closure = preview.child(.closureExpr) else { continue }
        for variable in closure.children where variable.kind == .variableDecl { check(variable, file, program) }
      }
    }
  }

  private func check(_ variable: SyntaxNode, _ file: FileID, _ program: ProgramContext) {
    let attributes = variable.child(.modifierList)?.children.filter { $0.kind == .attribute } ?? []
    let names = attributes.map { attribute -> Name? in
      guard let type = attribute.children.first, let token = type.lastToken else { return nil }
      return type.name(of: token)
    }
    guard !names.contains(Self.previewable),
      let index = names.firstIndex(where: { $0.map(Self.owners.contains) ?? false }), let wrapper = names[index]
    else { return }
    let start = attributes[index].range.start
    program.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view owns this `@\(wrapper.text)`, and it keeps its first value: the closure of a preview is only a function; "
          + "add `@Previewable`",
        in: program.source(file), at: attributes[index].range,
        fixIts: [
          FixIt(
            "let the preview own it", [TextEdit(SourceRange(start, start), "@Previewable ")], isSafe: true)
        ]),
      in: file)
  }
}
