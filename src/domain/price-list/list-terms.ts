import type { PricedItem, PriceListTerms } from './price-data.ts'

/** The default of a new list: prices made from trade or cost are without sales VAT, all others as in the shop. */
export function isNetByRule({ ruleKind, basis }: Pick<PriceListTerms, 'ruleKind' | 'basis'>): boolean {
  return ruleKind === 'tradePrice' || (ruleKind !== 'none' && basis !== 'retail')
}

/** The currency in which a list prices an item. */
export function listCurrency({ currency }: Pick<PriceListTerms, 'currency'>, item: PricedItem): string {
  return currency === '' ? item.currency : currency
}
