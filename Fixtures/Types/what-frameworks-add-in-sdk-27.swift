// What other frameworks add in the SDK 27: each once.
// sdk: 27
// target: ios27
import AppIntents
import DataDetection
import MusicKit
import Observation
import PhotosUI
import ScreenCaptureKit
import StoreKit
import SwiftData
import SwiftUI

@Model final class Book {
  var title = ""
  var genre = ""
  var shelf: String?
  init() {}
}

struct Shelves: View {
  @Query(sort: \.title, sectionBy: \.genre) private var books: SectionedResults<Book, String>
  @Query(sectionBy: \.shelf, animation: .default) private var shelves: SectionedResults<Book, String>
  var body: some View {
    ForEach(books) { section in
      Section(section.title) { ForEach(section) { Text($0.title) } }
    }
  }
  var one: some View { Text("\(books[sectionTitle: "a"]?.count ?? 0)") }
}

struct Observed: View {
  let observer: ResultsObserver<Book, String>
  let history: HistoryObserver
  var body: some View { Text(observer.results.first?.title ?? "") }
  var events: some View { Text("\(history.eventCounter)").id(history.eventCounter) }
}

struct Options: View {
  @State private var isShown = false
  @State private var recording: URL?
  @State private var songs: [String] = []
  var body: some View { Text("a").musicPicker(isPresented: $isShown, title: "Songs", selection: $songs) }
  var detected: some View { Text("a").dataDetection(.all) }
  var recorded: some View { Text("a").recordingEditor($recording) }
  var album: some View {
    Text("a").photosSharedAlbumCreationSheet(isPresented: $isShown) { _ in }
  }
  var posted: some View { Text("a").photosSharedAlbumPostingSheet(isPresented: $isShown, items: [], photoLibrary: .shared()) }
  var redeemed: some View {
    Text("a").offerCodeRedemption(options: [], isPresented: $isShown) { result in
      if case .success(let found) = result { print(found) }
    }
  }
}

@MainActor func observe(_ history: HistoryObserver) -> ObservationTracking.Token {
  withContinuousObservation(options: .didSet) { event in
    if event.kind == .didSet { event.cancel() }
  }
}

struct Tracked: View {
  let history: HistoryObserver
  @State private var token: ObservationTracking.Token?
  var body: some View { Text("a").onAppear { token = observe(history) } }
}
