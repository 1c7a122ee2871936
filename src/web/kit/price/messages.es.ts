import type { MarginHealth } from '#domain/margin-health.ts'
import type { PriceEnding } from '#domain/price-ending.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const healths: Readonly<Record<MarginHealth, string>> = {
  healthy: 'buen margen',
  thin: 'margen ajustado',
  belowFloor: 'Por debajo del margen mínimo',
  losing: 'con pérdidas',
}

const endings: Readonly<Record<PriceEnding, string>> = {
  none: 'Ninguna',
  '.99': ',99',
  '.95': ',95',
  '.90': ',90',
  '.49': ',49',
  whole: 'Importes enteros',
  nearest5: 'Múltiplos de 5',
  nearest10: 'Múltiplos de 10',
}

export const priceMessages: MessagesOf<typeof English.priceMessages> = {
  healths,
  endings,
  story: 'Cómo se forma este precio',
  whatIf: 'Supuesto',
  noCost: 'Sin coste',
  noPrice: 'Sin precio',
  tooLarge: 'Demasiado grande',
  earlier: 'Ajuste anterior',
  showStory: (price: string) => `${price}. Mostrar cómo se forma`,
}
