// Shown at 240x80: a process of an app for the Mac is not started: it ends at once and writes nothing.
// Platform: macos
import SwiftUI

struct ContentView: View {
  @State private var status = "waiting"

  private func list() {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/ls")
    process.arguments = ["-l"]
    process.standardOutput = pipe
    process.terminationHandler = { ended in
      let count = pipe.fileHandleForReading.readDataToEndOfFile().count
      DispatchQueue.main.async { status = "ended with \(ended.terminationStatus), \(count) bytes" }
    }
    try? process.run()
    process.waitUntilExit()
  }

  var body: some View {
    Text(status).onAppear { list() }
  }
}
