import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './in-stores-messages.ts'

export const inStoresMessages: MessagesOf<typeof English.inStoresMessages> = {
  title: 'In Ihren Shops',
  price: 'Preis dort',
  fee: 'Gebühr',
  left: 'Bleibt nach Gebühren',
  margin: 'Marge nach Gebühren',
  least: (variant: string) => `Bringt am wenigsten: ${variant}`,
  withoutVat: '„Bleibt nach Gebühren“ ist ohne USt. und vor Ihren Kosten.',
  none: '–',
  waiting: 'Noch zu senden',
  failed: 'Nicht gesendet',
  conflict: 'Hier und dort geändert',
}
