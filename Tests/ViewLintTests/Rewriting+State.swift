import ViewSource
import ViewSyntax

/// Where the state of a view is.
extension Rewriting {
  static let placesOfState = [
    Rewriting("state is in an observable object") { code in
      for view in code.root.views {
        code.moveState(of: view.declaration) { name, properties, added in
          added += "\nfinal class \(name)Model: ObservableObject {\n"
          for property in properties { added += "  @Published \(property)\n" }
          added += "}\n"
          return ("@StateObject private var model = \(name)Model()", "model")
        }
      }
    },
    Rewriting("state is in an observable class") { code in
      for view in code.root.views {
        code.moveState(of: view.declaration) { name, properties, added in
          added += "\n@Observable final class \(name)Model {\n"
          for property in properties { added += "  \(property)\n" }
          added += "}\n"
          return ("@State private var model = \(name)Model()", "model")
        }
      }
      if code.isChanged { code.insert("import Observation\n", at: 0) }
    },
    Rewriting("state is in a structure") { code in
      for view in code.root.views {
        code.moveState(of: view.declaration) { name, properties, added in
          added += "\nstruct \(name)Values {\n"
          for property in properties { added += "  \(property)\n" }
          added += "}\n"
          return ("@State private var values = \(name)Values()", "values")
        }
      }
    },
  ]
}

extension RewrittenCode {
  /// Moves all properties with `@State` of a view elsewhere.
  ///
  /// - Parameter move: gets the name of the view and the declarations without attributes, and returns the declaration
  ///   that replaces them and the expression before their names.
  fileprivate mutating func moveState(
    of view: SyntaxNode, _ move: (String, [String], inout String) -> (declaration: String, prefix: String)
  ) {
    guard let name = view.name, let members = view.child(.memberBlock) else { return }
    // A view makes an object in its state anew each time, and an object keeps one in a property.
    let classes = Set(root.descendants.filter { $0.kind == .classDecl }.compactMap(\.name))
    var names: Set<String> = []
    var declarations: [SyntaxNode] = []
    for member in members.children where member.kind == .variableDecl {
      guard member.child(.modifierList)?.child(.attribute)?.children.first?.text == "State",
        member.children.count(where: { $0.kind == .patternBinding }) == 1,
        let binding = member.child(.patternBinding), binding.child(.codeBlock) == nil,
        binding.child(.accessorBlock) == nil, let pattern = binding.children.first
      else { continue }
      // Other views may use state that is not private, and the moved state is private.
      guard member.child(.modifierList)?.text.contains("private") == true,
        !member.descendants.contains(where: { $0.children.isEmpty && classes.contains($0.text) })
      else { return }
      let isOptional = binding.child(.typeAnnotation)?.children.first?.kind == .optionalType
      guard binding.initialValue != nil || isOptional else { return }
      names.insert(pattern.text)
      declarations.append(member)
    }
    guard !declarations.isEmpty else { return }
    var references: [SyntaxNode] = []
    for member in members.children where !declarations.contains(where: { $0.id == member.id }) {
      let block = member.child(.codeBlock) ?? member.child(.patternBinding)?.child(.codeBlock)
      let locals = Set((block?.descendants ?? []).compactMap(\.localName))
      for node in member.descendants where node.kind == .declReferenceExpr {
        let reference = String(node.text.drop { $0 == "$" })
        if node.text.hasPrefix("_"), names.contains(String(node.text.dropFirst())) { return }
        guard names.contains(reference) else { continue }
        if locals.contains(reference) { return }
        references.append(node)
      }
      // `self.text` stays a member of the view.
      if member.descendants.contains(where: {
        $0.kind == .memberAccessExpr && $0.children.first?.text == "self"
          && names.contains($0.referencedName.map { token in member.text(of: token) } ?? "")
      }) {
        return
      }
    }
    let texts = declarations.map { declaration in
      "var " + declaration.children.filter { $0.kind == .patternBinding }.map(\.text).joined()
    }
    let (declaration, prefix) = move(name, texts, &added)
    for (index, old) in declarations.enumerated() { replace(old.range, with: index == 0 ? declaration : "") }
    for node in references {
      insert(node.text.hasPrefix("$") ? "$\(prefix)." : "\(prefix).", at: node.range.start)
      if node.text.hasPrefix("$") { replace(SourceRange(node.range.start, node.range.start + 1), with: "") }
    }
  }
}

extension SyntaxNode {
  /// The name that the node declares in code, if it is a pattern or a parameter of a closure.
  fileprivate var localName: String? {
    kind == .identifierPattern || kind == .closureParameter ? text : nil
  }
}
