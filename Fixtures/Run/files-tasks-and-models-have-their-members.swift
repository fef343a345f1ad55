// Shown at 320x280: members of Foundation and Core Data that apps use before they show a view: files in a folder, types of
// files, requests, formatters, attributed text, and a data model written in code.
import CoreData
import SwiftUI
import UniformTypeIdentifiers

@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value
  init(key: String, value: Value) { wrappedValue = value }
}

final class Settings {
  @Stored(key: "count", value: 1) var count: Int
  @Stored(key: "name", value: "none") var name: String

  init() {
    func configure<Value>(_ path: ReferenceWritableKeyPath<Settings, Stored<Value>>, _ value: Value) {
      self[keyPath: path] = Stored(key: "", value: value)
    }
    configure(\._count, 5)
    configure(\._name, "configured")
  }
}

@objc(Note) final class Note: NSManagedObject {
  @NSManaged var text: String
}

final class Library {
  let container: NSPersistentContainer

  init() {
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.managedObjectClassName = Note.description()
    let text = NSAttributeDescription()
    text.name = "text"
    text.attributeType = .stringAttributeType
    entity.properties = [text]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    container.viewContext.userInfo["owner"] = "Ada"
    Note(context: container.viewContext).text = "Hello"
  }
}

struct ContentView: View {
  private let settings = Settings()
  private let library = Library()

  private var files: String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("letters")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["b.txt", "a.png", ".hidden"] {
      try? Data("text".utf8).write(to: folder.appendingPathComponent(name))
    }
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey], options: [.skipsHiddenFiles])
    var names: [String] = []
    while let file = found?.nextObject() as? URL {
      let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
      names.append("\(file.lastPathComponent) \(size ?? 0)")
    }
    return names.sorted().joined(separator: ", ")
  }

  private var number: String {
    let formatter = NumberFormatter()
    formatter.maximumSignificantDigits = 3
    return formatter.string(from: 3.14159) ?? ""
  }

  private var words: String {
    let text = NSMutableAttributedString(string: "Hello world")
    text.addAttribute(.link, value: "x", range: NSRange(location: 0, length: 5))
    var parts: [String] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      parts.append("\(value == nil ? "plain" : "link") \(range.length)")
    }
    return parts.joined(separator: ", ")
  }

  private var bookmark: String {
    var isStale = true
    let data = try? URL(fileURLWithPath: "/tmp/a").bookmarkData()
    let url = data.flatMap { try? URL(resolvingBookmarkData: $0, bookmarkDataIsStale: &isStale) }
    return "\(url?.path ?? "none") \(isStale)"
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(settings.count) \(settings.name)")
      Text(files)
      Text(UTType(filenameExtension: "png")?.conforms(to: .image) == true ? "an image" : "no image")
      Text(number)
      Text(words)
      Text(bookmark)
      Text(library.container.viewContext.userInfo["owner"] as? String ?? "unknown")
      Text("\((try? library.container.viewContext.count(for: NSFetchRequest<Note>(entityName: "Note"))) ?? 0) notes")
      Text(NSError(domain: "App", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "no room"]).localizedFailureReason ?? "")
    }
  }
}
