// Shown at 320x96: files that the program writes are there while it runs, and nowhere else.
import SwiftUI

struct ContentView: View {
  @State private var lines: [String] = []

  var body: some View {
    VStack {
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear(perform: write)
  }

  private func write() {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("notes/today")
    do {
      try Data("early".utf8).write(to: folder.appendingPathComponent("a.txt"))
    } catch {
      lines.append("no folder")
    }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try "late".write(to: folder.appendingPathComponent("b.txt"), atomically: true, encoding: .utf8)
      lines.append(try String(contentsOf: folder.appendingPathComponent("b.txt"), encoding: .utf8))
      try files.moveItem(at: folder.appendingPathComponent("b.txt"), to: folder.appendingPathComponent("c.txt"))
      lines.append(try files.contentsOfDirectory(atPath: folder.path).joined(separator: " "))
      try files.removeItem(at: files.temporaryDirectory.appendingPathComponent("notes"))
    } catch {
      lines.append("\(error)")
    }
    lines.append(files.fileExists(atPath: folder.path) ? "there" : "gone")
  }
}
