import FixtureSupport
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Tests `viewrun --interactive` and `--watch` in a terminal: the input, the output, and that the terminal is restored
/// at the end.
@Suite(.serialized) final class TerminalSessionTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewrun-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(TerminalSessionTests.source)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let source = """
    import SwiftUI
    struct ContentView: View {
      @State private var count = 0
      @State private var name = ""
      var body: some View {
        VStack {
          Text("Count \\(count) for <\\(name)>")
          Button("More") { count += 1 }
          TextField("Name", text: $name)
          ScrollView { VStack { ForEach(0..<60) { Text("Row \\($0).") } } }
        }
      }
    }
    """

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("A.swift"), options: .atomic)
  }

  private func start(_ options: String...) throws -> LiveTerminal {
    try LiveTerminal("viewrun", ["A.swift"] + options, in: folder)
  }

  /// Expects that the screen of the session is gone and that the terminal has its old settings.
  private func expectRestored(_ terminal: LiveTerminal, _ comment: Comment) {
    let modes = terminal.screen.modes
    for mode in ["?1049", "?1000", "?1002", "?1006", "?2004", "?2026"] {
      #expect(!modes.contains(mode), "\(comment): \(mode)")
    }
    #expect(modes.contains("?25") && modes.contains("?7"), comment)
    #expect(terminal.isPlain, comment)
  }

  @Test func aPersonUsesAView() throws {
    let terminal = try start("--interactive")
    #expect(terminal.shows("Count 0 for <>"), "\(terminal.screen.text)")
    #expect(terminal.screen.modes.isSuperset(of: ["?1049", "?1006", "?2004"]))
    #expect(!terminal.isPlain)
    // One tap by key, one by mouse.
    terminal.send("\t\r")
    #expect(terminal.shows("Count 1 for"))
    #expect(terminal.click("More"))
    #expect(terminal.shows("Count 2 for"))
    // Typing, with a key that is sent in two parts.
    terminal.send("\t")
    terminal.send("Adá\u{1B}")
    terminal.send("[D\u{7F}l")
    #expect(terminal.shows("<Alá>"), "\(terminal.screen.text)")
    terminal.send("\u{1B}[200~ q\u{1B}[201~")
    #expect(terminal.shows("<Al qá>"), "\(terminal.screen.text)")
    terminal.send("\u{1B}")
    #expect(terminal.wait { !$0.modes.contains("?25") })
    // Scrolling with the wheel.
    let row = try #require(terminal.screen.place(of: "Row 1."))
    for _ in 0..<3 { terminal.send("\u{1B}[<65;\(row.column);\(row.row)M") }
    #expect(terminal.wait { $0.place(of: "Row 9.") != nil && $0.place(of: "Row 1.") == nil })
    // Resizing the window.
    terminal.resize(columns: 100, rows: 40)
    #expect(terminal.wait { $0.lines[39].contains("q quit") && $0.text.contains("Count 2 for") })
    // Opening the inspector, then quitting.
    terminal.send("i")
    #expect(terminal.shows("@State count = 2"), "\(terminal.screen.text)")
    terminal.send("q")
    let end = terminal.end()
    #expect(end.status == 0 && !end.bySignal)
    expectRestored(terminal, "quit")
  }

  @Test func everySignalThatEndsItGivesTheTerminalBack() throws {
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV] {
      let terminal = try start("--interactive")
      #expect(terminal.shows("Count 0"))
      kill(terminal.identifier, signal)
      let end = terminal.end()
      #expect(end.bySignal && end.status == signal, "signal \(signal): \(end)")
      expectRestored(terminal, "signal \(signal)")
    }
  }

  @Test func controlCEndsIt() throws {
    let terminal = try start("--interactive")
    #expect(terminal.shows("Count 0"))
    terminal.send("\u{3}")
    let end = terminal.end()
    #expect(end.bySignal && end.status == SIGINT)
    expectRestored(terminal, "Control-C")
  }

  @Test func itStopsAndGoesOn() throws {
    let terminal = try start("--interactive")
    #expect(terminal.shows("Count 0"))
    for byKey in [false, true] {
      if byKey { terminal.send("\u{1A}") } else { kill(terminal.identifier, SIGTSTP) }
      #expect(terminal.wait { !$0.modes.contains("?1049") && !$0.modes.contains("?1006") && terminal.isPlain })
      // Until the process has stopped, the signal to continue would arrive too early.
      usleep(200_000)
      kill(terminal.identifier, SIGCONT)
      #expect(terminal.wait { $0.modes.contains("?1049") && $0.text.contains("Count") && $0.text.contains("q quit") })
      #expect(!terminal.isPlain)
    }
    #expect(terminal.click("More"))
    #expect(terminal.shows("Count 1"))
    terminal.send("q")
    #expect(terminal.end().status == 0)
    expectRestored(terminal, "after a stop")
  }

  @Test func aClosedWindowEndsIt() throws {
    let terminal = try start("--interactive")
    #expect(terminal.shows("Count 0"))
    terminal.close()
    let end = terminal.end()
    #expect(end.bySignal && end.status == SIGHUP, "\(end)")
  }

  @Test func aFaultIsAMarkAndTheStatusIsThree() throws {
    try write(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var numbers = [1]
        var body: some View { VStack { Button("Take") { numbers = [] }; Text("first \\(numbers[0])") } }
      }
      """)
    let terminal = try start("--interactive")
    #expect(terminal.click("Take"))
    #expect(terminal.shows("⚠"), "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.end().status == 3)
    #expect(terminal.screen.text.contains("error:"))
    expectRestored(terminal, "a fault")
  }

  @Test func anEditKeepsTheState() throws {
    let terminal = try start("--interactive", "--watch")
    #expect(terminal.click("More"))
    #expect(terminal.shows("Count 1"))
    try write(TerminalSessionTests.source.replacingOccurrences(of: "Count \\(", with: "Number \\("))
    #expect(terminal.shows("Number 1"), "\(terminal.screen.text)")
    #expect(terminal.shows("kept @State count"), "\(terminal.screen.text)")
    try write(TerminalSessionTests.source.replacingOccurrences(of: "var body", with: "var body }"))
    #expect(terminal.wait { $0.text.contains("error") && $0.text.contains("Number 1") }, "\(terminal.screen.text)")
    try write(
      TerminalSessionTests.source.replacingOccurrences(of: "count = 0", with: "count = \"no\"")
        .replacingOccurrences(of: "count += 1", with: "count += \"!\""))
    #expect(terminal.shows("Count no"), "\(terminal.screen.text)")
    #expect(terminal.shows("`Int` is `String` now"), "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.end().status == 0)
    expectRestored(terminal, "after an edit")
  }

  @Test func withoutASessionThePictureIsPrintedAgain() throws {
    let terminal = try start("--watch", "--format", "text", "--do", "tap \"More\"", "--size", "400x100")
    #expect(terminal.shows("Count 1"), "\(terminal.screen.text)")
    #expect(terminal.isPlain)
    try write(TerminalSessionTests.source.replacingOccurrences(of: "Count \\(", with: "Number \\("))
    #expect(terminal.shows("Number 1"), "\(terminal.screen.text)")
    #expect(terminal.shows("kept: @State count of ContentView.body"), "\(terminal.screen.text)")
    // A child process of a test may have inherited a mask that blocks every other signal.
    kill(terminal.identifier, SIGKILL)
    #expect(terminal.end().bySignal)
  }

  @Test func withoutATerminalItSaysSo() throws {
    let text = try PseudoTerminal(in: folder, usesColor: false).run("viewrun A.swift --interactive | cat")
    #expect(text.contains("--interactive needs a terminal"))
  }
}
