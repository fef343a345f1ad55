import Kit
import SwiftUI

struct Menu: View {
  private var dishes: [Dish] {
    guard let file = Bundle.main.url(forResource: "dishes", withExtension: "json") else { return [] }
    return (try? JSONDecoder().decode([Dish].self, from: Data(contentsOf: file))) ?? []
  }

  var body: some View {
    VStack {
      Text(Bundle.main.object(forInfoDictionaryKey: "MenuTitle") as? String ?? "no title")
      Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "no version")
      ForEach(dishes) { Text("\($0.name): \(price($0.cents))") }
      Text(Bundle.main.path(forResource: "wines", ofType: "json") ?? "no wines")
    }
  }
}
