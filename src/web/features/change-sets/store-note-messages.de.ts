import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type * as English from './store-note-messages.ts'

export const storeNoteMessages: MessagesOf<typeof English.storeNoteMessages> = {
  sends: (store) => `Diese Preise gehen an ${store}`,
  aStore: 'den Shop',
  sendsText:
    'Mit dem Senden ersetzen sie die Preise, die dort jetzt zu sehen sind. Sie können es zurücknehmen: Dann werden die früheren Preise wieder gesendet.',
  toStore: (store) => `Zu ${store}`,
  allArrived: (store) => `Alles ist angekommen: ${store}.`,
  arrived: (done, total) => `${formatNumber(done)} von ${formatNumber(total)} angekommen`,
  waiting: (count) => `${formatNumber(count)} unterwegs`,
  failed: (count) => `${formatNumber(count)} nicht gesendet: Der Grund steht auf der Seite des Shops`,
  conflict: (count) => `${formatNumber(count)} zu entscheiden: inzwischen im Shop geändert`,
  margin: 'Marge nach Gebühren',
}
