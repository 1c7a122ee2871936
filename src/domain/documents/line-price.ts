import { type RateSet, unitRate } from '../exchange-rates.ts'
import type { TaxCategory } from './totals.ts'
import { PPM, type Ppm, type Units, UNITS_PER_MINOR } from '../money.ts'
import { type EffectivePrice, effectivePrice } from '../price-list/effective-price.ts'
import { includesVat, isInForce } from '../price-list/list-terms.ts'
import type { PriceBook } from '../price-list/price-book.ts'
import type { PricedItem, PriceRequest } from '../price-list/price-data.ts'
import { multiplied, plainAmount, roundedIfKept, share, type Unrounded, unroundedCost } from '../unrounded.ts'
import { type RuleFormats, ruleText } from '../price-list/rule-text.ts'
import { cutText } from '../cut-text.ts'
import { linePriceMessages } from './line-price-messages.ts'

const MAX_RULE_WORDS = 200

/** The terms that the prices of a document's lines depend on. */
export interface PriceTerms {
  readonly currency: string
  readonly pricesIncludeTax: boolean
  /** Sales VAT of the business that issues the document. */
  readonly taxRate: Ppm
  /** The tax category of the customer's supplies; any but the standard one is sold without tax. */
  readonly taxCategory: TaxCategory | null
  /** The customer's own price list; empty if there is none. */
  readonly priceListId: string
  /** The customer's group, for price lists of groups; empty if there is none. */
  readonly customerGroup: string
  readonly at: number
  readonly day: string
  readonly rates: RateSet
  /** How figures are written in the name of a rule. */
  readonly formats: RuleFormats
}

/** The price that a rule gives a line. */
export interface LinePrice {
  /** In the document's currency and tax terms; null without a price or an exchange rate. */
  readonly unitPrice: Units | null
  /** The name of the rule. */
  readonly priceRule: string
}

/** The tax on sales to this customer. */
export function lineTax({ taxRate, taxCategory }: Pick<PriceTerms, 'taxRate' | 'taxCategory'>): Ppm {
  return taxCategory === null || taxCategory === 'S' ? taxRate : 0
}

/**
 * The request to the resolver for this customer: their own list while it is in force, otherwise all lists for everybody or their group.
 */
export function priceRequest(
  { currency, priceListId, customerGroup, at, day }: PriceTerms,
  quantity: number,
  book: PriceBook,
): PriceRequest {
  const terms = book.list(priceListId)?.terms
  const asked = { quantity, at, day, customerGroup }
  return terms && isInForce(terms, day) ? { ...asked, priceListId } : { ...asked, currency }
}

/** The price of one piece for this customer at a quantity (1/10,000), by the price lists (DOC-19, PLIST-06). */
export function linePrice(item: PricedItem, quantity: number, terms: PriceTerms, book: PriceBook): LinePrice {
  const found = effectivePrice(item, priceRequest(terms, quantity, book), book)
  const words = ruleText(found.rule, terms.formats)
  const label = found.rule.label === '' || found.rule.label === words ? words : `${words} · ${found.rule.label}`
  return priced(found, includesVat(found, item) ? item.taxRateNow : 0, label, terms)
}

/** A net price, such as that of a service, in the terms of the document. */
export function netLinePrice(price: Units | null, currency: string, words: string, terms: PriceTerms): LinePrice {
  return priced({ price, currency }, 0, words, terms)
}

/** A price that includes tax at a rate, in the terms of the document. */
function priced(
  { price, currency }: Pick<EffectivePrice, 'price' | 'currency'>,
  included: Ppm,
  words: string,
  terms: PriceTerms,
): LinePrice {
  const isConverted = currency !== terms.currency
  const { formats, rates } = terms
  const rule = isConverted ? linePriceMessages.converted(words, currency, formats.day(rates.date)) : words
  const tax = terms.pricesIncludeTax ? lineTax(terms) : 0
  const unitPrice = price === null ? null : inTerms(price, currency, included, tax, terms)
  return { unitPrice, priceRule: cutText(rule, MAX_RULE_WORDS) }
}

/**
 * A price with tax at another rate and in the document's currency, rounded once, to the minor unit (PRICE-09). A gross price that only
 * loses its tax keeps all its digits, so that many pieces cost what was promised for them.
 */
function inTerms(price: Units, from: string, included: Ppm, tax: Ppm, terms: PriceTerms): Units | null {
  const isConverted = from !== terms.currency
  if (!isConverted && included === tax) return price
  const net = share(plainAmount(price), PPM, PPM + included)
  const step = isConverted || terms.pricesIncludeTax ? UNITS_PER_MINOR : 1
  return roundedIfKept(exchanged(share(net, PPM + tax, PPM), from, terms), step)
}

type Exchange = Pick<PriceTerms, 'currency' | 'rates'>

function exchanged(amount: Unrounded, from: string, { currency, rates }: Exchange): Unrounded | null {
  if (from === currency) return amount
  const rate = unitRate(rates, from, currency)
  return rate && multiplied(amount, rate)
}

/** A cost of one piece in the document's currency, as it is without a conversion, null without a rate. */
export function inCurrency(amount: Units | null, from: string, terms: Exchange): Units | null {
  if (amount === null || from === terms.currency) return amount
  return costIn(plainAmount(amount), from, terms)
}

/** The supplier's price of one piece, for purchase orders (SHIP-04). */
export function supplierPrice(baseCost: Units | null, currency: string, terms: PriceTerms): LinePrice {
  return priced({ price: baseCost, currency }, 0, linePriceMessages.supplier, { ...terms, pricesIncludeTax: false })
}

/** The seller's cost of one piece, in the document's currency. */
export function unitCost({ cost, currency }: PricedItem, terms: PriceTerms): Units | null {
  return cost === null ? null : costIn(unroundedCost(cost), currency, terms)
}

/**
 * A cost of one piece in the document's currency, with all digits that are kept (PRICE-09): what thousands of pieces cost is not
 * lost in the cent of one. Null without a rate.
 */
export function costIn(cost: Unrounded, currency: string, terms: Exchange): Units | null {
  return roundedIfKept(exchanged(cost, currency, terms), 1)
}
