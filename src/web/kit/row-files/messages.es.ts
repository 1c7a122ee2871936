import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, type Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'fila', other: 'filas' }

export const rowFileMessages: MessagesOf<typeof English.rowFileMessages> = {
  row,
  title: (many: string) => `${many} de un archivo`,
  lead: (one: string) =>
    `Un archivo CSV o de Excel con una fila por ${one}. Nada cambia hasta que confirmes. Las celdas vacías dejan un campo como está; en un archivo que exportaste desde aquí, lo vacían.`,
  drop: (many: string) => `Suelta un archivo con ${many}`,
  dropText: 'De una tienda, otro programa o una hoja de cálculo: .csv, .tsv o .xlsx.',
  problem: (name: string) => `${name} no se puede leer`,
  cancel: 'Cancelar',
  bringIn: (count: string) => `Importar ${count}`,
  told: (created: string, updated: string) => `Añadido: ${created}; cambiado: ${updated}`,
  set: (many: string, file: string) => `${many} de ${file}`,
  thing: (many: string) => many,
  missing: (labels: string) => `Indica qué columna es una de estas: ${labels}.`,
  lost: (label: string) => `Omitida: ya se usa otra columna para «${label}».`,
  decimal: 'Los números se escriben',
  signs: { ',': 'Con coma: 1.234,50', '.': 'Con punto: 1,234.50' },
  updates: (many: string) => `Actualizar ${many} que ya existen`,
  updatesHelp: (label: string) => `Se reconocen por el ID, o si no, por esta columna: ${label}.`,
  figures: 'Qué ocurrirá',
  counts: { create: 'Nuevas', update: 'Cambiadas', same: 'Sin cambios', bad: 'No aceptadas' },
  rows: 'Primeras filas',
  what: 'Qué ocurre',
  fields: 'Campos',
  refused: (count: string) => `No se puede importar: ${count}`,
  rowNumber: (n: number) => `Fila ${formatNumber(n)}`,
  more: (count: string) => `y ${count} más`,
  save: 'Guardar estas filas',
  refusedFile: (many: string) => `${many}_sin_importar.csv`,
  issues: {
    id: 'Este ID no existe aquí. Déjalo vacío para una fila nueva.',
    several: (many: string, named: string) =>
      `«${named}» aparece más de una vez entre ${many}. Añade el ID del correcto.`,
    repeated: (one: string, n: string) => `Lo mismo (${one}) ya está en la fila ${n}.`,
    unnamed: 'Falta el nombre.',
    noRow: (title: string) => `no existe nada con el nombre «${title}».`,
    severalRows: (title: string) =>
      `«${title}» es el nombre de varios registros. Escribe el ID del correcto, o da a cada uno un nombre propio.`,
  },
}
