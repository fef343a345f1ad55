import SwiftUI

#Preview { Grid3() }
