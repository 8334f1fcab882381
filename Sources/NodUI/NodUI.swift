/// One import brings the components and the engine's names.
///
/// The components exist on iOS, macOS and visionOS. Elsewhere the module builds, and holds only what it re-exports.
@_exported import Nod
@_exported import NodPerforming
