// A wrapper of the program subscribes as the wrappers in it do.
import SwiftUI

@propertyWrapper struct Trimmed: DynamicProperty {
  @State private var text = ""
  var wrappedValue: String {
    get { text }
    nonmutating set { text = newValue }
  }
  var projectedValue: Binding<String> { $text }
}

@propertyWrapper struct Theme: DynamicProperty {
  @Environment(\.colorScheme) private var scheme
  var wrappedValue: Color { scheme == .dark ? .black : .white }
}

@propertyWrapper struct Clamped {
  var wrappedValue: Int
}

struct Dynamic: View {
  @Trimmed private var name
  @Trimmed private var unread
  @Theme private var theme
  @Clamped var count = 3

  var body: some View {
    TextField("", text: $unread)
    Text(name)
    Text("\(count)")
  }
}
