import CoreData
import SwiftUI

struct ShopView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.label)]) private var shelves: FetchedResults<Shelf>
  @SectionedFetchRequest<String, Jar>(
    sectionIdentifier: \.kindName, sortDescriptors: [SortDescriptor(\.kind), SortDescriptor(\.name, order: .reverse)])
  private var kinds

  var body: some View {
    List {
      ForEach(shelves) { shelf in
        Text("\(shelf.label ?? "?") \(shelf.room): \(shelf.sorted.map { $0.name ?? "" }.joined(separator: ", "))")
      }
      ForEach(kinds) { section in
        Section(section.id) {
          ForEach(section) { jar in Text("\(jar.name ?? "?") on \(jar.shelf?.label ?? "no shelf")") }
        }
      }
    }
    .onAppear(perform: fill)
    Button("Add") {
      let jar = made("Honey", "Sweet")
      jar.shelf = shelves.last
      shelves.first?.addToJars(made("Salt", "Sour"))
    }
    Button("Clear") {
      if let last = shelves.last { context.delete(last) }
      try? context.save()
    }
  }

  private func made(_ name: String, _ kind: String) -> Jar {
    let jar = Jar(context: context)
    (jar.name, jar.kind) = (name, kind)
    return jar
  }

  private func fill() {
    let top = Shelf(context: context)
    top.label = "Top"
    top.jars = [made("Jam", "Sweet"), made("Lime", "Sour")]
    _ = Shelf(context: context)
    try? context.save()
  }
}

extension Shelf {
  var sorted: [Jar] { (jars as? Set<Jar> ?? []).sorted { $0.name ?? "" < $1.name ?? "" } }
}

extension Jar {
  @objc var kindName: String { kind ?? "Other" }
}

@main struct ShopApp: App {
  let container = NSPersistentContainer(name: "Shop")
  init() { container.loadPersistentStores { _, _ in } }
  var body: some Scene {
    WindowGroup { ShopView().environment(\.managedObjectContext, container.viewContext) }
  }
}
