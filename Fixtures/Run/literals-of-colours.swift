// Colours and images as the editor writes them into a program.
import SwiftUI

struct ContentView: View {
  let paint = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
  let paints: [UIColor] = [#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)]

  var body: some View {
    VStack {
      Text("orange").foregroundStyle(Color(uiColor: paint))
      Text("\(paints.count)").foregroundStyle(Color(paints[0]))
      Color(#colorLiteral(red: 0.2, green: 0.8, blue: 0.4, alpha: 0.5)).frame(width: 40, height: 16)
      Image(uiImage: #imageLiteral(resourceName: "Photo"))
    }
  }
}
