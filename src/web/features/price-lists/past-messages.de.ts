import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './past-messages.ts'

export const pastMessages: MessagesOf<typeof English.pastMessages> = {
  thing: 'die Preise dieses Tages',
  open: 'Preise an einem Tag',
  day: 'Tag',
  title: (day) => `Preise am ${day}`,
  lead: 'Was alles am Ende eines Tages kostete, nach dem Verlauf aller Änderungen.',
  csv: 'CSV-Datei',
  fileName: (day) => `Preise am ${day}.csv`,
  columns: {
    name: 'Produkt',
    sku: 'SKU',
    cost: 'Kosten damals',
    trade: 'Händlerpreis damals',
    past: 'Preis damals',
    present: 'Preis jetzt',
    change: 'Änderung',
  },
  empty: 'An diesem Tag gab es keine Produkte.',
  offline: {
    title: 'Sie sind offline',
    text: 'Die Preise vergangener Tage liegen auf dem Server. Sie erscheinen, sobald das Netz wieder da ist.',
  },
}
