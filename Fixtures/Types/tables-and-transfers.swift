// Tables with rows of their own, sortable columns, and what can be transferred.
import SwiftUI

struct Plant: Identifiable, Hashable, Codable {
  var id: Int
  var name: String
  var height: Double
}

struct PlantTable: View {
  var plants: [Plant]
  @State private var order = [KeyPathComparator(\Plant.name)]
  @State private var chosen: Set<Int> = []
  var body: some View {
    Table(of: Plant.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Height") { Text("\($0.height)") }
    } rows: {
      TableRow(plants[0])
      ForEach(plants) { TableRow($0) }
    }
  }
  var chosenRows: some View {
    Table(of: Plant.self, selection: $chosen) {
      TableColumn("Name", value: \.name)
    } rows: {
      if plants.isEmpty { TableRow(plants[0]) }
    }
  }
  var sorted: some View {
    Table(plants, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Height", value: \.height) { Text("\($0.height)") }
    }
  }
}

extension Plant: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

struct Letter: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
}

struct Shared: View {
  var plants: [Plant]
  var body: some View {
    ShareLink(items: plants) { SharePreview($0.name) }
    ShareLink(item: plants[0], preview: SharePreview("Plant", image: Image(systemName: "leaf")))
  }
}
