import ViewCommandLine
import ViewSemantics
import ViewSource

/// `viewlint identity`: the structural identity of all views.
struct IdentityCommand: ProgramQuestion {
  private let view: String?

  init(_ arguments: Arguments) {
    view = arguments.value(Options.view)
  }

  func answers(about file: FileID, _ analyzer: Analyzer) -> [IdentityTree] {
    analyzer.identities(in: file, view: view)
  }

  func text(of tree: IdentityTree, in file: FileID, _ analyzer: Analyzer) -> String {
    analyzer.text(of: tree)
  }

  func write(_ tree: IdentityTree, in file: FileID, _ analyzer: Analyzer, to result: inout JSONWriter) {
    result.members(of: tree.range.start, in: analyzer.program.file(file).source)
    result.member("view", tree.view)
    result.member("identity", tree.name)
    result.member("type", tree.type)
    // As in the text format: the state of the view and of its descendants.
    result.member("owns", array: { write(analyzer.owned(by: tree), to: &$0) })
    result.member("declares", array: { write(tree.owned.map { analyzer.description(of: $0) }, to: &$0) })
    result.member(
      "objects",
      array: { writer in
        for object in tree.objects {
          writer.object { writer in
            writer.member("name", object.name)
            writer.member("type", object.type)
            writer.member("lifetime", object.lifetime)
          }
        }
      })
    result.member("complete", tree.isComplete)
    result.member(
      "views",
      array: { writer in
        for node in tree.roots { write(node, analyzer, to: &writer) }
      })
  }

  private func write(_ states: [String], to writer: inout JSONWriter) {
    for state in states { writer.value(state) }
  }

  private func write(_ node: IdentityNode, _ analyzer: Analyzer, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("identity", node.path.description)
      writer.members(of: node.range.start, in: analyzer.program.file(node.file).source)
      writer.member("type", node.type)
      writer.member("owns", array: { write(analyzer.owned(by: node), to: &$0) })
      writer.member("lifetime", node.lifespan.description)
      writer.member(
        "children",
        array: { writer in
          for child in node.children { write(child, analyzer, to: &writer) }
        })
    }
  }
}
