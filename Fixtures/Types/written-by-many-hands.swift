// What the code of many apps has in it: types named as SwiftUI's, nested in extensions, wrapped variables in bodies,
// chains whose beginning only their end decides, controls by their rarer initialisers, and tracks of keyframes.
import Observation
import SwiftUI

struct TabBarOfItsOwn: View {
  @State private var chosen = Tab.home
  var body: some View {
    HStack {
      ForEach(Tab.allCases, id: \.rawValue) { tab in
        Text(tab.title).background(tab == chosen ? Color.gray : Color.clear)
      }
    }
  }
  var colors: some View { ForEach(Color.allCases, id: \.self) { Text($0.rawValue) } }
  var first: some View { ForEach([Color.gray, .clear], id: \.self) { Text($0.rawValue) } }

  enum Tab: String, CaseIterable {
    case home, settings
    var title: String { rawValue.capitalized }
  }

  enum Color: String, CaseIterable {
    case gray, clear
    static func == (left: Color, right: Color) -> Bool { left.rawValue == right.rawValue }
  }
}

extension TabBarOfItsOwn.Color: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> SwiftUI.Color { .gray }
}

struct Shelf: View {
  var words: [String]
  var body: some View {
    VStack {
      ForEach(words, id: \.self) { Row(word: $0) }
      Row.Mark(size: 3)
    }
  }
}

extension Shelf.Row.Mark: View {
  var body: some View { Text("mark").frame(width: size) }
}

extension Shelf.Row {
  struct Mark { var size: CGFloat }
}

extension Shelf.Row: View {
  var body: some View { Text(word) }
}

extension Shelf {
  struct Row { var word: String }
}

@Observable final class Plan {
  var step = 0
  var entries: [Entry] = []
  struct Entry: Identifiable {
    var id: Int
    var name = ""
  }
}

struct PlanEditor: View {
  var plan: Plan
  var body: some View {
    @Bindable var bindings = plan
    VStack {
      Picker("Step", selection: $bindings.step) { Text("one").tag(1) }
      ForEach($bindings.entries) { $entry in TextField("Name", text: $entry.name) }
    }
  }
  @ViewBuilder var hidden: some View {
    @Bindable var plan = plan
    Picker("Step", selection: $plan.step) { Text("\(plan.step)") }
  }
}

struct LazyRows: View {
  var words: [String]
  var numbers: [Int]
  var body: some View {
    ForEach(words.lazy.filter { $0 != "" }.map { $0 + "." }, id: \.self) { Text($0) }
    ForEach(zip(numbers, numbers).map(+), id: \.self) { Text("\($0)") }
  }
  var faded: some View {
    Text("a").background(
      LinearGradient(colors: [.green], startPoint: .leading, endPoint: .trailing).opacity(0.5).shadow(.drop(radius: 2)))
  }
}

struct Switches: View {
  struct Alarm { var isOn = false }
  @State private var alarms: [Alarm] = []
  @State private var text = ""
  var body: some View {
    Toggle("All", sources: $alarms, isOn: \.isOn)
    Toggle("All", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
    TextField(text, text: $text) { isEditing in print(isEditing) }
    SecureField("Code", text: $text) { print("done") }
  }
}

struct Bouncing: View {
  struct Pose { var offset: CGSize = .zero }
  var body: some View {
    KeyframeAnimator(initialValue: Pose(), trigger: 3) { pose in
      Text("a").offset(pose.offset)
    } keyframes: { _ in
      KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 0, height: -20), duration: 0.2) }
    }
  }
}
