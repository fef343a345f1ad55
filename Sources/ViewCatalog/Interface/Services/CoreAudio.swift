extension InterfaceText {
  /// The texts of the module `CoreAudio`: there is no audio device, so that each query of one fails.
  static let coreAudio: [(name: String, text: String)] = [("Hardware", servicesAudioHardware)]

  private static let servicesAudioHardware = #"""
    import CoreFoundation
    import Foundation

    public typealias AudioObjectID = UInt32
    public typealias AudioDeviceID = UInt32
    public typealias AudioStreamID = UInt32
    public typealias AudioObjectPropertySelector = UInt32
    public typealias AudioObjectPropertyScope = UInt32
    public typealias AudioObjectPropertyElement = UInt32
    public struct AudioObjectPropertyAddress: Equatable, Sendable {
      public var mSelector: AudioObjectPropertySelector
      public var mScope: AudioObjectPropertyScope
      public var mElement: AudioObjectPropertyElement
      public init(
        mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement
      ) {
        self.mSelector = mSelector
        self.mScope = mScope
        self.mElement = mElement
      }
      public init() { self.init(mSelector: 0, mScope: 0, mElement: 0) }
    }
    public var kAudioObjectUnknown: AudioObjectID { 0 }
    public var kAudioObjectSystemObject: Int32 { 1 }
    public var kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope { 0x676c_6f62 }
    public var kAudioObjectPropertyScopeInput: AudioObjectPropertyScope { 0x696e_7074 }
    public var kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope { 0x6f75_7470 }
    public var kAudioDevicePropertyScopeInput: AudioObjectPropertyScope { 0x696e_7074 }
    public var kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope { 0x6f75_7470 }
    public var kAudioObjectPropertyElementMain: AudioObjectPropertyElement { 0 }
    public var kAudioObjectPropertyElementMaster: AudioObjectPropertyElement { 0 }
    public var kAudioObjectPropertyName: AudioObjectPropertySelector { 0x6c6e_616d }
    public var kAudioHardwarePropertyDevices: AudioObjectPropertySelector { 0x6465_7623 }
    public var kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector { 0x6449_6e20 }
    public var kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector { 0x644f_7574 }
    public var kAudioHardwareServiceDeviceProperty_VirtualMainVolume: AudioObjectPropertySelector { 0x766d_7663 }
    public var kAudioHardwareServiceDeviceProperty_VirtualMasterVolume: AudioObjectPropertySelector { 0x766d_7663 }
    public var kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector { 0x7569_6420 }
    public var kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector { 0x6c6e_616d }
    public var kAudioDevicePropertyDeviceIsRunningSomewhere: AudioObjectPropertySelector { 0x676f_6e65 }
    public var kAudioDevicePropertyMute: AudioObjectPropertySelector { 0x6d75_7465 }
    public var kAudioDevicePropertyStreams: AudioObjectPropertySelector { 0x7374_6d23 }
    public var kAudioDevicePropertyStreamConfiguration: AudioObjectPropertySelector { 0x736c_6179 }
    public var kAudioDevicePropertyTransportType: AudioObjectPropertySelector { 0x7472_616e }
    public var kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector { 0x766f_6c6d }
    /// The error of an object that does not exist.
    private var _badObject: Int32 { 0x216f_626a }
    public func AudioObjectGetPropertyData(
      _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
      _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?,
      _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer
    ) -> Int32 { _badObject }
    public func AudioObjectGetPropertyDataSize(
      _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
      _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?,
      _ outDataSize: UnsafeMutablePointer<UInt32>
    ) -> Int32 { _badObject }
    public func AudioObjectSetPropertyData(
      _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
      _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?,
      _ inDataSize: UInt32, _ inData: UnsafeRawPointer
    ) -> Int32 { _badObject }
    public func AudioObjectHasProperty(
      _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>
    ) -> Bool { false }
    public func AudioObjectIsPropertySettable(
      _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
      _ outIsSettable: UnsafeMutablePointer<DarwinBoolean>
    ) -> Int32 { _badObject }
    public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void
    @discardableResult
    public func AudioObjectAddPropertyListenerBlock(
      _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
      _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
    ) -> Int32 { _badObject }
    @discardableResult
    public func AudioObjectRemovePropertyListenerBlock(
      _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
      _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
    ) -> Int32 { _badObject }
    """#
}
