import { crossRate, type RateSet, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'
import { taxAtRate, type TaxRate } from '#domain/documents/own-tax.ts'
import { type Units, unitsFromDecimal } from '#domain/money.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'

type Stated = Pick<DocumentRow, 'currency' | 'issueDate' | 'ownTax' | 'taxAmount'>

/** The tax of a document in its seller's own currency, as it is shown; without a rate it has no amount. */
export interface ShownOwnTax extends TaxRate {
  readonly currency: string
  readonly units: Units | undefined
}

/**
 * What is shown of a tax in the seller's own currency, where its country asks for it (DOC-16): until the server has said the rate, at the one
 * that this device knows.
 */
export function shownOwnTax(row: Stated, taxAmount: Units, rates: RateSet): ShownOwnTax | undefined {
  if (!row.ownTax) return undefined
  const { currency } = row.ownTax
  const known = row.ownTax.rate === '' ? (knownRate(row, currency, rates) ?? row.ownTax) : row.ownTax
  const { rate, date, source } = known
  const units = storedUnits(row, taxAmount) ?? taxAtRate(taxAmount, row.currency, currency, rate)
  return { currency, rate, date, source, units }
}

/** What the document says itself, unless its lines were edited since: a piece of an invoice is rounded with the other pieces. */
function storedUnits({ ownTax, taxAmount }: Stated, shown: Units): Units | undefined {
  if (!ownTax || ownTax.amount === '' || shown !== taxAmount) return undefined
  const scaled = unitsFromDecimal(ownTax.amount, ownTax.currency)
  return 'value' in scaled ? scaled.value : undefined
}

/** The currency that a draft has to tell its tax in, and knows no exchange rate to; undefined where nothing is missing. */
export function lackedTaxRate(row: Stated & Pick<DocumentRow, 'status'>, rates: RateSet): string | undefined {
  if (row.status !== 'draft') return undefined
  const shown = shownOwnTax(row, 0, rates)
  return shown?.rate === '' ? shown.currency : undefined
}

function knownRate({ currency: from, issueDate }: Stated, to: string, rates: RateSet): TaxRate | undefined {
  // Of an earlier day the server alone knows the rates.
  if (issueDate !== null && issueDate < rates.date) return undefined
  const rate = crossRate(rates, from, to, TYPED_RATE_DIGITS)
  return rate === undefined ? undefined : { rate, date: rates.date, source: rates.source }
}
