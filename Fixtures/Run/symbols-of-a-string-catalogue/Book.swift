import SwiftUI

struct BookView: View {
  var name = "Atlas"

  var body: some View {
    VStack(alignment: .leading) {
      Text(.welcomeTitle)
      Text(.deleteQuestion(name: name, count: 3))
      Text(String(localized: .doneBy(40)))
      Text(.Errors.noRoom)
      Text(LocalizedStringResource.onlyExtracted)
      Text(.page(number: 7))
      Text(.minSec(4, 20))
    }
  }
}
