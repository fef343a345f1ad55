extension InterfaceText {
  /// The modules of each platform's SDK for which programs test with `canImport`.
  static let platforms = #"""
    import Accelerate
    import AppIntents
    import AuthenticationServices
    import AVFoundation
    import AVKit
    import Charts
    import CloudKit
    import Combine
    import Contacts
    import CoreData
    import CoreFoundation
    import CoreGraphics
    import CoreLocation
    import CoreML
    import CoreText
    import CryptoKit
    import Darwin
    import Dispatch
    import Foundation
    import ImageIO
    import MapKit
    import Network
    import Observation
    import os
    import OSLog
    import Photos
    import PhotosUI
    import Security
    import StoreKit
    import Swift
    import SwiftData
    import SwiftUI
    import Synchronization
    import UniformTypeIdentifiers
    import UserNotifications

    #if os(macOS)
      import AppKit
      import Cocoa
    #else
      import UIKit
    #endif

    #if os(watchOS)
      import WatchKit
    #else
      import CoreImage
      import Metal
      import QuartzCore
    #endif

    #if os(iOS)
      import ActivityKit
      import MessageUI
    #endif

    #if !os(tvOS)
      import WidgetKit
    #endif

    #if os(iOS) || os(macOS) || os(visionOS)
      import SafariServices
      import WebKit
    #endif
    """#
}
