// A style puts the label of its control where its body says: under a condition the label comes and goes with that. (Apple,
// ButtonStyleConfiguration.Label; each branch of a condition is a place of its own.)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Blinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      configuration.label.opacity(0.5)
    } else {
      configuration.label
    }
  }
}

struct Steady: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Folding: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct Plain: LabelStyle {
  let showsIcon: Bool
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if showsIcon { configuration.icon }
      configuration.title
    }
  }
}

struct Buttons: View {
  var body: some View {
    VStack {
      Button {} label: { Counter() }.buttonStyle(Steady())
      Button {} label: { Counter() }
    }
    .buttonStyle(Blinking())
  }
}

struct Groups: View {
  @State private var isOpen = false
  var body: some View {
    DisclosureGroup(isExpanded: $isOpen) { Counter() } label: { Counter() }
      .disclosureGroupStyle(Folding())
  }
}

struct Labels: View {
  var body: some View {
    Label { Counter() } icon: { Counter() }
      .labelStyle(Plain(showsIcon: true))
  }
}
