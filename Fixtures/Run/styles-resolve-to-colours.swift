// Shown at 160x240: fills are shaded by how far they are from white. Styles of SwiftUI and of the program say what they
// paint as.
import SwiftUI

struct Warning: ShapeStyle {
  var level: Double

  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .yellow : Color(white: level)
  }
}

/// Resolves to another style of the program.
struct Alarm: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Warning(level: 0).opacity(0.5) }
}

struct Endless: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Endless { self }
}

#Preview {
  VStack(spacing: 0) {
    HStack(spacing: 0) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
    }
    HStack(spacing: 0) {
      Rectangle().fill(.tint)
      Rectangle().fill(.tint).tint(.black)
      Rectangle().fill(.background)
      Rectangle().fill(.background).backgroundStyle(.black)
    }
    HStack(spacing: 0) {
      Rectangle().fill(.black)
      Rectangle().fill(Color.black.opacity(0.4))
      Rectangle().fill(.black.secondary)
      Rectangle().fill(.black.shadow(.drop(radius: 2)))
    }
    HStack(spacing: 0) {
      Rectangle().fill(Warning(level: 0))
      Rectangle().fill(Warning(level: 0.5))
      Rectangle().fill(Warning(level: 0)).environment(\.colorScheme, .dark)
      Rectangle().fill(Alarm())
    }
    Rectangle().fill(Endless())
  }
}
