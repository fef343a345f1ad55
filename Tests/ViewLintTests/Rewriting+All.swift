import ViewSource
import ViewSyntax

/// Where the code of a body is.
extension Rewriting {
  static let all = placesOfBodies + placesOfTypes + ownHelpers + spellings + placesOfState

  private static let placesOfBodies = [
    Rewriting("the body is in a computed property") { code in
      for view in code.root.views {
        code.insert(" screen }\n  @ViewBuilder private var screen: some View {", at: view.body.range.start + 1)
      }
    },
    Rewriting("the body is in a function") { code in
      for view in code.root.views {
        code.insert(" makeScreen() }\n  @ViewBuilder func makeScreen() -> some View {", at: view.body.range.start + 1)
      }
    },
    Rewriting("the body is in an extension") { code in
      for view in code.root.views {
        guard let name = view.declaration.name, let members = view.declaration.child(.memberBlock),
          let property = members.children.first(where: { $0.numbers.contains(view.body.id) })
        else { continue }
        code.replace(property.range, with: "")
        code.added += "\nextension \(name) {\n  \(property.text)\n}\n"
      }
    },
    Rewriting("the body is in a container of the program") { code in
      for view in code.root.views {
        code.insert(" Container {", at: view.body.range.start + 1)
        code.insert("} ", at: view.body.range.end - 1)
      }
      guard code.isChanged else { return }
      code.added += """

        struct Container<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { content }
        }

        """
    },
    Rewriting("the body is returned") { code in
      for view in code.root.views where view.body.children.count == 1 && view.body.children[0].kind.isExpr {
        let expression = view.body.children[0]
        guard expression.kind != .ifExpr, expression.kind != .switchExpr else { continue }
        code.insert("return ", at: expression.range.start)
      }
    },
    Rewriting("actions are in methods") { code in
      for view in code.root.views {
        guard let members = view.declaration.child(.memberBlock) else { continue }
        var methods: [String] = []
        for call in view.body.descendants where call.kind == .functionCallExpr {
          guard let callee = call.calleeName.map({ call.text(of: $0) }), Self.actionTakers.contains(callee),
            let closure = call.children.first(where: { $0.kind == .closureExpr }),
            closure.child(.closureSignature) == nil, !closure.children.isEmpty,
            // `Button(action: send) { Text("Send") }`
            !call.arguments.contains(where: { $0.firstToken.map { call.text(of: $0) } == "action" }),
            !closure.refers(to: view.body.localNames.subtracting(closure.localNames)),
            !closure.localNames.contains("$0")
          else { continue }
          let number = methods.count
          let isAsync = closure.descendants.contains { $0.kind == .awaitExpr }
          guard !isAsync || callee == "task" else { continue }
          if code.replace(closure.innerRange, with: isAsync ? " await perform\(number)() " : " perform\(number)() ") {
            let head = "func perform\(number)()\(isAsync ? " async" : "")"
            methods.append("  \(head) {\(closure.innerRange.text(in: closure))}\n")
          }
        }
        if !methods.isEmpty { code.insert(methods.joined(), at: members.range.end - 1) }
      }
    },
  ]

  /// Functions whose first trailing closure is an action without parameters.
  private static let actionTakers: Set<String> = [
    "Button", "onAppear", "onTapGesture", "onDisappear", "task", "onSubmit",
  ]

  private static let placesOfTypes = [
    Rewriting("the types are nested in another type") { code in
      let declarations = code.root.children.filter { $0.kind != .importDecl }
      let types = declarations.filter { $0.kind.declaresType }
      let extensions = declarations.filter { $0.kind == .extensionDecl }
      let names = Set(types.compactMap(\.name))
      guard let first = declarations.first, declarations.count == types.count + extensions.count,
        !types.contains(where: { $0.text.contains("@main") }),
        // An extension of another type would have to name the nested types differently.
        extensions.allSatisfy({ names.contains($0.children.first { $0.kind.isType }?.text ?? "") })
      else { return }
      code.insert("enum Screens {\n", at: first.range.start)
      code.added += "\n}\n"
      for node in extensions {
        code.added += node.text.replacing("extension ", with: "extension Screens.", maxReplacements: 1) + "\n"
        code.replace(node.range, with: "")
      }
    }
  ]

