import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './article-messages.ts'

export const articleTitles: MessagesOf<typeof English.articleTitles> = {
  'gapless-numbers': 'Des numéros de facture sans trou',
  'price-endings-and-floors': 'Terminaisons de prix et marges minimales',
  'thirty-day-price': 'La règle des 30 jours',
  'duty-and-hs-codes': 'Droits de douane, valeur en douane et codes SH',
  'landed-cost': 'Le coût d’achat rendu, calculé pas à pas',
  'margin-and-markup': 'La marge n’est pas la majoration',
}
