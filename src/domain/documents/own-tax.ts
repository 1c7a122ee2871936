import { countryOf } from '../countries.ts'
import { minorDigits } from '../currency.ts'
import { nearestRatio } from '../exact.ts'
import { rateRatio } from '../exchange-rates.ts'
import { decimalFromUnits, MAX_UNITS, type Units, UNITS_PER_MINOR } from '../money.ts'
import type { DocumentType } from './types.ts'

/** The rate that a tax is told by in another currency; all three are empty where none is known. */
export interface TaxRate {
  /** 1 of the document's currency = `rate` of the other, as decimal text. */
  readonly rate: string
  /** The day the rate is of, YYYY-MM-DD. */
  readonly date: string
  /** Who published it; `OWN_RATE` where it was typed by hand. */
  readonly source: string
}

/** What a document in a foreign currency says of its tax in the seller's own currency (BT-6, BT-111), with the rate behind it. */
export interface OwnTax extends TaxRate {
  readonly currency: string
  /** As decimal text of the minor unit; empty without a rate. */
  readonly amount: string
}

export const NO_TAX_RATE: TaxRate = { rate: '', date: '', source: '' }

/**
 * Where the tax of an invoice has to be told in the national currency whatever it is written in: the EU (Directive 2006/112/EC art. 230)
 * with Monaco, the United Kingdom with the Isle of Man, Switzerland with Liechtenstein, and Norway.
 */
const ASKING: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IM IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'.split(' '),
)
const STATING: ReadonlySet<DocumentType> = new Set(['invoice', 'receipt', 'creditnote'])

/** The currency that a document has to tell its tax in beside its own; empty where its own is enough. `country` is the seller's. */
export function ownTaxCurrency(
  { documentType, currency }: { readonly documentType: DocumentType; readonly currency: string },
  country: string,
): string {
  if (!STATING.has(documentType) || !ASKING.has(country)) return ''
  const national = countryOf(country)?.currency ?? ''
  return national === currency ? '' : national
}

/**
 * A tax in another currency, in units of whole minor units: exact, rounded once, half away from zero, as EN 16931 rounds amounts. Undefined
 * without a rate, or where it would be more than can be kept.
 */
export function taxAtRate(tax: Units, from: string, to: string, rate: string): Units | undefined {
  const ratio = rateRatio(rate)
  if (!ratio) return undefined
  const numerator = BigInt(tax) * ratio.numerator * 10n ** BigInt(minorDigits(to))
  const denominator = ratio.denominator * 10n ** BigInt(minorDigits(from)) * BigInt(UNITS_PER_MINOR)
  const units = nearestRatio(numerator, denominator) * UNITS_PER_MINOR
  return Math.abs(units) <= MAX_UNITS ? units : undefined
}

/** What is said of a tax in `currency`, which came from `from`, at a rate. */
export function ownTaxAt(tax: Units, from: string, currency: string, { rate, date, source }: TaxRate): OwnTax {
  const units = taxAtRate(tax, from, currency, rate)
  return { currency, rate, date, source, amount: units === undefined ? '' : decimalFromUnits(units, currency) }
}
