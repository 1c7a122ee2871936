import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-list-issue-messages.ts'

export const priceListIssueMessages: MessagesOf<typeof English.priceListIssueMessages> = {
  missing: 'Il manque des champs obligatoires de la liste de prix',
  endsBefore: 'ne doit pas précéder le premier jour',
  offTooHigh: 'doit rester sous 100\u00a0%\u00a0: il ne resterait rien du prix',
  sameBreak: 'doit différer des quantités des autres paliers',
  noList: 'doit indiquer la liste de prix concernée',
  plan: {
    product: 'Choisissez le produit de ce prix.',
    price: 'Saisissez le prix.',
    start: 'Saisissez le moment du début.',
    end: 'Saisissez le moment où la promotion prend fin.',
    endsBefore: 'La fin d’un prix planifié doit suivre son début.',
  },
}
