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
      let path = graph.path(call[1]).transformed(by: call.canvasTransform)
      return try call.draw(.area(path, call.paint(call[2], along: path), graph.fillRule(call[3])))
    }
    add("GraphicsContext.stroke(_:with:style:)") { call in
      let graph = call.graph
      let line = graph.path(call[1]).stroked(graph.strokeStyle(call[3])).transformed(by: call.canvasTransform)
      return try call.draw(.area(line, call.paint(call[2], along: line), .nonZero))
    }
    add("GraphicsContext.draw(_:in:)") { call in
      let rect = call.graph.rect(call[2])
      if let picture = call[1].canvasSymbol { return try call.drawInPlace(.still(picture, rect)) }
      guard let text = call[1].canvasText else { return .void }
      let layout = call.graph.engine.textLayout(of: text.content, in: ProposedViewSize(rect.size))
      return try call.drawInPlace(.text(layout, text.drawing, at: rect.origin))
    }
    add("GraphicsContext.draw(_:at:anchor:)") { call in
      let graph = call.graph
      let (point, anchor) = (graph.point(call[2]), graph.unitPoint(call[3]))
      func place(_ size: Size) -> Rect {
        let start = anchor.point(in: size)
        return Rect(origin: Point(x: point.x - start.x, y: point.y - start.y), size: size)
      }
      if let text = call[1].canvasText {
        let layout = graph.engine.textLayout(of: text.content, in: .unspecified)
        return try call.drawInPlace(.text(layout, text.drawing, at: place(layout.size).origin))
      }
      if let picture = call[1].canvasSymbol { return try call.drawInPlace(.still(picture, place(picture.size))) }
      return try call.drawImage(place)
    }
    add("GraphicsContext.draw(_:in:style:)") { call in
      let rect = call.graph.rect(call[2])
      return try call.drawImage { _ in rect }
    }
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
      let scope = try call.scope.copy()
      if case .int(1)? = call.machine.fieldValue("rawValue", of: call[3]) {
        // Clips to the complement: the canvas rectangle minus the path.
        var rest = PathCombination(
          .rectangle(Rect(origin: .zero, size: scope.recording.size)), path, call.graph.fillRule(call[2])
        ).result(.subtraction)
        swap(&path, &rest)
      }
      scope.clips.append(path)
      return try call.replaceScope(scope)
    }
    add("GraphicsContext.clipToLayer(opacity:options:content:)") { call in
      let scope = try call.scope.copy()
      let items = try call.layer(call.closure(3))
      let layer = CanvasItem(content: .layer(items), clips: [], opacity: call.graph.length(call[1]) ?? 1)
      if case .int(1)? = call.machine.fieldValue("rawValue", of: call[2]) {
        call.graph.note("an inverse clip to a layer has no effect in a canvas yet", at: scope.recording.node?.source)
      } else {
        scope.masks.append([layer])
      }
      return try call.replaceScope(scope)
    }
    add("GraphicsContext.addFilter(_:options:)") { call in
      let scope = try call.scope.copy()
      guard let effect = try call.graph.canvasFilter(call[1], in: scope.recording.environment) else {
        call.graph.note("this filter of a canvas is not drawn yet", at: scope.recording.node?.source)
        return .void
      }
      scope.filters.append(effect)
      return try call.replaceScope(scope)
    }
    add("GraphicsContext.drawLayer(content:)") { call in try call.draw(.layer(call.layer(call.closure(1)))) }
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
    add("_measured(_:in:)") { call in
      let graph = call.graph
      let text = try TextResolver(graph, graph.environment).resolve(call[0])
      return graph.size(graph.engine.textLayout(of: text.content, in: ProposedViewSize(graph.size(call[1]))).size)
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
    add("GraphicsContext.ResolvedImage.size") { call in
      call.graph.size(try call.graph.canvasImage(call[0], in: call.graph.environment).size)
    }
    add("GraphicsContext.ResolvedImage.baseline") { call in
      .double(try call.graph.canvasImage(call[0], in: call.graph.environment).size.height)
    }
    add("GraphicsContext.resolveSymbol(id:)") { call in
      let scope = try call.scope
      let (graph, machine, tag, tagType) = (call.graph, call.machine, call[1], call.site.parameters[0])
      guard let symbols = scope.recording.symbols, let type = call.machine.wrappedType(call.site.result),
        let picture = graph.still(
          of: symbols.value, symbols.type, in: scope.recording.environment, name: "Canvas",
          part: { view, holder in
            let own = graph.tag(of: view, in: holder, as: tagType)
            return own.map { (try? machine.isEqual($0, tag, tagType)) ?? false } ?? false
          })
      else { return .nothing }
      return .optional(.ref(StructBox(type, [call.graph.size(picture.size), .ref(CanvasSymbol(picture))])))
    }
  }
}

