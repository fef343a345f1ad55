// Outlines and the columns of tables make their views for each element, as `ForEach` does.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Folder: Identifiable {
  let id: Int
  var folders: [Folder]?
}

struct Outlines: View {
  let folders: [Folder]

  var body: some View {
    List(folders, children: \.folders) { _ in Row() }
    OutlineGroup(folders, id: \.id, children: \.folders) { folder in
      if folder.id > 2 { Row() } else { Text("x") }
    }
  }
}

struct Columns: View {
  let folders: [Folder]

  var body: some View {
    Table(folders) {
      TableColumn("name") { _ in Row() }
      TableColumn("open") { folder in Row().id(folder.id) }
    }
    Table(of: Folder.self) {
      TableColumn("name") { _ in Row() }
    } rows: {
      ForEach(folders) { TableRow($0) }
    }
  }
}
