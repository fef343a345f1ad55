// Shown at 300x160: what apps for the Mac set on windows, workspaces and screens, and a view of glass around another.
// Platform: macos
import AppKit
import SwiftUI

final class Panel: NSPanel {
  init() {
    super.init(contentRect: .zero, styleMask: [.nonactivatingPanel, .titled], backing: .buffered, defer: true)
    isFloatingPanel = true
    level = .floating
    collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
    animationBehavior = .none
    titleVisibility = .hidden
  }
}

struct Glass: NSViewRepresentable {
  func makeNSView(context: Context) -> NSGlassEffectView {
    let view = NSGlassEffectView()
    view.cornerRadius = 12
    view.style = .clear
    return view
  }
  func updateNSView(_ view: NSGlassEffectView, context: Context) {}
}

struct ContentView: View {
  @State private var panel = Panel()
  @State private var changes = 0

  var body: some View {
    VStack {
      Text(panel.level == .floating ? "floats" : "does not float")
      Text(NSScreen.main?.safeAreaInsets.top == 0 ? "no notch" : "a notch")
      Text(NSApp.effectiveAppearance.name == .aqua ? "light" : "dark")
      Text("Glass").padding().background(Glass())
    }
    .onReceive(NSWorkspace.shared.notificationCenter.publisher(for: NSWorkspace.didWakeNotification)) { _ in changes += 1 }
    .onReceive(NotificationCenter.default.publisher(for: NSWindow.didBecomeKeyNotification)) { _ in changes += 1 }
  }
}
