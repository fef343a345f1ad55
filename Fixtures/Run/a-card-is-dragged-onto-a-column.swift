// Shown at 240x160: what is dragged is given to where it is let go: as itself, or by a provider of items.
// Do: drag "Milk" "Basket 0"
// Do: drag "Bread" "Shelf 0"
// Do: drag "Bread" "Floor 0"
// Do: drag "Milk" "Basket 1"
// Do: drag "Eggs" "Basket 2"
import SwiftUI

struct Shelf: DropDelegate {
  @Binding var items: [String]

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }

  func performDrop(info: DropInfo) -> Bool {
    for provider in info.itemProviders(for: [.text]) {
      _ = provider.loadObject(ofClass: NSString.self) { item, _ in
        if let text = item as? String { items.append(text) }
      }
    }
    return true
  }
}

struct ContentView: View {
  @State private var basket: [String] = []
  @State private var shelf: [String] = []
  @State private var floor: [String] = []
  @State private var isOver = false

  var body: some View {
    VStack(spacing: 0) {
      Text("Milk").draggable("Milk")
      Text("Bread").onDrag { NSItemProvider(object: "Bread" as NSString) }
      Text("Eggs").draggable("Eggs") { Image(systemName: "oval") }
      Text("Basket \(basket.count)")
        .dropDestination(for: String.self) { items, location in
          basket += items
          print(items, location)
          return true
        } isTargeted: {
          isOver = $0
        }
      Text("Shelf \(shelf.count)").onDrop(of: [.text], delegate: Shelf(items: $shelf))
      Text("Floor \(floor.count)")
        .onDrop(of: [.text], isTargeted: $isOver) { providers in
          for provider in providers {
            provider.loadItem(forTypeIdentifier: "public.text", options: nil) { item, _ in
              if let text = item as? String { floor.append(text) }
            }
          }
          return true
        }
      Text(verbatim: "\(basket) \(shelf) \(floor) \(isOver)")
    }
  }
}
