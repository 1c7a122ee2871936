import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const exportMessages: MessagesOf<typeof English.exportMessages> = {
  label: 'Exportieren',
  csv: 'CSV-Datei',
  csvDetail: 'Für jedes Programm',
  xlsx: 'Excel-Arbeitsmappe',
  xlsxDetail: 'Zahlen bleiben Zahlen',
  acts: {
    csv: { label: 'Produkte als CSV exportieren', words: 'speichern herunterladen sichern datei ausgeben csv' },
    xlsx: {
      label: 'Produkte als Excel-Arbeitsmappe exportieren',
      words: 'speichern herunterladen sichern datei ausgeben xlsx tabelle tabellenkalkulation',
    },
  },
  working: 'Wird exportiert …',
  failed: 'Die Datei konnte nicht erstellt werden.',
}
