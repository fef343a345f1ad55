// Builders of controls: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct ContentUnavailableViewCase1: View {
  var body: some View {
    ContentUnavailableView { Text("label") } description: { Text("why") } actions: { Button("Retry") {} }
  }
  @ViewBuilder var beside: some View {
    ContentUnavailableView { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    ContentUnavailableView(label: { Text("label") }, description: { Text("why") }, actions: { Button("Retry") {} }).padding()
  }
}

struct CanvasCase1: View {
  var body: some View {
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
  }
  @ViewBuilder var beside: some View {
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
    Divider()
  }
  var afterPadding: some View {
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true, renderer: { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }).padding()
  }
}

struct CanvasCase2: View {
  var body: some View {
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) } symbols: { Text("symbol").tag(1) }
  }
  @ViewBuilder var beside: some View {
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) } symbols: { Text("symbol").tag(1) }
    Divider()
  }
  var afterPadding: some View {
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true, renderer: { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }, symbols: { Text("symbol").tag(1) }).padding()
  }
}

struct PhaseAnimatorCase1: View {
  @State private var isOn = false
  var body: some View {
    PhaseAnimator([1.0, 1.5], trigger: isOn) { phase in Sample().scaleEffect(phase) } animation: { phase in phase > 1 ? .easeIn : .easeOut }
  }
  @ViewBuilder var beside: some View {
    PhaseAnimator([1.0, 1.5], trigger: isOn) { phase in Sample().scaleEffect(phase) }
    Divider()
  }
  var afterPadding: some View {
    PhaseAnimator([1.0, 1.5], trigger: isOn, content: { phase in Sample().scaleEffect(phase) }, animation: { phase in phase > 1 ? .easeIn : .easeOut }).padding()
  }
}

struct PhaseAnimatorCase2: View {
  var body: some View {
    PhaseAnimator([1.0, 1.5]) { phase in Sample().scaleEffect(phase) } animation: { phase in phase > 1 ? .easeIn : .easeOut }
  }
  @ViewBuilder var beside: some View {
    PhaseAnimator([1.0, 1.5]) { phase in Sample().scaleEffect(phase) }
    Divider()
  }
  var afterPadding: some View {
    PhaseAnimator([1.0, 1.5], content: { phase in Sample().scaleEffect(phase) }, animation: { phase in phase > 1 ? .easeIn : .easeOut }).padding()
  }
}

struct SectionCase1: View {
  var body: some View {
    Section { Text("content") } header: { Text("header").bold() } footer: { Text("footer") }
  }
  @ViewBuilder var beside: some View {
    Section {
      Text("content")
      Divider()
    } header: { Text("header").bold() } footer: { Text("footer") }
    Divider()
  }
  var afterPadding: some View {
    Section(content: { Text("content") }, header: { Text("header").bold() }, footer: { Text("footer") }).padding()
  }
}

struct SectionCase2: View {
  var body: some View {
    Section(header: Text("header").bold(), footer: Text("footer")) { Text("content") }
  }
  @ViewBuilder var beside: some View {
    Section(header: Text("header").bold(), footer: Text("footer")) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Section(header: Text("header").bold(), footer: Text("footer"), content: { Text("content") }).padding()
  }
}

struct SectionCase3: View {
  var body: some View { Section { Text("content") } footer: { Text("footer") } }
  @ViewBuilder var beside: some View {
    Section {
      Text("content")
      Divider()
    } footer: { Text("footer") }
    Divider()
  }
  var afterPadding: some View {
    Section(content: { Text("content") }, footer: { Text("footer") }).padding()
  }
}

struct SectionCase4: View {
  var body: some View { Section(footer: Text("footer")) { Text("content") } }
  @ViewBuilder var beside: some View {
    Section(footer: Text("footer")) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Section(footer: Text("footer"), content: { Text("content") }).padding() }
}

struct SectionCase5: View {
  var body: some View { Section { Text("content") } header: { Text("header").bold() } }
  @ViewBuilder var beside: some View {
    Section {
      Text("content")
      Divider()
    } header: { Text("header").bold() }
    Divider()
  }
  var afterPadding: some View {
    Section(content: { Text("content") }, header: { Text("header").bold() }).padding()
  }
}

struct SectionCase6: View {
  var body: some View { Section(header: Text("header").bold()) { Text("content") } }
  @ViewBuilder var beside: some View {
    Section(header: Text("header").bold()) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Section(header: Text("header").bold(), content: { Text("content") }).padding()
  }
}

struct SectionCase7: View {
  @State private var isOn = false
  var body: some View { Section(isExpanded: $isOn) { Text("content") } header: { Text("header").bold() } }
  @ViewBuilder var beside: some View {
    Section(isExpanded: $isOn) {
      Text("content")
      Divider()
    } header: { Text("header").bold() }
    Divider()
  }
  var afterPadding: some View {
    Section(isExpanded: $isOn, content: { Text("content") }, header: { Text("header").bold() }).padding()
  }
}

struct SectionCase8: View {
  var body: some View { Section { Text("content") } }
  @ViewBuilder var beside: some View {
    Section {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Section(content: { Text("content") }).padding() }
}

struct SectionCase9: View {
  var body: some View { Section("Title") { Text("content") } }
  @ViewBuilder var beside: some View {
    Section("Title") {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Section("Title", content: { Text("content") }).padding() }
}

struct SectionCase10: View {
  let name: String
  var body: some View { Section(name) { Text("content") } }
  @ViewBuilder var beside: some View {
    Section(name) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Section(name, content: { Text("content") }).padding() }
}

struct SectionCase11: View {
  @State private var isOn = false
  var body: some View { Section("Title", isExpanded: $isOn) { Text("content") } }
  @ViewBuilder var beside: some View {
    Section("Title", isExpanded: $isOn) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Section("Title", isExpanded: $isOn, content: { Text("content") }).padding()
  }
}

struct SectionCase12: View {
  let name: String
  @State private var isOn = false
  var body: some View { Section(name, isExpanded: $isOn) { Text("content") } }
  @ViewBuilder var beside: some View {
    Section(name, isExpanded: $isOn) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Section(name, isExpanded: $isOn, content: { Text("content") }).padding() }
}
