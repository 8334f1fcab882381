import SwiftSyntax

extension UngatedMotion {
    /// Phases and keyframes that move what they are given: how far is not to be seen.
    static func checkPhases(in file: SourceFile, _ report: inout Report) {
        for name in ["phaseAnimator", "PhaseAnimator", "keyframeAnimator", "KeyframeAnimator"] {
            for call in file.calls(name) {
                let moves = MotionEffect.modifiers.contains { verb in
                    file.calls(verb).contains { $0.node.isInside(call.node) && !$0.node.isInside(call.base) }
                }
                guard moves, !MotionGate.speaks(call.node.arguments),
                    !call.closures.contains(where: { MotionGate.speaks($0.closure) }),
                    !MotionGate.guards(call.nameToken, in: file), !MotionGate.isSwitchedOff(around: call.node, in: file)
                else { continue }
                report.cannotTell(at: call.nameToken)
            }
        }
    }
}
