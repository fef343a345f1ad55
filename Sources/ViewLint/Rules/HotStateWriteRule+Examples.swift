extension HotStateWriteRule {
  static let examples = [
    RuleExample(
      """
      struct TopKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      final class Page: ObservableObject {
        @Published var showsTitle = false
      }
      struct PageView: View {
        @StateObject private var page = Page()
        var body: some View {
          ScrollView { Text("Page") }
            .onPreferenceChange(TopKey.self) { ↓page.showsTitle = $0 < -32 }
        }
      }
      """,
      fixed: """
        struct TopKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        final class Page: ObservableObject {
          @Published var showsTitle = false
        }
        struct PageView: View {
          @StateObject private var page = Page()
          var body: some View {
            ScrollView { Text("Page") }
              .onPreferenceChange(TopKey.self) { if page.showsTitle != ($0 < -32) { page.showsTitle = $0 < -32 } }
          }
        }
        """),
    RuleExample(
      """
      final class Card: ObservableObject {
        @Published var isFar = false
      }
      struct CardView: View {
        @ObservedObject var card: Card
        var body: some View {
          Text("Card").gesture(
            DragGesture().onChanged { value in
              ↓card.isFar = value.translation.width > 100
            })
        }
      }
      """,
      fixed: """
        final class Card: ObservableObject {
          @Published var isFar = false
        }
        struct CardView: View {
          @ObservedObject var card: Card
          var body: some View {
            Text("Card").gesture(
              DragGesture().onChanged { value in
                if card.isFar != (value.translation.width > 100) { card.isFar = value.translation.width > 100 }
              })
          }
        }
        """),
    RuleExample(
      """
      struct TopKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      final class Page: ObservableObject {
        @Published var showsTitle = false
        @Published var top: CGFloat = 0
      }
      struct PageView: View {
        @StateObject private var page = Page()
        @State private var isTall = false
        var body: some View {
          ScrollView { Text("Page") }
            .onPreferenceChange(TopKey.self) { top in
              let shows = top < -32
              if page.showsTitle != shows { page.showsTitle = shows }
              page.top = top
              isTall = top > 100
            }
        }
      }
      """),
    RuleExample(
      """
      final class Card: ObservableObject {
        @Published var isFar = false
      }
      struct CardView: View {
        @ObservedObject var card: Card
        var body: some View {
          Text("Card").gesture(
            DragGesture().onChanged { value in
              withAnimation { ↓card.isFar = value.translation.width > 100 }
              if value.translation.height > 900 {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { card.isFar = false }
              }
            })
        }
      }
      """,
      fixed: """
        final class Card: ObservableObject {
          @Published var isFar = false
        }
        struct CardView: View {
          @ObservedObject var card: Card
          var body: some View {
            Text("Card").gesture(
              DragGesture().onChanged { value in
                withAnimation { if card.isFar != (value.translation.width > 100) { card.isFar = value.translation.width > 100 } }
                if value.translation.height > 900 {
                  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { card.isFar = false }
                }
              })
          }
        }
        """),
    RuleExample(
      """
      final class Page: ObservableObject {
        @Published var isScrolled = false
      }
      struct PageView: View {
        @StateObject private var page = Page()
        var body: some View {
          ScrollView { Text("Page") }
            .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 32 } action: { _, isScrolled in
              page.isScrolled = isScrolled
            }
        }
      }
      """),
    RuleExample(
      """
      final class Card: ObservableObject {
        @Published var isFar = false
        @Published var isNear = false
        func move(by distance: CGFloat) {
          isFar = distance > 100
          guard isNear != (distance < 10) else { return }
          isNear = distance < 10
        }
      }
      struct CardView: View {
        @ObservedObject var card: Card
        var body: some View {
          Text("Card").gesture(DragGesture().onChanged { value in ↓card.move(by: value.translation.width) })
          Text("Card").gesture(DragGesture().onChanged(↓moved))
        }
        private func moved(_ value: DragGesture.Value) {
          card.isFar = value.translation.width > 100
        }
      }
      """),
    RuleExample(
      """
      struct TopKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      final class Page: ObservableObject {
        @Published var section: Int?
        @Published var title = ""
        @Published var top = 0
      }
      struct PageView: View {
        @StateObject private var page = Page()
        var body: some View {
          ScrollView { Text("Page") }
            .onPreferenceChange(TopKey.self) { top in
              ↓page.section = top > 100 ? 1 : nil
              ↓self.page.title = top > 100 ? "Far" : (top > 10 ? "Near" : "Here")
              page.top = top > 100 ? Int(top) : 0
            }
        }
      }
      """),
    RuleExample(
      """
      final class Pad: ObservableObject {
        @Published var point = CGPoint.zero
        @Published var isTouched = false
      }
      struct PadView: View {
        @ObservedObject var pad: Pad
        var body: some View {
          Text("Pad").gesture(
            DragGesture().onChanged { value in
              pad.point = value.location
              pad.isTouched = true
            })
          Text("Pad").gesture(
            DragGesture().onChanged { value in
              ↓pad.isTouched = true
            })
        }
      }
      """,
      fixed: """
        final class Pad: ObservableObject {
          @Published var point = CGPoint.zero
          @Published var isTouched = false
        }
        struct PadView: View {
          @ObservedObject var pad: Pad
          var body: some View {
            Text("Pad").gesture(
              DragGesture().onChanged { value in
                pad.point = value.location
                pad.isTouched = true
              })
            Text("Pad").gesture(
              DragGesture().onChanged { value in
                if !pad.isTouched { pad.isTouched = true }
              })
          }
        }
        """),
    RuleExample(
      """
      final class Page: ObservableObject {
        @Published var number = 0
        @Published var offset: CGFloat = 0
      }
      struct PageView: View {
        @StateObject private var page = Page()
        @StateObject private var other = Page()
        var body: some View {
          ScrollView { Text("Page") }
            .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
              if y > 100 { ↓page.number = 1 } else { ↓page.number = 0 }
              if y < 0 { other.offset = 0 } else { other.offset = y }
            }
        }
      }
      """),
    RuleExample(
      """
      final class Page: ObservableObject {
        @Published var isMoving = false
        @Published var offset: CGFloat = 0
        @Published var begin: CGFloat?
        func move(_ value: DragGesture.Value) {
          isMoving = true
          if value.translation.width > 0 { offset = value.translation.width / 3 } else { offset = value.translation.width }
        }
      }
      final class Slider: ObservableObject {
        @Published var isMovable = false
        @Published var begin: CGFloat?
        func slide(_ value: DragGesture.Value) {
          if begin == nil { isMovable = value.location.x > 100 }
          if value.location.x > 0 { begin = value.location.x }
        }
      }
      struct PageView: View {
        @StateObject private var page = Page()
        @StateObject private var slider = Slider()
        var body: some View {
          Text("Page").gesture(DragGesture().onChanged { page.move($0) })
          Text("Slider").gesture(DragGesture().onChanged { slider.slide($0) })
        }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var isAtTop = true
        @Published var offset = 0.0
      }
      struct FeedView: View {
        @StateObject private var feed = Feed()
        var body: some View {
          ScrollView {
            GeometryReader { proxy in
              Color.clear
                .onChange(of: proxy.frame(in: .global).minY) { _, y in ↓feed.isAtTop = y > 0 }
                .onChange(of: proxy.frame(in: .global).minY > 0) { _, isAtTop in feed.isAtTop = isAtTop }
                .onChange(of: proxy.size.width) { _, width in feed.isAtTop = width > 0 }
            }
            Text(feed.isAtTop ? "Top" : "\\(feed.offset)")
          }
        }
      }
      """,
      fixed: """
        final class Feed: ObservableObject {
          @Published var isAtTop = true
          @Published var offset = 0.0
        }
        struct FeedView: View {
          @StateObject private var feed = Feed()
          var body: some View {
            ScrollView {
              GeometryReader { proxy in
                Color.clear
                  .onChange(of: proxy.frame(in: .global).minY) { _, y in if feed.isAtTop != (y > 0) { feed.isAtTop = y > 0 } }
                  .onChange(of: proxy.frame(in: .global).minY > 0) { _, isAtTop in feed.isAtTop = isAtTop }
                  .onChange(of: proxy.size.width) { _, width in feed.isAtTop = width > 0 }
              }
              Text(feed.isAtTop ? "Top" : "\\(feed.offset)")
            }
          }
        }
        """),
  ]
}
