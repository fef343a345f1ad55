import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What UIKit says of the device: that which the views are shown on.
extension NativeTable {
  mutating func addDevice() {
    add("UIScreen.bounds") { call in
      call.graph.rect(Rect(origin: .zero, size: call.graph.surface?.size ?? .zero))
    }
    add("UIScreen.scale") { _ in .double(3) }
    add("UIDevice.userInterfaceIdiom") { call in
      let idiom: Name = call.graph.hasRegularWidth ? "pad" : "phone"
      return try call.machine.staticValue(idiom, of: call.site.result) ?? .void
    }
  }
}
