import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource
import ViewSyntax

/// A declaration that can be shown: a preview, an app's first scene, or a view.
public struct RunnableView {
  /// The kind of declaration, as `viewrun --list` prints it.
  public enum Kind: String, Sendable {
    case preview, previewProvider, app, view
    /// A modifier, which is applied to a text.
    case modifier
  }

  /// The kind. Without a name on the command line, a preview or an app is preferred over a view.
  public let kind: Kind
  /// The title of a `#Preview`, or `Preview` without one; otherwise the name of the type.
  public let name: String
  /// The location of the declaration; `nil` outside of the program's files.
  public let place: SourcePlace?
  let decl: DeclID?
  /// The closure of a `#Preview`.
  let closure: SyntaxNode?
  let file: FileID
  /// For a `#Preview` of a widget: its family and the closure of its timeline entries.
  var timeline: (family: String, closure: SyntaxNode)?
  /// The index of the preview in a preview provider.
  var part = 0

  /// Whether it is a `#Preview` without code.
  public var isEmpty: Bool { closure?.children.isEmpty ?? false }
}

extension Graph {
  /// All declarations in files that can be shown, in source order.
  public func runnableViews(in files: [FileID]) -> [RunnableView] {
    files.flatMap { previews(in: $0) + declaredViews(in: $0) }
  }

  /// The view modifiers declared in files, which are shown if there is nothing else.
  public func runnableModifiers(in files: [FileID]) -> [RunnableView] {
    guard let modifier = analyzer.knownDecl("ViewModifier") else { return [] }
    return files.flatMap { file in
      analyzer.program.file(file).summary.decls.enumerated().compactMap { index, decl in
        let id = analyzer.declID(file, index)
        guard decl.kind == .structure, analyzer.ancestors(of: id).contains(modifier) else { return nil }
        return RunnableView(
          kind: .modifier, name: decl.name.text, place: place(of: id), decl: id, closure: nil, file: file)
      }
    }
  }

  /// The line range of a preview's code; `nil` for other declarations.
  public func previewLines(of view: RunnableView) -> ClosedRange<Int>? {
    guard view.kind == .preview || view.kind == .previewProvider,
      let node = view.closure ?? view.decl.map({ analyzer.node(of: $0) })
    else { return nil }
    let lines = analyzer.program.file(view.file).source.lineIndex
    return lines.position(of: node.range.start).line...lines.position(of: node.range.end).line
  }

