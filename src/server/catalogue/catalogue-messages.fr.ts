import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './catalogue-messages.ts'

export const catalogueMessages: MessagesOf<typeof English.catalogueMessages> = {
  cleared: 'Tous les produits supprimés',
  deleted: (count: number) => (count === 1 ? 'Un produit supprimé' : `${count} produits supprimés`),
  sayWhere: 'manque\u00a0: ce champ indique où les déplacer',
}
