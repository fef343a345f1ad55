// What a container was given by a function's name stands where the container calls it, whoever's the function is.
import SwiftUI

struct Rows<Content: View>: View {
  let numbers: [Int]
  let content: (Int) -> Content

  var body: some View {
    VStack {
      ForEach(numbers, id: \.self) { number in content(number) }
    }
  }
}

struct Titled<Label: View>: View {
  let title: Text?
  @ViewBuilder let label: () -> Label

  var body: some View { Button {} label: { self.face } }

  private var face: some View {
    HStack {
      if let title = self.title {
        title.padding()
      } else {
        Text("none")
      }
      self.label()
    }
  }
}

struct Uses: View {
  @State private var isOn = false

  var body: some View {
    let title = isOn ? Text("on") : nil
    Rows(numbers: [1, 2], content: row)
    Rows(numbers: [1, 2], content: Note.init(number:))
    Titled(title: title, label: label)
  }

  private func row(_ number: Int) -> some View { Note(number: number).id(number) }

  @ViewBuilder private func label() -> some View {
    if isOn { Note(number: 1) }
  }
}

struct Note: View {
  let number: Int
  @State private var text = ""
  var body: some View { Text(text) }
}
