import CoreData
import SwiftUI

/// What programs write around a store: for every class at once.
struct Store {
  let context: NSManagedObjectContext

  func all<T: NSManagedObject>(_ type: T.Type) -> [T] {
    let request = type.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return ((try? context.fetch(request)) as? [T]) ?? []
  }

  func removeAll<T: NSManagedObject>(_ type: T.Type) throws {
    let request = NSBatchDeleteRequest(fetchRequest: type.fetchRequest())
    request.resultType = .resultTypeObjectIDs
    try context.execute(request)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: []], into: [context])
  }
}

/// Is told when what its request finds has changed.
final class Watch: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
  @Published var count = 0
  private var controller: NSFetchedResultsController<Tree>?

  func start(in context: NSManagedObjectContext) {
    let request: NSFetchRequest<Tree> = Tree.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    controller?.delegate = self
    try? controller?.performFetch()
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    count = (controller.fetchedObjects as? [Tree] ?? []).count
  }
}

struct ContentView: View {
  @StateObject private var watch = Watch()
  @State private var container = NSPersistentContainer(name: "Garden")
  @State private var names: [String] = []

  var body: some View {
    let store = Store(context: container.viewContext)
    VStack {
      Text(names.joined(separator: " "))
      Text("\(watch.count) trees")
      Button("Add") {
        for name in ["oak", "ash"] {
          let tree = Tree(context: container.viewContext)
          tree.name = name
          tree.days = [1, 2]
        }
        let bed = Bed(context: container.viewContext)
        bed.name = "roses"
        names = store.all(Tree.self).map { "\($0.name ?? "?")\(($0.days ?? []).contains(2) ? "+" : "-")" }
      }
      Button("Clear") {
        try? store.removeAll(Tree.self)
        names = store.all(Tree.self).map { $0.name ?? "?" } + store.all(Bed.self).map { $0.name ?? "?" }
      }
    }
    .onAppear { watch.start(in: container.viewContext) }
  }
}

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
