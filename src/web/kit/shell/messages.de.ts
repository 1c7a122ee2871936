import type { MessagesOf } from '#domain/messages-of.ts'
import type { Noun } from '../format/number.ts'
import type * as English from './messages.ts'

const change: Noun = { one: 'Änderung', other: 'Änderungen' }

export const shellMessages: MessagesOf<typeof English.shellMessages> = {
  product: 'Pricewright',
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  fold: 'Navigation einklappen',
  unfold: 'Navigation ausklappen',
  search: 'Suchen …',
  more: 'Mehr',
  account: 'Konto',
  create: 'Neu',
  connection: {
    title: 'Ihre Änderungen',
    saved: 'Alles gespeichert',
    offline: 'Offline',
    syncing: 'Wird gespeichert',
    loading: 'Ihre Daten werden geladen',
    waiting: 'ausstehend',
    refused: 'nicht angenommen',
    trouble: 'Nicht gesendet',
    expired: 'Bitte melden Sie sich wieder an. Ihre Änderungen bleiben erhalten.',
    change,
  },
}
