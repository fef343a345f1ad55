import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes uses of deprecated SwiftUI API.
struct DeprecatedAPIRule: Rule {
  static let info = RuleInfo(
    "deprecated_api", .correctness, .note, isFixable: true,
    summary: "the API is deprecated for the deployment target",
    explanation: """
      Deprecated API works for now, and is removed later or behaves worse than its replacement: \
      `onChange(of:perform:)` runs its closure with the values from before the change, and a link with `isActive` \
      loses its place when the screen above it is updated. The message names the replacement.
      """,
    silence: """
      API that is deprecated only after the deployment target, and API that Apple's headers mark as deprecated in \
      some future version, such as `foregroundColor`: `superseded_api` reports some of it. Code in an `if` with \
      `#available`, where the old form is for old systems, and code that is deprecated itself, which is there for its \
      remaining users. The target is that of `--target` or the configuration; otherwise that of the Xcode project or \
      the package above the file, if one of its targets runs on older systems than the default; for the Mac alone, \
      the iOS version of the same year counts. There is no fix where the closure reads the watched value, because it \
      would see a different one.
      """,
    examples: [
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { newLevel in print(newLevel) }
          }
        }
        """,
        fixed: """
          struct Volume: View {
            @State private var level = 0.5
            var body: some View {
              Slider(value: $level)
                .onChange(of: level) { _, newLevel in print(newLevel) }
            }
          }
          """),
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          func changed(_ level: Double) { print(level) }
          var body: some View {
            Slider(value: $level).↓onChange(of: level, perform: changed)
          }
        }
        """),
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .onChange(of: level) { print(level) }
              .foregroundColor(.red)
          }
        }
        """),
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { _ in
                print("changed")
              }
              .↓onChange(of: level) { _ in print("changed") }
          }
        }
        """,
        fixed: """
          struct Volume: View {
            @State private var level = 0.5
            var body: some View {
              Slider(value: $level)
                .onChange(of: level) {
                  print("changed")
                }
                .onChange(of: level) { print("changed") }
            }
          }
          """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var level = 0.5
        }
        struct Volume: View {
          @State private var level = 0.5
          @State private var last = 0.5
          @ObservedObject var player: Player
          func keep() { last = level }
          private var isLoud: Bool { level > 0.9 }
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { newLevel in if newLevel > level { last = newLevel } }
              .↓onChange(of: level) { newLevel in last = newLevel; keep() }
              .↓onChange(of: level) { newLevel in last = newLevel - $level.wrappedValue }
              .↓onChange(of: level) { _ in
                if isLoud { print("loud") }
              }
          }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var level = 0.5
        }
        struct Volume: View {
          @State private var level = 0.5
          @ObservedObject var player: Player
          func set(level: Double) { player.level = level }
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { level in player.level = level }
              .↓onChange(of: player.level) { level in print(player.level + level) }
          }
        }
        """,
        fixed: """
          final class Player: ObservableObject {
            @Published var level = 0.5
          }
          struct Volume: View {
            @State private var level = 0.5
            @ObservedObject var player: Player
            func set(level: Double) { player.level = level }
            var body: some View {
              Slider(value: $level)
                .onChange(of: level) { _, level in player.level = level }
                .onChange(of: player.level) { _, level in print(player.level + level) }
            }
          }
          """),
      RuleExample(
        """
        extension View {
          @ViewBuilder func changes(of level: Double) -> some View {
            if #available(iOS 17, *) {
              onChange(of: level) { print(level) }
            } else {
              onChange(of: level) { newLevel in print(newLevel) }
            }
          }
        }
        """),
      RuleExample(
        """
        extension View {
          @available(*, deprecated, message: "use `onChange`")
          func changed(_ text: String, perform: @escaping (String) -> Void) -> some View {
            onChange(of: text) { new in perform(new) }
          }
        }
        @available(iOS, deprecated: 17)
        struct OldVolume: View {
          let level: Double
          var body: some View { Text("Volume").onChange(of: level) { new in print(new) } }
        }
        struct Volume: View {
          let level: Double
          var body: some View { Text("Volume").↓onChange(of: level) { _ in print("changed") } }
        }
        """,
        fixed: """
          extension View {
            @available(*, deprecated, message: "use `onChange`")
            func changed(_ text: String, perform: @escaping (String) -> Void) -> some View {
              onChange(of: text) { new in perform(new) }
            }
          }
          @available(iOS, deprecated: 17)
          struct OldVolume: View {
            let level: Double
            var body: some View { Text("Volume").onChange(of: level) { new in print(new) } }
          }
          struct Volume: View {
            let level: Double
            var body: some View { Text("Volume").onChange(of: level) { print("changed") } }
          }
          """),
    ] + examplesOf27, precision: RuleInfo.Precision(right: 94, of: 95, inApps: 95))

  static let outsideViews = OutsideViews(calls: true, properties: ["readableContentTypes"])
  static let isAboutSpelling = true
  static let visits = DeprecationFinder.visits

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isDeprecated) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    DeprecationFinder(info: Self.info, isSoft: false).check(node, in: context)
  }
}
