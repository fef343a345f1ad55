import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Text fields and editors.
extension NativeViewTable {
  mutating func addFields() {
    view("TextField") { update in
      guard let style = update.environment.style(.textField), update.machine.catalogueName(style.type) == nil else {
        return try update.look(update.systemStyle(.textField))
      }
      try update.run(style, .textField, update.fieldConfiguration())
    }
    look("DefaultTextFieldStyle", "PlainTextFieldStyle") { try $0.textField(hasBorder: false) }
    look("RoundedBorderTextFieldStyle", "SquareBorderTextFieldStyle", "BorderedTextFieldStyle") {
      try $0.textField(hasBorder: true)
    }
    view("SecureField") { update in
      guard let style = update.environment.style(.textField), update.machine.catalogueName(style.type) == nil,
        let member = update.graph.analyzer.memberDecls("asField", of: update.machine.types.decl(update.type)).first
      else { return try update.look(update.systemStyle(.textField)) }
      // A style of the program gets a text field.
      let call = try update.graph.prepared(member, of: update.type)
      let value = update.value
      let field = try update.asOwner { try update.machine.call(call, [value]) }
      try update.inner(field, call.result) { try $0.run(style, .textField, $0.fieldConfiguration()) }
    }
    view("TextEditor") { try $0.editor() }
  }
}

/// The content of a text field.
struct FieldContent {
  /// Writes an edited text to the value.
  let write: (String) throws -> Void
  /// The actual text of a secure field.
  var secret: String?
  /// Whether the typed text is shown unchanged until the field loses focus.
  var keepsText = false

  init(_ location: BindingLocation?) { write = { try location?.set(.string($0)) } }

  init(write: @escaping (String) throws -> Void) {
    self.write = write
    keepsText = true
  }
}

extension ViewUpdate {
  /// The text field passed to a style of the program; a placeholder replaces its label.
  fileprivate func fieldConfiguration() throws -> (value: Value, type: TypeID) {
    let label = graph.analyzer.known("_TextFieldStyleLabel")
    let copy = try value.box(StructBox.self).copy()
    let decl = machine.types.decl(type)
    let made = graph.analyzer.nominalType(decl, [label])
    let fields = machine.fieldIndex("label", of: type).map { index in
      var fields = copy.fields
      fields[index] = control.placeholder("label", label, field("label"), fieldType("label"))
      return fields
    }
    return (.ref(StructBox(made, fields ?? copy.fields)), made)
  }

  fileprivate mutating func textField(hasBorder: Bool) throws {
    let isSecure = machine.fieldIndex("content", of: type) == nil
    let content = isSecure ? .void : field("content")
    let payload = isSecure ? [] : graph.payload(content)
    // A secure field is edited like other text, but shows bullets.
    if let secret = isSecure
      ? location("text") : machine.caseName(content) == "secret" ? payload.first?.bindingLocation : nil
    {
      var content = FieldContent(secret)
      let text = graph.text(try read(secret))
      content.secret = text
      return try field(String(repeating: "•", count: text.count), content, isLong: false, hasBorder: hasBorder)
    }
    let isLong = graph.caseName(field("axis")) == "vertical"
    if machine.caseName(content) == "text" {
      let location = payload.first?.bindingLocation
      let text = graph.text(try read(location))
      return try field(text, FieldContent(location), isLong: isLong, hasBorder: hasBorder)
    }
    guard payload.count == 2, let format = graph.function(payload[0]), let parse = graph.function(payload[1]) else {
      return
    }
    let graph = graph
    let text = try control.text ?? asOwner { graph.text(try machine.call(format, [])) }
    try field(
      text, FieldContent { try graph.call(parse, .string($0)) }, isLong: isLong, hasBorder: hasBorder)
  }

  /// The text of a field, or its prompt.
  fileprivate mutating func field(_ text: String, _ content: FieldContent, isLong: Bool, hasBorder: Bool) throws {
    let isBeforeField = environment.isInFormColumns && !hidesLabels
    let label = isBeforeField ? child("label") : colored("label", "prompt", try paints.placeholder)
    let title = title(of: label.elements)
    var shown: [Element]
    if !text.isEmpty {
      shown = try self.text("text", text, isLong: isLong).elements
    } else if let prompt = field("prompt").unwrapped, !field("prompt").isNothing {
      let inside = environment("prompt") { [graph, paint = try? paints.placeholder] in
        $0.setting(.own("foregroundStyle"), graph.color(paint ?? .black))
      }
      shown = child(.field("prompt"), prompt, graph.analyzer.known("Text"), segment: name, in: inside).elements
    } else {
      shown = isBeforeField ? [] : label.elements
    }
    switch environment["multilineTextAlignment"].flatMap({ graph.caseName($0) }) {
    case "center": shown = [space(80, minLength: 0)] + shown + [space(81, minLength: 0)]
    case "trailing": shown = [space(80, minLength: 0)] + shown
    default: shown += [space(81, minLength: 0)]
    }
    guard graph.isInCells else {
      let box = try fieldInPoints(shown, isEmpty: text.isEmpty, hasBorder: hasBorder)
      // The caret is in the first line of a text without line breaks, else in the last.
      let alignment: VerticalAlignment = !isLong ? .center : text.contains("\n") ? .bottom : .top
      let made =
        isBeforeField ? row(label.elements, box) : container(.hStack(alignment: alignment, spacing: 0), box)
      return edits(made, title, text, content, takesReturn: isLong)
    }
    if hasBorder {
      let edge = try paints.placeholder
      shown = [try controlText(82, "[ ", edge)] + shown + [try controlText(83, " ]", edge)]
    }
    edits(container(.hStack(spacing: 0), shown), title, text, content, takesReturn: isLong)
  }

