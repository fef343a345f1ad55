import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `GraphicsContext`
extension NativeTable {
  mutating func addCanvas() {
    addCanvasState()
    addCanvasValues()
    add("GraphicsContext.fill(_:with:style:)") { call in
      let graph = call.graph
      let paint = try graph.canvasPaint(call[2], in: call.scope.recording.environment)
      return try call.draw(
        .area(graph.path(call[1]).transformed(by: call.canvasTransform), paint, graph.fillRule(call[3])))
    }
    add("GraphicsContext.stroke(_:with:style:)") { call in
      let graph = call.graph
      let paint = try graph.canvasPaint(call[2], in: call.scope.recording.environment)
      let line = graph.path(call[1]).stroked(graph.strokeStyle(call[3]))
      return try call.draw(.area(line.transformed(by: call.canvasTransform), paint, .nonZero))
    }
    add("GraphicsContext.draw(_:in:)") { call in
      guard let text = call[1].canvasText else { return try call.drawSymbol() }
      let rect = call.graph.rect(call[2])
      let layout = call.graph.engine.textLayout(of: text.content, in: ProposedViewSize(rect.size))
      return try call.draw(.text(layout, text.drawing, at: call.canvasTransform.apply(to: rect.origin)))
    }
    add("GraphicsContext.draw(_:at:anchor:)") { call in
      let graph = call.graph
      let (point, anchor) = (graph.point(call[2]), graph.unitPoint(call[3]))
      if let text = call[1].canvasText {
        let layout = graph.engine.textLayout(of: text.content, in: .unspecified)
        let start = anchor.point(in: layout.size)
        let place = Point(x: point.x - start.x, y: point.y - start.y)
        return try call.draw(.text(layout, text.drawing, at: call.canvasTransform.apply(to: place)))
      }
      guard graph.field("image", of: call[1]).isSomething else { return try call.drawSymbol() }
      let size = Size(width: 20, height: 20)
      let start = anchor.point(in: size)
      return try call.drawImage(
        Rect(origin: Point(x: point.x - start.x, y: point.y - start.y), size: size))
    }
    add("GraphicsContext.draw(_:in:style:)") { call in try call.drawImage(call.graph.rect(call[2])) }
  }

  private mutating func addCanvasState() {
    add("GraphicsContext.environment") { call in call.graph.environmentValues(try call.scope.recording.environment) }
    add("GraphicsContext.clipBoundingRect") { call in
      let scope = try call.scope
      var rect = Rect(origin: .zero, size: scope.recording.size)
      for clip in scope.clips { rect = clip.bounds.flatMap { rect.intersection($0) } ?? rect }
      return call.graph.rect(call.canvasTransform.inverted?.apply(to: rect) ?? rect)
    }
    add("GraphicsContext.clip(to:style:options:)") { call in
      var path = call.graph.path(call[1]).transformed(by: call.canvasTransform)
      let scope = try call.scope
      if case .int(1)? = call.machine.fieldValue("rawValue", of: call[3]) {
        // The rest of the canvas: its rectangle the other way round.
        var rest = PathCombination(
          .rectangle(Rect(origin: .zero, size: scope.recording.size)), path, call.graph.fillRule(call[2])
        ).result(.subtraction)
        swap(&path, &rest)
      }
      return try call.replaceScope(scope.adding(path))
    }
    add("GraphicsContext.clipToLayer(opacity:options:content:)") { call in
      call.graph.note("the mask of a canvas' layer is not drawn yet", at: try call.scope.recording.node?.source)
      return .void
    }
    add("GraphicsContext.addFilter(_:options:)") { call in
      call.graph.note("filters of a canvas are not drawn yet", at: try call.scope.recording.node?.source)
      return .void
    }
    add("GraphicsContext.drawLayer(content:)") { call in
      let scope = try call.scope
      let inner = CanvasScope(scope.recording, clips: scope.clips, opacity: scope.opacity * call.canvasOpacity)
      var arguments = [call.graph.context(inner, transform: call.graph.field("transform", of: call[0]))]
      _ = try call.machine.call(call.closure(1), changing: &arguments)
      return .void
    }
  }

