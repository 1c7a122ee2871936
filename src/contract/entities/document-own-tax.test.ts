import { describe, expect, it } from 'vitest'
import { type AnyPatch, type AnyRow, emptyRow, general } from '../entity.ts'
import { nextRow } from '../next-row.ts'
import type { DocumentRow } from './document-derive.ts'
import { ownTaxRates } from './document-own-tax.ts'
import { document } from './document.ts'

const declared = general(document)
const shop = { id: 'shop', version: 1, createdAt: 0, updatedAt: 0, country: 'DE', isDefault: true }
const NOWHERE = { before: undefined, get: () => undefined, flagged: () => shop }
const line = Object.fromEntries(
  Object.entries(document.fields.items.line ?? {}).map(([name, { fallback }]) => [name, fallback]),
)
const items = [{ ...line, id: 'a', unitPrice: 100_000_000, taxPercent: 190_000 }]

function changed(row: AnyRow | undefined, data: AnyPatch, stated: AnyPatch = {}): AnyRow {
  const change = { op: row ? 'patch' : 'put', kind: 'document', id: 'a', data, stated } as const
  return nextRow(declared, change, { ...NOWHERE, before: row }, 1)
}

const blank = emptyRow(declared, 'a', 0, NOWHERE)
const draft = changed({ ...blank, currency: 'USD' }, { items })
const rated = { currency: 'EUR', rate: '0.5', date: '2026-07-06', source: 'ECB', amount: '0.00' }
const unrated = { currency: 'EUR', rate: '', date: '', source: '', amount: '' }

describe('tax in the own currency', () => {
  it('DOC-16 the amount follows the tax at the rate that the server gave', () => {
    expect(draft['ownTax']).toEqual(unrated)
    const row = changed(draft, {}, { ownTax: rated })
    expect(row['ownTax']).toEqual({ ...rated, amount: '9.50' })
    expect(changed(row, { items: [{ ...items[0], quantity: 20_000 }] })['ownTax']).toEqual({
      ...rated,
      amount: '19.00',
    })
  })

  it('DOC-16 what was issued before this was known stays without it, until its rate is typed', () => {
    const old = { ...changed(draft, { status: 'sent' }), ownTax: null }
    expect(changed(old, { notes: 'x' })['ownTax']).toBeNull()
    expect(changed(old, { taxExchangeRate: '0.25' })['ownTax']).toMatchObject({ rate: '0.25', amount: '4.75' })
    // Rows on a device may have been stored before the field existed.
    const bare = { ...old, ownTax: undefined, taxExchangeRate: undefined }
    expect(changed(bare, { notes: 'x' })['ownTax']).toBeNull()
  })

  it('DOC-16 the server looks at rates for drafts, and for what is issued without one, and at those of its day', () => {
    const dayOf = (before: AnyRow | undefined, after: AnyRow | undefined) =>
      ownTaxRates.ratesOf?.(before as DocumentRow | undefined, after as DocumentRow | undefined, NOWHERE)
    const dated = { ...draft, issueDate: '2026-07-08' }
    expect(dayOf(undefined, dated)).toBe('2026-07-08')
    expect(dayOf(dated, { ...dated, status: 'sent', ownTax: rated })).toBe('2026-07-08')
    const sent = { ...dated, status: 'sent', ownTax: rated }
    expect(dayOf(sent, sent)).toBeUndefined()
    expect(dayOf(sent, { ...sent, ownTax: unrated })).toBe('2026-07-08')
    expect(dayOf(dated, { ...dated, status: 'void' })).toBeUndefined()
    expect(dayOf(dated, { ...dated, taxExchangeRate: '2' })).toBeUndefined()
    expect(dayOf(dated, undefined)).toBeUndefined()
  })
})