  /// A field with its caret, in points.
  private mutating func fieldInPoints(_ shown: [Element], isEmpty: Bool, hasBorder: Bool) throws -> [Element] {
    var shown = shown
    if let target = control.field, graph.focused === target {
      let shape = ShapeDrawing(outline: .capsule, paint: try paints.tint)
      let line = part(84, .color, [], .shape(shape), type: "Caret")
      let caret = framed(85, line, width: 2, height: graph.typeScale == .mac ? 16 : 20)
      // After the text, or before the prompt.
      shown.insert(caret, at: isEmpty ? 0 : max(shown.count - 1, 0))
    }
    guard hasBorder || environment.isInFormColumns else { return shown }
    let row = part(86, .hStack(spacing: 0), shown, type: "HStack")
    guard hasBorder else { return [row] }
    if graph.typeScale == .watch {
      let frame = FlexibleFrame(
        maxWidth: .infinity, minHeight: ViewUpdate.heightOnWatch,
        alignment: Alignment(horizontal: .leading, vertical: .center))
      let inset = padded(87, [row], EdgeInsets(12, on: .horizontal))
      let field = part(94, .modifier(.flexibleFrame(frame)), [inset], type: "Frame")
      return [backed(89, field, by: ShapeDrawing(outline: .capsule, paint: fillPaint))]
    }
    let inset = padded(
      87, [row], isOnMac ? EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6) : EdgeInsets(7, on: .all))
    let line = ShapeDrawing(
      outline: .rounded(5), paint: try paints.separator, lineWidth: 1 / engine.metrics.pixels.scale,
      inset: 0.5 / engine.metrics.pixels.scale)
    return [backed(89, inset, by: line)]
  }

  /// Text of the control itself, in the font of its environment.
  mutating func text(_ key: String, _ text: String, isLong: Bool = true) throws -> ViewNode {
    let type = graph.analyzer.known("Text")
    let value = try machine.make(type, labels: ["verbatim"], [.string(text)]) ?? .void
    let inside = isLong ? nil : environment("line") { $0.setting(.property("lineLimit"), Value.int(1).wrapped) }
    return child(.field(key), value, type, segment: name, in: inside)
  }

  fileprivate mutating func editor() throws {
    let location = location("text")
    let written = graph.text(try read(location))
    let text = try attributedText() ?? text("text", written).elements
    let frame = FlexibleFrame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: .top))
    let place = part(1, .modifier(.flexibleFrame(frame)), text, type: "Frame")
    // UIKit's documented insets of a text view, and its line fragment padding.
    let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    let inner = graph.isInCells ? place : padded(2, [place], insets)
    edits(container(.hStack(spacing: 0), [inner]), "", written, FieldContent(location), takesReturn: true)
  }

  /// The text of an editor with an attributed string.
  private mutating func attributedText() throws -> [Element]? {
    guard location("attributed") != nil,
      let member = graph.analyzer.memberDecls("shown", of: machine.types.decl(type)).first
    else { return nil }
    let shown = try asOwner { try machine.call(graph.prepared(member, of: type), [value]) }
    guard let text = shown.unwrapped, !shown.isNothing else { return nil }
    return child(.field("text"), text, graph.analyzer.known("Text"), segment: name).elements
  }

  /// Makes an element editable.
  private func edits(
    _ element: Element, _ title: String, _ text: String, _ content: FieldContent, takesReturn: Bool
  ) {
    let (graph, node, memory) = (graph, node, control)
    element.title = title.isEmpty ? nil : title
    element.actions.isEnabled = isEnabled
    element.actions.text = content.secret ?? text
    element.actions.takesReturn = takesReturn
    let field = memory.field ?? FocusTarget(node)
    memory.field = field
    field.changed = graph.function(machine.fieldValue("onEditingChanged", of: value))
    field.focus = environment.focus
    for focus in field.focuses where focus.target?.node?.isAlive != true { focus.target = field }
    let commit = graph.function(machine.fieldValue("onCommit", of: value))
    let submit = environment.submit
    element.actions.tap = event { try graph.focus(on: field) }
    element.actions.type = { [weak node] text in
      guard let node, node.isAlive else { return }
      if graph.focused !== field { graph.perform { try graph.focus(on: field) } }
      graph.perform {
        if content.keepsText {
          memory.text = text
          graph.invalidate(node, .property("text"))
        }
        try graph.act(node) { try content.write(text) }
      }
    }
    field.left = { [weak node, weak memory] in
      guard let node, memory?.text != nil else { return }
      memory?.text = nil
      graph.invalidate(node, .property("text"))
    }
    guard !takesReturn else { return element.actions.submit = nil }
    element.actions.submit = event {
      if graph.focused !== field { try graph.focus(on: field) }
      let counts = field.focuses.map(\.location.writeCount)
      if let commit { try graph.call(commit) }
      for action in submit?.actions ?? [] { try graph.call(action) }
      // The keyboard is dismissed, unless the action has moved or kept the focus.
      let isMoved = field.focuses.map(\.location.writeCount) != counts
      if graph.focused === field, !isMoved { try graph.focus(on: nil) }
    }
  }
}
