import SwiftUI

public struct Switch: View {
  @State private var isOn = false
  public init() {}
  public var body: some View { Toggle("", isOn: $isOn) }
}

extension View {
  public func switched() -> some View { overlay { Switch() } }
}
