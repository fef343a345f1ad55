import ViewSemantics
import ViewSource
import ViewSyntax

/// Something that a program shows: a preview, an app's first scene, or a view.
public struct RunnableView {
  /// What declares it, by the word that `viewrun --list` prints.
  public enum Kind: String, Sendable {
    case preview, previewProvider, app, view
  }

  /// Where nobody names what to show, a preview or an app comes before a view.
  public let kind: Kind
  /// The title of a `#Preview`, or `Preview` without one; of all else the name of the type.
  public let name: String
  /// Where it is declared; `nil` if that is not in a file of the program.
  public let place: SourcePlace?
  let decl: DeclID?
  /// Of a `#Preview` its closure.
  let closure: SyntaxNode?
  let file: FileID
}

extension Interpreter {
  /// Everything in some files that can be shown, in the order of the source.
  public func runnableViews(in files: [FileID]) -> [RunnableView] {
    files.flatMap { previews(in: $0) + declaredViews(in: $0) }
  }

  /// Whether the source of a preview, app or view uses one of these names.
  public func names(_ names: Set<String>, in view: RunnableView) -> Bool {
    var open = [view.closure ?? view.decl.map { analyzer.node(of: $0) }].compactMap { $0 }
    while let node = open.popLast() {
      if node.kind == .declReferenceExpr, let token = node.referencedName, names.contains(node.text(of: token)) {
        return true
      }
      open += node.children
    }
    return false
  }

  private func previews(in file: FileID) -> [RunnableView] {
    let source = analyzer.program.file(file)
    var result: [RunnableView] = []
    for preview in analyzer.previewMacros(in: file) {
      let name = preview.title.map { StringLiteral.text($0) } ?? "Preview"
      let position = source.source.lineIndex.position(of: preview.node.range.start)
      result.append(
        RunnableView(
          kind: .preview, name: name,
          place: SourcePlace(path: source.source.path, line: position.line, column: position.column), decl: nil,
          closure: preview.closure, file: file))
    }
    return result
  }

  private func declaredViews(in file: FileID) -> [RunnableView] {
    let summary = analyzer.program.file(file).summary
    var result: [RunnableView] = []
    for (index, decl) in summary.decls.enumerated() where decl.kind == .structure || decl.kind == .classType {
      let id = analyzer.declID(file, index)
      guard let kind = kind(of: id) else { continue }
      result.append(
        RunnableView(
          kind: kind, name: decl.name.text, place: place(of: analyzer.node(of: id), in: id), decl: id, closure: nil,
          file: file))
    }
    return result
  }

  private func kind(of id: DeclID) -> RunnableView.Kind? {
    let ancestors = analyzer.ancestors(of: id)
    func inherits(_ name: Name) -> Bool { analyzer.knownDecl(name).map { ancestors.contains($0) } ?? false }
    if inherits("View"), !inherits("ViewModifier") { return .view }
    if inherits("App") { return .app }
    // A protocol of the catalogue that may not be declared yet is known by its name.
    guard let clause = analyzer.node(of: id).child(.inheritanceClause) else { return nil }
    let names = clause.children.map(\.text)
    if names.contains("PreviewProvider") { return .previewProvider }
    return names.contains("App") ? .app : nil
  }

  /// The value to show. `settings` are values for properties that have none, by name.
  public func make(_ view: RunnableView, settings: [String: String]) throws -> Value {
    do {
      try checkSettings(settings.keys.sorted(), of: view, showing: nil)
      return try makeValue(view, settings)
    } catch Interruption.fault(var fault) {
      if fault.place == nil { fault.place = view.place }
      throw fault
    } catch Interruption.thrown {
      throw Fault(.trap, "an error is thrown: \(describe(thrownError))", at: view.place)
    }
  }

