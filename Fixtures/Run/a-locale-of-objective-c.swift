// Shown at 240x64: the object of a locale is a locale by a cast, and has names for countries.
import SwiftUI

struct ContentView: View {
  let german = NSLocale(localeIdentifier: "de_DE")
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: (german as Locale).identifier)
      Text(verbatim: german.displayName(forKey: .countryCode, value: "FR") ?? "?")
      Text(verbatim: "\(NSLocale.isoCountryCodes.contains("SE"))")
    }
  }
}
