import { countryOf } from '../countries.ts'
import { minorDigits } from '../currency.ts'
import { nearestRatio } from '../exact.ts'
import { rateRatio } from '../exchange-rates.ts'
import { decimalFromUnits, MAX_UNITS, type Units, UNITS_PER_MINOR, unitsFromDecimal } from '../money.ts'
import type { DocumentType } from './types.ts'

/** The rate that converts a tax; all three are empty if none is known. */
export interface TaxRate {
  /** 1 of the document's currency = `rate` of the other, as decimal text. */
  readonly rate: string
  /** The day of the rate, YYYY-MM-DD. */
  readonly date: string
  /** Its publisher; `OWN_RATE` if it was typed. */
  readonly source: string
}

/** The tax of a foreign-currency document in the seller's own currency (BT-6, BT-111), with the rate. */
export interface OwnTax extends TaxRate {
  readonly currency: string
  /** As decimal text of the minor unit; empty without a rate. */
  readonly amount: string
}

export const NO_TAX_RATE: TaxRate = { rate: '', date: '', source: '' }

/**
 * Countries where an invoice must state its tax in the national currency: the EU (Directive 2006/112/EC art. 230) with Monaco, the
 * United Kingdom with the Isle of Man, Switzerland with Liechtenstein, Norway and Iceland.
 */
const ASKING: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IM IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'.split(' '),
)
const STATING: ReadonlySet<DocumentType> = new Set(['invoice', 'receipt', 'creditnote'])

/** The additional currency in which a document must state its tax; empty if its own is enough. `country` is the seller's. */
export function ownTaxCurrency(
  { documentType, currency }: { readonly documentType: DocumentType; readonly currency: string },
  country: string,
): string {
  if (!STATING.has(documentType) || !ASKING.has(country)) return ''
  const national = countryOf(country)?.currency ?? ''
  return national === currency ? '' : national
}

/**
 * A tax in another currency, in whole minor units: exact, rounded once, half away from zero, as EN 16931 rounds amounts. Undefined
 * without a rate, or if it is too large.
 */
export function taxAtRate(tax: Units, from: string, to: string, rate: string): Units | undefined {
  const ratio = rateRatio(rate)
  if (!ratio) return undefined
  const numerator = BigInt(tax) * ratio.numerator * 10n ** BigInt(minorDigits(to))
  const denominator = ratio.denominator * 10n ** BigInt(minorDigits(from)) * BigInt(UNITS_PER_MINOR)
  const units = nearestRatio(numerator, denominator) * UNITS_PER_MINOR
  return Math.abs(units) <= MAX_UNITS ? units : undefined
}

/** A tax in `currency`, converted from `from` at a rate. */
export function ownTaxAt(tax: Units, from: string, currency: string, { rate, date, source }: TaxRate): OwnTax {
  const units = taxAtRate(tax, from, currency, rate)
  return { currency, rate, date, source, amount: units === undefined ? '' : decimalFromUnits(units, currency) }
}

/** A tax that was converted before. */
export interface ToldTax {
  readonly taxAmount: Units
  readonly ownTax: OwnTax | null
}

/**
 * The tax of a part, where other parts were converted before: the tax of all parts, less that of the `others`, so that the parts of an
 * invoice credited one by one add up to it in this currency too (DOC-08). A part is converted alone if another one has another rate.
 */
export function ownTaxOfPart(
  tax: Units,
  from: string,
  currency: string,
  rate: TaxRate,
  others: readonly ToldTax[],
): OwnTax {
  const alone = ownTaxAt(tax, from, currency, rate)
  const together = taxAtRate(
    others.reduce((sum, { taxAmount }) => sum + taxAmount, tax),
    from,
    currency,
    rate.rate,
  )
  const told = others.map((other) => toldUnits(other, currency, rate.rate))
  if (together === undefined || alone.amount === '' || told.includes(undefined)) return alone
  const units = told.reduce<Units>((left, each) => left - (each ?? 0), together)
  const difference = units - unitsOf(alone.amount, currency)
  // A difference larger than rounding can explain was made on purpose.
  if (Math.abs(difference) > (others.length + 1) * UNITS_PER_MINOR) return alone
  return { ...alone, amount: decimalFromUnits(units, currency) }
}

function toldUnits({ taxAmount, ownTax }: ToldTax, currency: string, rate: string): Units | undefined {
  if (taxAmount === 0) return 0
  const isSame = ownTax?.currency === currency && ownTax.rate === rate && ownTax.amount !== ''
  return isSame ? unitsOf(ownTax.amount, currency) : undefined
}

function unitsOf(amount: string, currency: string): Units {
  const scaled = unitsFromDecimal(amount, currency)
  return 'value' in scaled ? scaled.value : 0
}
