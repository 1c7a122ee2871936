import type { MessagesOf } from '../messages-of.ts'
import type * as English from './rule-messages.ts'

export const ruleChips: MessagesOf<typeof English.ruleChips> = {
  product: 'Produktpreis',
  promotion: 'Aktion',
  override: 'Von Hand',
  quantityBreak: (quantity) => `Ab ${quantity}`,
  percentOff: (percent) => `${percent} Nachlass`,
  percentUp: (percent) => `${percent} Zuschlag`,
  margin: (percent) => `Marge ${percent}`,
  markup: (percent) => `Aufschlag ${percent}`,
  tradePrice: 'Händlerpreis',
  fromQuantity: (words, quantity) => `${words} ab ${quantity}`,
  listTier: 'Produktpreis',
  listTerms: 'Produktpreis',
}
