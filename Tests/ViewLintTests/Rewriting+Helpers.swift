import ViewSource
import ViewSyntax

/// Modifiers and controls that the program wraps in declarations of its own.
extension Rewriting {
  static let ownHelpers = [
    Rewriting("modifiers are methods of the program") { code in
      code.wrapModifiers { wrapped in
        """

        extension View {
          func \(wrapped.ownName)\(wrapped.generics)(\(wrapped.parameters)) -> some View {
            \(wrapped.name)(\(wrapped.arguments))
          }
        }

        """
      }
    },
    Rewriting("modifiers are types of the program") { code in
      code.wrapModifiers { wrapped in
        """

        struct Modifier\(wrapped.ownName)\(wrapped.generics): ViewModifier {
          \(wrapped.properties)
          func body(content: Self.Content) -> some View {
            content.\(wrapped.name)(\(wrapped.propertyArguments))
          }
        }
        extension View {
          func \(wrapped.ownName)\(wrapped.generics)(\(wrapped.parameters)) -> some View {
            modifier(Modifier\(wrapped.ownName)(\(wrapped.initialization)))
          }
        }

        """
      }
    },
    Rewriting("controls are views of the program") { code in
      for call in code.root.views.flatMap({ $0.body.descendants }) where call.kind == .functionCallExpr {
        guard let callee = call.children.first, callee.kind == .declReferenceExpr, let control = controls[callee.text],
          call.arguments.map({ $0.kind == .labeledExpr ? $0.firstToken.map { call.text(of: $0) } ?? "" : "_" })
            == control.labels,
          call.arguments.first?.kind == .stringLiteralExpr,
          call.flags.contains(.hasTrailingClosure) == control.hasClosure,
          call.child(.labeledTrailingClosure) == nil
        else { continue }
        code.replace(callee.range, with: "Own\(callee.text)")
        if !code.added.contains("struct Own\(callee.text)") { code.added += control.declaration }
      }
    },
    Rewriting("animations are started by a function of the program") { code in
      for node in code.root.descendants where node.kind == .declReferenceExpr && node.text == "withAnimation" {
        code.replace(node.range, with: "animated")
      }
      guard code.isChanged else { return }
      code.added += """

        func animated(_ animation: Animation? = .default, _ change: () -> Void) {
          withAnimation(animation) { change() }
        }

        """
    },
  ]

  /// A control of SwiftUI with the labels of its arguments, and a view of the program around it.
  private struct Control {
    let labels: [String]
    var hasClosure = false
    let declaration: String
  }

  private static let controls = [
    "Button": Control(
      labels: ["_"], hasClosure: true,
      declaration: """

        struct OwnButton: View {
          let title: LocalizedStringKey
          let action: () -> Void
          init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
            self.title = title
            self.action = action
          }
          var body: some View { Button(title, action: action).padding(4) }
        }

        """),
    "TextField": Control(
      labels: ["_", "text"],
      declaration: """

        struct OwnTextField: View {
          let title: LocalizedStringKey
          @Binding var text: String
          init(_ title: LocalizedStringKey, text: Binding<String>) {
            self.title = title
            _text = text
          }
          var body: some View { TextField(title, text: $text).padding(4) }
        }

        """),
    "Toggle": Control(
      labels: ["_", "isOn"],
      declaration: """

        struct OwnToggle: View {
          let title: LocalizedStringKey
          @Binding var isOn: Bool
          init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
            self.title = title
            _isOn = isOn
          }
          var body: some View { Toggle(title, isOn: $isOn).padding(4) }
        }

        """),
  ]
}

/// A modifier of SwiftUI and the parts of declarations that wrap it.
private struct WrappedModifier {
  let name: String
  let labels: [String]
  /// The types of the parameters, with generic parameters as in `generics`.
  let types: [String]
  var generics = ""
  /// The indices of the parameters that are escaping closures.
  var closures: Set<Int> = []
  var builders: Set<Int> = []
  /// Whether the last argument is a trailing closure.
  var hasClosure = true

