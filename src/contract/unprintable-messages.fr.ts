import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './unprintable-messages.ts'

export const unprintableMessages: MessagesOf<typeof English.unprintableMessages> = {
  line: (position) => `Ligne ${position}`,
  business: (label) => `Votre entreprise, ${label}`,
  address: 'Votre adresse',
  cannot: (what, letters) =>
    `${what}\u00a0: «\u00a0${letters}\u00a0» ne peut pas être imprimé. Utilisez d’autres lettres.`,
}
