import CoreData
import SwiftUI

// The entities of the model's current version are classes, called as the model says, and come before SwiftUI's types.
struct Plants: View {
  @FetchRequest(sortDescriptors: []) var plants: FetchedResults<Plant>
  @ObservedObject var bed: Transaction
  var body: some View {
    ForEach(plants, id: \.objectID) { plant in
      Shown(value: plant)
      Shown(value: plant.name)
      Shown(value: plant.height)
      Shown(value: plant.price)
      Shown(value: plant.count)
      Shown(value: plant.bed)
    }
    Shown(value: bed.plants)
  }
}

struct Shown<Value>: View {
  let value: Value
  var body: some View { Text("") }
}

// No class is made of what an older version has, or of what is written by hand.
struct None: View {
  let old: Old
  let own: ByHand
  var body: some View {
    Shown(value: old)
    Shown(value: own)
  }
}
