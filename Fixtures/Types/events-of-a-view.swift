// Events of a view: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

final class Model: ObservableObject {
  @Published var name = ""
}

struct OnAppearCase1: View {
  var body: some View { Sample().onAppear { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().onAppear()
    Divider()
  }
  var afterPadding: some View { Sample().padding().onAppear(perform: { print("done") }) }
}

struct OnDisappearCase1: View {
  var body: some View { Sample().onDisappear { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().onDisappear()
    Divider()
  }
  var afterPadding: some View { Sample().padding().onDisappear(perform: { print("done") }) }
}

struct TaskCase1: View {
  var body: some View { Sample().task(priority: .background) { await Task.yield() } }
  @ViewBuilder var beside: some View {
    Sample().task { await Task.yield() }
    Divider()
  }
  var afterPadding: some View { Sample().padding().task(priority: .background, { await Task.yield() }) }
}

struct TaskCase2: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var count = 1
  var body: some View { Sample().task(id: isOn, priority: .background) { await Task.yield() } }
  @ViewBuilder var beside: some View {
    Sample().task(id: text) { await Task.yield() }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().task(id: count, priority: .background, { await Task.yield() })
  }
}

struct OnChangeCase1: View {
  @State private var count = 1
  @State private var isOn = false
  @State private var text = ""
  var body: some View { Sample().onChange(of: count) { value in print(value) } }
  @ViewBuilder var beside: some View {
    Sample().onChange(of: isOn) { value in print(value) }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().onChange(of: text, perform: { value in print(value) })
  }
}

struct OnChangeCase2: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var count = 1
  var body: some View { Sample().onChange(of: isOn, initial: true) { old, new in print(old, new) } }
  @ViewBuilder var beside: some View {
    Sample().onChange(of: text) { old, new in print(old, new) }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().onChange(of: count, initial: true, { old, new in print(old, new) })
  }
}

struct OnChangeCase3: View {
  @State private var text = ""
  @State private var count = 1
  @State private var isOn = false
  var body: some View { Sample().onChange(of: text, initial: true) { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().onChange(of: count) { print("done") }
    Divider()
  }
  var afterPadding: some View { Sample().padding().onChange(of: isOn, initial: true, { print("done") }) }
}

struct OnReceiveCase1: View {
  @StateObject private var model = Model()
  var body: some View { Sample().onReceive(model.$name) { print($0) } }
  @ViewBuilder var beside: some View {
    Sample().onReceive(model.$name) { print($0) }
    Divider()
  }
  var afterPadding: some View { Sample().padding().onReceive(model.$name, perform: { print($0) }) }
}

struct OnHoverCase1: View {
  var body: some View { Sample().onHover { print($0) } }
  @ViewBuilder var beside: some View {
    Sample().onHover { print($0) }
    Divider()
  }
  var afterPadding: some View { Sample().padding().onHover(perform: { print($0) }) }
}

struct OnSubmitCase1: View {
  var body: some View { Sample().onSubmit(of: .search) { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().onSubmit { print("done") }
    Divider()
  }
  var afterPadding: some View { Sample().padding().onSubmit(of: .search, { print("done") }) }
}

struct OnExitCommandCase1: View {
  var body: some View { Sample().onExitCommand { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().onExitCommand { print("done") }
    Divider()
  }
  var afterPadding: some View { Sample().padding().onExitCommand(perform: { print("done") }) }
}

struct AllowsHitTestingCase1: View {
  var body: some View { Sample().allowsHitTesting(true) }
  @ViewBuilder var beside: some View {
    Sample().allowsHitTesting(true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().allowsHitTesting(true) }
}

struct DisabledCase1: View {
  var body: some View { Sample().disabled(true) }
  @ViewBuilder var beside: some View {
    Sample().disabled(true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().disabled(true) }
}

struct OnTapGestureCase1: View {
  var body: some View { Sample().onTapGesture(count: 2) { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().onTapGesture { print("done") }
    Divider()
  }
  var afterPadding: some View { Sample().padding().onTapGesture(count: 2, perform: { print("done") }) }
}

struct OnTapGestureCase2: View {
  var body: some View {
    Sample().onTapGesture(count: 2, coordinateSpace: .global) { point in print(point.x) }
  }
  @ViewBuilder var beside: some View {
    Sample().onTapGesture { point in print(point.x) }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().onTapGesture(count: 2, coordinateSpace: .global, perform: { point in print(point.x) })
  }
}
