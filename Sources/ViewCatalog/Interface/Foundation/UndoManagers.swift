extension InterfaceText {
  /// Changes that can be undone.
  static let foundationUndoManagers = #"""
    /// Groups of changes that can be undone. Changes of one event are one group, which ends when the event ends.
    /// Written from the documentation [believed]: Foundation on Linux has no undo manager to compare with.
    open class UndoManager: NSObject, @unchecked Sendable {
      final class _Group {
        var actions: [() -> Void] = []
        var name = ""
        var isDiscardable = false
      }
      var _undone: [_Group] = []
      var _redone: [_Group] = []
      /// The open groups, the outermost first.
      var _open: [_Group] = []
      var _isClosedByEvent = false
      var _disabled = 0
      public private(set) var isUndoing = false
      public private(set) var isRedoing = false
      open var groupsByEvent = true
      open var levelsOfUndo = 0 { didSet { _limit() } }
      open var runLoopModes: [RunLoop.Mode] = [.default]
      public override init() {}

      open var groupingLevel: Int { _open.count }
      open var isUndoRegistrationEnabled: Bool { _disabled == 0 }
      open func disableUndoRegistration() { _disabled += 1 }
      open func enableUndoRegistration() { _disabled -= 1 }
      open var canUndo: Bool { !_undone.isEmpty || _open.contains { !$0.actions.isEmpty } }
      open var canRedo: Bool { !_redone.isEmpty }

      open func beginUndoGrouping() {
        if _open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { _openForEvent() }
        _open.append(_Group())
      }
      open func endUndoGrouping() {
        guard let group = _open.popLast() else { return }
        if let outer = _open.last {
          outer.actions += group.actions
          if outer.name.isEmpty { outer.name = group.name }
        } else {
          _close(group)
        }
      }
      func _openForEvent() {
        _open.append(_Group())
        _isClosedByEvent = true
        DispatchQueue.main.async { self._endEvent() }
      }
      func _endEvent() {
        guard _isClosedByEvent, _open.count == 1 else { return }
        _isClosedByEvent = false
        endUndoGrouping()
      }
      func _close(_ group: _Group) {
        if group.actions.isEmpty { return }
        if isUndoing { _redone.append(group) } else { _undone.append(group) }
        _limit()
      }
      func _limit() {
        if levelsOfUndo > 0, _undone.count > levelsOfUndo { _undone.removeFirst(_undone.count - levelsOfUndo) }
      }

      open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
      ) {
        guard isUndoRegistrationEnabled else { return }
        if _open.isEmpty {
          if groupsByEvent { _openForEvent() } else { fatalError("must begin a group before registering undo") }
        }
        if !isUndoing, !isRedoing { _redone = [] }
        _open[_open.count - 1].actions.append { handler(target) }
      }
      open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        guard let object = target as? NSObject else { return }
        registerUndo(withTarget: object) { $0.perform(selector, with: anObject) }
      }
      open func undo() {
        _endEvent()
        undoNestedGroup()
      }
      open func undoNestedGroup() {
        guard let group = _undone.popLast() else { return }
        isUndoing = true
        _replay(group)
        isUndoing = false
      }
      open func redo() {
        _endEvent()
        guard let group = _redone.popLast() else { return }
        isRedoing = true
        _replay(group)
        isRedoing = false
      }
      /// Runs the actions, the last first; what they register is the opposite group.
      func _replay(_ group: _Group) {
        let opposite = _Group()
        opposite.name = group.name
        _open.append(opposite)
        for action in group.actions.reversed() { action() }
        if opposite.name.isEmpty { opposite.name = group.name }
        _ = _open.popLast()
        _close(opposite)
      }
      open func removeAllActions() {
        _undone = []
        _redone = []
        _open = []
        _isClosedByEvent = false
      }
      open func removeAllActions(withTarget target: Any) { removeAllActions() }

      open func setActionName(_ actionName: String) {
        if let group = _open.last { group.name = actionName } else { _undone.last?.name = actionName }
      }
      open func setActionIsDiscardable(_ discardable: Bool) { _open.last?.isDiscardable = discardable }
      open var undoActionName: String { _open.last?.name ?? _undone.last?.name ?? "" }
      open var redoActionName: String { _redone.last?.name ?? "" }
      open var undoActionIsDiscardable: Bool { (_open.last ?? _undone.last)?.isDiscardable ?? false }
      open var redoActionIsDiscardable: Bool { _redone.last?.isDiscardable ?? false }
      open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
      open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
      open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
      }
      open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
      }
    }

    extension Notification.Name {
      public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
      public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
      public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
      public static let NSUndoManagerWillCloseUndoGroup =
        Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    }
    """#
}
