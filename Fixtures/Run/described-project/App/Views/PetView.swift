import SwiftUI

struct PetView: View {
  let pet = Pet(name: "Mia")

  var body: some View { Text(pet.title) }
}
