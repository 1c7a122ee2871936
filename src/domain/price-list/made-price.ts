import { minorDigits } from '../currency.ts'
import { commonDivisor, nearestProduct } from '../exact.ts'
import { MAX_UNITS, PPM, type Ppm, roundToMinor, type Units, UNITS_PER_MINOR } from '../money.ts'
import { endedPrice, type EndingGrid, endingGrid, type PriceEnding } from '../price-ending.ts'
import { floorPrice } from '../price-formulas.ts'
import { factorDenominator, factorNumerator } from '../price-formulas.ts'
import { type ExactCost, multipleOfCost, shownCost } from '../total-cost.ts'
import { listCurrency } from './list-terms.ts'
import type { PreparedList } from './price-book.ts'
import type { LostReason, PricedItem, PriceListTerms } from './price-data.ts'

/** How a rule made a price, in the list's `currency`: its base and the result of each step. */
export interface Made {
  readonly from: 'price' | 'tradePrice' | 'cost'
  /** The base, in the item's currency. */
  readonly source: Units
  /** The same in the currency of the list. */
  readonly converted: Units
  /** The same with or without sales VAT, as the list has its prices. */
  readonly base: Units
  readonly byRule: Units
  readonly byTier: Units
  readonly ended: Units
  readonly ending: PriceEnding
  readonly floor: Units | null
  readonly price: Units
}

/**
 * The price made by the rule of a list, with `tierOff` of a break off it: exact, rounded once to the minor unit, then moved to the
 * ending and raised to the floor (PRICE-11, PRICE-12). Neither ending nor floor ever makes a lowered price dearer than its base, and an
 * ending that would take a break away does not apply to it. An
 * amount in another currency is rounded to 1/10,000 minor unit when it is converted, as stored costs are (PRICE-15). Answers the reason
 * if there is no price.
 */
export function madePrice(
  item: PricedItem,
  standing: Units | null,
  list: PreparedList,
  tierOff: Ppm,
): Made | LostReason {
  const { terms } = list
  const start = takenFrom(terms)
  if (start === 'cost') return item.cost === null ? 'no-cost' : ofCost(item, item.cost, list, tierOff)
  const source = start === 'price' ? standing : item.tradePrice
  if (source === null) return 'no-price'
  const converted = list.convert(source, item.currency, listCurrency(terms, item))
  if (converted === null) return 'no-rate'
  const base = inTaxTerms(converted, start, item, terms)
  const off = terms.ruleKind === 'percentOff' ? terms.rulePercent : 0
  const byRule = shareOf(base, PPM - off, PPM)
  const [left, whole] = leftOf(tierOff)
  const [kept, all] = leftOf(off)
  const byTier = tierOff === 0 ? byRule : shareOf(base, kept * left, all * whole)
  return settle(
    { from: start, source, converted: roundToMinor(converted), base: roundToMinor(base), byRule, byTier },
    item,
    list,
  )
}

/** A shop or trade price, with or without sales VAT as the list has its prices; rounded to the unit, as converted amounts are. */
function inTaxTerms(amount: Units, from: Made['from'], item: PricedItem, { withoutVat }: PriceListTerms): Units {
  const { pricesIncludeVat, taxRate } = item
  if (!pricesIncludeVat || taxRate === 0) return amount
  const isGross = from === 'price'
  if (isGross === !withoutVat) return amount
  return isGross ? nearestProduct(amount, PPM, PPM + taxRate) : nearestProduct(amount, PPM + taxRate, PPM)
}

/** The base of a rule. */
function takenFrom({ ruleKind, basis }: PriceListTerms): Made['from'] {
  if (ruleKind === 'margin' || ruleKind === 'markup') return 'cost'
  if (ruleKind === 'tradePrice') return 'tradePrice'
  if (ruleKind === 'none' || basis === 'retail') return 'price'
  return basis === 'trade' ? 'tradePrice' : 'cost'
}

const WHOLE = [1, 1] as const

/** The rest after a percentage off, in lowest terms: small numbers avoid BigInt for exact halves. */
function leftOf(off: Ppm): readonly [numerator: number, denominator: number] {
  if (off === 0) return WHOLE
  const divisor = commonDivisor(PPM - off, PPM)
  return [(PPM - off) / divisor, PPM / divisor]
}

/** A share of an amount, rounded once to the minor unit. */
function shareOf(amount: Units, numerator: number, denominator: number): Units {
  return nearestProduct(amount, numerator, denominator * UNITS_PER_MINOR) * UNITS_PER_MINOR
}

