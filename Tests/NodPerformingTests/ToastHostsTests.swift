import NodPerforming
import Testing

@Suite("ToastHosts: which place shows the toasts")
struct ToastHostsTests {
    @Test("Of two windows side by side the tapped one shows them, and its sheet before it")
    func tapped() {
        var hosts = ToastHosts()
        hosts.appear(1, depth: 0, isActive: true)
        hosts.appear(2, depth: 0, isActive: true)
        hosts.use(1)
        #expect(hosts.frontmost == 1)
        hosts.appear(3, window: 1, depth: 1, isActive: true)
        #expect(hosts.frontmost == 3)
        hosts.use(2)
        #expect(hosts.frontmost == 2)
        hosts.activate(2, false)
        #expect(hosts.frontmost == 3)
    }

    @Test("The window in use shows them, whatever lies over another; with none in use, the sheet, however old")
    func windows() {
        var hosts = ToastHosts()
        hosts.appear(1, depth: 0, isActive: true)
        hosts.appear(3, depth: 1, isActive: false)
        hosts.appear(2, depth: 0, isActive: false)
        #expect(hosts.frontmost == 1)
        hosts.activate(1, false)
        #expect(hosts.frontmost == 3)
        hosts.activate(2, true)
        #expect(hosts.frontmost == 2)
    }
}
