import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const tableFileMessages: MessagesOf<typeof English.tableFileMessages> = {
  sheet: 'Hoja',
  hidden: (sheet: string) => `${sheet} (oculta)`,
  twoWays: (column: string, cells: string) =>
    `«${column}» contiene ${cells}, que se puede leer de dos maneras. ¿Cuál es la correcta?`,
  fractional: (column: string, cells: string) => `«${column}» contiene ${cells}. ¿Son fracciones de 1?`,
  isFraction: (percent: string) => `Sí: ${percent}`,
  isPercent: (percent: string) => `No: ${percent}`,
  correct: 'Corregir',
  correctRow: (row: string) => `Corregir la fila ${row}`,
  correctTitle: (row: string) => `Fila ${row} del archivo`,
  checkAgain: 'Comprobar de nuevo',
  columns: 'Columnas',
  targetOf: (column: string) => `Qué es ${column}`,
  unnamed: (position: string) => `Columna ${position}`,
  ignored: 'Omitida',
  empty: 'vacía',
  problem: 'Problema',
}
