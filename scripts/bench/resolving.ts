import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { MAX_LIST_PRODUCTS, ONE } from '#domain/price-list/list-rules.ts'
import { priceBook, type PriceData } from '#domain/price-list/price-book.ts'
import type { ListPrice, PricedItem, PriceListTerms } from '#domain/price-list/price-data.ts'
import { plainCost } from '#domain/price-formulas.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { Figure } from './figure.ts'
import { RESOLVING } from './scoreboard.ts'
import { summary } from './statistics.ts'

const PRODUCTS = 100_000
const LISTS = 20
const OVERRIDES = 30_000
const RULES = ['percentOff', 'margin', 'markup', 'tradePrice', 'none'] as const
const NAME = `${PRODUCTS.toLocaleString('en')} effective prices with breaks and ${LISTS} lists`

/** How long it takes to make ready all that decides about prices, and to resolve every price of a catalogue once. */
export function benchResolving(rounds: number): Figure[] {
  const items = Array.from({ length: PRODUCTS }, (_, index) => itemOf(index))
  const data: PriceData = {
    lists: Array.from({ length: LISTS }, (_, index) => listOf(index)),
    prices: overrides(),
    scheduled: [],
    endings: { priceEnding: '.99', currencyEndings: [{ currency: 'EUR', ending: '.95' }] },
  }
  const [preparing, resolving]: [number[], number[]] = [[], []]
  let resolved = 0
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const book = priceBook(data)
    const preparedAt = performance.now()
    resolved = 0
    for (const [index, item] of items.entries()) {
      const request = { quantity: ((index % 200) + 1) * ONE, at: 0, day: '2026-07-10', customerGroup: '' }
      if (effectivePrice(item, request, book).rule.priceListId !== null) resolved += 1
    }
    preparing.push(preparedAt - startedAt)
    resolving.push(performance.now() - preparedAt)
  }
  // Every list holds a fifth of the catalogue, so each product is in four.
  if (resolved < PRODUCTS / 2) throw new Error(`only ${resolved} prices were those of a list`)
  return [
    { part: 'resolving', name: `${NAME}: p50`, value: summary(resolving).p50, unit: 'ms', target: RESOLVING },
    { part: 'resolving', name: `${NAME}: made ready`, value: summary(preparing).p50, unit: 'ms' },
  ]
}

const idOf = (index: number): string => `0190a5c4-0000-7000-8000-${String(index).padStart(12, '0')}`

function itemOf(index: number): PricedItem {
  const cost = 1_000_000 + (index % 9_973) * 10_000
  return {
    productId: idOf(index),
    variantId: '',
    currency: index % 10 === 0 ? 'EUR' : 'USD',
    price: cost * 2,
    tradePrice: Math.round(cost * 1.5),
    cost: plainCost(cost),
    pricesIncludeVat: index % 2 === 0,
    taxRate: 200_000,
    taxRateNow: 200_000,
    floor: index % 3 === 0 ? 100_000 : null,
    floorSource: index % 3 === 0 ? 'profile' : null,
    ending: index % 4 === 0 ? '.99' : 'none',
    endingSource: 'profile',
    endingDirection: 'up',
  }
}

function listOf(list: number): PriceListTerms {
  const first = (list % (PRODUCTS / MAX_LIST_PRODUCTS)) * MAX_LIST_PRODUCTS
  return {
    id: `list-${list}`,
    title: `List ${list}`,
    productIds: Array.from({ length: MAX_LIST_PRODUCTS }, (_, index) => idOf(first + index)),
    status: 'active',
    customerGroup: '',
    priority: list % 2,
    validFrom: '2026-01-01',
    validTo: null,
    currency: list % 7 === 0 ? 'EUR' : '',
    rates: SHIPPED_RATES,
    ruleKind: RULES[list % RULES.length] ?? 'none',
    rulePercent: 250_000,
    basis: 'retail',
    withoutVat: false,
    priceEnding: list % 3 === 0 ? '.95' : null,
    tiers: [10, 50, 100].map((pieces, index) => ({ minQuantity: pieces * ONE, percentOff: (index + 1) * 30_000 })),
  }
}

function overrides(): ListPrice[] {
  return Array.from({ length: OVERRIDES }, (_, index) => ({
    id: `price-${index}`,
    priceListId: `list-${index % LISTS}`,
    productId: idOf((index * 37) % PRODUCTS),
    variantId: '',
    minQuantity: (index % 3 === 0 ? 20 : 1) * ONE,
    currency: 'USD',
    price: 5_000_000 + index * 10_000,
  }))
}
