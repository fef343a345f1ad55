import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Layouts that the program declares, and those of the catalogue used as values.
extension NativeViewTable {
  mutating func addCustomLayouts() {
    view("_VariadicView.Tree") { update in update.pass(update.child()) }
  }
}