extension NativeCall {
  /// The drawing state of the receiver.
  fileprivate var scope: CanvasScope {
    get throws {
      guard case .ref(let location)? = try self[0].box(StructBox.self).fields.last,
        let scope = location as? CanvasScope
      else { throw Fault(.trap, "a graphics context is used outside of its canvas") }
      return scope
    }
  }

  fileprivate var canvasTransform: AffineTransform { graph.transform(graph.field("transform", of: self[0])) }

  fileprivate func paint(_ shading: Value, along path: DrawnPath) throws -> Paint {
    try graph.canvasPaint(shading, in: scope.recording.environment, along: path, canvasTransform)
  }

  fileprivate func draw(_ content: CanvasItem.Content, _ transform: AffineTransform = .identity) throws -> Value {
    let scope = try scope
    var item = CanvasItem(
      content: content, clips: scope.clips, opacity: graph.length(graph.field("opacity", of: self[0])) ?? 1)
    item.masks = scope.masks
    item.effects = scope.filters
    if let blend = graph.canvasBlend(graph.field("blendMode", of: self[0])) { item.effects.append(.blend(blend)) }
    item.transform = transform
    scope.recording.items.append(item)
    return .void
  }

  /// Draws content with a position in the coordinates of the context.
  fileprivate func drawInPlace(_ content: CanvasItem.Content) throws -> Value {
    let transform = canvasTransform
    let isMoved = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    guard isMoved, case .text(let layout, let text, let place) = content else { return try draw(content, transform) }
    return try draw(.text(layout, text, at: transform.apply(to: place)))
  }

  /// - Parameter place: Returns the rectangle for an image of a natural size.
  fileprivate func drawImage(_ place: (Size) -> Rect) throws -> Value {
    let image = try graph.canvasImage(self[1], in: scope.recording.environment)
    return try drawInPlace(image.content(in: place(image.size)))
  }

  /// The items that a closure draws into a layer. The layer's context only inherits the transform.
  fileprivate func layer(_ content: ClosureBox) throws -> [CanvasItem] {
    let recording = CanvasRecording(layerOf: try scope.recording)
    var arguments = [graph.context(CanvasScope(recording), transform: graph.field("transform", of: self[0]))]
    _ = try machine.call(content, changing: &arguments)
    return recording.items
  }

  /// Replaces the drawing state of the receiver.
  fileprivate mutating func replaceScope(_ scope: CanvasScope) throws -> Value {
    let copy = try take(0).box(StructBox.self).copy()
    copy.fields[copy.fields.count - 1] = .ref(scope)
    self[0] = .ref(copy)
    return .void
  }
}

extension Value {
  /// The value of a `GraphicsContext.ResolvedText`.
  fileprivate var canvasText: CanvasText? {
    guard let box = try? box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return location as? CanvasText
  }

  /// The picture of a `GraphicsContext.ResolvedSymbol`.
  fileprivate var canvasSymbol: OffscreenPicture? {
    guard let box = try? box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return (location as? CanvasSymbol)?.picture
  }
}
