import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './catalogue-messages.ts'

export const catalogueMessages: MessagesOf<typeof English.catalogueMessages> = {
  cleared: 'Alle Produkte gelöscht',
  deleted: (count: number) => (count === 1 ? 'Ein Produkt gelöscht' : `${count} Produkte gelöscht`),
  sayWhere: 'fehlt: Das Feld sagt, wohin sie kommen',
}
