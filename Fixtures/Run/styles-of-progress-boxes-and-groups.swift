// Shown at 240x160: styles of the program for what is labelled, boxed, opened and measured.
// Do: tap "Parts"
import SwiftUI

struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }
}

struct Ruled: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("-----")
      configuration.content
    }
  }
}

struct Plus: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Text(configuration.isExpanded ? "-" : "+")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct Colon: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text(":")
      configuration.content
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      ProgressView("Copy", value: 0.25).progressViewStyle(Percent())
      GroupBox("Box") { Text("inside") }.groupBoxStyle(Ruled())
      DisclosureGroup("Parts") { Text("one, two") }.disclosureGroupStyle(Plus())
      LabeledContent("Size", value: "10").labeledContentStyle(Colon())
    }
  }
}
