import ViewSemantics
import ViewSource

/// `Bundle`: that of the app, which every other one stands for. No file is in it.
extension NativeTable {
  mutating func addBundles() {
    add("Bundle.init(path:)") { call in try call.machine.singleton("Bundle").wrapped }
    add("Bundle.init(for:)") { call in try call.machine.singleton("Bundle") }
    add("Bundle.url(forResource:withExtension:subdirectory:)") { _ in .nothing }
  }
}
