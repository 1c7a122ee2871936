import { convertByRatio, crossRatio, type RateSet } from '../exchange-rates.ts'
import type { TaxCategory } from './totals.ts'
import { type Ppm, roundToMinor, type Units } from '../money.ts'
import { type EffectivePrice, effectivePrice } from '../price-list/effective-price.ts'
import type { PriceBook } from '../price-list/price-book.ts'
import type { PricedItem, PriceRequest } from '../price-list/price-data.ts'
import { grossPrice, netPrice } from '../price-formulas.ts'
import { shownCost } from '../total-cost.ts'
import { type RuleFormats, ruleWords } from '../price-list/rule-words.ts'

const MAX_RULE_WORDS = 200
const SUPPLIER_PRICE = 'Supplier price'

/** What the prices of a document's lines depend on beside the lines. */
export interface PriceTerms {
  readonly currency: string
  readonly pricesIncludeTax: boolean
  /** Sales VAT of the business that issues the document. */
  readonly taxRate: Ppm
  /** What the customer's supplies fall under; anything but the standard category is sold without tax. */
  readonly taxCategory: TaxCategory | null
  /** The customer's own price list; empty where they have none. */
  readonly priceListId: string
  /** The group that price lists may be for; empty where the customer is in none. */
  readonly customerGroup: string
  readonly at: number
  readonly day: string
  readonly rates: RateSet
  /** How figures are written in the words of a rule. */
  readonly formats: RuleFormats
}

/** The price of a line as a rule gives it. */
export interface LinePrice {
  /** In the document's currency and tax terms; null without a price or an exchange rate. */
  readonly unitPrice: Units | null
  /** Which rule gave it, in words. */
  readonly priceRule: string
}

/** The tax of what is sold to this customer. */
export function lineTax({ taxRate, taxCategory }: Pick<PriceTerms, 'taxRate' | 'taxCategory'>): Ppm {
  return taxCategory === null || taxCategory === 'S' ? taxRate : 0
}

/** How the resolver is asked for this customer: in their own list while it is in force, else in all that are for everybody or for their group. */
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

/** What one piece of an item costs this customer at a quantity (1/10,000), by the price lists (DOC-19, PLIST-06). */
export function linePrice(item: PricedItem, quantity: number, terms: PriceTerms, book: PriceBook): LinePrice {
  const found = effectivePrice(item, priceRequest(terms, quantity, book), book)
  const words = ruleWords(found.rule, terms.formats)
  const label = found.rule.label === '' || found.rule.label === words ? words : `${words} · ${found.rule.label}`
  return converted(inTaxTerms(found, item, terms), found.currency, label, terms)
}

/** A price in the tax terms of the document, still in its own currency. */
function inTaxTerms({ price, isNet }: EffectivePrice, item: PricedItem, terms: PriceTerms): Units | null {
  if (price === null) return null
  const tax = lineTax(terms)
  const isGross = !isNet && item.pricesIncludeVat
  if (isGross && terms.pricesIncludeTax && tax === item.taxRate) return price
  const net = isGross ? netPrice(price, item.taxRate) : price
  return terms.pricesIncludeTax ? grossPrice(net, tax) : net
}

/** A price net of tax, such as that of a service, in the terms of the document. */
export function netLinePrice(price: Units, currency: string, words: string, terms: PriceTerms): LinePrice {
  return converted(terms.pricesIncludeTax ? grossPrice(price, lineTax(terms)) : price, currency, words, terms)
}

function converted(price: Units | null, currency: string, words: string, terms: PriceTerms): LinePrice {
  if (currency === terms.currency) return { unitPrice: price, priceRule: words.slice(0, MAX_RULE_WORDS) }
  const priceRule = `${words} · from ${currency} at the rate of ${terms.formats.day(terms.rates.date)}`
  return { unitPrice: inCurrency(price, currency, terms), priceRule: priceRule.slice(0, MAX_RULE_WORDS) }
}

/** An amount in the document's currency, rounded to the minor unit; null where there is none, or no rate. */
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

/** What one piece costs at the supplier: what a purchase order is written with (SHIP-04). */
export function supplierPrice(baseCost: Units, currency: string, terms: PriceTerms): LinePrice {
  return converted(baseCost, currency, SUPPLIER_PRICE, terms)
}

/** What one piece costs the seller, in the document's currency. */
export function unitCost({ cost, currency }: PricedItem, terms: PriceTerms): Units | null {
  return cost === null ? null : inCurrency(shownCost(cost), currency, terms)
}
