// With the SDK 27 toolbars are made of `ForEach` too, as other content is; several items are one value of
// `TupleContent` where the deployment target is 27.
// sdk: 27
// target: ios27
import SwiftUI

struct Tool: Identifiable {
  let id: Int
  var name: String
}

struct Bench: View {
  let tools: [Tool]
  var body: some View {
    Text("a").toolbar { ForEach(tools) { tool in ToolbarItem { Text(tool.name) } } }
  }
  var byPath: some View {
    Text("a").toolbar { ForEach(tools, id: \.name) { tool in ToolbarItem { Text(tool.name) } } }
  }
  var counted: some View {
    Text("a").toolbar { ForEach(0..<3) { number in ToolbarItem { Text("\(number)") } } }
  }
  var perhaps: some View {
    Text("a").toolbar {
      if tools.isEmpty { EmptyView() } else { ToolbarItem { Text("b") } }
    }
  }
  var both: some View {
    Text("a").toolbar {
      ToolbarItem { Text("b") }
      ForEach(tools) { tool in ToolbarItem { Text(tool.name) } }
    }
  }
}
