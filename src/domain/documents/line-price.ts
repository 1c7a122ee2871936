import { convertByRatio, crossRatio, type RateSet } from '../exchange-rates.ts'
import { nearestProduct } from '../exact.ts'
import type { TaxCategory } from './totals.ts'
import { PPM, type Ppm, roundToMinor, type Units } from '../money.ts'
import { type EffectivePrice, effectivePrice } from '../price-list/effective-price.ts'
import type { PriceBook } from '../price-list/price-book.ts'
import type { PricedItem, PriceRequest } from '../price-list/price-data.ts'
import { grossPrice } from '../price-formulas.ts'
import { shownCost } from '../total-cost.ts'
import { type RuleFormats, ruleMessage } from '../price-list/rule-messages.ts'
import { cutText } from '../cut-text.ts'

const MAX_RULE_WORDS = 200
const SUPPLIER_PRICE = 'Supplier price'

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
  const isInForce =
    terms?.status === 'active' &&
    (terms.validFrom === null || terms.validFrom <= day) &&
    (terms.validTo === null || terms.validTo >= day)
  const asked = { quantity, at, day, customerGroup }
  return isInForce ? { ...asked, priceListId } : { ...asked, currency }
}

/** The price of one piece for this customer at a quantity (1/10,000), by the price lists (DOC-19, PLIST-06). */
export function linePrice(item: PricedItem, quantity: number, terms: PriceTerms, book: PriceBook): LinePrice {
  const found = effectivePrice(item, priceRequest(terms, quantity, book), book)
  const words = ruleMessage(found.rule, terms.formats)
  const label = found.rule.label === '' || found.rule.label === words ? words : `${words} · ${found.rule.label}`
  return converted(inTaxTerms(found, item, terms), found.currency, label, terms)
}

/**
 * A price with or without tax as the document has it, still in its own currency. A gross price keeps all its digits without tax, so that
 * many pieces cost what was promised for them; net prices become gross ones of whole minor units, as shoppers see them.
 */
function inTaxTerms({ price, isNet }: EffectivePrice, item: PricedItem, terms: PriceTerms): Units | null {
  if (price === null) return null
  const tax = lineTax(terms)
  const isGross = !isNet && item.pricesIncludeVat
  if (isGross && terms.pricesIncludeTax && tax === item.taxRate) return price
  const net = isGross ? nearestProduct(price, PPM, PPM + item.taxRate) : price
  return terms.pricesIncludeTax ? grossPrice(net, tax) : net
}

/** A net price, such as that of a service, in the terms of the document. */
export function netLinePrice(price: Units | null, currency: string, words: string, terms: PriceTerms): LinePrice {
  const isGross = price !== null && terms.pricesIncludeTax
  return converted(isGross ? grossPrice(price, lineTax(terms)) : price, currency, words, terms)
}

function converted(price: Units | null, currency: string, words: string, terms: PriceTerms): LinePrice {
  if (currency === terms.currency) return { unitPrice: price, priceRule: cutText(words, MAX_RULE_WORDS) }
  const priceRule = `${words} · from ${currency} at the rate of ${terms.formats.day(terms.rates.date)}`
  return { unitPrice: inCurrency(price, currency, terms), priceRule: cutText(priceRule, MAX_RULE_WORDS) }
}

/** An amount in the document's currency, rounded to the minor unit; null without an amount or a rate. */
export function inCurrency(
  amount: Units | null,
  from: string,
  { currency, rates }: Pick<PriceTerms, 'currency' | 'rates'>,
): Units | null {
  if (amount === null || from === currency) return amount
  const ratio = crossRatio(rates, from, currency)
  const units = ratio && convertByRatio(amount, from, currency, ratio)
  return units === undefined ? null : roundToMinor(units)
}

/** The supplier's price of one piece, for purchase orders (SHIP-04). */
export function supplierPrice(baseCost: Units | null, currency: string, terms: PriceTerms): LinePrice {
  return converted(baseCost, currency, SUPPLIER_PRICE, terms)
}

/** The seller's cost of one piece, in the document's currency. */
export function unitCost({ cost, currency }: PricedItem, terms: PriceTerms): Units | null {
  return cost === null ? null : inCurrency(shownCost(cost), currency, terms)
}
