extension InterfaceText {
  /// The texts of the module `FoundationModels`: the model of the device is not available, and answers nothing.
  static let foundationModels: [(name: String, text: String)] = [("Models", servicesFoundationModels)]

  private static let servicesFoundationModels = #"""
    import Foundation

    @attached(extension, conformances: Generable)
    @attached(member)
    public macro Generable(description: String? = nil) =
      #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")
    @attached(peer)
    public macro Guide(description: String) = #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")
    @attached(peer)
    public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
      #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")

    public struct GenerationGuide<Value> {
      public init() {}
      public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide<String>() }
      public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide<String>() }
      public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { GenerationGuide<Int>() }
      public static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide<Int>() }
      public static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide<Int>() }
      public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
      public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
      public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
    }

    public protocol PromptRepresentable {}
    public protocol InstructionsRepresentable {}
    public protocol ConvertibleFromGeneratedContent {}
    public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {}
    public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {}
    extension String: Generable {}
    extension Int: Generable {}
    extension Double: Generable {}
    extension Bool: Generable {}
    extension Array: PromptRepresentable, InstructionsRepresentable {}

    public struct Prompt: PromptRepresentable, Sendable {
      var text: String
      public init(_ content: any PromptRepresentable) { text = "\(content)" }
      public init(_ content: () -> any PromptRepresentable) { text = "\(content())" }
    }
    public struct Instructions: InstructionsRepresentable, Sendable {
      var text: String
      public init(_ content: any InstructionsRepresentable) { text = "\(content)" }
      public init(_ content: () -> any InstructionsRepresentable) { text = "\(content())" }
    }
    public struct GeneratedContent: Sendable, Equatable, ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
      public let jsonString: String
      public init(json: String) throws { jsonString = json }
    }
    public struct GenerationSchema: Sendable {}

    public struct GenerationOptions: Sendable, Equatable {
      public struct SamplingMode: Sendable, Equatable {
        var name: String
        public static let greedy = SamplingMode(name: "greedy")
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top") }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
          SamplingMode(name: "threshold")
        }
      }
      public var sampling: SamplingMode?
      public var temperature: Double?
      public var maximumResponseTokens: Int?
      public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
      }
    }

    public protocol Tool: Sendable {
      associatedtype Arguments
      associatedtype Output
      var name: String { get }
      var description: String { get }
      func call(arguments: Arguments) async throws -> Output
    }
    extension Tool {
      public var name: String { "\(Self.self)" }
    }

    public final class SystemLanguageModel: Sendable {
      public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
        case available
        case unavailable(UnavailableReason)
      }
      public struct UseCase: Equatable, Sendable {
        var name: String
        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
      }
      public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
      }
      public static let `default` = SystemLanguageModel()
      public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
      public var availability: Availability { .unavailable(.deviceNotEligible) }
      public var isAvailable: Bool { false }
      public var supportedLanguages: Set<Locale.Language> { [] }
      public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
    }

    public struct Transcript: Sendable, Equatable {
      public struct Entry: Sendable, Equatable, Identifiable {
        public let id: String
      }
      public var entries: [Entry] = []
      public init() {}
    }

    public final class LanguageModelSession: @unchecked Sendable {
      public struct Response<Content> {
        public let content: Content
      }
      public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
          public let debugDescription: String
          public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        public var errorDescription: String? { "The model is not available on this device." }
      }
      public struct ResponseStream<Content>: AsyncSequence {
        public struct Snapshot {
          public let content: Content
        }
        public typealias Element = Snapshot
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.unavailable }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public func collect() async throws -> Response<Content> { throw LanguageModelSession.unavailable }
      }
      static var unavailable: GenerationError {
        .assetsUnavailable(.init(debugDescription: "The model is not available on this device."))
      }
      public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
      ) {}
      public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: () -> any InstructionsRepresentable
      ) {}
      public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) {}
      public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {}
      public var isResponding: Bool { false }
      public var transcript: Transcript { Transcript() }
      public func prewarm(promptPrefix: Prompt? = nil) {}
      public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String>
      { throw Self.unavailable }
      public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String>
      { throw Self.unavailable }
      public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
      ) async throws -> Response<Content> { throw Self.unavailable }
      public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), prompt: () throws -> any PromptRepresentable
      ) async throws -> Response<Content> { throw Self.unavailable }
      public func respond(
        options: GenerationOptions = GenerationOptions(), prompt: () throws -> any PromptRepresentable
      ) async throws -> Response<String> { throw Self.unavailable }
      public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
        -> ResponseStream<String>
      { ResponseStream() }
      public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
      ) -> ResponseStream<Content> { ResponseStream() }
    }
    """#
}
