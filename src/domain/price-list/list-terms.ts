import type { ListState } from './list-rules.ts'
import type { LostReason, PricedItem, PriceListTerms } from './price-data.ts'

/** The default of a new list: prices made from trade or cost are without sales VAT, all others as in the shop. */
export function isNetByRule({ ruleKind, basis }: Pick<PriceListTerms, 'ruleKind' | 'basis'>): boolean {
  return ruleKind === 'tradePrice' || (ruleKind !== 'none' && basis !== 'retail')
}

/** Whether a price has sales VAT in it: never where its list says so, otherwise as its product was priced, whatever the shop does by now (PRICE-06). */
export function includesVat(
  { isNet }: { readonly isNet: boolean },
  { pricesIncludeVat }: Pick<PricedItem, 'pricesIncludeVat'>,
): boolean {
  return !isNet && pricesIncludeVat
}

/** The currency in which a list prices an item. */
export function listCurrency({ currency }: Pick<PriceListTerms, 'currency'>, item: PricedItem): string {
  return currency === '' ? item.currency : currency
}

type Opening = Pick<PriceListTerms, 'status' | 'customerGroup' | 'validFrom' | 'validTo'>

/** Why a list gives no prices to customers of a group on a day, whatever they buy; null where it does. A list without a group is for everybody. */
export function closedReason(
  { status, customerGroup, validFrom, validTo }: Opening,
  { day, customerGroup: group }: { readonly day: string; readonly customerGroup: string },
): LostReason | null {
  if (status !== 'active') return 'inactive'
  if (customerGroup !== '' && customerGroup !== group) return 'other-group'
  if (validFrom !== null && day < validFrom) return 'not-yet'
  return validTo !== null && day > validTo ? 'ended' : null
}

/** Whether a list gives prices on a day to the customers whose own it is. */
export function isInForce(terms: Opening, day: string): boolean {
  return closedReason(terms, { day, customerGroup: terms.customerGroup }) === null
}

/** How a list stands on a day: its state, unless it is active and its days are over or still to come. */
export type ListStanding = ListState | Extract<LostReason, 'not-yet' | 'ended'>

/** Every standing, in the order of a list's life. */
export const LIST_STANDINGS = [
  'draft',
  'not-yet',
  'active',
  'ended',
  'archived',
] as const satisfies readonly ListStanding[]

/** How a list stands on a day; `active` is in force. */
export function standingOn(terms: Opening, day: string): ListStanding {
  const reason = closedReason(terms, { day, customerGroup: terms.customerGroup })
  return reason === 'not-yet' || reason === 'ended' ? reason : terms.status
}

/** Whether a list gives prices on a day to every customer who has no list of their own in force, as far as its currency goes. */
export function isForEverybody(terms: Opening, day: string): boolean {
  return terms.customerGroup === '' && isInForce(terms, day)
}
