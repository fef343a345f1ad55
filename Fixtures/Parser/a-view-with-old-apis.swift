// A view from the first years: ObservableObject, NavigationView, PreviewProvider, explicit self and returns.
import SwiftUI
import Combine

class Store: ObservableObject {
  @Published var items = [String]()
  let objectWillChange = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  init() {
    $items
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { [weak self] _ in self?.save() }
      .store(in: &cancellables)
  }
}

struct OldView: View {
  @ObservedObject var store: Store
  @EnvironmentObject var user: User
  @State private var showing: Bool = false
  @GestureState private var offset = CGSize.zero
  @FetchRequest(entity: Item.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \Item.date, ascending: true)])
  var results: FetchedResults<Item>

  var body: some View {
    return NavigationView {
      List {
        Section(header: Text("Items"), footer: EmptyView()) {
          ForEach(self.store.items, id: \.self) { item in
            NavigationLink(destination: Text(item)) { Text(item) }
          }
          .onDelete(perform: self.delete)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle(Text("Old"), displayMode: .inline)
      .navigationBarItems(leading: EditButton(), trailing: Button(action: { self.showing = true }) {
        Image(systemName: "plus")
      })
      .alert(isPresented: $showing) {
        Alert(title: Text("Sure?"), message: nil, primaryButton: .destructive(Text("Yes"), action: self.clear),
              secondaryButton: .cancel())
      }
      .gesture(DragGesture().updating($offset) { value, state, transaction in state = value.translation })
    }
    .edgesIgnoringSafeArea([.top, .bottom])
  }

  func delete(at offsets: IndexSet) -> () {
    guard offsets.count > 0 else { return }
    store.items.remove(atOffsets: offsets)
  }
}

#if DEBUG
struct OldView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      OldView(store: Store()).environmentObject(User())
      OldView(store: .init()).environment(\.colorScheme, .dark).previewDevice("iPhone SE")
    }
  }
}
#endif
