import Nod
import Testing

@Suite("Profile")
struct ProfileTests {
    @Test("Sizes: standard 44; child 48, primary 56, critical 64; spacing 8, better 24")
    func sizes() {
        #expect(Profile.standard.target == 44 && Profile.standard.spacing == 8)
        #expect(Profile.child.target == 48)
        #expect(Profile.child.primaryTarget == 56)
        #expect(Profile.child.criticalTarget == 64)
        #expect(Profile.child.spacing == 8 && Profile.child.comfortableSpacing == 24)
    }

    @Test("How far a button gives: standard .97; child .95, icon .92, card and primary .97")
    func scales() {
        #expect(PressRole.allCases.map { Profile.standard.pressScales[$0] } == [0.97, 0.97, 0.97, 0.97, 0.97, 0.97])
        #expect(Profile.child.pressScales[.button] == 0.95)
        #expect(Profile.child.pressScales[.icon] == 0.92)
        #expect(Profile.child.pressScales[.card] == 0.97)
        #expect(Profile.child.pressScales[.primary] == 0.97)
    }
}
