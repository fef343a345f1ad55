// Lists, navigation, sheets, toolbars and tabs as apps write them.
import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var body: String?
  var isPinned = false
  var children: [Note]?
}

enum Route: Hashable {
  case note(Note)
  case settings
  case tag(String)
}

struct Notes: View {
  @State private var notes: [Note] = []
  @State private var selection: Set<Note.ID> = []
  @State private var query = ""
  @State private var path: [Route] = []

  private var pinned: [Note] { notes.filter(\.isPinned) }
  private var found: [Note] {
    guard !query.isEmpty else { return notes }
    return notes.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        if !pinned.isEmpty {
          Section("Pinned") {
            ForEach(pinned) { note in
              NavigationLink(value: Route.note(note)) { row(for: note) }
            }
          }
        }
        Section {
          ForEach(found) { note in
            NavigationLink(note.title, value: Route.note(note))
          }
          .onDelete { notes.remove(atOffsets: $0) }
          .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("All")
        } footer: {
          Text("\(notes.count) notes")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { notes.append(Note(id: notes.count, title: "New")) }
        }
      }
    }
  }

  private func row(for note: Note) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(note.title).font(.headline).lineLimit(1)
      if let body = note.body {
        Text(body)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct Outline: View {
  let notes: [Note]
  var body: some View {
    List(notes, children: \.children) { note in
      Label(note.title, systemImage: note.children == nil ? "doc" : "folder")
    }
  }
}

struct Split: View {
  @State private var selected: Note?
  @State private var visibility = NavigationSplitViewVisibility.all
  let notes: [Note]
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(notes, selection: $selected) { note in
        Text(note.title).tag(note)
      }
    } content: {
      if let selected { Text(selected.title) } else { Text("Choose a note") }
    } detail: {
      selected.map { Text($0.body ?? "") }
    }
  }
}

struct Sheets: View {
  @State private var isShowing = false
  @State private var note: Note?
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Show") { isShowing.toggle() }
      .sheet(isPresented: $isShowing) {
        NavigationStack {
          Text("Sheet")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Close", role: .cancel) { isShowing = false } }
            }
        }
      }
    Text("x").sheet(isPresented: $isShowing, onDismiss: { note = nil }) {
      if let note { Text(note.title) }
    }
  }
}

struct Rows: View {
  @State private var notes: [Note] = []
  var body: some View {
    List {
      ForEach($notes) { $note in
        Toggle(isOn: $note.isPinned) {
          TextField("Title", text: $note.title)
        }
        .listRowBackground(note.isPinned ? Color.yellow : nil)
        .listRowInsets(.init(top: 0, leading: 8, bottom: 0, trailing: 8))
      }
      .onDelete(perform: delete)
    }
    List($notes) { $note in Text(note.title) }
    List(0..<5) { Text("Row \($0)") }
    List(["a", "b"], id: \.self, rowContent: Text.init)
  }

  private func delete(at offsets: IndexSet) { notes.remove(atOffsets: offsets) }
}

struct Table2: View {
  let columns = [GridItem(.adaptive(minimum: 100), spacing: 8), GridItem(.fixed(40))]
  let notes: [Note]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 8, pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Head")) {
          ForEach(notes) { note in
            RoundedRectangle(cornerRadius: 4)
              .fill(note.isPinned ? .yellow : .gray)
              .aspectRatio(1, contentMode: .fit)
              .overlay { Text(note.title) }
          }
        }
      }
      .padding(.horizontal)
    }
    Grid(alignment: .leading) {
      ForEach(notes) { note in
        GridRow {
          Text(note.title)
          Text(note.body ?? "–").gridColumnAlignment(.trailing)
        }
      }
      Divider().gridCellColumns(2)
    }
  }
}

struct EachNames: View {
  let names: [String]
  let scores: [String: Int]
  let notes: [Note]
  var body: some View {
    ForEach(names, id: \.self) { Text($0) }
    ForEach(0..<names.count, id: \.self) { index in Text(names[index]) }
    ForEach(names.indices, id: \.self) { Text(names[$0]) }
  }
}

struct EachIndices: View {
  let names: [String]
  let scores: [String: Int]
  let notes: [Note]
  var body: some View {
    ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index). \(name)") }
    ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text("\(index) \(name)") }
    ForEach(Array(zip(names, notes)), id: \.1.id) { Text($0.0) }
  }
}

struct EachPairs: View {
  let names: [String]
  let scores: [String: Int]
  let notes: [Note]
  var body: some View {
    ForEach(scores.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in Text("\(key): \(value)") }
    ForEach(scores.keys.sorted(), id: \.self) { key in Text(key) }
    ForEach(notes, id: \.title) { note in Text(note.title) }
  }
}

struct EachDictionaries: View {
  let names: [String]
  let scores: [String: Int]
  let notes: [Note]
  var body: some View {
    ForEach(notes.reversed()) { Text($0.title) }
    ForEach(notes.prefix(3)) { Text($0.title) }
    ForEach(notes.filter(\.isPinned).sorted { $0.title < $1.title }) { Text($0.title) }
  }
}

struct EachSlices: View {
  let names: [String]
  let scores: [String: Int]
  let notes: [Note]
  var body: some View {
    ForEach(stride(from: 0, to: 10, by: 2).map { $0 }, id: \.self) { Text("\($0)") }
    ForEach(notes.compactMap(\.body), id: \.self) { Text($0) }
    ForEach(Array(Dictionary(grouping: notes, by: \.isPinned)), id: \.key) { Text("\($0.value.count)") }
  }
}

struct EachLiterals: View {
  let names: [String]
  let scores: [String: Int]
  let notes: [Note]
  var body: some View {
    ForEach(notes.chunked(into: 2), id: \.self) { pair in ForEach(pair) { Text($0.title) } }
    ForEach([("a", 1), ("b", 2)], id: \.0) { Text($0.0) }
  }
}

extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
