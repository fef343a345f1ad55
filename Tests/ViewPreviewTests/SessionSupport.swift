import ViewDrawing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Sessions for tests: the source is a text, and there is neither a terminal nor a clock.
enum SessionSupport {
  /// The input of a user in a short form: `Key`s by their names, and typed texts.
  enum InputStep {
    case press([Key.Code])
    case type(String)
    /// A click on the first occurrence of a text.
    case click(String)
    case wheel(Int, on: String)
    case wait(Int)

    static func keys(_ codes: Key.Code...) -> InputStep { .press(codes) }
  }

  static func program(_ text: String, stage: SessionProgram.Stage = .window) -> SessionProgram {
    let source = SourceFile(path: "A.swift", text: "import SwiftUI\n" + text)
    let options = PreviewOptions(size: Size(width: 320, height: 240), metrics: .cell)
    return SessionProgram(options: options, stage: stage) {
      let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
      let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
      let views = graph.runnableViews(in: program.userFileIDs)
      guard let first = views.first(where: { $0.name == "ContentView" }) ?? views.first else { throw NothingToShow() }
      return SessionProgram.Opened(graph: graph, views: views, first: first)
    }
  }

  struct NothingToShow: Error {}

  /// Runs a test in a session of the view `ContentView`.
  static func run<Result: Sendable>(
    _ text: String, columns: Int = 60, rows: Int = 20, _ body: @escaping @Sendable (Session) -> Result
  ) -> Result {
    Workers.onDeepStack { body(Session(program(text), columns: columns, rows: rows)) }
  }
}

extension Session {
  /// The lines of the screen without the status line and without empty lines.
  var picture: [String] {
    screen.text.split(separator: "\n").dropLast().map { line in
      String(line.drop { $0 == " " })
    }.filter { !$0.isEmpty }
  }

  /// The status line, which shows the keys.
  var status: String {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.map(String.init) ?? ""
  }

  /// The position of a text on the screen.
  func place(of text: String) -> (column: Int, row: Int)? {
    for row in 0..<screen.cells.rows {
      let line = (0..<screen.cells.columns).map { screen.cells[$0, row].character ?? " " }
      let wanted = Array(text)
      guard line.count >= wanted.count else { continue }
      for column in 0...(line.count - wanted.count) where Array(line[column..<column + wanted.count]) == wanted {
        return (column, row)
      }
    }
    return nil
  }

  func act(_ deeds: SessionSupport.InputStep...) {
    for deed in deeds {
      switch deed {
      case .press(let codes): for code in codes { handle(.key(code)) }
      case .type(let text): for character in text { handle(.key(.character(character))) }
      case .click(let text):
        guard let place = place(of: text) else { continue }
        handle(.pointer(Pointer(.press, column: place.column, row: place.row)))
        handle(.pointer(Pointer(.release, column: place.column, row: place.row)))
      case .wheel(let notches, let text):
        guard let place = place(of: text) else { continue }
        for _ in 0..<abs(notches) {
          handle(.pointer(Pointer(.wheel(0, notches.signum()), column: place.column, row: place.row)))
        }
      case .wait(let nanoseconds): advance(by: nanoseconds)
      }
    }
  }
}
