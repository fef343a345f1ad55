extension InterfaceText {
  /// The texts of the module `Carbon`: the codes of keys, and hot keys that the system never reports.
  static let carbon: [(name: String, text: String)] = [("Keys", servicesKeyCodes), ("HotKeys", servicesHotKeys)]

  private static let servicesKeyCodes = #"""
    public let kVK_ANSI_A = 0
    public let kVK_ANSI_S = 1
    public let kVK_ANSI_D = 2
    public let kVK_ANSI_F = 3
    public let kVK_ANSI_H = 4
    public let kVK_ANSI_G = 5
    public let kVK_ANSI_Z = 6
    public let kVK_ANSI_X = 7
    public let kVK_ANSI_C = 8
    public let kVK_ANSI_V = 9
    public let kVK_ANSI_B = 11
    public let kVK_ANSI_Q = 12
    public let kVK_ANSI_W = 13
    public let kVK_ANSI_E = 14
    public let kVK_ANSI_R = 15
    public let kVK_ANSI_Y = 16
    public let kVK_ANSI_T = 17
    public let kVK_ANSI_1 = 18
    public let kVK_ANSI_2 = 19
    public let kVK_ANSI_3 = 20
    public let kVK_ANSI_4 = 21
    public let kVK_ANSI_6 = 22
    public let kVK_ANSI_5 = 23
    public let kVK_ANSI_Equal = 24
    public let kVK_ANSI_9 = 25
    public let kVK_ANSI_7 = 26
    public let kVK_ANSI_Minus = 27
    public let kVK_ANSI_8 = 28
    public let kVK_ANSI_0 = 29
    public let kVK_ANSI_RightBracket = 30
    public let kVK_ANSI_O = 31
    public let kVK_ANSI_U = 32
    public let kVK_ANSI_LeftBracket = 33
    public let kVK_ANSI_I = 34
    public let kVK_ANSI_P = 35
    public let kVK_ANSI_L = 37
    public let kVK_ANSI_J = 38
    public let kVK_ANSI_Quote = 39
    public let kVK_ANSI_K = 40
    public let kVK_ANSI_Semicolon = 41
    public let kVK_ANSI_Backslash = 42
    public let kVK_ANSI_Comma = 43
    public let kVK_ANSI_Slash = 44
    public let kVK_ANSI_N = 45
    public let kVK_ANSI_M = 46
    public let kVK_ANSI_Period = 47
    public let kVK_ANSI_Grave = 50
    public let kVK_ANSI_KeypadDecimal = 65
    public let kVK_ANSI_KeypadMultiply = 67
    public let kVK_ANSI_KeypadPlus = 69
    public let kVK_ANSI_KeypadClear = 71
    public let kVK_ANSI_KeypadDivide = 75
    public let kVK_ANSI_KeypadEnter = 76
    public let kVK_ANSI_KeypadMinus = 78
    public let kVK_ANSI_KeypadEquals = 81
    public let kVK_ANSI_Keypad0 = 82
    public let kVK_ANSI_Keypad1 = 83
    public let kVK_ANSI_Keypad2 = 84
    public let kVK_ANSI_Keypad3 = 85
    public let kVK_ANSI_Keypad4 = 86
    public let kVK_ANSI_Keypad5 = 87
    public let kVK_ANSI_Keypad6 = 88
    public let kVK_ANSI_Keypad7 = 89
    public let kVK_ANSI_Keypad8 = 91
    public let kVK_ANSI_Keypad9 = 92
    public let kVK_Return = 36
    public let kVK_Tab = 48
    public let kVK_Space = 49
    public let kVK_Delete = 51
    public let kVK_Escape = 53
    public let kVK_RightCommand = 54
    public let kVK_Command = 55
    public let kVK_Shift = 56
    public let kVK_CapsLock = 57
    public let kVK_Option = 58
    public let kVK_Control = 59
    public let kVK_RightShift = 60
    public let kVK_RightOption = 61
    public let kVK_RightControl = 62
    public let kVK_Function = 63
    public let kVK_F17 = 64
    public let kVK_VolumeUp = 72
    public let kVK_VolumeDown = 73
    public let kVK_Mute = 74
    public let kVK_F18 = 79
    public let kVK_F19 = 80
    public let kVK_F20 = 90
    public let kVK_F5 = 96
    public let kVK_F6 = 97
    public let kVK_F7 = 98
    public let kVK_F3 = 99
    public let kVK_F8 = 100
    public let kVK_F9 = 101
    public let kVK_F11 = 103
    public let kVK_F13 = 105
    public let kVK_F16 = 106
    public let kVK_F14 = 107
    public let kVK_F10 = 109
    public let kVK_F12 = 111
    public let kVK_F15 = 113
    public let kVK_Help = 114
    public let kVK_Home = 115
    public let kVK_PageUp = 116
    public let kVK_ForwardDelete = 117
    public let kVK_F4 = 118
    public let kVK_End = 119
    public let kVK_F2 = 120
    public let kVK_PageDown = 121
    public let kVK_F1 = 122
    public let kVK_LeftArrow = 123
    public let kVK_RightArrow = 124
    public let kVK_DownArrow = 125
    public let kVK_UpArrow = 126
    public let kVK_JIS_Yen = 93
    public let kVK_JIS_Underscore = 94
    public let kVK_JIS_KeypadComma = 95
    public let kVK_JIS_Eisu = 102
    public let kVK_JIS_Kana = 104
    public let kVK_ISO_Section = 10
    """#

  private static let servicesHotKeys = #"""
    import Foundation
    import CoreFoundation

    public let cmdKey = 256
    public let shiftKey = 512
    public let alphaLock = 1024
    public let optionKey = 2048
    public let controlKey = 4096
    public let rightShiftKey = 8192
    public let rightOptionKey = 16384
    public let rightControlKey = 32768
    public typealias OSType = UInt32
    public typealias FourCharCode = UInt32
    public typealias UniCharCount = Int
    public let kEventClassKeyboard = 1_801_812_322
    public let kEventClassApplication = 1_634_758_764
    public let kEventRawKeyDown = 1
    public let kEventRawKeyRepeat = 2
    public let kEventRawKeyUp = 3
    public let kEventRawKeyModifiersChanged = 4
    public let kEventHotKeyPressed = 5
    public let kEventHotKeyReleased = 6
    public let kEventParamDirectObject = 757_935_405
    public let typeEventHotKeyID = 1_751_869_796
    public let eventNotHandledErr = -9874

    public struct EventHotKeyID {
      public var signature: OSType
      public var id: UInt32
      public init() {
        signature = 0
        id = 0
      }
      public init(signature: OSType, id: UInt32) {
        self.signature = signature
        self.id = id
      }
    }
    public struct EventTypeSpec {
      public var eventClass: OSType
      public var eventKind: UInt32
      public init(eventClass: OSType, eventKind: UInt32) {
        self.eventClass = eventClass
        self.eventKind = eventKind
      }
    }
    public final class _HotKey {}
    public typealias EventHotKeyRef = _HotKey
    public typealias EventRef = _HotKey
    public typealias EventHandlerRef = _HotKey
    public typealias EventTargetRef = _HotKey
    public typealias EventHandlerCallRef = _HotKey
    public typealias EventHandlerUPP = (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus
    public func GetApplicationEventTarget() -> EventTargetRef! { _HotKey() }
    public func GetEventDispatcherTarget() -> EventTargetRef! { _HotKey() }
    public func GetEventMonitorTarget() -> EventTargetRef! { _HotKey() }
    @discardableResult
    public func RegisterEventHotKey(
      _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef!,
      _ inOptions: UInt32, _ outRef: inout EventHotKeyRef?
    ) -> OSStatus {
      outRef = _HotKey()
      return 0
    }
    @discardableResult public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> OSStatus { 0 }
    @discardableResult
    public func InstallEventHandler(
      _ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int,
      _ inList: UnsafePointer<EventTypeSpec>!, _ inUserData: UnsafeMutableRawPointer!,
      _ outRef: UnsafeMutablePointer<EventHandlerRef?>!
    ) -> OSStatus { 0 }
    @discardableResult public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef!) -> OSStatus { 0 }
    public func GetEventKind(_ inEvent: EventRef!) -> UInt32 { 0 }
    public func GetEventClass(_ inEvent: EventRef!) -> OSType { 0 }
    public func GetEventParameter(
      _ inEvent: EventRef!, _ inName: UInt32, _ inDesiredType: UInt32, _ outActualType: UnsafeMutablePointer<UInt32>!,
      _ inBufferSize: Int, _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!
    ) -> OSStatus { OSStatus(eventNotHandledErr) }

    public final class TISInputSource {
      static let current = TISInputSource()
    }
    public let kTISPropertyInputSourceID: CFString! = "TISPropertyInputSourceID"
    public let kTISPropertyLocalizedName: CFString! = "TISPropertyLocalizedName"
    public let kTISPropertyUnicodeKeyLayoutData: CFString! = "TISPropertyUnicodeKeyLayoutData"
    public let kTISPropertyInputSourceCategory: CFString! = "TISPropertyInputSourceCategory"
    public let kTISPropertyInputSourceIsSelectCapable: CFString! = "TISPropertyInputSourceIsSelectCapable"
    public let kTISPropertyInputModeID: CFString! = "TISPropertyInputModeID"
    public let kTISPropertyInputSourceIsASCIICapable: CFString! = "TISPropertyInputSourceIsASCIICapable"
    public let kTISPropertyInputSourceIsEnableCapable: CFString! = "TISPropertyInputSourceIsEnableCapable"
    public let kTISPropertyInputSourceIsEnabled: CFString! = "TISPropertyInputSourceIsEnabled"
    public let kTISPropertyInputSourceIsSelected: CFString! = "TISPropertyInputSourceIsSelected"
    public let kTISPropertyInputSourceLanguages: CFString! = "TISPropertyInputSourceLanguages"
    public let kTISPropertyInputSourceType: CFString! = "TISPropertyInputSourceType"
    public let kTISPropertyBundleID: CFString! = "TISPropertyBundleID"
    public let kTISPropertyIconRef: CFString! = "TISPropertyIconRef"
    public let kTISPropertyIconImageURL: CFString! = "TISPropertyIconImageURL"
    public let kTISNotifyEnabledKeyboardInputSourcesChanged: CFString! =
      "com.apple.Carbon.TISNotifyEnabledKeyboardInputSourcesChanged"
    public func TISCopyCurrentASCIICapableKeyboardInputSource() -> Unmanaged<TISInputSource>! {
      Unmanaged.passUnretained(TISInputSource.current)
    }
    public let kTISCategoryKeyboardInputSource: CFString! = "TISCategoryKeyboardInputSource"
    public let kTISNotifySelectedKeyboardInputSourceChanged: CFString! =
      "com.apple.Carbon.TISNotifySelectedKeyboardInputSourceChanged"
    public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! {
      Unmanaged.passUnretained(TISInputSource.current)
    }
    public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! {
      Unmanaged.passUnretained(TISInputSource.current)
    }
    public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! {
      Unmanaged.passUnretained(TISInputSource.current)
    }
    public func TISGetInputSourceProperty(
      _ inputSource: TISInputSource!, _ propertyKey: CFString!
    ) -> UnsafeMutableRawPointer! { nil }
    public func TISCreateInputSourceList(
      _ properties: CFDictionary!, _ includeAllInstalled: Bool
    ) -> Unmanaged<CFArray>! { Unmanaged.passUnretained([TISInputSource.current] as CFArray) }
    @discardableResult public func TISSelectInputSource(_ inputSource: TISInputSource!) -> OSStatus { 0 }
    public func LMGetKbdType() -> UInt8 { 40 }
    public struct UCKeyboardLayout {
      public init() {}
    }
    public let kUCKeyActionDown = 0
    public let kUCKeyActionUp = 1
    public let kUCKeyActionDisplay = 3
    public let kUCKeyTranslateNoDeadKeysBit = 0
    public let kUCKeyTranslateNoDeadKeysMask = 1
    public func UCKeyTranslate(
      _ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>!, _ virtualKeyCode: UInt16, _ keyAction: UInt16,
      _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: UInt32,
      _ deadKeyState: UnsafeMutablePointer<UInt32>!, _ maxStringLength: UniCharCount,
      _ actualStringLength: UnsafeMutablePointer<UniCharCount>!, _ unicodeString: UnsafeMutablePointer<UInt16>!
    ) -> OSStatus { -1 }
    public func IsSecureEventInputEnabled() -> Bool { false }
    @discardableResult public func EnableSecureEventInput() -> OSStatus { 0 }
    @discardableResult public func DisableSecureEventInput() -> OSStatus { 0 }
    """#
}
