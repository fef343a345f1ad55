import SwiftUI

#Preview("fails") { Text([Model]()[0].name) }
