import SwiftUI

final class Store: ObservableObject {
  static let shared = Store()
  private static var count = 0
  let name: String

  private init() {
    Store.count += 1
    name = "store \(Store.count)"
  }
}

struct Recipe: Identifiable {
  var id: String { name }
  var name: String
  static let samples = [Recipe(name: "Soup"), Recipe(name: "Bread")]
  static var preview: Recipe { samples[1] }
}

struct RecipeRow: View {
  @EnvironmentObject var store: Store
  let recipe: Recipe
  let others: [Recipe]
  let day: DateComponents

  var body: some View {
    Text("\(recipe.name), \(others.map(\.name).joined(separator: " ")), \(store.name), \(day.month ?? 0)")
  }
}
