import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const exportMessages: MessagesOf<typeof English.exportMessages> = {
  label: 'Exportar',
  csv: 'Archivo CSV',
  csvDetail: 'Para cualquier programa',
  xlsx: 'Libro de Excel',
  xlsxDetail: 'Los números siguen siendo números',
  acts: {
    csv: { label: 'Exportar productos como CSV', words: 'guardar descargar archivo fichero csv exportación' },
    xlsx: {
      label: 'Exportar productos como libro de Excel',
      words: 'guardar descargar archivo fichero xlsx excel hoja de cálculo exportación',
    },
  },
  working: 'Exportando…',
  failed: 'No se ha podido crear el archivo.',
}
