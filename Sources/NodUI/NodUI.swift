/// One import brings the components and the engine's names.
@_exported import Nod
@_exported import NodPerforming
