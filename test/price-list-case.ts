import { isNetByRule } from '#domain/price-list/list-terms.ts'
import { quantityFromDecimal, decimalFromUnits, ppmFromDecimal, unitsFromDecimal } from '#domain/money.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { EffectivePrice } from '#domain/price-list/effective-price.ts'
import { type PriceBook, priceBook } from '#domain/price-list/price-book.ts'
import type {
  ListPrice,
  PricedItem,
  PriceListTerms,
  PriceRequest,
  ScheduledChange,
} from '#domain/price-list/price-data.ts'
import { plainCost } from '#domain/price-formulas.ts'
import type { DeclaredEndings } from '#domain/pricing-rules.ts'

function scaled(result: ReturnType<typeof unitsFromDecimal>): number {
  if ('issue' in result) throw new Error(result.issue)
  return result.value
}

/** Units of a decimal amount. */
export const money = (amount: string, currency = 'USD'): number => scaled(unitsFromDecimal(amount, currency))
export const percent = (value: number): number => scaled(ppmFromDecimal(value))
export const pieces = (value: number): number => scaled(quantityFromDecimal(value))

export const PRODUCT = 'mug'
const LIST = 'list'
/** 2026-07-10, 12:00 UTC. */
export const NOW = Date.UTC(2026, 6, 10, 12)
export const DAY_MS = 86_400_000

/** 1 EUR = 1.25 USD = 160 JPY. */
export const RATES: RateSet = { base: 'EUR', date: '2026-07-06', source: 'ECB', rates: { USD: '1.25', JPY: '160' } }

/** A product of USD 100 that costs 60 and is 80 in trade, without floor, ending or VAT. */
export function item(change: Partial<PricedItem> = {}): PricedItem {
  return {
    productId: PRODUCT,
    variantId: '',
    currency: 'USD',
    price: money('100'),
    tradePrice: money('80'),
    cost: plainCost(money('60')),
    pricesIncludeVat: false,
    taxRate: 0,
    taxRateNow: change.taxRate ?? 0,
    floor: null,
    floorSource: null,
    ending: 'none',
    endingSource: 'profile',
    endingDirection: 'up',
    ...change,
  }
}

/** A list that holds the product and has no rule. */
export function list(change: Partial<PriceListTerms> = {}): PriceListTerms {
  return {
    id: LIST,
    title: 'Trade',
    productIds: [PRODUCT],
    status: 'active',
    customerGroup: '',
    priority: 0,
    validFrom: null,
    validTo: null,
    currency: '',
    rates: RATES,
    ruleKind: 'none',
    rulePercent: 0,
    basis: 'retail',
    priceEnding: null,
    tiers: [],
    withoutVat: isNetByRule({ ruleKind: 'none', basis: 'retail', ...change }),
    ...change,
  }
}

/** An override of the product in the list. */
export function override(price: string, change: Partial<ListPrice> = {}): ListPrice {
  const { currency = 'USD' } = change
  return {
    id: `at-${change.minQuantity ?? 1}`,
    priceListId: LIST,
    productId: PRODUCT,
    variantId: '',
    minQuantity: pieces(1),
    currency,
    price: money(price, currency),
    ...change,
  }
}

/** A planned promotion of the product from yesterday to tomorrow. */
export function promotion(change: Partial<ScheduledChange> = {}): ScheduledChange {
  return {
    id: 'summer',
    title: 'Summer',
    productId: PRODUCT,
    variantId: '',
    priceListId: null,
    patchKind: 'percentOff',
    currency: 'USD',
    amount: null,
    percentOff: percent(20),
    startsAt: NOW - DAY_MS,
    endsAt: NOW + DAY_MS,
    status: 'planned',
    appliedPrice: null,
    priceBefore: null,
    ...change,
  }
}

export function request(change: Partial<PriceRequest> = {}): PriceRequest {
  return { quantity: pieces(1), at: NOW, day: '2026-07-10', customerGroup: '', ...change }
}

export function book(
  lists: readonly PriceListTerms[],
  prices: readonly ListPrice[] = [],
  scheduled: readonly ScheduledChange[] = [],
  endings: DeclaredEndings = { priceEnding: 'none' },
): PriceBook {
  return priceBook({ lists, prices, scheduled, endings })
}

/** Price and winner as a golden table says them: `90.00 USD percentOff`. */
export function said({ price, currency, rule }: EffectivePrice): string {
  return `${price === null ? 'none' : decimalFromUnits(price, currency)} ${currency} ${rule.kind}`
}