function ofCost(item: PricedItem, cost: ExactCost, list: PreparedList, tierOff: Ppm): Made | LostReason {
  const { terms } = list
  const isConverted = listCurrency(terms, item) !== item.currency
  const rule = terms.ruleKind === 'percentOff' ? 'markup' : (terms.ruleKind as 'margin' | 'markup')
  const percent = terms.ruleKind === 'percentOff' ? 0 - terms.rulePercent : terms.rulePercent
  const top = factorNumerator(rule, percent)
  const bottom = factorDenominator(rule, percent)
  const gross = grossOf(item, terms)
  const step = isConverted ? 1 : UNITS_PER_MINOR
  const source = shownCost(cost)
  const base = inList(source, item, list)
  const byRule = inList(multipleOfCost(cost, top, bottom, gross, step), item, list)
  if (base === null || byRule === null) return 'no-rate'
  const [left, whole] = leftOf(tierOff)
  const tiered = tierOff === 0 ? null : multipleOfCost(cost, top * left, bottom * whole, gross, step)
  const byTier = tiered === null ? byRule : inList(tiered, item, list)
  if (byTier === null) return 'no-rate'
  return settle({ from: 'cost', source, converted: base, base, byRule, byTier }, item, list)
}

/** An amount of the item's currency in that of the list, rounded to the minor unit; null without a rate. */
function inList(amount: Units, item: PricedItem, list: PreparedList): Units | null {
  const converted = list.convert(amount, item.currency, listCurrency(list.terms, item))
  return converted === null ? null : roundToMinor(converted)
}

function grossOf({ pricesIncludeVat, taxRate }: PricedItem, terms: PriceListTerms): Ppm {
  return pricesIncludeVat && !terms.withoutVat ? taxRate : 0
}

/** Applies ending and floor, last. */
function settle(
  made: Omit<Made, 'ended' | 'ending' | 'floor' | 'price'>,
  item: PricedItem,
  list: PreparedList,
): Made | LostReason {
  const { from, source, converted, base, byRule, byTier } = made
  if (byTier > MAX_UNITS) return 'no-price'
  const { terms } = list
  const currency = listCurrency(terms, item)
  const isUntouched = terms.priceEnding === null && byTier === base && currency === item.currency && from !== 'cost'
  const ending = isUntouched ? 'none' : (terms.priceEnding ?? inherited(item, list, currency))
  const grid = endingGrid(ending, minorDigits(currency))
  const floor = floorInList(item, list)
  const held = isUntouched ? 0 : (floor ?? 0)
  const least = from === 'cost' ? held : Math.min(held, base)
  const most = from !== 'cost' && byTier < base ? base : MAX_UNITS
  const ended = Math.min(moved(byTier, grid, item), most)
  const settled = moved(Math.max(byTier, least), grid, item, least)
  if (byTier < byRule && grid !== null) {
    // Where the ending takes a break away, its exact price is asked instead.
    const one = settle({ from, source, converted, base, byRule, byTier: byRule }, item, list)
    if (typeof one !== 'string' && settled >= one.price) {
      const exact = Math.min(Math.max(byTier, least), one.price)
      return { from, source, converted, base, byRule, byTier, ended: byTier, ending, floor, price: exact }
    }
  }
  const price = Math.min(settled, most)
  // Field by field: spreading an object whose numbers are sometimes small integers takes longer than the rest of a price.
  return { from, source, converted, base, byRule, byTier, ended, ending, floor, price }
}

/** The ending if the list has none: the product's own, or that of the list's currency if the product inherits its ending. */
function inherited(item: PricedItem, { terms, currencyEnding }: PreparedList, currency: string): PriceEnding {
  if (terms.withoutVat) return 'none'
  return item.endingSource === 'product' || currency === item.currency ? item.ending : currencyEnding
}

function moved(price: Units, grid: EndingGrid | null, { endingDirection }: PricedItem, least = 0): Units {
  return endedPrice(price, grid, endingDirection, least)
}

/**
 * The floor of an item in the currency and terms of a list; null without one. It is `floorPrice`, and only its conversion into another
 * currency is rounded up to the minor unit.
 */
export function floorInList(item: PricedItem, list: PreparedList): Units | null {
  if (item.floor === null || item.cost === null) return null
  const floor = floorPrice(item.cost, item.floor, grossOf(item, list.terms))
  const converted = list.convert(floor, item.currency, listCurrency(list.terms, item))
  return converted === null ? null : Math.ceil(converted / UNITS_PER_MINOR) * UNITS_PER_MINOR
}
