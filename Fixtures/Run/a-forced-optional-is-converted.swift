// Shown at 160x64: `as` unwraps an implicitly unwrapped optional, also as the key of a dictionary.
import SwiftUI

let key: NSString! = "a"

struct ContentView: View {
  var body: some View {
    VStack {
      Text("\(["a": 1][key as String] ?? 0)")
      Text(Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String) as? String ?? "none")
    }
  }
}
