import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const chartMessages: MessagesOf<typeof English.chartMessages> = {
  table: 'Als Tabelle anzeigen',
  chart: 'Als Diagramm anzeigen',
  csv: 'Als CSV speichern',
  none: '–',
  total: 'Summe',
  empty: 'Nichts in diesem Zeitraum.',
  others: (count: string) => `${count} weitere`,
  others1: '1 weitere',
  keys: 'Mit den Pfeiltasten wechseln Sie die Säule, mit der Eingabetaste öffnen Sie, was dahintersteht.',
}
