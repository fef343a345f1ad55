@_exported import Kit
@_exported import SwiftUI
