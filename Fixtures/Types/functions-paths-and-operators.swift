import SwiftUI

// What functions, key paths and operators are as values, where several could be meant.

struct Shown<Value>: View {
  init(_ value: Value) {}
  var body: some View { EmptyView() }
}

struct Track: Identifiable {
  var id = 0
  var title = ""
  var tint: Color?
  struct Chapter: Hashable {
    var start = 0
  }
}

enum Speed: Int {
  case slow, fast
}

protocol Screen {
  static var name: String { get }
  init()
}

struct Settings {
  @State var isOn = false
  var limit = 3
}

struct Artist {
  var album: Album?
  struct Album {
    var year: Int?
    var count = 0
  }
}

/// A key path does not lead through an optional by itself.
@dynamicMemberLookup struct Lens<Value> {
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Lens<Part> { fatalError() }
  subscript<Wrapped, Part>(dynamicMember path: KeyPath<Wrapped, Part>) -> Lens<Part?> where Value == Wrapped? {
    fatalError()
  }
}

extension Color {
  static func * (color: Color, factor: Double) -> Color { color.opacity(factor) }
}

// MARK: Ranges

struct WholeList: View {
  let list = [1, 2]
  var body: some View { Shown(list[...]) }
}

struct WholeText: View {
  var body: some View { Shown("abc"[...]) }
}

struct OpenAbove: View {
  var body: some View { Shown(3...) }
}

struct OpenBelow: View {
  var body: some View { Shown(...3) }
}

struct DatesFrom: View {
  let date = Date()
  var body: some View { Shown(date...) }
}

// MARK: Closures that are called at once

struct CalledWithWhole: View {
  var body: some View { Shown({ $0 + 1 }(2)) }
}

struct CalledWithFraction: View {
  var body: some View { Shown({ $0 * 2.5 }(2)) }
}

struct CalledWithText: View {
  var body: some View { Shown({ $0.count }("abc")) }
}

struct CalledByName: View {
  var body: some View { Shown({ number in number + 1 }(2)) }
}

// MARK: Key paths

struct PathInHand: View {
  let track = Track()
  let path: KeyPath<Track, String> = \.title
  var body: some View { Text("").id(track[keyPath: path]) }
}

struct PathOnTheSpot: View {
  let track = Track()
  var body: some View { Shown(track[keyPath: \.title]) }
}

struct PathToOptional: View {
  let track = Track()
  let path: WritableKeyPath<Track, Color?>
  var body: some View { Shown(track[keyPath: path]) }
}

struct PathsOfMany: View {
  let tracks = [Track()]
  var body: some View {
    ForEach(tracks.map { $0[keyPath: \.title] }, id: \.self) { Text($0) }
  }
}

struct PathFromNestedType: View {
  let chapters = [Track.Chapter()]
  var body: some View {
    ForEach(chapters, id: \Track.Chapter.start) { Text("\($0.start)") }
  }
}

struct NestedPath: View {
  var body: some View { Shown(\Track.Chapter.start) }
}

struct PathToState: View {
  var body: some View { Shown(\Settings.isOn) }
}

struct PathToStored: View {
  var body: some View { Shown(\Settings.limit) }
}

struct OptionalOfOptional: View {
  let lens: Lens<Artist>
  var body: some View { Shown(lens.album.year) }
}

struct OptionalOfPlain: View {
  let lens: Lens<Artist>
  var body: some View { Shown(lens.album.count) }
}

// MARK: Initialisers as functions

struct NumbersOfTexts: View {
  var body: some View { Shown(["1"].compactMap(Int.init)) }
}

struct MaybeNumbers: View {
  var body: some View { Shown(["1"].map(Int.init)) }
}

struct FromRawValue: View {
  let number: Int? = 1
  var body: some View { Shown(number.flatMap(Speed.init(rawValue:))) }
}

struct MaybeFromRawValue: View {
  let number: Int? = 1
  var body: some View { Shown(number.map(Speed.init)) }
}

struct TextsOfNumbers: View {
  var body: some View { Shown([1].map(String.init)) }
}

// MARK: Lists with nothing in them

struct NumbersOrNothing: View {
  var body: some View { Shown([1, nil, 3]) }
}

struct FractionsOrNothing: View {
  var body: some View { Shown([1, nil, 2.5]) }
}

struct PairsOrNothing: View {
  var body: some View { Shown([("a", 1), ("b", nil)]) }
}

struct WithoutNothing: View {
  var body: some View {
    ForEach([1, nil, 3].compactMap { $0 }, id: \.self) { Text("\($0)") }
  }
}

// MARK: Types as values

struct ScreenNames: View {
  let screens: [any Screen.Type] = []
  var body: some View { Shown(screens.map { $0.name }) }
}

struct ScreenTypes: View {
  let screens: [any Screen.Type] = []
  var body: some View { Shown(screens) }
}

struct MadeOfScreenType: View {
  let screen: any Screen.Type
  var body: some View { Shown(screen.init()) }
}

struct FadedStyle: View {
  var body: some View { Circle().fill(.red * 0.5) }
}
