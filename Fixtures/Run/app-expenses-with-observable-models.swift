// Shown at 320x416: an expense tracker with observable models in the environment, sections, a sheet and a total.
// Do: tap "Add"
// Do: type "Title" "Train"
// Do: type "Amount" "12.5"
// Do: select "Category" "Travel"
// Do: tap "Save"
// Events
import Observation
import SwiftUI

enum Category: String, CaseIterable, Identifiable {
  case food, travel, fun
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

@Observable
final class Expense: Identifiable {
  let id: Int
  var title: String
  var amount: Double
  var category: Category
  init(id: Int, title: String, amount: Double, category: Category) {
    (self.id, self.title, self.amount, self.category) = (id, title, amount, category)
  }
}

@Observable
final class Ledger {
  var expenses = [
    Expense(id: 1, title: "Lunch", amount: 9.8, category: .food), Expense(id: 2, title: "Cinema", amount: 14, category: .fun),
  ]
  var total: Double { expenses.map(\.amount).reduce(0, +) }
  func expenses(in category: Category) -> [Expense] { expenses.filter { $0.category == category } }
}

struct ExpenseRow: View {
  let expense: Expense
  var body: some View {
    LabeledContent(expense.title) { Text(expense.amount, format: .currency(code: "EUR")) }
  }
}

struct NewExpense: View {
  @Environment(Ledger.self) private var ledger
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var amount = 0.0
  @State private var category = Category.food

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Amount", value: $amount, format: .number)
        Picker("Category", selection: $category) {
          ForEach(Category.allCases) { Text($0.title).tag($0) }
        }
      }
      .navigationTitle("New")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            ledger.expenses.append(
              Expense(id: ledger.expenses.count + 1, title: title, amount: amount, category: category))
            dismiss()
          }
          .disabled(title.isEmpty || amount <= 0)
        }
      }
    }
  }
}

struct ContentView: View {
  @State private var ledger = Ledger()
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(Category.allCases) { category in
          let expenses = ledger.expenses(in: category)
          if !expenses.isEmpty {
            Section(category.title) { ForEach(expenses) { ExpenseRow(expense: $0) } }
          }
        }
        Section { LabeledContent("Total", value: ledger.total, format: .currency(code: "EUR")) }
      }
      .navigationTitle("Expenses")
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .sheet(isPresented: $isAdding) { NewExpense() }
    }
    .environment(ledger)
  }
}
