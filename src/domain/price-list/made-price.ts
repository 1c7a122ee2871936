import { minorDigits } from '../currency.ts'
import { MAX_UNITS, PPM, type Ppm, type Units, UNITS_PER_MINOR } from '../money.ts'
import { endedPrice, type EndingDirection, type EndingGrid, endingGrid, type PriceEnding } from '../price-ending.ts'
import { changedToMinor, factorDenominator, factorNumerator, floorPrice } from '../price-formulas.ts'
import { shownCost } from '../total-cost.ts'
import { plainAmount, raisedToMinor, rounded, share, type Unrounded, unroundedCost } from '../unrounded.ts'
import { listCurrency } from './list-terms.ts'
import type { PreparedList } from './price-book.ts'
import type { LostReason, PricedItem, PriceListTerms } from './price-data.ts'

/** A price of a list before and after its ending. */
interface Settled {
  readonly ended: Units
  /** Raised to the floor too. */
  readonly price: Units
}

/** A break's price, with its percentage off before ending and floor. */
interface Broken extends Settled {
  readonly off: Units
}

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
  /** The price of one piece, as the list shows it. */
  readonly single: Settled
  /** What a reached break makes of it; null without one. */
  readonly broken: Broken | null
  readonly ending: PriceEnding
  readonly floor: Units | null
  readonly price: Units
}

/**
 * The price made by the rule of a list: exact through exchange rate, VAT and rule, rounded once to the minor unit, then moved to the ending
 * and raised to the floor (PRICE-09, PRICE-11, PRICE-12). A break takes `tierOff` off that price, the one that the list shows, so that a
 * customer can check it. What a rule or a break lowers starts from a base: the price before the rule, or the one that the list shows.
 * The floor raises it to its base at most, so that it may take rule and break away. An ending that would take them away does not
 * apply to it. Answers the reason if there is no price; `tierOff` is null where no break is reached.
 */
export function madePrice(
  item: PricedItem,
  standing: Units | null,
  list: PreparedList,
  tierOff: Ppm | null,
): Made | LostReason {
  const start = startOf(item, standing, list.terms)
  if (typeof start === 'string') return start
  const { from, amount, source } = start
  const converted = list.converted(amount, item.currency, listCurrency(list.terms, item))
  if (converted === null) return 'no-rate'
  const inTerms = inTaxTerms(converted, from, item, list.terms)
  // The story of a price made from the cost tells its VAT with the rule.
  const base = rounded(from === 'cost' ? converted : inTerms)
  const byRule = rounded(ruled(inTerms, list.terms))
  if (byRule > MAX_UNITS) return 'no-price'
  const limits = limitsOf(from, base, byRule, item, list)
  const single = settled(byRule, limits.isUntouched ? UNTOUCHED : limits)
  const broken = tierOff === null ? null : brokenPrice(single.price, tierOff, limits)
  if (broken && broken.off > MAX_UNITS) return 'no-price'
  const ending = limits.isUntouched && (broken === null || broken.off === single.price) ? 'none' : limits.ending
  const price = broken ? broken.price : single.price
  // Field by field: spreading an object whose numbers are sometimes small integers takes longer than the rest of a price.
  const { floor } = limits
  return { from, source, converted: rounded(converted), base, byRule, single, broken, ending, floor, price }
}

/** The base of a rule: exact, and as a person sees it. */
interface Start {
  readonly from: Made['from']
  readonly amount: Unrounded
  readonly source: Units
}

function startOf(item: PricedItem, standing: Units | null, terms: PriceListTerms): Start | LostReason {
  const from = takenFrom(terms)
  if (from === 'cost') {
    if (item.cost === null) return 'no-cost'
    return { from, amount: unroundedCost(item.cost), source: shownCost(item.cost) }
  }
  const source = from === 'price' ? standing : item.tradePrice
  return source === null ? 'no-price' : { from, amount: plainAmount(source), source }
}

/** An amount with or without sales VAT as the list has its prices. */
function inTaxTerms(
  amount: Unrounded,
  from: Made['from'],
  { pricesIncludeVat, taxRate }: PricedItem,
  { withoutVat }: PriceListTerms,
): Unrounded {
  if (!pricesIncludeVat) return amount
  const isGross = from === 'price'
  if (isGross === !withoutVat) return amount
  return isGross ? share(amount, PPM, PPM + taxRate) : share(amount, PPM + taxRate, PPM)
}

