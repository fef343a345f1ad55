import ViewSemantics
import ViewSource

/// The claim of a rule about the running app, in a form that a run of the program can confirm or refute. One case for
/// each kind of experiment.
public enum Prediction: String, Sendable, CaseIterable {
  /// When the condition at the place changes, a view there ends its lifetime, and an equal view is created.
  case replacedByCondition
  /// The rows or the view at the place end their lifetime and are created again when the surrounding body is evaluated
  /// with the same data.
  case replacedByUpdate
  /// When an element is removed, its row stays and shows the next element.
  case identifiedByPosition
  /// The property at the place holds another object after an update of the view's parent.
  case objectMadeAnew
  /// The body of a view at the place is evaluated when the surrounding body is, with the same data.
  case runsForNothing
}

extension Rule {
  /// By default, a rule makes no claim that a run could confirm.
  public static var prediction: Prediction? { nil }
}

extension ConditionalSameViewRule { static let prediction: Prediction? = .replacedByCondition }
extension ConditionalModifierRule { static let prediction: Prediction? = .replacedByCondition }
extension ContainerSwapRule { static let prediction: Prediction? = .replacedByCondition }
extension ForEachVolatileIDRule { static let prediction: Prediction? = .replacedByUpdate }
extension VolatileViewIDRule { static let prediction: Prediction? = .replacedByUpdate }
extension ForEachIndexIDRule { static let prediction: Prediction? = .identifiedByPosition }
extension ObservedObjectOwnedRule { static let prediction: Prediction? = .objectMadeAnew }
extension OwnedReferenceRule { static let prediction: Prediction? = .objectMadeAnew }
extension ClosurePropertyBlocksDiffRule { static let prediction: Prediction? = .runsForNothing }

extension Linter {
  /// The prediction of a rule's findings; `nil` if the rule has none or does not exist.
  public static func prediction(of id: RuleID) -> Prediction? {
    allRules.first { $0.info.id == id }?.prediction
  }

  /// The findings of the rules with predictions, each with its enclosing declaration. Ignores configurations and
  /// suppression comments.
  public static func predictions(in program: Program, jobs: Int = Workers.coreCount) -> [Finding] {
    let linter = Linter(allRules.filter { $0.prediction != nil })
    let files = program.userFileIDs
    return zip(files, linter.lint(program, jobs: jobs)).flatMap { file, result in
      var declarations = EnclosingDeclarations(in: program.file(file))
      return result.diagnostics.sorted { $0.range.start < $1.range.start }.map {
        Finding($0, declaration: declarations.name(around: $0.range))
      }
    }
  }
}
