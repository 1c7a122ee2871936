import type { MarginHealth } from '#domain/margin-health.ts'
import type { PriceEnding } from '#domain/price-ending.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const healths: Readonly<Record<MarginHealth, string>> = {
  healthy: 'bonne marge',
  thin: 'marge faible',
  belowFloor: 'Sous la marge minimale',
  losing: 'à perte',
}

const endings: Readonly<Record<PriceEnding, string>> = {
  none: 'Aucune',
  '.99': ',99',
  '.95': ',95',
  '.90': ',90',
  '.49': ',49',
  whole: 'Montants ronds',
  nearest5: 'Multiples de 5',
  nearest10: 'Multiples de 10',
}

export const priceMessages: MessagesOf<typeof English.priceMessages> = {
  healths,
  endings,
  story: 'Décomposition de ce prix',
  whatIf: 'Hypothèses',
  noCost: 'Sans coût',
  noPrice: 'Sans prix',
  tooLarge: 'Trop grand',
  earlier: 'Ancien réglage',
  showStory: (price) => `${price}. Afficher sa décomposition`,
}
