import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './article-messages.ts'

export const articleTitles: MessagesOf<typeof English.articleTitles> = {
  'gapless-numbers': 'Números de factura sin huecos',
  'price-endings-and-floors': 'Terminaciones de precio y márgenes mínimos',
  'thirty-day-price': 'La regla de los 30 días',
  'duty-and-hs-codes': 'Arancel, valor en aduana y código arancelario',
  'landed-cost': 'El coste en destino, calculado paso a paso',
  'margin-and-markup': 'El margen no es el recargo',
}
