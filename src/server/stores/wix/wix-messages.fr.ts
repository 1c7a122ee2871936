import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './wix-messages.ts'

export const wixMessages: MessagesOf<typeof English.wixMessages> = {
  oneReduction:
    'Wix n’a qu’une réduction pour toutes les variantes d’un produit : donnez à chacune le même montant ou le même pourcentage.',
  otherPlaces: 'Le stock des autres emplacements dépasse déjà cette quantité.',
  notKept: 'Wix a accepté la modification, mais ne l’affiche pas.',
  noStock: 'Wix ne suit pas encore le stock de ce produit : activez d’abord son suivi là-bas.',
}
