/// Who imports the server has the texts it speaks by.
@_exported import TaskTexts
