@_exported import Nod
@_exported import NodPerforming
