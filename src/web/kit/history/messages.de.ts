import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const historyMessages: MessagesOf<typeof English.historyMessages> = {
  title: 'Verlauf',
  you: 'Sie',
  token: (name) => `API-Token ${name}`,
  system: 'Pricewright',
  somebody: 'Jemand',
  created: 'Erstellt',
  restored: 'Wiederhergestellt',
  deleted: 'Gelöscht',
  changed: 'Geändert',
  lost: 'Nicht angewendet, weil eine spätere Bearbeitung an die Stelle trat oder die Position entfernt wurde:',
  lostOnly: 'Eine Bearbeitung, die nicht angewendet wurde',
  from: 'von',
  to: 'zu',
  more: 'Ältere Änderungen anzeigen',
  empty: 'Noch keine Änderungen.',
  offline: {
    title: 'Sie sind offline',
    text: 'Der Verlauf liegt auf dem Server. Er erscheint hier, sobald das Netz wieder da ist.',
  },
  waiting: 'Änderungen dieses Geräts, die auf das Netz warten, stehen noch nicht darin.',
}
