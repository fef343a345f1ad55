// Shown at 320x400: a calendar view of UIKit shows the month of the selected date.
import SwiftUI

struct MonthView: UIViewRepresentable {
  let date: DateComponents

  final class Coordinator: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { .default(color: .red) }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.delegate = context.coordinator
    let selection = UICalendarSelectionSingleDate(delegate: context.coordinator)
    selection.selectedDate = date
    view.selectionBehavior = selection
    return view
  }
  func updateUIView(_ view: UICalendarView, context: Context) {}
}

struct ContentView: View {
  var body: some View {
    MonthView(date: DateComponents(year: 2024, month: 2, day: 14))
  }
}
