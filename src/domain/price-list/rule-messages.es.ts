import type { MessagesOf } from '../messages-of.ts'
import type * as English from './rule-messages.ts'

export const ruleChips: MessagesOf<typeof English.ruleChips> = {
  product: 'Precio del producto',
  promotion: 'Promoción',
  override: 'A mano',
  quantityBreak: (quantity: string) => `Desde ${quantity}`,
  percentOff: (percent: string) => `${percent} menos`,
  percentUp: (percent: string) => `${percent} más`,
  margin: (percent: string) => `Margen ${percent}`,
  markup: (percent: string) => `Recargo ${percent}`,
  tradePrice: 'Precio mayorista',
  fromQuantity: (words: string, quantity: string) => `${words} desde ${quantity}`,
  listTier: 'Precio del producto',
  listTerms: 'Precio del producto',
}
