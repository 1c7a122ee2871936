import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-step-messages.ts'

export const priceStepNames: MessagesOf<typeof English.priceStepNames> = {
  base: 'Prix fournisseur',
  shipping: 'Frais de transport',
  duty: 'Droits de douane',
  extra: 'Autre coût',
  vat: 'TVA sur les coûts',
  cost: 'Coût total',
  margin: 'Marge',
  markup: 'Majoration',
  manual: 'Écart avec le prix fixé à la main',
  retailPrice: 'Écart avec le prix que vous avez saisi',
  salesVat: 'TVA sur les ventes',
  ending: 'Terminaison du prix',
  floor: 'Marge minimale',
  price: 'Prix de détail',
}
