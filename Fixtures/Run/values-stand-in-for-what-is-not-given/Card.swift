import SwiftUI

enum Level: String { case low, high }

struct Item: Identifiable {
  let id: Int
  var name: String
  var level: Level
  var note: String?
  var tags: [String]
}

protocol Loading { func load() -> String }
struct NetworkLoader: Loading { func load() -> String { "from the network" } }
struct PreviewLoader: Loading { func load() -> String { "for the preview" } }

@Observable final class Model {
  var items: [Item]
  let loader: any Loading

  init(items: [Item], loader: any Loading) {
    self.items = items
    self.loader = loader
  }
}

struct Card<Label: View>: View {
  let userName: String
  let item: Item
  let model: Model
  @Binding var isOn: Bool
  let onTap: () -> Void
  @ViewBuilder let label: Label

  var body: some View {
    VStack(alignment: .leading) {
      Text(userName)
      Text("\(item.name) \(item.level.rawValue) \(item.note ?? "-") \(item.tags.count)")
      Text("\(model.items.count) \(model.loader.load())")
      Toggle("On", isOn: $isOn)
      label
      Button("Go", action: onTap)
    }
  }
}