  /// Whether the source of a declaration references one of these names.
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
    for preview in analyzer.previewMacros(in: file) where preview.isOfView || preview.timeline != nil {
      let name = preview.title.map { StringLiteral.text($0) } ?? "Preview"
      let position = source.source.lineIndex.position(of: preview.node.range.start)
      result.append(
        RunnableView(
          kind: .preview, name: name,
          place: SourcePlace(path: source.source.path, line: position.line, column: position.column), decl: nil,
          closure: preview.closure, file: file, timeline: preview.timeline))
    }
    return result
  }

  private func declaredViews(in file: FileID) -> [RunnableView] {
    let summary = analyzer.program.file(file).summary
    var result: [RunnableView] = []
    for (index, decl) in summary.decls.enumerated() where decl.kind == .structure || decl.kind == .classType {
      let id = analyzer.declID(file, index)
      guard let kind = kind(of: id) else { continue }
      for part in 0..<(kind == .previewProvider ? previewCount(of: id) : 1) {
        let name = decl.name.text + (part == 0 ? "" : " \(part + 1)")
        result.append(
          RunnableView(kind: kind, name: name, place: place(of: id), decl: id, closure: nil, file: file, part: part))
      }
    }
    return result
  }

  private func kind(of id: DeclID) -> RunnableView.Kind? {
    let ancestors = analyzer.ancestors(of: id)
    func inherits(_ name: Name) -> Bool { analyzer.knownDecl(name).map { ancestors.contains($0) } ?? false }
    if inherits("View"), !inherits("ViewModifier") { return .view }
    if inherits("App") { return .app }
    // A catalogue protocol that is not declared yet is recognized by its name.
    guard let clause = analyzer.node(of: id).child(.inheritanceClause) else { return nil }
    let names = clause.children.map(\.text)
    if names.contains("PreviewProvider") { return .previewProvider }
    return names.contains("App") ? .app : nil
  }

  // MARK: Showing

  /// Shows a declaration.
  ///
  /// - Parameter settings: Values of its properties, by name, as Swift literals. For a preview they apply to the view
  ///   inside its modifiers.
  /// - Throws: `SettingError` for an invalid setting, `ViewFault` if the outermost value cannot be created.
  public func show(_ view: RunnableView, settings: [(name: String, value: String)], in environment: EnvironmentStore)
    throws
  {
    let given = Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    shownAlone = view.kind == .app ? nil : view.kind
    if view.kind == .preview || view.kind == .previewProvider { launchApp(ofPreviewIn: view.file) }
    do {
      if let timeline = view.timeline, let closure = view.closure {
        return try showWidget(closure, timeline, of: view, in: environment)
      }
      if let closure = view.closure {
        let prepared = try machine.prepare(closure: closure, in: view.file)
        return try showPreview(prepared, of: view, settings: given, in: environment)
      }
      guard let decl = view.decl else { throw Fault(.unsupported, "this view") }
      guard let type = StandIns(self).concrete(decl) else {
        throw Fault(
          .unsupported, "there are no plausible types for generic parameters of `\(view.name)`: show it in a `#Preview`"
        )
      }
      if view.kind == .previewProvider {
        guard let previews = machine.staticMember("previews", of: type) else {
          throw Fault(.unsupported, "`previews` is missing")
        }
        let prepared = try machine.prepare(previews, of: type, isStatic: true)
        return try showPreview(prepared, of: view, settings: given, in: environment)
      }
      try checkSettings(given, of: type, view.name, withParameters: true)
      let value = try makeRoot(type, decl, given)
      if view.kind == .app { try launchApp() }
      if view.kind == .modifier { return try showModifier(value, type, in: environment) }
      show(try setting(given, of: value, type, onlyState: true), type, name: "", in: environment)
    } catch let error as SettingError {
      throw error
    } catch {
      throw report(error, at: view.place)
    }
  }

  /// Shows a modifier applied to a text.
  private func showModifier(_ modifier: Value, _ type: TypeID, in environment: EnvironmentStore) throws {
    let text = analyzer.known("Text")
    guard let content = try machine.make(text, labels: ["verbatim"], [.string("Content")]),
      let decl = analyzer.knownDecl("ModifiedContent")
    else { throw Fault(.unsupported, "this modifier") }
    let shown = analyzer.nominalType(decl, [text, type])
    show(.ref(StructBox(shown, [content, modifier])), shown, name: "", in: environment)
  }

  /// Shows the preview of a widget in the size of its family, at the first timeline entry.
  private func showWidget(
    _ closure: SyntaxNode, _ timeline: (family: String, closure: SyntaxNode), of view: RunnableView,
    in environment: EnvironmentStore
  ) throws {
    let widget = try machine.prepare(closure: closure, in: view.file, builder: "_WidgetPreviewBuilder")
    let entries = try machine.prepare(closure: timeline.closure, in: view.file, builder: "_TimelinePreviewBuilder")
    let type = analyzer.known("_WidgetPreview")
    guard let family = try machine.staticValue(Name(timeline.family), of: analyzer.known("WidgetFamily")) else {
      throw Fault(.unsupported, "the size of this widget")
    }
    let shown = StructBox(
      type, [machine.boxed(try machine.call(widget, []), widget.result), try machine.call(entries, []), family])
    show(.ref(shown), type, name: "", in: environment)
  }

  /// Shows a preview as a view that owns the variables of its closure and is updated when they change.
  private func showPreview(
    _ prepared: PreparedCall, of view: RunnableView, settings: [String: String], in environment: EnvironmentStore
  ) throws {
    var refusal: SettingError?
    // The closure is evaluated once, unless `@Previewable` makes it a body.
    var (isMade, isBody) = (false, false)
    let behavior = NativeView { update in
      let graph = update.graph
      let content: Value
      if update.isRelisting || isMade && !isBody {
        content = update.node.content
      } else {
        let node = update.node
        isMade = true
        graph.machine.keepVariable = { [weak node] name, wrapper, type in
          isBody = true
          return node.map { graph.keep(wrapper, type, name: name, for: $0) } ?? wrapper
        }
        defer { graph.machine.keepVariable = nil }
        content = try graph.machine.call(prepared, [])
        update.node.content = content
      }
      var shown = (value: content, type: prepared.result)
      if view.kind == .previewProvider { shown = graph.preview(view.part, of: content, prepared.result) }
      do {
        shown.value = try graph.setting(settings, through: shown.value, shown.type, view.name)
      } catch let error as SettingError {
        refusal = error
      }
      let child = update.child(.field("preview"), shown.value, shown.type, segment: "")
      // Each view of a provider is a preview of its own, also those of a `ForEach`.
      let previews = view.kind == .previewProvider ? child.elements.flatMap { graph.leaves(of: $0) } : []
      update.container(.group(.fixed), previews.count > 1 ? [previews[0]] : child.elements)
    }
    show(with: behavior, name: view.name, place: view.place, in: environment)
    if let refusal { throw refusal }
  }

  /// Creates a view from settings, default arguments and stand-ins.
  func makeRoot(_ type: TypeID, _ decl: DeclID, _ settings: [String: String]) throws -> Value {
    let name = analyzer.decl(decl).name.text
    var given: StandIns.Settings = [:]
    for (parameter, text) in settings { given[parameter] = { try self.setting(text, $0, parameter) } }
    var used: [StandIn] = []
    var standIns = StandIns(self)
    standIns.fillsOptionals = fillsOptionals
    guard let value = try standIns.made(type, given, missing: { used = $0 }) else {
      throw Fault(.unsupported, "`\(name)` cannot be made: show it in a `#Preview`")
    }
    noteStandIns(used, for: name, at: place(of: decl))
    return value
  }

  /// Notes the parameters that have stand-ins.
  private func noteStandIns(_ used: [StandIn], for name: String, at place: SourcePlace?) {
    let shown = used.filter(\.isThere)
    guard !shown.isEmpty else { return }
    let names = shown.map { "`\($0.name)`" }.joined(separator: ", ")
    let flags = shown.map { "--set \($0.name)=…" }.joined(separator: " ")
    note("`\(name)` gets plausible values for \(names): set others with \(flags)", at: place)
  }
}
