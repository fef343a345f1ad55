struct Song { let title: String, artist: String, seconds: Int; var isLong: Bool { seconds > 200 }; var tags: Set<String> = [] }
let songs = [Song(title: "One", artist: "A", seconds: 250, tags: ["rock"]), Song(title: "Two", artist: "B", seconds: 120), Song(title: "Three", artist: "A", seconds: 180, tags: ["pop", "x"])]
print(songs.map(\.title), songs.filter(\.isLong).map(\.seconds), songs.map(\.title.count), songs.compactMap(\.tags.first).count)
print(songs.allSatisfy(\.tags.isEmpty), songs.contains(where: \.isLong), songs.first(where: \.isLong)!.title, songs.flatMap(\.tags).sorted())
print(Dictionary(grouping: songs, by: \.artist).mapValues { $0.map(\.title) }.sorted { $0.key < $1.key })
extension Sequence {
  func sum<N: Numeric>(of path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, _ less: (V, V) -> Bool = { $0 < $1 }) -> [Element] { sorted { less($0[keyPath: path], $1[keyPath: path]) } }
  func unique<V: Hashable>(on path: KeyPath<Element, V>) -> [Element] { var seen = Set<V>(); return filter { seen.insert($0[keyPath: path]).inserted } }
}
print(songs.sum(of: \.seconds), songs.sorted(by: \.seconds).map(\.title), songs.sorted(by: \.title, >).map(\.title), songs.unique(on: \.artist).count)
let length: (Song) -> Int = \.seconds
print(length(songs[1]), songs.map(length), ["b", "a"].map(\.self), [1, 2].map(\.description), [[1], []].map(\.isEmpty))
func with<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, _ new: V) -> T { var copy = value; copy[keyPath: path] = new; return copy }
print(with(songs[0], \.tags, ["jazz"]).tags)
struct Filter<Root> { let matches: (Root) -> Bool }
func == <R, V: Equatable>(path: KeyPath<R, V>, value: V) -> Filter<R> { Filter { $0[keyPath: path] == value } }
func > <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> Filter<R> { Filter { $0[keyPath: path] > value } }
func && <R>(a: Filter<R>, b: Filter<R>) -> Filter<R> { Filter { a.matches($0) && b.matches($0) } }
prefix func ! <R>(path: KeyPath<R, Bool>) -> (R) -> Bool { { !$0[keyPath: path] } }
print(songs.filter((\Song.artist == "A" && \Song.seconds > 200).matches).map(\.title), songs.filter(!\.isLong).count)
