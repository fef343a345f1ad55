// A builder works on what the protocol or an attribute gives it to; an explicit `return` switches it off.
import SwiftUI

struct A0: View { var body: some View { Text("0") } }

struct A1: View { var body: some View { Text("1") } }

struct Returned: View { var body: some View { return A0() } }

struct ReturnedAfter: View {
  let count: Int
  var body: some View {
    let text = "\(count)"
    print(text)
    return VStack {
      Text(text)
      A0()
    }
  }
}

struct GuardAndLoop: View {
  let numbers: [Int]
  var body: some View {
    var sum = 0
    for number in numbers where number > 0 { sum += number }
    func half(_ value: Int) -> Int { value / 2 }
    guard sum > 3 else { return Text("few") }
    if sum > 10 { return Text("\(half(sum))").bold() }
    return Text("\(sum)")
  }
}

struct ReturnInClosure: View {
  let numbers: [Int]
  var body: some View {
    let large = numbers.filter { number in return number > 3 }
    Text("\(large.count)")
    A0()
  }
}

struct ReturnOfAnyView: View {
  let isOn: Bool
  var body: some View {
    if isOn { return AnyView(A0()) }
    return AnyView(A1())
  }
}

struct Helpers: View {
  let isOn: Bool
  var header: some View { A0() }
  var chosen: some View { if isOn { Text("a") } else { Text("b").bold() } }
  var switched: some View {
    switch isOn {
    case true: Text("on")
    case false: Text("off")
    }
  }
  @ViewBuilder var built: some View { if isOn { Text("a") } else { Text("b") } }
  @ViewBuilder var foot: some View {
    A0()
    A1()
  }
  @ViewBuilder func row(_ number: Int, title: String = "") -> some View {
    if number > 0 {
      Text(title)
      A0()
    }
  }
  func plain(of number: Int) -> some View { Text("\(number)").padding() }
  func returning(_ number: Int) -> some View {
    let text = String(number)
    return HStack { Text(text) }
  }
  static var divider: some View { Divider().background(.red) }
  @ViewBuilder static func pair() -> some View {
    divider
    divider
  }
  private var hidden: some View { header.hidden() }
  var body: some View {
    header
    VStack {
      header
      foot
    }
    chosen
    built
    row(1)
    plain(of: 3)
    Helpers.divider
    Self.pair()
    hidden
  }
}

struct InnerBuilders: View {
  @ViewBuilder var body: some View {
    let make: (Int) -> Text = { Text("\($0)") }
    make(1)
    make(2).padding()
  }
}

struct InExtension {
  let name: String
}

extension InExtension: View {
  var body: some View {
    Text(name)
    A1()
  }
}

struct Pair: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    content
    if isOn { content.padding() }
  }
}

struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      configuration.label.opacity(0.5)
    } else {
      configuration.label
    }
  }
}

struct WithPair: View {
  var body: some View { A0().modifier(Pair(isOn: true)) }
}

struct Pair_Previews: PreviewProvider {
  static var previews: some View {
    WithPair()
    WithPair().previewDisplayName("two")
  }
}

struct MyApp: App {
  var body: some Scene {
    WindowGroup {
      A0()
      A1()
    }
    WindowGroup("More", id: "more") { A1() }
  }
}
