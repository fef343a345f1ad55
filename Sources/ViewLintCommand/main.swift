import ViewSource
import ViewSyntax

let arguments = Array(CommandLine.arguments.dropFirst())
let mode = arguments.first ?? ""
for path in arguments.dropFirst() {
  let buffer = try FileSystem.read(path)
  let result = Parser.parse(buffer)
  let index = LineIndex(buffer)
  if mode == "--outline" {
    if arguments.count > 2 { print("# \(path)") }
    for line in StructureOutline.lines(of: result.tree) { print(line) }
  }
  for d in result.diagnostics where mode != "--outline" {
    let p = index.position(of: d.range.start)
    print("\(path):\(p.line):\(p.column): \(d.message.isWarning ? "warning" : "error"): \(d.message.text)")
  }
}
