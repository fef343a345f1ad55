import Foundation
import Testing

@testable import ViewGraph

/// Compares curves and springs with values computed in another way: closed forms and small steps.
@Suite struct AnimationCurveTests {
  /// The overshoot and the time at which it is reached: e^(-πζ/√(1-ζ²)) after π/ω_d.
  @Test(arguments: [(50.0, 10.0, 1.0432, 0.6283), (50, 5, 1.3050, 0.4750)])
  func springsOfStiffnessGoBeyond(stiffness: Double, damping: Double, peak: Double, time: Double) {
    let spring = SpringMotion(mass: 1, stiffness: stiffness, damping: damping)
    #expect(abs(1 - spring.distance(at: time) - peak) < 1e-4)
    #expect(abs(spring.distanceVelocity(at: time)) < 1e-2)
  }

  @Test func springsOfResponseGoBeyond() {
    let spring = SpringMotion(response: 0.4, dampingRatio: 0.6)
    let time = Double.pi / (2 * .pi / 0.4 * 0.8)
    #expect(abs(1 - spring.distance(at: time) - (1 + exp(-.pi * 0.6 / 0.8))) < 1e-9)
  }

  /// Integrating the equation of motion in small steps leads to the same positions and velocities, also with an initial
  /// velocity.
  @Test(arguments: [0.3, 0.6, 0.999_999, 1, 1.4, 2])
  func closedFormsFollowTheEquationOfMotion(ratio: Double) {
    let spring = SpringMotion(response: 0.5, dampingRatio: ratio)
    let w = spring.frequency
    for push in [0.0, 3] {
      var (place, velocity) = (1.0, push)
      func acceleration(_ place: Double, _ velocity: Double) -> Double {
        -w * w * place - 2 * ratio * w * velocity
      }
      let step = 1e-4
      for _ in 0..<3_000 {
        // The middle of each step.
        let half = velocity + acceleration(place, velocity) * step / 2
        let middle = place + velocity * step / 2
        place += half * step
        velocity += acceleration(middle, half) * step
      }
      #expect(abs(spring.distance(at: 0.3) + push * spring.swing(at: 0.3) - place) < 1e-5)
      #expect(abs(spring.distanceVelocity(at: 0.3) + push * spring.swingVelocity(at: 0.3) - velocity) < 1e-3)
    }
  }

  @Test func aSpringAtRestIsWithinAThousandth() {
    for ratio in [0.2, 0.6, 1, 1.5] {
      let spring = SpringMotion(response: 0.5, dampingRatio: ratio)
      let end = spring.settlingDuration
      for time in stride(from: end, to: end + 1, by: 0.01) { #expect(abs(spring.distance(at: time)) < 1.001e-3) }
    }
    // (1 + s)·e^(-s) is a thousandth at s = 9.2334.
    #expect(abs(SpringMotion(response: 0.5, dampingRatio: 1).settlingDuration - 9.2334 * 0.5 / (2 * .pi)) < 1e-4)
  }

  @Test func curvesGoThroughTheirPoints() {
    func value(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ time: Double) -> Double {
      TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time)
    }
    // By symmetry, and by the formula of the curve at its parameter: at 1/2 the first has x = 3/8·(0.42 + 1) + 1/8.
    #expect(abs(value(0.42, 0, 0.58, 1, 0.5) - 0.5) < 1e-12)
    #expect(abs(value(0.42, 0, 1, 1, 0.375 * 1.42 + 0.125) - 0.5) < 1e-9)
    #expect(abs(value(0, 0, 0.58, 1, 0.375 * 0.58 + 0.125) - 0.5) < 1e-9)
    #expect(abs(value(0.5, -0.5, 0.5, 1.5, 0.5) - 0.5) < 1e-12)
    #expect(value(0.3, 0.3, 0.7, 0.7, 0.25) == 0.25)
    for step in 0...10 { #expect((0...1).contains(value(0.42, 0, 1, 1, Double(step) / 10))) }
  }

  @Test func repetitionsGoThereAndBack() {
    let line = AnimationCurve.timed(.linear, duration: 1)
    let both = AnimationCurve.repeated(line, count: 3, autoreverses: true)
    #expect(abs(both.progress(at: 1.25).rest - 0.25) < 1e-9)
    #expect(abs(both.progress(at: 2.25).rest - 0.75) < 1e-9)
    #expect(both.progress(at: 3) == .over)
    let again = AnimationCurve.repeated(.delayed(line, 1), count: 2, autoreverses: false)
    #expect(again.duration == 4)
    #expect(abs(again.progress(at: 3.5).rest - 0.5) < 1e-9)
    #expect(again.progress(at: 2.5) == .begun)
    #expect(abs(AnimationCurve.sped(line, 2).progress(at: 0.25).rest - 0.5) < 1e-9)
  }

  /// An interrupting animation begins at the displayed value; a spring also keeps the velocity.
  @Test func interruptionsAreContinuous() {
    for curve in [
      AnimationCurve.timed(.linear, duration: 1),
      .spring(SpringMotion(response: 0.5, dampingRatio: 0.7), push: 0, merges: true),
    ] {
      var motion = Motion()
      let first = AnimationRun(curve, start: 0)
      motion.add(first, from: [0], to: [100])
      first.advance(to: 200_000_000)
      let before = 100 + motion.rest(1)[0]
      let second = AnimationRun(curve, start: 200_000_000)
      motion.add(second, from: [100], to: [0])
      #expect(abs(motion.rest(1)[0] - before) < 1e-9)
      guard curve.isMergingSpring else { continue }
      let velocity = -100 * curve.velocity(at: 0.2).rest
      second.advance(to: 200_010_000)
      #expect(abs((motion.rest(1)[0] - before) / 1e-5 - velocity) < 1)
    }
  }
}
