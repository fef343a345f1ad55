// Shown at 240x160: both sides of a relationship are kept in step, and what is deleted takes with it what its rule says.
// Do: tap "Add leaf"
// Do: tap "Append"
// Do: tap "Move"
// Do: tap "Cut Oak"
// Do: tap "Back"
// Events
import SwiftData
import SwiftUI

@Model final class Tree {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Leaf.tree) var leaves: [Leaf] = []
  init(name: String) { self.name = name }
}

@Model final class Leaf {
  var size: Int
  var tree: Tree?
  init(size: Int, tree: Tree? = nil) {
    self.size = size
    self.tree = tree
  }
}

struct Forest: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Tree.name) private var trees: [Tree]
  @Query(sort: \Leaf.size) private var leaves: [Leaf]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(trees) { tree in
        Text("\(tree.name): \(tree.leaves.map(\.size).sorted().map(String.init).joined(separator: " "))")
      }
      Text(leaves.map { "\($0.size)\($0.tree?.name.prefix(1) ?? "-")" }.joined(separator: ", "))
      Button("Add leaf") { context.insert(Leaf(size: 3, tree: trees.first)) }
      Button("Append") { trees.last?.leaves.append(Leaf(size: 4)) }
      Button("Move") { leaves.first?.tree = trees.last }
      Button("Cut Oak") { if let oak = trees.last { context.delete(oak) } }
      Button("Back") { context.rollback() }
    }
  }
}

#Preview {
  let container = try! ModelContainer(for: Tree.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let elm = Tree(name: "Elm")
  elm.leaves = [Leaf(size: 1), Leaf(size: 2)]
  container.mainContext.insert(elm)
  container.mainContext.insert(Tree(name: "Oak"))
  try! container.mainContext.save()
  return Forest().modelContainer(container)
}
