import type { ItemRow } from './document-row.ts'

/** Stored in place of a rule on a line whose product or service has no price in the document's currency yet; shown in other words. */
export const NO_PRICE = 'No price yet'

/** Whether the price of a line is still to be entered; a typed 0 is a price (DOC-19). */
export function lacksPrice({ unitPrice, priceRule }: Pick<ItemRow, 'unitPrice' | 'priceRule'>): boolean {
  return unitPrice === 0 && priceRule === NO_PRICE
}
