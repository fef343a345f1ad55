// Settings, details and editors: forms with rows of many kinds and their own small components.
import SwiftUI

struct Profile: Codable, Equatable {
  var name = ""
  var birthday = Date()
  var volume = 0.5
  var languages: [String] = []
  var plan = Plan.free
  enum Plan: String, Codable, CaseIterable, Identifiable, CustomStringConvertible {
    case free, pro, team
    var id: Self { self }
    var description: String { rawValue.capitalized }
  }
}

struct SettingsRow<Trailing: View>: View {
  let title: LocalizedStringKey
  let icon: String
  var tint: Color = .blue
  @ViewBuilder var trailing: () -> Trailing
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(tint.gradient, in: RoundedRectangle(cornerRadius: 6))
      Text(title)
      Spacer()
      trailing()
    }
  }
}

extension SettingsRow where Trailing == EmptyView {
  init(_ title: LocalizedStringKey, icon: String, tint: Color = .blue) {
    self.init(title: title, icon: icon, tint: tint) { EmptyView() }
  }
}

extension SettingsRow where Trailing == Text {
  init(_ title: LocalizedStringKey, icon: String, value: String) {
    self.init(title: title, icon: icon) { Text(value).foregroundColor(.secondary) }
  }
}

struct ProfileEditor: View {
  @Binding var profile: Profile
  @State private var draft = ""
  @FocusState private var isAdding: Bool
  @Environment(\.dismiss) private var dismiss

  private var isValid: Bool { !profile.name.trimmingCharacters(in: .whitespaces).isEmpty }

  var body: some View {
    Form {
      Section("About") {
        TextField("Name", text: $profile.name)
          .textContentType(.name)
          .submitLabel(.done)
        DatePicker("Birthday", selection: $profile.birthday, in: ...Date.now, displayedComponents: .date)
      }
      Section {
        Picker("Plan", selection: $profile.plan) {
          ForEach(Profile.Plan.allCases) { Text($0.description) }
        }
        Slider(value: $profile.volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
      } header: {
        Text("Preferences")
      } footer: {
        Text("Plan: \(profile.plan.description)").font(.caption)
      }
      languages
      Section {
        SettingsRow("Help", icon: "questionmark")
        SettingsRow("Version", icon: "info", value: "1.0")
        SettingsRow(title: "Sound", icon: "speaker", tint: .red) {
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
      }
      Button("Save", action: save)
        .frame(maxWidth: .infinity)
        .disabled(!isValid)
        .listRowBackground(isValid ? Color.accentColor : Color.gray)
    }
    .navigationTitle(Text("Edit"))
    .navigationBarTitle("Edit", displayMode: .inline)
  }

  @ViewBuilder private var languages: some View {
    Section("Languages") {
      ForEach(profile.languages, id: \.self) { language in
        Text(language)
      }
      .onDelete { offsets in
        profile.languages.remove(atOffsets: offsets)
      }
      HStack {
        TextField("Add", text: $draft)
          .focused($isAdding)
          .onSubmit(add)
        Button(action: add) {
          Image(systemName: "plus.circle.fill").accessibilityLabel("Add")
        }
        .disabled(draft.isEmpty)
      }
    }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    profile.languages.append(draft)
    draft = ""
    isAdding = true
  }

  private func save() { dismiss() }
}

struct Rating: View {
  @Binding var rating: Int
  var maximum = 5
  var off: Image?
  var on = Image(systemName: "star.fill")
  private func image(for number: Int) -> Image { number > rating ? off ?? on : on }
  var body: some View {
    HStack {
      ForEach(1..<maximum + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number).foregroundStyle(number > rating ? .gray : .yellow)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

struct Avatar: View {
  let name: String
  var size: CGFloat = 40
  private var initials: String {
    name.split(separator: " ").prefix(2).compactMap { $0.first.map(String.init) }.joined().uppercased()
  }
  var body: some View {
    ZStack {
      Circle().fill(Color(hue: Double(abs(name.hashValue) % 100) / 100, saturation: 0.5, brightness: 0.8))
      Text(initials).font(.system(size: size * 0.4, weight: .semibold)).minimumScaleFactor(0.5)
    }
    .frame(width: size, height: size)
    .overlay(alignment: .bottomTrailing) {
      Circle().fill(.green).frame(width: size / 4, height: size / 4).overlay(Circle().strokeBorder(.white, lineWidth: 2))
    }
  }
}

struct Expandable: View {
  let text: String
  @State private var isExpanded = false
  var body: some View {
    VStack(alignment: .leading) {
      Text(text).lineLimit(isExpanded ? nil : 3).fixedSize(horizontal: false, vertical: true)
      Button(isExpanded ? "Less" : "More") { withAnimation(.easeInOut) { isExpanded.toggle() } }
        .font(.caption.bold())
    }
  }
}

struct Chips: View {
  let tags: [String]
  @Binding var selection: Set<String>
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 6) {
        ForEach(tags, id: \.self) { tag in
          let isSelected = selection.contains(tag)
          Text(tag)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
            .onTapGesture {
              if isSelected { selection.remove(tag) } else { selection.insert(tag) }
            }
        }
      }
    }
  }
}

struct Countdown: View {
  let end: Date
  @State private var now = Date.now
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private var left: Int { max(0, Int(end.timeIntervalSince(now))) }
  var body: some View {
    Group {
      if left > 0 {
        Text("\(left / 60):\(String(format: "%02d", left % 60))").monospacedDigit()
      } else {
        Text("Done").bold()
      }
    }
    .onReceive(timer) { now = $0 }
  }
}

struct Checklist: View {
  struct Task: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
  }
  @State private var tasks = [Task(title: "a"), Task(title: "b", isDone: true)]
  @State private var hidesDone = false
  var body: some View {
    List {
      Toggle("Hide done", isOn: $hidesDone.animation())
      ForEach($tasks) { $task in
        if !hidesDone || !task.isDone {
          HStack {
            Image(systemName: task.isDone ? "checkmark.circle" : "circle").onTapGesture { task.isDone.toggle() }
            TextField("Task", text: $task.title).strikethrough(task.isDone)
          }
        }
      }
      .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
      Section("\(tasks.filter(\.isDone).count) of \(tasks.count)") {
        ProgressView(value: Double(tasks.filter(\.isDone).count), total: Double(max(tasks.count, 1)))
      }
    }
    .listStyle(.plain)
    .toolbar { EditButton() }
  }
}

struct SegmentedBar<Option: Hashable, Label: View>: View {
  let options: [Option]
  @Binding var selection: Option
  @Namespace private var space
  @ViewBuilder var label: (Option) -> Label
  var body: some View {
    HStack(spacing: 0) {
      ForEach(options, id: \.self) { option in
        label(option)
          .padding(8)
          .background {
            if option == selection {
              Capsule().fill(.thinMaterial).matchedGeometryEffect(id: "selection", in: space)
            }
          }
          .onTapGesture { withAnimation(.snappy) { selection = option } }
      }
    }
  }
}

struct Plans: View {
  @State private var plan = Profile.Plan.free
  var body: some View {
    SegmentedBar(options: Profile.Plan.allCases, selection: $plan) { plan in
      switch plan {
      case .free: Text("Free")
      case .pro: Label("Pro", systemImage: "star")
      case .team: Image(systemName: "person.3")
      }
    }
    SegmentedBar(options: [Profile.Plan.free], selection: .constant(.free), label: { Text($0.rawValue) })
  }
}

#Preview {
  Plans()
}
