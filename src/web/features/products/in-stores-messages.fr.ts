import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './in-stores-messages.ts'

export const inStoresMessages: MessagesOf<typeof English.inStoresMessages> = {
  title: 'Dans vos boutiques',
  price: 'Prix là-bas',
  fee: 'Frais',
  left: 'Reste après frais',
  margin: 'Marge après frais',
  least: (variant: string) => `Rapporte le moins\u00a0: ${variant}`,
  withoutVat: '«\u00a0Reste après frais\u00a0» s’entend hors TVA et avant votre coût.',
  none: '–',
  waiting: 'En attente d’envoi',
  failed: 'Non envoyé',
  conflict: 'Modifié ici et là-bas',
}