/** The base of a rule. */
function takenFrom({ ruleKind, basis }: PriceListTerms): Made['from'] {
  if (ruleKind === 'margin' || ruleKind === 'markup') return 'cost'
  if (ruleKind === 'tradePrice') return 'tradePrice'
  if (ruleKind === 'none' || basis === 'retail') return 'price'
  return basis === 'trade' ? 'tradePrice' : 'cost'
}

/** What the rule makes of its base. */
function ruled(base: Unrounded, { ruleKind, rulePercent }: PriceListTerms): Unrounded {
  if (ruleKind === 'margin' || ruleKind === 'markup') {
    return share(base, factorNumerator(ruleKind, rulePercent), factorDenominator(ruleKind, rulePercent))
  }
  return ruleKind === 'percentOff' ? share(base, PPM - rulePercent, PPM) : base
}

/** What an ending and the floor may make of a price. */
interface Bounds {
  readonly grid: EndingGrid | null
  readonly direction: EndingDirection
  /** Where the floor raises a price to. */
  readonly least: Units
  /** The base of a price that is lowered from it. */
  readonly base: Units
}

const UNTOUCHED: Bounds = { grid: null, direction: 'up', least: 0, base: MAX_UNITS }

interface Limits extends Bounds {
  /** The product's own price, which neither ending nor floor of a list changes. */
  readonly isUntouched: boolean
  readonly ending: PriceEnding
  readonly floor: Units | null
}

function limitsOf(from: Made['from'], base: Units, byRule: Units, item: PricedItem, list: PreparedList): Limits {
  const { terms } = list
  const currency = listCurrency(terms, item)
  const isFromCost = from === 'cost'
  const ending = terms.priceEnding ?? inherited(item, list, currency)
  const floor = floorInList(item, list)
  const held = floor ?? 0
  return {
    isUntouched: terms.priceEnding === null && byRule === base && currency === item.currency && !isFromCost,
    ending,
    grid: endingGrid(ending, minorDigits(currency)),
    direction: item.endingDirection,
    floor,
    least: isFromCost ? held : Math.min(held, base),
    base: isFromCost ? MAX_UNITS : base,
  }
}

/** Applies ending and floor, last; a price below its base stays without an ending that would take it back there. */
function settled(price: Units, { grid, direction, least, base }: Bounds): Settled {
  const ended = endedPrice(price, grid, direction)
  const raised = endedPrice(Math.max(price, least), grid, direction, least)
  if (price >= base) return { ended: Math.min(ended, MAX_UNITS), price: Math.min(raised, MAX_UNITS) }
  if (raised < base) return { ended, price: raised }
  return { ended: price, price: Math.min(Math.max(price, least), base) }
}

/** A break off the price of one piece: never dearer than that, and nothing only where it is. */
function brokenPrice(single: Units, tierOff: Ppm, { grid, direction, floor }: Limits): Broken {
  const off = Math.max(changedToMinor(single, -tierOff), Math.min(single, UNITS_PER_MINOR))
  if (off === single) return { off, ended: off, price: off }
  const base = off > single ? MAX_UNITS : single
  const { ended, price } = settled(off, { grid, direction, base, least: Math.min(floor ?? 0, single) })
  return { off, ended, price }
}

/** The ending if the list has none: the product's own, or that of the list's currency if the product inherits its ending. */
function inherited(item: PricedItem, { terms, currencyEnding }: PreparedList, currency: string): PriceEnding {
  if (terms.withoutVat) return 'none'
  return item.endingSource === 'product' || currency === item.currency ? item.ending : currencyEnding
}

/**
 * The floor of an item in the currency and terms of a list; null without one. It is `floorPrice`, and only its conversion into another
 * currency is rounded up to the minor unit.
 */
export function floorInList(item: PricedItem, list: PreparedList): Units | null {
  if (item.floor === null || item.cost === null) return null
  const gross = item.pricesIncludeVat && !list.terms.withoutVat ? item.taxRate : 0
  const floor = floorPrice(item.cost, item.floor, gross)
  const currency = listCurrency(list.terms, item)
  if (currency === item.currency) return floor
  const converted = list.converted(plainAmount(floor), item.currency, currency)
  return converted && raisedToMinor(converted)
}