  private static let spellings = [
    Rewriting("members are named with self") { code in
      for view in code.root.views {
        let names = Set(view.declaration.storedProperties.keys)
        let locals = view.body.localNames
        for node in view.body.descendants where node.kind == .declReferenceExpr {
          let name = String(node.text.drop { $0 == "$" })
          if names.contains(name), !locals.contains(name) { code.insert("self.", at: node.range.start) }
        }
      }
    },
    Rewriting("unwrapped values are named twice") { code in
      for condition in code.root.descendants where condition.kind == .optionalBindingCondition {
        guard condition.child(.initializerClause) == nil,
          let name = condition.children.first(where: { $0.kind == .identifierPattern })
        else { continue }
        code.insert(" = \(name.text)", at: condition.range.end)
      }
    },
    Rewriting("closures are arguments in parentheses") { code in
      for call in code.root.descendants where call.kind == .functionCallExpr {
        guard let callee = call.calleeName.map({ call.text(of: $0) }), let label = Self.closureLabel(of: callee, call),
          let closure = call.children.last, closure.kind == .closureExpr, call.flags.contains(.hasTrailingClosure),
          // `Button(action: send) { Text("Send") }`
          !call.arguments.contains(where: { $0.firstToken.map { call.text(of: $0) } == label })
        else { continue }
        let before = call.arguments.last?.range.end ?? call.children[0].range.end
        let separator = call.arguments.isEmpty ? "(" : ", "
        code.replace(SourceRange(before, closure.range.start), with: "\(separator)\(label): ")
        code.insert(")", at: closure.range.end)
      }
    },
    Rewriting("conditions are switches") { code in
      for node in code.root.views.flatMap(\.body.plainConditions) {
        let (condition, first, second) = (node.children[0], node.children[1], node.children[2])
        code.replace(
          SourceRange(node.range.start, first.range.start + 1), with: "switch \(condition.text) {\ncase true:")
        code.replace(SourceRange(first.range.end - 1, second.range.start + 1), with: "\ncase false:")
      }
    },
    Rewriting("bindings are made of closures") { code in
      for view in code.root.views {
        let properties = view.declaration.storedProperties
        for node in view.body.descendants where node.kind == .declReferenceExpr && node.text.hasPrefix("$") {
          let name = String(node.text.dropFirst())
          guard case "State"?? = properties[name] else { continue }
          code.replace(node.range, with: "Binding(get: { \(name) }, set: { \(name) = $0 })")
        }
      }
    },
    Rewriting("conditions are negated") { code in
      for node in code.root.views.flatMap(\.body.plainConditions) {
        guard !node.children[1].descendants.contains(where: { $0.kind == .ifExpr }),
          !node.children[2].descendants.contains(where: { $0.kind == .ifExpr })
        else { continue }
        let (condition, first, second) = (node.children[0], node.children[1], node.children[2])
        code.replace(
          SourceRange(condition.range.start, second.range.end),
          with: "!\(condition.isName ? condition.text : "(\(condition.text))") \(second.text) else \(first.text)")
      }
    },
    Rewriting("flags are assigned") { code in
      for call in code.root.descendants where call.kind == .functionCallExpr && call.text.hasSuffix(".toggle()") {
        let flag = call.text.dropLast(".toggle()".count)
        guard flag.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) else { continue }
        code.replace(call.range, with: "\(flag) = !\(flag)")
      }
    },
    Rewriting("properties have types") { code in
      for binding in code.root.descendants where binding.kind == .patternBinding {
        guard let name = binding.children.first, name.kind == .identifierPattern,
          binding.child(.typeAnnotation) == nil, let value = binding.initialValue
        else { continue }
        let type: String? =
          switch value.kind {
          case .stringLiteralExpr: "String"
          case .integerLiteralExpr: "Int"
          case .floatLiteralExpr: "Double"
          case .booleanLiteralExpr: "Bool"
          default: nil
          }
        if let type { code.insert(": \(type)", at: name.range.end) }
      }
    },
  ]

  private static func closureLabel(of callee: String, _ call: SyntaxNode) -> String? {
    let isOfData = callee == "List" && call.arguments.contains { $0.kind != .labeledExpr }
    return isOfData ? "rowContent" : closureLabels[callee]
  }

  /// The label of the closure that the named functions take last.
  private static let closureLabels = [
    "Button": "action", "VStack": "content", "HStack": "content", "ZStack": "content", "Group": "content",
    "List": "content", "Form": "content", "ScrollView": "content", "sheet": "content", "ForEach": "content",
    "NavigationStack": "root", "onAppear": "perform", "onTapGesture": "perform", "fullScreenCover": "content",
  ]
}

extension SourceRange {
  /// The text of the range in the source of a node.
  fileprivate func text(in node: SyntaxNode) -> String { node.bytes.text(self) }
}

extension SyntaxNode {
  /// The `if` with one condition, which binds nothing, and one `else`, that are not themselves after an `else`.
  fileprivate var plainConditions: [SyntaxNode] {
    let all = descendants.filter { $0.kind == .ifExpr }
    let chained = Set(all.compactMap(\.children.last?.id))
    return all.filter { node in
      node.children.count == 3 && node.children[0].kind.isExpr && node.children[2].kind == .codeBlock
        && !chained.contains(node.id)
    }
  }

  /// `isOn`, `model.isOn`
  fileprivate var isName: Bool { kind == .declReferenceExpr || kind == .memberAccessExpr }
}
