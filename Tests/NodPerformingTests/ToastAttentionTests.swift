import NodPerforming
import Testing

@Suite("ToastAttention: as long as somebody is busy with a toast, time stands still")
struct ToastAttentionTests {
    typealias Change = ToastAttention.Change

    @Test("A pause begins with the first who comes and ends with the last who goes")
    func several() {
        var attention = ToastAttention()
        #expect(attention.set(.touched, of: 1, true) == [Change(.hover, true)])
        #expect(attention.set(.pointed, of: 1, true) == [])
        #expect(attention.set(.touched, of: 2, true) == [])
        #expect(attention.set(.touched, of: 1, false) == [])
        #expect(attention.set(.pointed, of: 1, false) == [])
        #expect(attention.set(.touched, of: 2, false) == [Change(.hover, false)])
        #expect(attention.set(.touched, of: 2, false) == [])
    }

    @Test("Finger and focus are two reasons")
    func reasons() {
        var attention = ToastAttention()
        #expect(attention.set(.read, of: 1, true) == [Change(.focus, true)])
        #expect(attention.set(.touched, of: 1, true) == [Change(.hover, true)])
        #expect(attention.set(.read, of: 1, false) == [Change(.focus, false)])
        #expect(attention.forgetAll() == [Change(.hover, false)])
    }

    @Test("A toast that is gone holds nothing any more; another one that is held still does")
    func gone() {
        var attention = ToastAttention()
        _ = attention.set(.touched, of: 1, true)
        _ = attention.set(.focused, of: 1, true)
        _ = attention.set(.focused, of: 2, true)
        #expect(attention.forget(1) == [Change(.hover, false)])
        #expect(attention.forget(1) == [])
        #expect(attention.forget(2) == [Change(.focus, false)])
    }
}
