import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
}

protocol Sized {
  var isFocused: Bool { get }
  var size: Int { get }
}

@dynamicMemberLookup struct Box<Value> {
  var value: Value
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

#if os(macOS)
  extension Platform {
    func visit() { openURL(URL(string: "https://example.com")!) }
  }
#endif

func use(_ paths: Paths, _ box: Box<Boxed>) {
  #if os(macOS)
    print(Platform(count: 3, model: Model()).undoManager as Any)
  #endif
  print([\Paths.openURL], paths[keyPath: \.undoManager] as Any, [paths].map(\.isEnabled), \Paths.count)
  print(box.editMode == nil, box.title)
}
