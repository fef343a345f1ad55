// Shown at 320x420: an expense tracker with observable models; what is added is in the list and in the sums.
// Do: tap "Add lunch"
// Do: tap "Add train"
// Do: tap "Travel only"
// Events
import SwiftUI

enum Category: String, CaseIterable {
  case food, travel
}

@Observable final class Expense: Identifiable {
  let id: Int
  var title: String
  var cents: Int
  var category: Category

  init(id: Int, title: String, cents: Int, category: Category) {
    self.id = id
    self.title = title
    self.cents = cents
    self.category = category
  }
}

@Observable final class Ledger {
  var expenses: [Expense] = []
  var onlyTravel = false

  var shown: [Expense] { expenses.filter { !onlyTravel || $0.category == .travel } }

  func total(of category: Category) -> Double {
    Double(expenses.filter { $0.category == category }.reduce(0) { $0 + $1.cents }) / 100
  }

  func add(_ title: String, _ cents: Int, _ category: Category) {
    expenses.append(Expense(id: expenses.count, title: title, cents: cents, category: category))
  }
}

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack {
      Text(expense.title)
      Spacer()
      Text(String(format: "%.2f", Double(expense.cents) / 100))
    }
  }
}

struct ContentView: View {
  @State private var ledger = Ledger()

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Category.allCases, id: \.self) { category in
        LabeledContent(category.rawValue.capitalized) {
          Text(ledger.total(of: category), format: .number.precision(.fractionLength(2)))
        }
      }
      Divider()
      ForEach(ledger.shown) { ExpenseRow(expense: $0) }
      if ledger.shown.isEmpty { Text("No expenses") }
      HStack {
        Button("Add lunch") { ledger.add("Lunch", 1250, .food) }
        Button("Add train") { ledger.add("Train", 4980, .travel) }
      }
      Toggle("Travel only", isOn: $ledger.onlyTravel)
    }
  }
}
