import ArgumentParser
import Exporters
import Nod
import NodFile

/// For whom, and whether anything may move.
struct ProfileOptions: ParsableArguments {
    enum Name: String, CaseIterable, ExpressibleByArgument {
        case standard, child
    }

    @Option(name: .customLong("profile"), help: "For whom.") var name: Name = .standard

    var profile: Profile { name == .child ? .child : .standard }
}

/// The names of moments, checked: an unknown one is told the nearest.
struct MomentArgument: ExpressibleByArgument {
    let moment: NamedMoment

    init?(argument: String) {
        guard let moment = NamedMoment(argument) else { return nil }
        self.moment = moment
    }

    static var allValueStrings: [String] { NamedMoment.all.map(\.name) }
    var defaultValueDescription: String { moment.name }
}