  var ownName: String { "own" + name.prefix(1).uppercased() + name.dropFirst() + labels.joined() }

  var parameters: String {
    labels.indices.map { index in
      let label = labels[index] == "_" ? "_ value\(index)" : "\(labels[index]) value\(index)"
      let attributes = (builders.contains(index) ? "@ViewBuilder " : "")
      return "\(attributes)\(label): \(closures.contains(index) ? "@escaping " : "")\(types[index])"
    }.joined(separator: ", ")
  }
  var arguments: String {
    labels.indices.map { (labels[$0] == "_" ? "" : "\(labels[$0]): ") + "value\($0)" }.joined(separator: ", ")
  }
  var properties: String { labels.indices.map { "let value\($0): \(types[$0])" }.joined(separator: "\n  ") }
  var propertyArguments: String { arguments }
  var initialization: String { labels.indices.map { "value\($0): value\($0)" }.joined(separator: ", ") }

  static let all = [
    WrappedModifier(name: "onAppear", labels: ["perform"], types: ["() -> Void"], closures: [0]),
    WrappedModifier(name: "onDisappear", labels: ["perform"], types: ["() -> Void"], closures: [0]),
    WrappedModifier(name: "onTapGesture", labels: ["perform"], types: ["() -> Void"], closures: [0]),
    WrappedModifier(name: "task", labels: ["_"], types: ["@Sendable () async -> Void"], closures: [0]),
    WrappedModifier(
      name: "onChange", labels: ["of", "_"], types: ["Value", "(Value, Value) -> Void"], generics: "<Value: Equatable>",
      closures: [1]),
    WrappedModifier(
      name: "sheet", labels: ["isPresented", "content"], types: ["Binding<Bool>", "() -> Presented"],
      generics: "<Presented: View>", closures: [1], builders: [1]),
    WrappedModifier(
      name: "fullScreenCover", labels: ["isPresented", "content"], types: ["Binding<Bool>", "() -> Presented"],
      generics: "<Presented: View>", closures: [1], builders: [1]),
    WrappedModifier(
      name: "animation", labels: ["_", "value"], types: ["Animation?", "Value"], generics: "<Value: Equatable>",
      hasClosure: false),
    WrappedModifier(name: "id", labels: ["_"], types: ["Value"], generics: "<Value: Hashable>", hasClosure: false),
    WrappedModifier(name: "transition", labels: ["_"], types: ["AnyTransition"], hasClosure: false),
  ]

  /// Whether a call has the arguments of the modifier.
  func fits(_ call: SyntaxNode) -> Bool {
    let given = call.arguments.map { $0.kind == .labeledExpr ? $0.firstToken.map { call.text(of: $0) } ?? "" : "_" }
    guard call.child(.labeledTrailingClosure) == nil, call.flags.contains(.hasTrailingClosure) == hasClosure else {
      return false
    }
    guard given == (hasClosure ? Array(labels.dropLast()) : labels) else { return false }
    guard hasClosure, let closure = call.children.last else { return true }
    let parameters = closure.child(.closureSignature)?.children.count { $0.kind == .closureParameter } ?? 0
    return parameters == (name == "onChange" ? 2 : 0)
  }
}

extension RewrittenCode {
  /// Calls a method of the program in place of each modifier that can be wrapped.
  fileprivate mutating func wrapModifiers(_ declaration: (WrappedModifier) -> String) {
    var used: Set<String> = []
    for call in root.views.flatMap({ $0.body.descendants }) where call.kind == .functionCallExpr {
      guard let callee = call.children.first, callee.kind == .memberAccessExpr, let name = callee.referencedName,
        let wrapped = WrappedModifier.all.first(where: { $0.name == call.text(of: name) && $0.fits(call) })
      else { continue }
      replace(name.range, with: wrapped.ownName)
      if used.insert(wrapped.ownName).inserted { added += declaration(wrapped) }
    }
  }
}
