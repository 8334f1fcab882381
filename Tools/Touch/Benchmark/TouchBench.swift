import Foundation
import Nod

/// How well touches of a file are understood and predicted: `touch-bench FILE`. A file is `touches.csv` of Documentation/Touch.md.
@main
struct TouchBench {
    static func main() {
        guard CommandLine.arguments.count == 2 else { fail("Give a file of touches: make bench-touch DATA=FILE") }
        do {
            TouchBench(attempts: try Touches.read(CommandLine.arguments[1])).report()
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ problem: String) -> Never {
        FileHandle.standardError.write(Data("\(problem)\n".utf8))
        exit(1)
    }

    private let attempts: [Attempt]
    private let people: [String]
    private let instructions: [String]
    private let sizes: [Double]

    private init(attempts: [Attempt]) {
        self.attempts = attempts
        people = Set(attempts.map(\.person)).sorted()
        instructions = Set(attempts.map(\.instruction)).sorted()
        sizes = Set(attempts.map(\.target)).sorted()
    }

    private func report() {
        print("\(attempts.count) first attempts of \(people.count) people")
        answers()
        fits()
        guard people.count > 1 else { return print("\nLeaving a person out takes at least two.") }
        calibration()
        resolver()
    }

    /// As shipped: not fitted to the file.
    private func answers() {
        let named: [(String, Answerer)] = [
            ("drawn", .drawn), ("padding", .padding), ("edge", .edge), ("centre", .centre),
            ("nod", .nod(TouchResolver())),
        ]
        for (name, answerer) in named { print("\(name) \(Tally(answerer, attempts))") }
    }

    // What is fitted.

    private func fits() {
        print("\nFit: σa and α across, σa and α along, the offset, in mm; and misses predicted / measured in % by size")
        for instruction in instructions { fit(instruction, attempts.filter { $0.instruction == instruction }) }
        fit("all", attempts)
    }

    private func fit(_ name: String, _ attempts: [Attempt]) {
        let model = Fit.model(of: attempts)
        func spread(_ spread: TouchModel.Spread) -> String { "\(spread.base.digits(2)), \(spread.growth.digits(4))" }
        let misses = sizes.map { size in
            "\(model.missed(diameter: size).digits(1)) / \(attempts.filter { $0.target == size }.missed.digits(1))"
        }
        print(
            "\(name): \(spread(model.horizontal)); \(spread(model.vertical)); \(model.offset.x.digits(2)), "
                + "\(model.offset.y.digits(2)); \(misses.joined(separator: ", "))"
        )
    }

    // With one person left out.

    /// The other people's fit predicts this one's misses.
    private func calibration() {
        print("\nCalibration: predicted from the others / measured in % of each person, and all together")
        var all: [Double] = []
        for instruction in instructions {
            for size in sizes {
                let cells = people.map { person in
                    let others = attempts.filter { $0.person != person && $0.instruction == instruction }
                    let own = attempts.of(instruction, target: size).filter { $0.person == person }
                    return (Fit.model(of: others).missed(diameter: size), own.missed, Double(own.count))
                }
                let count = cells.map(\.2).reduce(0, +)
                let predicted = cells.map { $0.0 * $0.2 }.reduce(0, +) / count
                let measured = cells.map { $0.1 * $0.2 }.reduce(0, +) / count
                all.append(predicted - measured)
                let each = cells.map { "\($0.0.digits(1)) / \($0.1.digits(1))" }.joined(separator: ", ")
                print(
                    "\(instruction) \(size.digits(0)) mm: \(each); all \(predicted.digits(1)) / \(measured.digits(1))"
                )
            }
        }
        let square = all.map { $0 * $0 }.reduce(0, +) / Double(all.count)
        print("root mean square of \(all.count) cells: \(square.squareRoot().digits(1)) points")
    }

    /// The resolver with the other people's fit, which does not know the instruction.
    private func resolver() {
        print("\nThe resolver, fitted to the others")
        var all: Tally?
        for person in people {
            let own = attempts.filter { $0.person == person }
            let model = Fit.model(of: attempts.filter { $0.person != person }, hasHandedness: false)
            let answerer = Answerer.nod(TouchResolver(model: model))
            let tally = Tally(answerer, own)
            all = all.map { $0 + tally } ?? tally
            print("person \(person) \(tally); padding \(Tally(.padding, own))")
            for instruction in instructions {
                let part = own.filter { $0.instruction == instruction }
                print("person \(person) \(instruction) \(Tally(answerer, part)); padding \(Tally(.padding, part))")
            }
        }
        if let all { print("all left out \(all); padding \(Tally(.padding, attempts))") }
    }
}
