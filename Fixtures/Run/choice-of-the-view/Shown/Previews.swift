import SwiftUI

#Preview { Item(name: "of another file") }
