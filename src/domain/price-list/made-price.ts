import { minorDigits } from '../currency.ts'
import { MAX_UNITS, PPM, type Ppm, type Units } from '../money.ts'
import { endedPrice, type EndingGrid, endingGrid, type PriceEnding } from '../price-ending.ts'
import { factorDenominator, factorNumerator, floorPrice } from '../price-formulas.ts'
import { shownCost } from '../total-cost.ts'
import { plainAmount, raisedToMinor, rounded, share, type Unrounded, unroundedCost } from '../unrounded.ts'
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
 * The price made by the rule of a list, with `tierOff` of a break off it: exact through exchange rate, VAT, rule and break, rounded once
 * to the minor unit, then moved to the ending and raised to the floor (PRICE-09, PRICE-11, PRICE-12). Neither ending nor floor ever makes
 * a lowered price dearer than its base, and an ending that would take a break away does not apply to it. Answers the reason if there is
 * no price.
 */
export function madePrice(
  item: PricedItem,
  standing: Units | null,
  list: PreparedList,
  tierOff: Ppm,
): Made | LostReason {
  const start = startOf(item, standing, list.terms)
  if (typeof start === 'string') return start
  const { from, amount, source } = start
  const converted = list.converted(amount, item.currency, listCurrency(list.terms, item))
  if (converted === null) return 'no-rate'
  const base = inTaxTerms(converted, from, item, list.terms)
  const byRule = ruled(base, list.terms)
  const byTier = share(byRule, PPM - tierOff, PPM)
  return settle(
    {
      from,
      source,
      converted: rounded(converted),
      // The story of a price made from the cost tells its VAT with the rule.
      base: rounded(from === 'cost' ? converted : base),
      byRule: rounded(byRule),
      byTier: rounded(byTier),
    },
    item,
    list,
  )
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
  const gross = item.pricesIncludeVat && !list.terms.withoutVat ? item.taxRate : 0
  const floor = floorPrice(item.cost, item.floor, gross)
  const currency = listCurrency(list.terms, item)
  if (currency === item.currency) return floor
  const converted = list.converted(plainAmount(floor), item.currency, currency)
  return converted && raisedToMinor(converted)
}
