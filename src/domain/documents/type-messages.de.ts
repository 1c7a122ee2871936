import type { MessagesOf } from '../messages-of.ts'
import type * as English from './type-messages.ts'

export const documentNouns: MessagesOf<typeof English.documentNouns> = {
  invoice: { one: 'Rechnung', many: 'Rechnungen' },
  quote: { one: 'Angebot', many: 'Angebote' },
  receipt: { one: 'Quittung', many: 'Quittungen' },
  creditnote: { one: 'Rechnungskorrektur', many: 'Rechnungskorrekturen' },
  purchaseorder: { one: 'Bestellung', many: 'Bestellungen' },
  template: { one: 'Vorlage', many: 'Vorlagen' },
}
