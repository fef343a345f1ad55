// Shown at 320x200: a fetch request follows what is added, edited, deleted and rolled back, and what the view asks of it.
// Do: tap "Add"
// Do: tap "Older"
// Do: tap "Long ones"
// Do: tap "Delete"
// Do: tap "Undo"
// Events
import CoreData
import SwiftUI

@objc(Note)
final class Note: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var length: Int64
  @NSManaged var isDone: Bool
}

extension Note {
  @NSManaged var created: Date?

  static func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
}

struct NoteRow: View {
  @ObservedObject var note: Note
  var body: some View { Text("\(note.title ?? "none") \(note.length)") }
}

struct NoteList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Note.length, ascending: false)],
    predicate: NSPredicate(format: "isDone == NO AND title BEGINSWITH[c] %@", "n"))
  private var notes: FetchedResults<Note>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(notes) { NoteRow(note: $0) }
      Text("\(notes.count) shown, \((try? context.count(for: Note.fetchRequest())) ?? 0) in all")
      Button("Add") {
        let note = Note(context: context)
        note.title = "New"
        note.length = 20
        try? context.save()
      }
      Button("Older") { notes.last?.length += 100 }
      Button("Long ones") { notes.nsPredicate = NSPredicate(format: "%K > %d", "length", 15) }
      Button("Delete") { if let first = notes.first { context.delete(first) } }
      Button("Undo") { context.rollback() }
    }
  }
}

struct Store {
  let container: NSPersistentContainer
  init() {
    container = NSPersistentContainer(name: "Notes")
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    for (title, length) in [("Noon", 5), ("Night", 10), ("Morning", 30)] {
      let note = Note(context: container.viewContext)
      note.title = title
      note.length = Int64(length)
    }
    try? container.viewContext.save()
  }
}

#Preview {
  NoteList().environment(\.managedObjectContext, Store().container.viewContext)
}
