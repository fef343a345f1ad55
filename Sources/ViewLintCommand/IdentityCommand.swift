import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint identity`: the structural identity of every view.
struct IdentityCommand {
  private let arguments: Arguments
  private let build: BuildSettings

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    build = try BuildOptions.settings(arguments)
  }

  func run() -> ExitStatus {
    let view = arguments.value(Options.view)
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    return ProgramRunner(arguments, build).run(isJSON: isJSON) { analyzer, file in
      let trees = analyzer.identities(in: file, view: view)
      return isJSON ? IdentityCommand.json(trees, analyzer, file) : trees.map { analyzer.text(of: $0) }.joined()
    }
  }

  private static func json(_ trees: [IdentityTree], _ analyzer: Analyzer, _ file: FileID) -> String {
    let source = analyzer.program.file(file).source
    return trees.map { tree in
      var writer = JSONWriter()
      let position = source.lineIndex.position(of: analyzer.nameRange(of: tree.decl).start)
      writer.object { writer in
        writer.member("path", source.path)
        writer.member("line", position.line)
        writer.member("column", position.column)
        writer.member("view", tree.view)
        writer.member(
          "owns",
          array: { writer in
            for state in tree.owned { writer.value(analyzer.description(of: state)) }
          })
        writer.member("complete", !tree.isCut)
        writer.member(
          "views",
          array: { writer in
            for node in tree.roots { write(node, analyzer, source, to: &writer) }
          })
      }
      return "\n" + writer.text
    }.joined(separator: ",")
  }

  private static func write(
    _ node: IdentityNode, _ analyzer: Analyzer, _ source: SourceFile, to writer: inout JSONWriter
  ) {
    let position = source.lineIndex.position(of: node.range.start)
    writer.object { writer in
      writer.member("identity", node.path.description)
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("type", node.type)
      writer.member(
        "owns",
        array: { writer in
          for state in node.owned { writer.value(analyzer.description(of: state)) }
        })
      writer.member("lifetime", node.lifetime.description)
      writer.member(
        "children",
        array: { writer in
          for child in node.children { write(child, analyzer, source, to: &writer) }
        })
    }
  }
}
