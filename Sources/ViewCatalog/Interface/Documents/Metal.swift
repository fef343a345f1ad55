extension InterfaceText {
  /// The texts of the modules `Metal` and `MetalKit`: no graphics processor is there, so that nothing is drawn with one.
  static let metal: [(name: String, text: String)] = [("Devices", documentsMetal)]
  static let metalKit: [(name: String, text: String)] = [("Views", documentsMetalKit)]

  private static let documentsMetal = #"""
    import Foundation
    import SwiftUI

    public enum MTLPixelFormat: UInt, Sendable {
      case invalid = 0
      case r8Unorm = 10
      case rgba8Unorm = 70
      case rgba8Unorm_srgb = 71
      case bgra8Unorm = 80
      case bgra8Unorm_srgb = 81
      case bgr10a2Unorm = 94
      case rgba16Float = 115
      case rgba32Float = 125
      case depth32Float = 252
    }
    public struct MTLClearColor: Sendable {
      public var red: Double
      public var green: Double
      public var blue: Double
      public var alpha: Double
      public init() {
        red = 0
        green = 0
        blue = 0
        alpha = 1
      }
      public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }
    }
    public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
      MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public struct MTLSize: Sendable {
      public var width: Int
      public var height: Int
      public var depth: Int
      public init(width: Int, height: Int, depth: Int) {
        self.width = width
        self.height = height
        self.depth = depth
      }
    }
    public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
    public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
    public enum MTLStoreAction: UInt, Sendable { case dontCare, store }
    public struct MTLResourceOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let storageModeShared: MTLResourceOptions = []
      public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    }
    public struct MTLTextureUsage: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let shaderRead = MTLTextureUsage(rawValue: 1)
      public static let shaderWrite = MTLTextureUsage(rawValue: 2)
      public static let renderTarget = MTLTextureUsage(rawValue: 4)
    }
    public protocol MTLResource: AnyObject {
      var label: String? { get set }
    }
    public protocol MTLBuffer: MTLResource {
      var length: Int { get }
      func contents() -> UnsafeMutableRawPointer
    }
    public protocol MTLTexture: MTLResource {
      var width: Int { get }
      var height: Int { get }
    }
    public protocol MTLDrawable: AnyObject {
      func present()
    }
    public protocol MTLFunction: AnyObject {}
    public protocol MTLLibrary: AnyObject {
      func makeFunction(name functionName: String) -> (any MTLFunction)?
    }
    public protocol MTLRenderPipelineState: AnyObject {}
    public protocol MTLComputePipelineState: AnyObject {}
    public protocol MTLDepthStencilState: AnyObject {}
    public protocol MTLSamplerState: AnyObject {}
    public protocol MTLCommandEncoder: AnyObject {
      func endEncoding()
    }
    public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
      func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
      func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
      func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
      func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
      func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
      func drawPrimitives(
        type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    }
    public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
      func setComputePipelineState(_ state: any MTLComputePipelineState)
      func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setTexture(_ texture: (any MTLTexture)?, index: Int)
      func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
      func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    }
    public protocol MTLCommandBuffer: AnyObject {
      func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
      func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
      func present(_ drawable: any MTLDrawable)
      func commit()
      func waitUntilCompleted()
    }
    public protocol MTLCommandQueue: AnyObject {
      func makeCommandBuffer() -> (any MTLCommandBuffer)?
    }
    public protocol MTLDevice: AnyObject {
      var name: String { get }
      func makeCommandQueue() -> (any MTLCommandQueue)?
      func makeDefaultLibrary() -> (any MTLLibrary)?
      func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
      func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
      func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
      func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
      func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
      func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
    }
    open class MTLCompileOptions: NSObject {
      public override init() {}
    }
    open class MTLTextureDescriptor: NSObject {
      public override init() {}
      public var pixelFormat = MTLPixelFormat.rgba8Unorm
      public var width = 1
      public var height = 1
      public var usage: MTLTextureUsage = .shaderRead
      public class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
      ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        descriptor.pixelFormat = pixelFormat
        descriptor.width = width
        descriptor.height = height
        return descriptor
      }
    }
    open class MTLRenderPassColorAttachmentDescriptor: NSObject {
      public var clearColor = MTLClearColor()
      public var loadAction = MTLLoadAction.clear
      public var storeAction = MTLStoreAction.store
      public var texture: (any MTLTexture)?
    }
    open class MTLRenderPassDescriptor: NSObject {
      public override init() {}
      public var colorAttachments = [MTLRenderPassColorAttachmentDescriptor()]
    }
    open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
      public var pixelFormat = MTLPixelFormat.bgra8Unorm
      public var isBlendingEnabled = false
    }
    open class MTLRenderPipelineDescriptor: NSObject {
      public override init() {}
      public var label: String?
      public var vertexFunction: (any MTLFunction)?
      public var fragmentFunction: (any MTLFunction)?
      public var colorAttachments = [MTLRenderPipelineColorAttachmentDescriptor()]
    }
    public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
    public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
    """#

  private static let documentsMetalKit = #"""
    import Foundation
    import SwiftUI
    import Metal

    #if !os(watchOS)
    #if os(macOS)
    public typealias _MetalBaseView = NSView
    #else
    public typealias _MetalBaseView = UIView
    #endif
    public protocol MTKViewDelegate: NSObjectProtocol {}

    @loses("what the graphics processor draws")
    @MainActor
    @follows("properties")
    open class MTKView: _MetalBaseView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public init(frame: CGRect, device: (any MTLDevice)?) {
        super.init(frame: frame)
        self.device = device
      }
      @ObservationIgnored public var device: (any MTLDevice)?
      @ObservationIgnored public weak var delegate: (any MTKViewDelegate)?
      public var colorPixelFormat = MTLPixelFormat.bgra8Unorm
      public var depthStencilPixelFormat = MTLPixelFormat.invalid
      public var clearColor = MTLClearColor()
      public var framebufferOnly = true
      public var preferredFramesPerSecond = 60
      public var enableSetNeedsDisplay = false
      public var autoResizeDrawable = true
      public var isPaused = false
      public var sampleCount = 1
      public var drawableSize: CGSize = .zero
      public var currentDrawable: (any MTLDrawable)? { nil }
      public var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
      public func draw() {}
      public override var _look: AnyView {
        AnyView(
          Color(.sRGB, red: clearColor.red, green: clearColor.green, blue: clearColor.blue, opacity: clearColor.alpha))
      }
    }
    #endif
    """#
}
