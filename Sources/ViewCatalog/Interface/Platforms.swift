extension InterfaceText {
  /// The modules of each platform's SDK for which programs test with `canImport`.
  static let platforms = #"""
    import Accelerate
    import AppIntents
    import AuthenticationServices
    import AVFoundation
    import AVKit
    import CFNetwork
    import Charts
    import CloudKit
    import Combine
    import Compression
    import Contacts
    import CoreData
    import CoreFoundation
    import CoreGraphics
    import CoreLocation
    import CoreML
    import CoreMIDI
    import CoreTelephony
    import CoreText
    import CoreVideo
    import CryptoKit
    import Darwin
    import Dispatch
    import Foundation
    import ImageIO
    import MachO
    import MapKit
    import Network
    import Observation
    import os
    import OSLog
    import Photos
    import PhotosUI
    import Security
    import simd
    import SQLite3
    import StoreKit
    import Swift
    import SwiftData
    import SwiftUI
    import Synchronization
    import SystemConfiguration
    import UniformTypeIdentifiers
    import UserNotifications
    import VideoToolbox
    import zlib

    #if os(macOS)
      import AppKit
      import Cocoa
      import OpenDirectory
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
