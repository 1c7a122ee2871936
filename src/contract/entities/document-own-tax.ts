import { dayOf } from '#domain/calendar-day.ts'
import { OWN_RATE } from '#domain/cost-origin.ts'
import { crossRate, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'
import { NO_TAX_RATE, type OwnTax, ownTaxCurrency, ownTaxOfPart, type TaxRate } from '#domain/documents/own-tax.ts'
import { isIssued } from '#domain/documents/types.ts'
import type { DeriveContext, Follow } from '../entity.ts'
import { same } from '../same.ts'
import { otherPieces } from './document-credits.ts'
import { creditedInvoice } from './document-currency.ts'
import type { DocumentRow } from './document-derive.ts'
import type { documentFields } from './document-fields.ts'

type Values = Pick<DocumentRow, 'taxExchangeRate' | 'ownTax'>
type Taxed = Omit<DocumentRow, 'ownTax'> & { readonly ownTax: OwnTax }

/** The tax of a document in its seller's own currency (DOC-16); once issued, currency and rate stay. */
export function ownTaxValues(row: DocumentRow, country: string, context: DeriveContext): Values {
  const before = context.before as DocumentRow | undefined
  const isOther = before !== undefined && before.currency !== row.currency
  // Rows on a device may have been stored before the field existed.
  const { taxExchangeRate: stored = '' } = row as Partial<DocumentRow>
  // A typed rate belongs to the currencies of then.
  const isLost = isOther && context.given?.['taxExchangeRate'] === undefined
  const taxExchangeRate = isLost ? '' : stored
  const currency = currencyOf({ ...row, taxExchangeRate }, isOther ? undefined : before, country)
  if (currency === '' || row.taxAmount === 0) return { taxExchangeRate, ownTax: null }
  const kept = isOther || row.ownTax?.currency !== currency ? undefined : published(row.ownTax)
  const rate = typedRate(taxExchangeRate, row) ?? creditedRate(row, currency, context) ?? kept ?? NO_TAX_RATE
  return { taxExchangeRate, ownTax: statedTax(row, currency, rate, context) }
}

/** Credit notes for parts of an invoice add up to its tax in this currency too; issued documents stay as they were (DOC-08). */
function statedTax(row: DocumentRow, currency: string, rate: TaxRate, context: DeriveContext): OwnTax {
  const before = context.before as DocumentRow | undefined
  const was = before && isIssued(before.status) && before.taxAmount === row.taxAmount ? before.ownTax : null
  if (was?.currency === currency && was.rate === rate.rate && was.amount !== '')
    return { currency, ...rate, amount: was.amount }
  return ownTaxOfPart(row.taxAmount, row.currency, currency, rate, otherPieces(row, context))
}

/** A document issued without it stays so, until somebody types the rate. */
function currencyOf(row: DocumentRow, before: DocumentRow | undefined, country: string): string {
  const asked = ownTaxCurrency(row, country)
  if (!before || !isIssued(before.status) || before.taxAmount === 0) return asked
  return before.ownTax?.currency ?? (row.taxExchangeRate === '' ? '' : asked)
}

function typedRate(rate: string, { issueDate, createdAt }: DocumentRow): TaxRate | undefined {
  return rate === '' ? undefined : { rate, date: issueDate ?? dayOf(createdAt, 'UTC'), source: OWN_RATE }
}

/** A credit note takes tax back at the rate of the invoice that it credits. */
function creditedRate(row: DocumentRow, currency: string, context: DeriveContext): TaxRate | undefined {
  const invoice = creditedInvoice(row, context) as DocumentRow | undefined
  const own = invoice?.currency === row.currency ? invoice.ownTax : null
  return own && own.currency === currency && own.rate !== '' ? own : undefined
}

function published(own: OwnTax): TaxRate | undefined {
  return own.rate === '' || own.source === OWN_RATE ? undefined : own
}

/**
 * Gives a document the reference rate of its day in the transaction that stores it: with each edit of a draft and when it is issued.
 * After that the rate stays (DOC-16).
 */
export const ownTaxRates: Follow<typeof documentFields> = {
  reads: () => [],
  ratesOf(before, after, context) {
    return isDue(before, after, context) ? dayOfRate(after) : undefined
  },
  changes(before, after, context) {
    if (!isDue(before, after, context)) return []
    const ownTax = { ...after.ownTax, ...rateOn(after, context) }
    if (same(ownTax, after.ownTax)) return []
    return [{ op: 'patch', kind: 'document', id: after.id, data: {}, stated: { ownTax } }]
  },
}

function isDue(
  before: DocumentRow | undefined,
  after: DocumentRow | undefined,
  context: DeriveContext,
): after is Taxed {
  if (!after?.ownTax || after.status === 'void' || after.taxExchangeRate !== '') return false
  if (creditedRate(after, after.ownTax.currency, context)) return false
  return !before || !isIssued(before.status) || after.ownTax.rate === ''
}

function dayOfRate({ issueDate, updatedAt }: Taxed): string {
  return issueDate ?? dayOf(updatedAt, 'UTC')
}

function rateOn(row: Taxed, context: DeriveContext): TaxRate {
  const set = context.ratesOn?.(dayOfRate(row))
  const rate = set && crossRate(set, row.currency, row.ownTax.currency, TYPED_RATE_DIGITS)
  return set && rate !== undefined ? { rate, date: set.date, source: set.source } : NO_TAX_RATE
}
