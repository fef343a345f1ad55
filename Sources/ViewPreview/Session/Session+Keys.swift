import ViewGraph
import ViewLayout

/// The key commands of a session.
extension Session {
  /// Handles an input event.
  public func handle(_ event: InputEvent) {
    message = nil
    switch event {
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    case .pointer(let pointer): handle(pointer)
    }
    refresh()
  }

  /// Removes and returns the pending request.
  public func takeRequest() -> Request? {
    defer { request = nil }
    return request
  }

  private func press(_ key: Key) {
    if key.modifiers == .control {
      switch key.code {
      case .character("c"): return request = .interrupt
      case .character("z"): return request = .suspend
      default: break
      }
    }
    if isTyping, let focus, focus.actions.type != nil { return type(key, into: focus) }
    if panel == .previews, chooseView(key) { return }
    switch key.code {
    case .tab: moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .enter, .character(" "): if let focus { activate(focus) } else { moveFocus(by: 1) }
    case .up, .down, .left, .right: pressArrow(key)
    case .pageUp: page(-1)
    case .pageDown: page(1)
    case .home: panel == nil ? scroll(Point(x: 0, y: -1e6)) : scrollPanel(by: -1_000_000)
    case .end: panel == nil ? scroll(Point(x: 0, y: 1e6)) : scrollPanel(by: 1_000_000)
    case .escape: escape()
    case .delete, .backspace: deleteRow()
    case .character(let character): if key.modifiers.isEmpty { command(character) }
    }
  }

  private func pressArrow(_ key: Key) {
    let way: (x: Double, y: Double) =
      switch key.code {
      case .left: (-1, 0)
      case .right: (1, 0)
      case .up: (0, -1)
      default: (0, 1)
      }
    // With a modifier key, arrow keys move the image in its region.
    if !key.modifiers.isEmpty { return movePicture(columns: Int(way.x) * 8, rows: Int(way.y) * 4) }
    if way.x != 0, let adjust = focus?.actions.adjust { return adjust(Int(way.x)) }
    moveFocus(way.x, way.y)
  }

  private func page(_ direction: Int) {
    if panel != nil { return scrollPanel(by: direction * max(panelPlace.rows - 2, 1)) }
    scroll(Point(x: 0, y: Double(direction) * Double(max(regions.picture.rows - 2, 1)) * 16))
  }

  /// Closes the panel, otherwise leaves the topmost screen, otherwise removes the focus.
  private func escape() {
    if panel != nil {
      toggle(panel)
    } else if graph?.leaveTop() ?? false {
      return
    } else {
      setFocus(nil)
    }
  }

  /// Deletes the list row that contains the focus.
  private func deleteRow() {
    guard let graph, let focus else { return }
    graph.path(to: focus).last { $0.actions.delete != nil }?.actions.delete?()
  }

  private func command(_ character: Character) {
    switch character {
    case "q": request = .quit
    case "i": toggle(.inspector)
    case "e": toggle(.events)
    case "t": toggle(.trace)
    case "p": toggle(.previews)
    case "d":
      surroundings.isDark.toggle()
      rebuildStage()
      message = surroundings.isDark ? "dark" : "light"
    case "+", "=": changeTypeSize(by: 1)
    case "-": changeTypeSize(by: -1)
    case "v": nextDevice()
    case "r":
      start(shown)
      message = "started anew"
    case "[": inspect(outwards: true)
    case "]": inspect(outwards: false)
    default: message = "`\(character)` does nothing here"
    }
  }

  private func changeTypeSize(by distance: Int) {
    let sizes = DynamicTypeSize.allCases
    guard let index = sizes.firstIndex(of: surroundings.typeSize), sizes.indices.contains(index + distance) else {
      return
    }
    surroundings.typeSize = sizes[index + distance]
    rebuildStage()
    message = "type size \(surroundings.typeSize)"
  }

  /// Switches to the next stage: the window, then the requested size if there is one, then each device.
  private func nextDevice() {
    switch stage {
    case .window: stage = program.stage == .fixed ? .fixed : .device(Device.all[0])
    case .fixed: stage = .device(Device.all[0])
    case .device(let device):
      let index = Device.all.firstIndex { $0.name == device.name } ?? 0
      stage = index + 1 < Device.all.count ? .device(Device.all[index + 1]) : .window
    }
    pan = (0, 0)
    rebuildStage()
    showFocus()
    message = stageName
  }

  /// The displayed name of the stage.
  var stageName: String {
    switch stage {
    case .window: "window"
    case .fixed: "\(Int(preview?.size.width ?? 0))×\(Int(preview?.size.height ?? 0)) pt"
    case .device(let device): device.name
    }
  }

  /// Moves the inspector to the parent or the first child.
  private func inspect(outwards: Bool) {
    guard let graph, let current = inspectedElement else { return }
    let path = graph.path(to: current)
    inspected = outwards ? path.dropLast().last ?? current : current.children.first ?? current
    if panel != .inspector && panel != .trace { toggle(.inspector) }
  }

  // MARK: Panels

  func toggle(_ new: Panel?) {
    panel = panel == new ? nil : new
    panelOffset = panel == .events ? .max : 0
    rebuildStage()
  }

  private func chooseView(_ key: Key) -> Bool {
    switch key.code {
    case .up: chosenView = max(chosenView - 1, 0)
    case .down: chosenView = min(chosenView + 1, max(views.count - 1, 0))
    case .enter, .character(" "):
      guard views.indices.contains(chosenView) else { return true }
      let view = views[chosenView]
      start(view)
      message = "shows \(view.name)"
    default: return false
    }
    return true
  }
}
