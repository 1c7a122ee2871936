import { formatNumber } from '#web/kit/format/number.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const records = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`

export const archiveMessages: MessagesOf<typeof English.archiveMessages> = {
  thing: 'das Archiv',
  title: 'Archiv importieren',
  lead: 'Das Archiv eines anderen Kontos oder des Programms, das Sie vorher benutzt haben. Sie sehen, was importiert würde, bevor sich etwas ändert.',
  start: 'Archiv wählen …',
  offline: 'Sie sind offline. Ein Archiv wird auf dem Server gelesen.',
  drop: 'Ein Archiv (.zip oder .json) hier ablegen',
  dropText:
    'Ein ZIP mit einer JSON-Datei je Sammlung, wie products.json, oder eine JSON-Datei mit allen. Was schon hier ist, bleibt, wie es ist.',
  tooLarge: (most) => `Das Archiv ist größer als ${most}. Lassen Sie die Bilder weg.`,
  setTitle: (file) => `Archiv ${file}`,
  reading: 'Das Archiv wird gelesen',
  applying: 'Wird importiert',
  of: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
  summary: (created, updated) =>
    [
      ...(created > 0 ? [`${records(created)} ${created === 1 ? 'würde' : 'würden'} importiert`] : []),
      ...(updated > 0 ? [`${formatNumber(updated)} bei Ihnen ${updated === 1 ? 'würde' : 'würden'} ergänzt`] : []),
    ].join(', ') || 'Nichts Neues in diesem Archiv',
  table: 'Was im Archiv ist',
  collection: 'Sammlung',
  found: 'Gefunden',
  proposed: 'Neu',
  here: 'Schon hier',
  foreign: 'Von anderen Konten',
  refused: (count) => `${records(count)} ${count === 1 ? 'kann' : 'können'} nicht importiert werden`,
  noted: 'Nicht alles lässt sich unverändert übernehmen',
  passedOver: 'Nicht übernommen',
  reason: (name, count, why) => `${name} (${formatNumber(count)}): ${why}`,
  row: (kind, title, reasons) => `${kind} ${title}: ${reasons}`,
  more: (count) => `und ${formatNumber(count)} weitere`,
  look: 'Einzeln ansehen',
  close: 'Schließen',
  cancel: 'Nicht jetzt',
  apply: (count) => `${records(count)} importieren`,
  done: (count) => `${records(count)} importiert`,
}
