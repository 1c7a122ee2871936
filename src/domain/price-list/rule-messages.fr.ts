import type { MessagesOf } from '../messages-of.ts'
import type * as English from './rule-messages.ts'

export const ruleChips: MessagesOf<typeof English.ruleChips> = {
  product: 'Prix du produit',
  promotion: 'Promotion',
  override: 'À la main',
  quantityBreak: (quantity) => `Dès ${quantity}`,
  percentOff: (percent) => `${percent} de moins`,
  percentUp: (percent) => `${percent} de plus`,
  margin: (percent) => `Marge ${percent}`,
  markup: (percent) => `Majoration ${percent}`,
  tradePrice: 'Prix de gros',
  fromQuantity: (words, quantity) => `${words} dès ${quantity}`,
  listTier: 'Prix du produit',
  listTerms: 'Prix du produit',
}
