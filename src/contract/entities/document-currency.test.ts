import { describe, expect, it } from 'vitest'
import type { DataChange } from '../next-row.ts'
import { nextRow } from '../next-row.ts'
import { type AnyPatch, type AnyRow, emptyRow, general } from '../entity.ts'
import { Refusal } from '../refusal.ts'
import type { DocumentRow } from './document-derive.ts'
import { currencyLock } from './document-currency.ts'
import { document } from './document.ts'

const declared = general(document)
const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const blank = emptyRow(declared, 'a', 0, NOWHERE)
const mug = { ...lineOf('mug'), unitPrice: 1_000_000, discountAmount: 100_000, unitCost: 400_000 }

function lineOf(id: string) {
  const fields = Object.entries(document.fields.items.line ?? {}).map(([name, { fallback }]) => [name, fallback])
  return { id, ...Object.fromEntries(fields) } as DocumentRow['items'][number]
}

/** The row after a change; `others` are the documents that it may look at. */
function changed(
  row: AnyRow | undefined,
  data: AnyPatch,
  others: readonly AnyRow[] = [],
  restored?: AnyPatch,
): DocumentRow {
  const change: DataChange = { op: row ? 'patch' : 'put', kind: 'document', id: row?.id ?? 'new', data }
  const get = (_kind: string, id: string) => others.find((each) => each.id === id)
  const seen = { ...NOWHERE, before: row, get, isRestored: restored !== undefined }
  return nextRow(declared, { ...change, ...(restored ? { restored } : {}) }, seen, 1) as unknown as DocumentRow
}

/** The messages by field of a refused change. */
function issuesOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error.issues
    throw error
  }
  return undefined
}

const asRow = (row: DocumentRow) => row as unknown as AnyRow
const invoice = asRow(changed({ ...blank, currency: 'USD' }, { items: [mug] }))
const amounts = ({ items }: DocumentRow) =>
  items.map(({ unitPrice, discountAmount, unitCost }) => [unitPrice, discountAmount, unitCost])

