// A colour of the system is printed by its name, one of components by its bytes.
import SwiftUI

struct ContentView: View {
  private let choices: [Color] = [.red, .primary, Color(red: 1, green: 0.5, blue: 0), Color("brand")]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(choices, id: \.self) { color in Text(color.description) }
      Text("\(Color.blue)".capitalized)
    }
  }
}
