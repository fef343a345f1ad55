import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Symbol effects. A symbol is drawn in the state without a running effect.
extension NativeViewTable {
  mutating func addSymbolEffects() {
    for name in ["_DiscreteSymbolEffectModifier", "_IndefiniteSymbolEffectModifier"] {
      modifier(name) { update in
        let message = "symbol effects are not animated: symbols are drawn at rest"
        // A static picture does not show running effects.
        if update.graph.movesChrome {
          update.graph.note(message, at: update.node.source, feature: "symbolEffect")
        } else {
          update.graph.coverage.add(
            Deviation(degree: .approximate, feature: "symbolEffect", message: message, place: update.node.source))
        }
        // A disappear effect hides the symbol while it is active.
        let effect = update.machine.opened(update.field("effect"))
        let hides = if case .bool(true)? = update.machine.fieldValue("hides", of: effect) { true } else { false }
        let isActive = if case .bool(true) = update.field("isActive") { true } else { false }
        update.surround(.modifier(.passThrough), .opacity(hides && isActive ? 0 : 1))
      }
    }
    modifier("_SymbolEffectsRemovedModifier") { update in update.surround(.modifier(.passThrough)) }
  }
}