describe('another currency of a document', () => {
  it('DOC-04 PRICE-09 amounts that the change does not name keep their figures', () => {
    const yen = changed(invoice, { currency: 'JPY' })
    expect(amounts(yen)).toEqual([[10_000, 1_000, 4_000]])
    expect(yen).toMatchObject({ currency: 'JPY', subtotal: 10_000, discountAmount: 0, total: 10_000 })
    expect(amounts(changed(invoice, { currency: 'KWD' }))).toEqual([[10_000_000, 1_000_000, 4_000_000]])
    expect(amounts(changed(invoice, { currency: 'EUR' }))).toEqual(amounts(invoice as unknown as DocumentRow))
    expect(amounts(changed(asRow(yen), { currency: 'USD' }))).toEqual([[1_000_000, 100_000, 400_000]])
  })

  it('SYNC-04 amounts that come along are taken as said, those of the other lines keep their figures', () => {
    const two = asRow(changed(invoice, { items: [mug, { ...mug, id: 'cup' }] }))
    const items = { lines: { mug: { unitPrice: 70_000, quantity: 20_000 } } }
    expect(amounts(changed(two, { currency: 'JPY', items }))).toEqual([
      [70_000, 1_000, 4_000],
      [10_000, 1_000, 4_000],
    ])
    expect(amounts(changed(two, { currency: 'JPY', items: [mug] }))).toEqual([[1_000_000, 100_000, 400_000]])
    expect(changed(two, { currency: 'JPY', items: { lines: { mug: null } } }).items).toMatchObject([{ id: 'cup' }])
    const again = changed(asRow(changed(two, { currency: 'JPY' })), { currency: 'JPY' })
    expect(amounts(again), 'the same change twice').toEqual([
      [10_000, 1_000, 4_000],
      [10_000, 1_000, 4_000],
    ])
  })

  it('DOC-04 an amount that would be too large is refused', () => {
    const large = asRow(changed(invoice, { items: [{ ...mug, description: 'Ship', unitPrice: 900_000_000_000_000 }] }))
    const message = 'would make an amount too large, at most 99,999,999.999 KWD: Ship'
    expect(issuesOf(() => changed(large, { currency: 'KWD' }))).toEqual([{ field: 'currency', message }])
  })

  it('DOC-15 what was paid stays in its currency, also where an earlier state comes back', () => {
    const payments = [{ id: 'p', date: '2026-07-08', amount: 400_000, method: 'transfer', note: '' }]
    const paid = asRow(changed(invoice, { status: 'sent', payments }))
    const message = 'cannot be changed: its payments are in USD. Remove them first'
    const refused = [{ field: 'currency', message }]
    expect(issuesOf(() => changed(paid, { currency: 'JPY' }))).toEqual(refused)
    expect(issuesOf(() => changed(paid, { currency: 'JPY' }, [], { currency: 'JPY' }))).toEqual(refused)
    expect(changed(paid, { currency: 'USD', notes: 'Same' })).toMatchObject({ notes: 'Same' })
    expect(changed(paid, { currency: 'JPY', payments: [] })).toMatchObject({ currency: 'JPY', amountPaid: 0 })
    expect(currencyLock(paid as unknown as DocumentRow, undefined)).toBe('paid')
  })

  it('DOC-08 what was credited stays in its currency', () => {
    const message = 'cannot be changed: it was credited in USD. For another currency, make a new document'
    const link = { id: 'c', documentType: 'creditnote', documentNumber: '', relationship: 'refunded_by' }
    for (const row of [
      { ...invoice, creditedAmount: 10_000 },
      { ...invoice, relatedDocuments: [link] },
    ]) {
      expect(issuesOf(() => changed(row, { currency: 'EUR' }))).toEqual([{ field: 'currency', message }])
      expect(currencyLock(row as unknown as DocumentRow, undefined)).toBe('credited')
    }
    expect(currencyLock(invoice as unknown as DocumentRow, undefined)).toBeUndefined()
  })

  it('DOC-08 a credit note is in the currency of its invoice, and begins so', () => {
    const refused = [{ field: 'currency', message: 'must be USD, as on the invoice that is credited' }]
    const given = { documentType: 'creditnote', originalInvoiceId: invoice.id }
    expect(issuesOf(() => changed(undefined, { ...given, currency: 'JPY' }, [invoice]))).toEqual(refused)
    const euros = { ...invoice, currency: 'EUR' }
    expect(changed(undefined, given, [euros])).toMatchObject({ currency: 'EUR' })
    const note = asRow(changed(undefined, given, [invoice]))
    expect(issuesOf(() => changed(note, { currency: 'JPY' }, [invoice]))).toEqual(refused)
    expect(currencyLock(note as unknown as DocumentRow, invoice)).toBe('credits')
    const loose = asRow(changed(undefined, { documentType: 'creditnote', currency: 'JPY' }))
    expect(issuesOf(() => changed(loose, { originalInvoiceId: invoice.id }, [invoice]))).toEqual(refused)
    expect(changed(loose, { currency: 'EUR' })).toMatchObject({ currency: 'EUR' })
    const strayed = { ...note, currency: 'JPY' }
    expect(changed(strayed, { notes: 'Kept' }, [invoice])).toMatchObject({ notes: 'Kept', currency: 'JPY' })
    expect(currencyLock(strayed as unknown as DocumentRow, invoice)).toBeUndefined()
    expect(changed(strayed, { currency: 'USD' }, [invoice])).toMatchObject({ currency: 'USD' })
  })

  it('CUST-06 DOC-08 an empty credit note that strayed goes back to customer and business of its invoice, and stays in its currency', () => {
    const sold = { ...invoice, customerId: 'zug', businessProfileId: 'osaka' }
    const note = asRow(changed(undefined, { documentType: 'creditnote', originalInvoiceId: invoice.id }, [invoice]))
    const zug = { ...blank, id: 'zug', name: 'Zug', currency: 'CHF' }
    const moved = changed(note, { customerId: 'zug', businessProfileId: 'osaka' }, [
      sold,
      zug,
      { ...blank, id: 'osaka', preferredCurrency: 'JPY' },
    ])
    expect(moved).toMatchObject({ currency: 'USD', customerName: 'Zug' })
  })
})
