// Stores, loaders and coordinators as programs write them.
import SwiftUI
protocol Reducer { associatedtype State; associatedtype Action; func reduce(_ s: inout State, _ a: Action) }
@MainActor final class Store<R: Reducer>: ObservableObject {
  @Published private(set) var state: R.State; let r: R; init(_ s: R.State, _ r: R) { state = s; self.r = r };
  func send(_ a: R.Action) { r.reduce(&state, a) }
  func binding<V>(_ kp: KeyPath<R.State, V>, _ a: @escaping (V) -> R.Action) -> Binding<V> {
    Binding {
      self.state[keyPath: kp]
    } set: {
      self.send(a($0))
    }
  }
}
struct Counter: Reducer {
  struct State: Equatable { var n = 0; var text = ""; var list: [Int] = [] };
  enum Action { case inc, dec, set(String), add(Int) }
  func reduce(_ s: inout State, _ a: Action) {
    switch a {
    case .inc: s.n += 1;
    case .dec: s.n -= 1;
    case .set(let t): s.text = t;
    case .add(let i): s.list.append(i)
    }
  }
}
struct CounterView: View {
  @StateObject var store = Store(Counter.State(), Counter())
  var body: some View {
    VStack {
      Text("\(store.state.n)").font(.system(.largeTitle, design: .rounded).weight(.bold));
      HStack {
        Button("-") { store.send(.dec) }; Button("+") { store.send(.inc) }
      }.buttonStyle(.bordered).controlSize(.large); TextField("t", text: store.binding(\.text, Counter.Action.set));
      TextField("u", text: store.binding(\.text) { .set($0) }); ForEach(store.state.list, id: \.self) { Text("\($0)") }
    }.onChange(of: store.state) { print($0.n, $1.n) }
  }
}
struct WithStore<R: Reducer, C: View>: View {
  @ObservedObject var store: Store<R>; @ViewBuilder let content: (Store<R>) -> C; var body: some View { content(store) }
}
struct UseWS: View {
  let s: Store<Counter>;
  var body: some View {
    WithStore(store: s) { st in
      Text(st.state.text); if st.state.n > 3 { Image("x") }
    }
  }
}
enum LoadState<T> {
  case idle; case loading; case done(T); case failed(Error)
  var value: T? { if case .done(let v) = self { v } else { nil } }
  func map<U>(_ f: (T) -> U) -> LoadState<U> {
    switch self {
    case .idle: .idle;
    case .loading: .loading;
    case .done(let v): .done(f(v));
    case .failed(let e): .failed(e)
    }
  }
}
@Observable final class Feed { var state: LoadState<[Post]> = .idle; func load() async throws -> [Post] { [] } }
struct Post: Identifiable, Decodable, Hashable {
  let id: Int; let title: String; var author: Author?;
  struct Author: Decodable, Hashable { var name: String; var avatar: URL? }
}
struct FeedView: View {
  @State private var feed = Feed(); @State private var err: Error?
  var body: some View {
    Group {
      switch feed.state {
      case .idle, .loading: ProgressView().controlSize(.large);
      case .done(let posts) where posts.isEmpty: ContentUnavailableView.search;
      case .done(let posts): List(posts) { PostRow(post: $0) };
      case .failed(let e):
        VStack {
          Text(e.localizedDescription); Button("retry") { Task { await reload() } }
        }
      }
    }
    .task { await reload() }.overlay { if feed.state.value == nil { Color.clear } }.alert(
      "e", isPresented: .init(get: { err != nil }, set: { if !$0 { err = nil } })
    ) {
    } message: {
      Text(err?.localizedDescription ?? "")
    }
  }
  func reload() async { do { feed.state = .done(try await feed.load()) } catch { err = error } }
}
struct PostRow: View {
  let post: Post
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      AsyncImage(url: post.author?.avatar) { i in
        i.resizable().scaledToFit()
      } placeholder: {
        Color.gray
      }.frame(width: 20, height: 20).clipShape(.circle); AsyncImage(url: post.author?.avatar);
      AsyncImage(url: nil) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          ProgressView()
        }
      };
      VStack(alignment: .leading, spacing: 2) {
        Text(post.title).lineLimit(2).truncationMode(.tail);
        if let a = post.author { Text(a.name).font(.caption).foregroundStyle(.secondary) }
      }
    }
  }
}
protocol Coordinator: AnyObject { associatedtype Start: View; @ViewBuilder func start() -> Start }
final class MainC: Coordinator { func start() -> some View { Text("s").navigationTitle("x") } }
struct CoordView<C: Coordinator>: View { let c: C; var body: some View { NavigationStack { c.start() } } }
struct UC: View { var body: some View { CoordView(c: MainC()); MainC().start() } }
struct Selectable<Item: Identifiable & Hashable, Label: View>: View {
  let items: [Item]; @Binding var sel: Item?; @ViewBuilder var label: (Item, Bool) -> Label
  var body: some View {
    ForEach(items, id: \.self) { i in
      label(i, i == sel).contentShape(.rect).onTapGesture { sel = sel == i ? nil : i }.accessibilityAddTraits(
        sel == i ? .isSelected : [])
    }
  }
}
struct USel: View {
  @State var p: Post?; let posts: [Post];
  var body: some View {
    Selectable(items: posts, sel: $p) { post, on in
      HStack {
        Text(post.title); if on { Image(systemName: "checkmark") }
      }
    }
  }
}
