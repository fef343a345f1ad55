protocol Command {
  var title: String { get }
  func execute(on document: Document)
  func undo(on document: Document)
}

final class Document {
  fileprivate(set) var text: String
  init(_ text: String = "") { self.text = text }
  func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
}

struct Insert: Command {
  let content: String, position: Int
  var title: String { "insert \"\(content)\"" }
  func execute(on document: Document) { document.text.insert(contentsOf: content, at: document.index(position)) }
  func undo(on document: Document) {
    let start = document.index(position)
    document.text.removeSubrange(start..<document.text.index(start, offsetBy: content.count))
  }
}

final class Delete: Command {
  let range: Range<Int>
  private var removed = ""
  init(_ range: Range<Int>) { self.range = range }
  var title: String { "delete \(range)" }
  func execute(on document: Document) {
    let indices = document.index(range.lowerBound)..<document.index(range.upperBound)
    removed = String(document.text[indices])
    document.text.removeSubrange(indices)
  }
  func undo(on document: Document) { document.text.insert(contentsOf: removed, at: document.index(range.lowerBound)) }
}

struct Macro: Command {
  let title: String
  let commands: [any Command]
  func execute(on document: Document) { commands.forEach { $0.execute(on: document) } }
  func undo(on document: Document) { commands.reversed().forEach { $0.undo(on: document) } }
}

final class Editor {
  let document = Document()
  private var done: [any Command] = []
  private var undone: [any Command] = []
  private let limit: Int
  init(limit: Int = 10) { self.limit = limit }

  func perform(_ command: any Command) {
    command.execute(on: document)
    done.append(command)
    if done.count > limit { done.removeFirst() }
    undone.removeAll()
    report("do", command)
  }

  @discardableResult func undo() -> Bool {
    guard let command = done.popLast() else { print("nothing to undo"); return false }
    command.undo(on: document)
    undone.append(command)
    report("undo", command)
    return true
  }

  @discardableResult func redo() -> Bool {
    guard let command = undone.popLast() else { print("nothing to redo"); return false }
    command.execute(on: document)
    done.append(command)
    report("redo", command)
    return true
  }

  private func report(_ verb: String, _ command: any Command) { print("\(verb) \(command.title): \(document.text.debugDescription)") }
}

let editor = Editor(limit: 3)
editor.perform(Insert(content: "Hello", position: 0))
editor.perform(Insert(content: " world", position: 5))
editor.undo()
editor.redo()
editor.perform(Delete(0..<6))
editor.undo()
editor.undo()
editor.perform(Macro(title: "shout", commands: [Insert(content: "!", position: 5), Insert(content: "¡", position: 0)]))
editor.redo()
while editor.undo() {}
print(editor.redo(), editor.document.text)
