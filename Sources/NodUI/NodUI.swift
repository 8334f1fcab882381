/// One import brings the components and the engine's own names, as the seeds' call sites expect.
@_exported import Nod
@_exported import NodPerforming
