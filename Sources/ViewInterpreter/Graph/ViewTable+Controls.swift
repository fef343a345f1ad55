import ViewLayout
import ViewSemantics
import ViewSource

/// Controls, as they stand still.
extension ViewTable {
  mutating func addControls() {
    for name in ["Button", "Link", "NavigationLink", "Menu"] {
      view(name) { making in
        let tint = try PaintResolver(making.interpreter, making.context.environment).tint
        var context = making.context.inside(name)
        context.environment = context.environment.setting("#foregroundStyle", making.interpreter.color(tint))
        let label = making.graph.node(of: making.field("label"), context)
        // Several views in a label stand beside each other.
        return making.container(.hStack(), [label])
      }
    }
    view("Toggle") { making in
      var isOn = false
      if case .bool(let value)? = try PrimitiveTable.bindingLocation(making.field("isOn"))?.get() { isOn = value }
      return try ViewTable.row(making, [making.content("label"), making.sign(isOn ? "(  ●)" : "(○  )")])
    }
    view("Stepper") { making in
      try ViewTable.row(making, [making.content("label"), making.sign("[ - | + ]")])
    }
    view("Slider") { making in
      let value = try PrimitiveTable.bindingLocation(making.field("fraction"))?.get()
      let before = ViewTable.share(value.flatMap { making.interpreter.length($0) } ?? 0, of: 12)
      return try making.sign(String(repeating: "━", count: before) + "●" + String(repeating: "─", count: 12 - before))
    }
    view("ProgressView") { making in
      guard let fraction = making.interpreter.length(making.field("fractionCompleted")) else {
        return try making.sign("◌")
      }
      let done = ViewTable.share(fraction, of: 16)
      return try making.sign(String(repeating: "━", count: done) + String(repeating: "─", count: 16 - done))
    }
    for name in ["NavigationStack", "NavigationView", "Form", "List", "GroupBox", "TabView"] {
      view(name) { making in
        // Its bars, rows and backgrounds are not drawn: what it holds stands as in a stack.
        making.interpreter.note(
          Fault(.unsupported, "`\(name)` is drawn as a stack of what it holds", at: making.context.source))
        let content: Name = making.interpreter.field("root", of: .structure(making.value)) == nil ? "content" : "root"
        return making.container(.vStack(alignment: .leading), [making.content(content)])
      }
    }
    for name in ["TextField", "SecureField"] {
      view(name) { making in try ViewTable.field(making, isSecure: name == "SecureField") }
    }
    view("Picker") { making in
      // What is chosen is not known yet: the first choice stands for it.
      making.interpreter.note(
        Fault(.unsupported, "`Picker` is drawn as its label", at: making.context.source))
      return try ViewTable.row(making, [making.content("label"), making.sign("⌃⌄")])
    }
    view("LabeledContent") { making in ViewTable.row(making, [making.content("label"), making.content("content")]) }
    view("Label") { making in
      let icon = making.content("icon")
      let title = making.content("title")
      return making.container(.hStack(alignment: .firstTextBaseline, spacing: 8), [icon, title])
    }
  }
}

extension ViewTable {
  /// What is written in a field, else its prompt.
  private static func field(_ making: ViewMaking, isSecure: Bool) throws -> ViewNode {
    let interpreter = making.interpreter
    var text = ""
    switch making.field("content") {
    case .enumeration(let content):
      switch content.payload.first {
      case .function(let format)?: text = interpreter.describe(try interpreter.call(format, []))
      case .some(let binding):
        text = try PrimitiveTable.bindingLocation(binding).map { interpreter.describe(try $0.get()) } ?? ""
      case nil: break
      }
    default:
      text = try PrimitiveTable.bindingLocation(making.field("text")).map { interpreter.describe(try $0.get()) } ?? ""
    }
    let resolver = PaintResolver(interpreter, making.context.environment)
    let spacer = ViewNode(
      type: "Spacer", path: making.context.path, layout: making.graph.engine.insert(.spacer(minLength: 0)),
      drawing: .spacer)
    guard text.isEmpty else {
      let shown = isSecure ? String(repeating: "•", count: text.count) : text
      return try making.container(.hStack(spacing: 0), [making.sign(shown, resolver.foreground), spacer])
    }
    var context = making.context.inside(making.name)
    let faint = interpreter.color(try resolver.placeholder)
    context.environment = context.environment.setting("#foregroundStyle", faint)
    let prompt = making.field("prompt")
    let label = if case .wrapped(let text) = prompt { text } else { making.field("label") }
    return making.container(.hStack(spacing: 0), [making.graph.node(of: label, context), spacer])
  }

  /// As many of `count` characters as a fraction is of 1; none for what is no number.
  private static func share(_ fraction: Double, of count: Int) -> Int {
    min(max(Int(clamping: (fraction * Double(count)).rounded()), 0), count)
  }

  /// A label at the leading edge and a control at the trailing one.
  private static func row(_ making: ViewMaking, _ parts: [ViewNode]) -> ViewNode {
    let spacer = ViewNode(
      type: "Spacer", path: making.context.path, layout: making.graph.engine.insert(.spacer()), drawing: .spacer)
    return making.container(.hStack(), [parts[0], spacer] + parts.dropFirst())
  }
}

extension ViewMaking {
  /// A control in characters.
  fileprivate func sign(_ text: String, _ paint: Paint? = nil) throws -> ViewNode {
    let paint = try paint ?? PaintResolver(interpreter, context.environment).tint
    let drawing = TextDrawing(runs: [TextDrawing.Run(text: text, paint: paint)])
    return leaf(.text(TextContent(text)), .text(drawing))
  }
}

extension Interpreter {
  /// A colour of components.
  func color(_ paint: Paint) -> Value {
    guard let decl = analyzer.knownDecl("Color") else { return .void }
    let type = analyzer.nominalType(decl)
    return
      (try? dynamicConstruct(
        type,
        [
          ("red", .double(paint.red)), ("green", .double(paint.green)), ("blue", .double(paint.blue)),
          ("opacity", .double(paint.opacity)),
        ])) ?? .void
  }
}
