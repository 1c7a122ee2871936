import type { MarginHealth } from '#domain/margin-health.ts'
import type { PriceEnding } from '#domain/price-ending.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const healths: Readonly<Record<MarginHealth, string>> = {
  healthy: 'gute Marge',
  thin: 'knappe Marge',
  belowFloor: 'unter der Mindestmarge',
  losing: 'mit Verlust',
}

const endings: Readonly<Record<PriceEnding, string>> = {
  none: 'Keine',
  '.99': ',99',
  '.95': ',95',
  '.90': ',90',
  '.49': ',49',
  whole: 'Ganze Beträge',
  nearest5: 'Vielfache von 5',
  nearest10: 'Vielfache von 10',
}

export const priceMessages: MessagesOf<typeof English.priceMessages> = {
  healths,
  endings,
  story: 'Wie dieser Preis entsteht',
  whatIf: 'Annahme',
  noCost: 'Keine Kosten',
  noPrice: 'Kein Preis',
  tooLarge: 'Zu groß',
  earlier: 'Frühere Einstellung',
  showStory: (price) => `${price}. Preisherleitung anzeigen`,
}
