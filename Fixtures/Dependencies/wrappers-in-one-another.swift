// Wrappers that are in one another without end are each looked at once.
import SwiftUI

@propertyWrapper struct First {
  @Second private var value = 0
  var wrappedValue: Int { value }
}

@propertyWrapper struct Second {
  @First private var value
  @State private var kept = 0
  var wrappedValue: Int
}

struct Wrapped: View {
  @First private var number
  var body: some View { Text("\(number)") }
}
