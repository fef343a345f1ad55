// apple-only: `UndoManager` is not in Foundation for Linux
import Foundation

final class Counter {
  var value = 0
  let manager = UndoManager()
  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Set \(new)") }
    value = new
  }
}
let counter = Counter()
counter.manager.groupsByEvent = false
func change(_ new: Int) {
  counter.manager.beginUndoGrouping()
  counter.set(new)
  counter.manager.endUndoGrouping()
}
change(1)
change(2)
print(counter.value, counter.manager.canUndo, counter.manager.canRedo, counter.manager.undoActionName)
counter.manager.undo()
print(counter.value, counter.manager.undoMenuItemTitle, counter.manager.redoMenuItemTitle)
counter.manager.undo()
print(counter.value, counter.manager.canUndo, counter.manager.redoActionName)
counter.manager.redo()
print(counter.value, counter.manager.canUndo, counter.manager.canRedo)
change(5)
print(counter.value, counter.manager.canRedo)
counter.manager.beginUndoGrouping()
counter.set(6)
counter.set(7)
counter.manager.endUndoGrouping()
counter.manager.undo()
print(counter.value)
counter.manager.disableUndoRegistration()
counter.set(9)
counter.manager.enableUndoRegistration()
counter.manager.removeAllActions()
print(counter.value, counter.manager.canUndo)

// By event: what is registered before an undo is one group.
let other = Counter()
other.set(1)
other.set(2)
other.manager.undo()
print(other.value, other.manager.canUndo, other.manager.canRedo)
other.manager.redo()
print(other.value)
