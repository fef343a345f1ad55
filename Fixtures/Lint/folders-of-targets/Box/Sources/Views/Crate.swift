import SwiftUI

public struct Crate: View {
  let group = Group()
  public init() {}
  public var body: some View { Text(group.name) }
}