  private mutating func addCanvasValues() {
    add("GraphicsContext.resolve(_:)") { call in
      let graph = call.graph
      let type = call.site.result
      switch call.machine.catalogueName(call.site.parameters[0]) {
      case "Text":
        let text = try TextResolver(graph, call.scope.recording.environment).resolve(call[1])
        let shading = call.machine.fieldIndex("shading", of: type).map { call.machine.fields(of: type)[$0].type }
        let foreground = try shading.flatMap { try call.machine.staticValue("foreground", of: $0) } ?? .void
        return .ref(StructBox(type, [call[1], foreground, .ref(CanvasText(text.content, text.drawing))]))
      case "Image": return .ref(StructBox(type, [call[1], .nothing]))
      default: return call[1]
      }
    }
    add("GraphicsContext.ResolvedText.measure(in:)") { call in
      guard let text = call[0].canvasText else { return call.graph.size(.zero) }
      return call.graph.size(
        call.graph.engine.textLayout(of: text.content, in: ProposedViewSize(call.graph.size(call[1]))).size)
    }
    for (name, isFirst) in [("firstBaseline", true), ("lastBaseline", false)] {
      add("GraphicsContext.ResolvedText.\(name)(in:)") { call in
        guard let text = call[0].canvasText else { return .double(0) }
        let layout = call.graph.engine.textLayout(
          of: text.content, in: ProposedViewSize(call.graph.size(call[1])))
        return .double((isFirst ? layout.lines.first : layout.lines.last)?.baseline ?? 0)
      }
    }
    add("GraphicsContext.ResolvedImage.size") { call in call.graph.size(Size(width: 20, height: 20)) }
    add("GraphicsContext.ResolvedImage.baseline") { _ in .double(20) }
    add("GraphicsContext.resolveSymbol(id:)") { call in
      call.graph.note("symbols of a canvas are not drawn yet", at: try call.scope.recording.node?.source)
      return .nothing
    }
    add("GraphicsContext.ResolvedSymbol.size") { call in call.graph.size(.zero) }
  }
}

extension NativeCall {
  /// Where the context that is called draws.
  fileprivate var scope: CanvasScope {
    get throws {
      guard case .ref(let location)? = try self[0].box(StructBox.self).fields.last,
        let scope = location as? CanvasScope
      else { throw Fault(.trap, "a graphics context is used outside of its canvas") }
      return scope
    }
  }

  fileprivate var canvasTransform: AffineTransform { graph.transform(graph.field("transform", of: self[0])) }

  fileprivate var canvasOpacity: Double { graph.length(graph.field("opacity", of: self[0])) ?? 1 }

  fileprivate func draw(_ content: CanvasItem.Content) throws -> Value {
    let scope = try scope
    scope.recording.items.append(
      CanvasItem(content: content, clips: scope.clips, opacity: scope.opacity * canvasOpacity))
    return .void
  }

  fileprivate func drawSymbol() throws -> Value { .void }

  fileprivate func drawImage(_ rect: Rect) throws -> Value {
    let image = graph.field("image", of: self[1])
    let name = graph.payload(graph.field("provider", of: image)).first.map { graph.text($0) } ?? ""
    let paint = try PaintResolver(graph, scope.recording.environment).foreground
    return try draw(.image(name, canvasTransform.apply(to: rect), paint))
  }

  /// The context draws with other clips from now on.
  fileprivate mutating func replaceScope(_ scope: CanvasScope) throws -> Value {
    let copy = try take(0).box(StructBox.self).copy()
    copy.fields[copy.fields.count - 1] = .ref(scope)
    self[0] = .ref(copy)
    return .void
  }
}

extension Value {
  /// What is behind a `GraphicsContext.ResolvedText`.
  fileprivate var canvasText: CanvasText? {
    guard let box = try? box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return location as? CanvasText
  }

  fileprivate var isSomething: Bool { !isNothing }
}
