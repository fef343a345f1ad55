// Code of the first years: names and initialisers that newer ones have replaced.
import Combine
import SwiftUI

final class Store: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var text = "" { didSet { objectWillChange.send() } }
}

struct Landmark: Identifiable {
  var id: Int
  var name: String
  var isFavorite: Bool
}

struct LandmarkRow: View {
  var landmark: Landmark
  var body: some View {
    HStack {
      Image(landmark.name)
        .resizable()
        .frame(width: 50, height: 50)
      Text(verbatim: landmark.name)
      Spacer()
      if landmark.isFavorite {
        Image(systemName: "star.fill")
          .imageScale(.medium)
          .foregroundColor(.yellow)
      }
    }
  }
}

struct LandmarkList: View {
  @State private var showFavoritesOnly = true
  var landmarks: [Landmark]
  var body: some View {
    NavigationView {
      List {
        Toggle(isOn: $showFavoritesOnly) { Text("Favorites only") }
        ForEach(landmarks) { landmark in
          if !self.showFavoritesOnly || landmark.isFavorite {
            NavigationLink(destination: LandmarkRow(landmark: landmark)) {
              LandmarkRow(landmark: landmark)
            }
          }
        }
      }
      .navigationBarTitle("Landmarks")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct LandmarkList_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone SE", "iPhone XS Max"], id: \.self) { deviceName in
      LandmarkList(landmarks: [])
        .previewDevice(PreviewDevice(rawValue: deviceName))
        .previewDisplayName(deviceName)
    }
  }
}

struct CircleImage: View {
  var image: Image
  var body: some View {
    image
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.white, lineWidth: 4))
      .shadow(radius: 10)
  }
}

struct OldColors: View {
  var body: some View {
    VStack {
      Text("a").foregroundColor(Color.red).background(Color(red: 0, green: 0, blue: 0))
      Text("b").accentColor(.green).cornerRadius(8)
      Rectangle().foregroundColor(.blue).frame(width: 10, height: 10, alignment: .center)
      Text("c").edgesIgnoringSafeArea(.all)
      Text("d").mask(Circle())
      Text("e").padding().animation(.default)
      Text("f").colorScheme(.dark)
      Text("g").onChange(of: 3) { value in print(value) }
      Text("h").background(Circle().fill(Color.red), alignment: .top)
      Text("i").overlay(Text("j"), alignment: .bottom)
    }
    .statusBar(hidden: true)
    .navigationBarTitle("Old", displayMode: .inline)
  }
}

struct OldForms: View {
  @State private var text = ""
  @State private var choice = 0
  @State private var isActive = false
  @State private var chosen: Int?
  let choices = ["a", "b"]
  var body: some View {
    Form {
      Section(header: Text("Head"), footer: Text("Foot")) {
        TextField("Text", text: $text, onEditingChanged: { _ in }, onCommit: { print("done") })
        TextField("Text", text: $text, onCommit: {})
      }
      Section(header: Text("Pick")) {
        Picker(selection: $choice, label: Text("Choice")) {
          ForEach(0..<choices.count) { Text(self.choices[$0]) }
        }
        .pickerStyle(SegmentedPickerStyle())
        Picker("Other", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
      Button(action: { self.isActive = true }) { Text("Go") }
      Button(action: save, label: { Text("Save").bold() })
      NavigationLink("Next", destination: Text("next"), isActive: $isActive)
      NavigationLink(destination: Text("x"), tag: 1, selection: $chosen) { EmptyView() }
      Stepper("Step", onIncrement: { self.choice += 1 }, onDecrement: { self.choice -= 1 })
      GroupBox(label: Text("Box")) { Text("in") }
    }
    .listStyle(GroupedListStyle())
  }
  private func save() {}
}

struct OldAccessibility: View {
  @ObservedObject var store: Store
  var body: some View {
    Text(store.text)
      .accessibility(label: Text("label"))
      .accessibility(hidden: false)
      .accessibility(identifier: "id")
    Image(decorative: "x").accessibility(addTraits: .isImage)
  }
}

struct OldGestures: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle(degrees: 0)
  var body: some View {
    Image("x")
      .gesture(MagnificationGesture().onChanged { self.scale = $0 })
      .gesture(RotationGesture().onEnded { self.angle = $0 })
      .contextMenu {
        Button(action: {}) {
          Text("Copy")
          Image(systemName: "doc")
        }
      }
  }
}

struct Hosted: View {
  let publisher = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let subject = PassthroughSubject<String, Never>()
  let current = CurrentValueSubject<Int, Never>(1)
  @State private var now = Date()
  var body: some View {
    Text("\(now)").onReceive(publisher) { self.now = $0 }
    Text("a").onReceive(subject) { print($0) }
    Text("b").onReceive(current.map { "\($0)" }.eraseToAnyPublisher()) { print($0) }
    Text("c").onReceive(current.removeDuplicates().filter { $0 > 1 }) { _ in }
    Text("d").onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
  }
}
