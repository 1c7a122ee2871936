import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './wix-messages.ts'

export const wixMessages: MessagesOf<typeof English.wixMessages> = {
  oneReduction:
    'Wix n’a qu’une réduction pour toutes les variantes d’un produit : accordez à chacune la même réduction, en montant ou en pourcentage.',
  otherPlaces: 'Le stock des autres emplacements dépasse déjà cette quantité.',
  notKept: 'Wix affiche toujours les anciennes valeurs. Vérifiez-y le produit, puis envoyez de nouveau.',
  noStock: 'Wix ne suit pas encore le stock de ce produit : activez d’abord son suivi là-bas.',
}
