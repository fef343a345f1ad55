import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var title = ""
  var text = "new"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NoteView: View {
  @Binding var note: Note
  var body: some View {
    VStack {
      TextField("Title", text: $note.title)
      Text("\(note.title): \(note.text)")
    }
  }
}

@main struct Notes: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      if file.isEditable { NoteView(note: file.$document) }
    }
  }
}