  private func makeValue(_ view: RunnableView, _ settings: [String: String]) throws -> Value {
    if let closure = view.closure {
      let id = analyzer.addBody(closure, in: view.file)
      let builder = analyzer.knownDecl("ViewBuilder").map { analyzer.nominalType($0) }
      let record = RecordBox(analyzer.record(ofBody: id, builder: builder), userFile: view.file)
      records[id] = record
      let frame = Frame(id, record, Substitution(), selfType: nil, selfBox: nil)
      return try run(closure, frame, skipping: .closureSignature)
    }
    guard let decl = view.decl else { throw Interruption.unsupported("this view") }
    let type = analyzer.typeItself(decl)
    switch view.kind {
    case .previewProvider:
      guard let previews = try dynamicStatic("previews", type) else {
        throw Interruption.unresolved("`previews` is missing")
      }
      return firstPreview(of: previews)
    case .app:
      let app = try makeRoot(type, decl, settings)
      guard let scene = try dynamicMember("body", of: app) else { throw Interruption.unresolved("the app has no body") }
      return firstContent(of: scene)
    case .preview, .view: return try makeRoot(type, decl, settings)
    }
  }

  private func run(_ closure: SyntaxNode, _ frame: Frame, skipping kind: NodeKind) throws -> Value {
    let items = active(closure.children.filter { $0.kind != kind })
    if let builder = frame.record.builders[closure.id] { return try build(items, closure.id, builder, frame) }
    return try run(items: items, frame)
  }

  /// Several views in the `previews` of a provider are so many previews: the first of them.
  private func firstPreview(of previews: Value) -> Value {
    var current = previews
    while case .structure(let structure) = current,
      ["SwiftUI.TupleView", "SwiftUI.Group"].contains(analyzer.qualifiedName(of: types.decl(structure.type))),
      let inner = structure.fields.first
    {
      if case .tuple(let tuple) = inner, let first = tuple.elements.first { current = first } else { current = inner }
    }
    return current
  }

  /// The view in the first window of a scene.
  private func firstContent(of scene: Value) -> Value {
    var current = scene
    for _ in 0..<32 {
      if case .structure(let structure) = current,
        ["TupleScene", "TupleView"].contains(catalogueName(structure.type)),
        case .tuple(let tuple)? = structure.fields.first, let first = tuple.elements.first
      {
        current = first
        continue
      }
      guard let content = field("content", of: current) else { return current }
      if case .function(let function) = content, let made = try? call(function, []) { return made }
      return content
    }
    return current
  }

  /// A view made with what is set and with defaults.
  private func makeRoot(_ type: TypeID, _ decl: DeclID, _ settings: [String: String]) throws -> Value {
    let name = analyzer.decl(decl).name.text
    let own = members("init", of: type).filter {
      analyzer.parent(of: $0).map { analyzer.nominal(of: $0) == decl } ?? false
    }
    func labels(_ parameters: [Parameter]) -> [Name] {
      parameters.filter { !$0.hasDefault && settings[$0.name.text] == nil }.map(\.name)
    }
    if own.isEmpty, let signature = analyzer.memberwiseSignature(of: decl) {
      try require(labels(signature.parameters), name)
      var boxes: [Box] = []
      for parameter in signature.parameters {
        guard let text = settings[parameter.name.text] else {
          boxes.append(Box(.uninitialized))
          continue
        }
        boxes.append(Box(try setting(text, parameter.type, parameter.name.text)))
      }
      return try memberwise(type, boxes)
    }
    guard
      let initializer = own.min(by: {
        labels(analyzer.signature(of: $0).parameters).count < labels(analyzer.signature(of: $1).parameters).count
      })
    else { return try dynamicConstruct(type, []) }
    let parameters = analyzer.signature(of: initializer).parameters
    try require(labels(parameters), name)
    var boxes: [Box] = []
    for parameter in parameters {
      if let text = settings[parameter.name.text] {
        boxes.append(Box(try setting(text, parameter.type, parameter.name.text)))
      } else {
        boxes.append(Box(try defaultValue(of: parameter, initializer, surroundings(of: initializer, in: type), type)))
      }
    }
    return try construct(type, initializer, boxes)
  }

  private func require(_ missing: [Name], _ name: String) throws {
    guard let first = missing.first else { return }
    let flags = missing.map { "--set \($0.text)=…" }.joined(separator: " ")
    throw Interruption.unresolved("`\(name)` needs a value for `\(first.text)`: add \(flags)")
  }
}
