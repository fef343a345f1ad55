// Shown at 240x160: a query is made anew with what the view is given; what is inserted again is an update by its unique title.
// Do: tap "Search"
// Do: tap "Backwards"
// Do: tap "Again"
// Events
import SwiftData
import SwiftUI

@Model final class Song {
  @Attribute(.unique) var title: String
  var seconds: Int
  init(title: String, seconds: Int) {
    self.title = title
    self.seconds = seconds
  }
}

struct SongList: View {
  @Environment(\.modelContext) private var context
  @Query private var songs: [Song]

  init(text: String, order: SortOrder) {
    let least = 60
    _songs = Query(
      filter: #Predicate<Song> { song in
        song.seconds >= least && (text.isEmpty || song.title.localizedStandardContains(text))
      },
      sort: [SortDescriptor(\.title, order: order)])
  }

  var body: some View {
    ForEach(songs) { Text("\($0.title) \($0.seconds)") }
    Button("Again") { context.insert(Song(title: "Sun", seconds: 300)) }
  }
}

struct ContentView: View {
  @State private var text = ""
  @State private var order = SortOrder.forward
  var body: some View {
    VStack(spacing: 0) {
      SongList(text: text, order: order)
      Button("Search") { text = "s" }
      Button("Backwards") { order = .reverse }
    }
  }
}

#Preview {
  let container = try! ModelContainer(for: Song.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  for (title, seconds) in [("Moon", 90), ("Stars", 120), ("Sun", 200), ("Dot", 3)] {
    container.mainContext.insert(Song(title: title, seconds: seconds))
  }
  return ContentView().modelContainer(container)
}
