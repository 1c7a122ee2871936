import type { PricedItem, PriceListTerms } from './price-data.ts'

/** Prices of a list that are made from trade or cost are net of sales VAT; all others are as in the shop. */
export function isListNet({ ruleKind, basis }: Pick<PriceListTerms, 'ruleKind' | 'basis'>): boolean {
  return ruleKind === 'tradePrice' || (ruleKind !== 'none' && basis !== 'retail')
}

/** The currency in which a list prices an item. */
export function listCurrency({ currency }: Pick<PriceListTerms, 'currency'>, item: PricedItem): string {
  return currency === '' ? item.currency : currency
}
