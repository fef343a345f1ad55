// Shown at 240x80: an `NSDatePicker` shows the date elements that are set.
// Platform: macos
import SwiftUI

struct DateField: NSViewRepresentable {
  @Binding var date: Date

  func makeNSView(context: Context) -> NSDatePicker {
    let picker = NSDatePicker()
    picker.datePickerStyle = .textField
    picker.datePickerElements = .yearMonthDay
    picker.isBordered = false
    return picker
  }

  func updateNSView(_ picker: NSDatePicker, context: Context) { picker.dateValue = date }
}

struct DueView: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View { DateField(date: $date) }
}

#Preview { DueView() }
