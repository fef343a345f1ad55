// Imports of modules, of parts of them, and with attributes and access levels.
import SwiftUI
import struct Foundation.Date
import class UIKit.UIView
import enum A.B
import protocol A.P
import func Darwin.exit
import var Darwin.errno
import typealias A.T
import UIKit.UIGestureRecognizerSubclass
@testable import App
@preconcurrency import Legacy
@_exported public import Core
internal import Inner
@_implementationOnly import Hidden; import Beside
@_spi(Private) package import Shared
