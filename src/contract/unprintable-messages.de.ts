import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './unprintable-messages.ts'

export const unprintableMessages: MessagesOf<typeof English.unprintableMessages> = {
  line: (position) => `Position ${position}`,
  business: (label) => `Ihr Unternehmen, ${label}`,
  address: 'Ihre Adresse',
  cannot: (what, letters) => `${what}: „${letters}“ lässt sich nicht drucken. Schreiben Sie es mit anderen Buchstaben.`,
}
