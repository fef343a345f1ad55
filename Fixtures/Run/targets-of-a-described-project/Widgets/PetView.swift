import SwiftUI

struct SmallPetView: View {
  var body: some View { Text("small \(Pet.first.name)") }
}
