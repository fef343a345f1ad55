import SwiftUI

struct MenuContent: View {
  @State private var copied = ""

  var body: some View {
    VStack {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("42 MB", forType: .string)
        copied = NSPasteboard.general.string(forType: .string) ?? "nothing"
      }
      Text(copied)
      Button("Show") {
        NSApp.activate(ignoringOtherApps: true)
        NSWorkspace.shared.activateFileViewerSelecting([URL(fileURLWithPath: "/tmp")])
      }
      Button("Quit") { NSApplication.shared.terminate(nil) }
    }
  }
}
