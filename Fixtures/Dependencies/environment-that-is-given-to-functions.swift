// `updateUIView` runs again when what it reads of the environment is another, and may when anything else around it is; a
// modifier that is resolved in the environment is resolved anew, and gives on what it reads.
import SwiftUI
import UIKit

extension EnvironmentValues {
  @Entry var level = 0
}

struct Reader: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    view.isUserInteractionEnabled = context.environment.isEnabled
    update(view, context.environment)
  }
  func update(_ view: UIView, _ environment: EnvironmentValues) { view.tag = environment.level }
}

struct Silent: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Padded: ViewModifier {
  let level: Int
  func body(content: Content) -> some View { content.padding(CGFloat(level)) }
}

struct Resolved: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { Padded(level: environment.level) }
}

struct Middle: View {
  var body: some View { Reader() }
}

struct Given: View {
  @Environment(\.level) var level
  var body: some View { Text("").modifier(Padded(level: level)) }
}

struct Screen: View {
  @State private var isOff = false
  @State private var level = 0
  var body: some View {
    VStack {
      Reader()
      Silent()
      Middle()
    }
    .disabled(isOff)
    VStack {
      Text("").modifier(Resolved())
      Given()
    }
    .environment(\.level, level)
  }
}
