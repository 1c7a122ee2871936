import { describe, expect, it } from 'vitest'
import { passesFilter, DOCUMENT_FILTERS, type FilteredDocument } from '#domain/documents/document-filters.ts'
import { DOCUMENT_RULES, DOCUMENT_TYPES, shownStatus } from '#domain/documents/types.ts'
import { DOCUMENT_SORTS } from '#contract/lists/document-sorts.ts'
import { Collection } from '#web/kit/data/collection.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { readSearch } from '#web/kit/shell/search-params.ts'
import { indexFilter } from '#web/kit/list/index-filter.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { none } from '#web/kit/ui/none.tsx'
import { documentView } from './document-view.tsx'
import { statusConditions, statusesIn } from './status-filter.ts'
import { sumsOf } from './sums-of.ts'

const TODAY = '2026-07-06'
const others = { get: () => undefined, version: () => 0, all: () => [] }
const START = {
  version: 1,
  createdAt: 1,
  documentType: 'invoice',
  documentNumber: '',
  status: 'sent',
  customerId: null,
  customerKey: '',
  currency: 'EUR',
  issueDate: '2026-07-01',
  dueDate: '2026-07-31',
  total: 1_000_000,
  balanceDue: 1_000_000,
  creditedAmount: 0,
  payments: [],
  searchText: '',
}
const paid = (date: string) => ({ status: 'paid', balanceDue: 0, payments: [{ id: date, date, amount: 1_000_000 }] })
const quote = { documentType: 'quote', balanceDue: 0 }
const past = { dueDate: '2026-07-05' }

function collectionOf(rows: readonly Readonly<Record<string, unknown>>[]): Collection {
  const first = new Collection('document', documentIndex, others)
  rows.forEach((row, n) => first.setBase({ ...START, updatedAt: n, ...row, id: String(n) }))
  // Written to the disk and read again, as a list usually finds them.
  const collection = new Collection('document', documentIndex, others)
  collection.load(structuredClone([...first.baseChunks()]))
  return collection
}

const asked = (search: Readonly<Record<string, string>>) => readSearch(documentView.shape, search)
const filterOf = (search: Readonly<Record<string, string>>) => {
  const { search: text, ...filters } = asked(search) as unknown as Readonly<Record<string, string>>
  const told = { status: (status: string) => statusConditions(status, TODAY) }
  return indexFilter(documentView.list, { search: text ?? '', filters }, told)
}
const page = (collection: Collection, search: Readonly<Record<string, string>>) => {
  const { sort, direction, page: asks, pageSize } = asked(search)
  const order = sort === 'updatedAt' ? {} : { sort }
  return collection.index.query({ ...filterOf(search), ...order, direction, page: asks, pageSize })
}
const found = (collection: Collection, search: Readonly<Record<string, string>>) =>
  page(collection, search).ids.join('')
const ann = '6a1f2f0e-6f0b-4a53-9f52-0d9a4f2f6f10'

describe('the list of documents', () => {
  const collection = collectionOf([
    { ...past, total: 3, balanceDue: 3, customerKey: 'b' },
    { dueDate: TODAY, total: 2, balanceDue: 2, customerKey: 'a', customerId: ann },
    { status: 'draft', documentNumber: 'INV202607-0002', issueDate: null },
    { ...paid('2026-07-02'), ...past, documentNumber: 'INV202607-0001' },
    { ...paid('2026-06-30'), issueDate: '2026-06-30' },
    { status: 'void', ...past },
    { ...quote, ...past, status: 'viewed', searchText: 'qte enamel mug' },
    { ...quote, status: 'accepted', ...past },
    { documentType: 'template', status: 'draft', balanceDue: 0 },
  ])

  it('DOC-10 shows everything but void ones, the last changed first', () => {
    expect(found(collection, {})).toBe('87643210')
    expect(found(collection, { status: 'void' })).toBe('5')
  })

  it('DOC-10 DOC-17 filters by type, status, customer, search and days, and by what follows from the day', () => {
    expect(found(collection, { documentType: 'quote' })).toBe('76')
    expect(found(collection, { status: 'sent' })).toBe('10')
    expect(found(collection, { status: 'open' })).toBe('10')
    expect(found(collection, { status: 'overdue' })).toBe('0')
    expect(found(collection, { status: 'expired' })).toBe('6')
    expect(found(collection, { status: 'draft' })).toBe('82')
    expect(found(collection, { status: 'unsent' })).toBe('2')
    expect(found(collection, { status: 'collected' })).toBe('3')
    expect(found(collection, { customerId: ann })).toBe('1')
    expect(found(collection, { search: 'MUG ena' })).toBe('6')
    expect(found(collection, { endDate: '2026-06-30' })).toBe('4')
    expect(found(collection, { startDate: '2026-07-01', documentType: 'invoice' })).toBe('310')
    expect(found(collection, { startDate: '2026-07-02' })).toBe('')
  })

  it.each(DOCUMENT_FILTERS)('DOC-10 finds as %s exactly the rows that the calls find', (standing) => {
    const told = collection.all().filter((row) => passesFilter(row as unknown as FilteredDocument, standing, TODAY))
    expect(told.length).toBeGreaterThan(0)
    expect(found(collection, { status: standing }).split('').sort()).toEqual(told.map(({ id }) => id).sort())
  })

  it('DOC-06 finds as overdue and expired exactly what its pill calls so', () => {
    for (const status of ['overdue', 'expired']) {
      const told = collection
        .all()
        .filter((row) => shownStatus(row as unknown as Parameters<typeof shownStatus>[0], TODAY) === status)
      expect(told.length).toBeGreaterThan(0)
      expect(found(collection, { status })).toBe(told.map(({ id }) => id).join(''))
    }
  })

  it('DOC-10 orders by a column, those without a value last', () => {
    const only = { documentType: 'invoice', startDate: '2026-07-01' }
    expect(found(collection, { ...only, sort: 'total', direction: 'asc' })).toBe('103')
    expect(found(collection, { ...only, sort: 'customerName', direction: 'desc' })).toBe('013')
    expect(found(collection, { documentType: 'invoice', sort: 'issueDate', direction: 'asc' })).toBe('40132')
    expect(found(collection, { documentType: 'invoice', sort: 'issueDate', direction: 'desc' })).toBe('31042')
  })

  it('DOC-08 DOC-10 credit notes are ordered by their amounts below zero, as they are shown', () => {
    const note = { documentType: 'creditnote' }
    const rows = [{ total: 2 }, { ...note, total: 3 }, { ...note, total: 1 }, { total: 1 }]
    const mixed = collectionOf(rows)
    expect(found(mixed, { sort: 'total', direction: 'asc' })).toBe('1230')
    expect(found(mixed, { sort: 'total', direction: 'desc' })).toBe('0321')
    const takingBack = DOCUMENT_TYPES.filter((type) => DOCUMENT_RULES[type].takesBack)
    expect(takingBack).toEqual([DOCUMENT_SORTS.total.negated.is])
  })

  it('DOC-10 a page has 10 documents, at least 5, and stays within the pages', () => {
    expect(asked({}).pageSize).toBe(10)
    expect(asked({ pageSize: '4' }).pageSize).toBe(10)
    expect(page(collection, { page: '9', pageSize: '5' })).toEqual({ ids: ['2', '1', '0'], total: 8, page: 2 })
  })

  it('NAV-08 bad values in the address are the defaults', () => {
    const bad = { documentType: 'bill', status: 'late', startDate: '2026-02-30', sort: 'colour', page: '-1' }
    expect(asked(bad)).toEqual(asked({}))
  })

  it('DOC-10 a document that comes to match or no longer matches enters or leaves', () => {
    const live = collectionOf([{}, past])
    expect(found(live, { status: 'overdue' })).toBe('1')
    live.setBase({ ...START, updatedAt: 5, ...past, id: '0' })
    live.setBase({ ...START, updatedAt: 6, ...past, ...paid(TODAY), id: '1' })
    live.flush()
    expect(found(live, { status: 'overdue' })).toBe('0')
    expect(found(live, { status: 'collected' })).toBe('1')
  })

  it('adds up what was found of one kind and one currency, and nothing else', () => {
    const sums = (search: Readonly<Record<string, string>>, rows = collection) =>
      sumsOf(rows.index.counts('sums', filterOf(search)))
    expect(sums({ status: 'open' })).toEqual({ currency: 'EUR', documentType: 'invoice', total: 5, balance: 5 })
    expect(sums({})).toBeUndefined()
    expect(sums({ search: 'nobody' })).toBeUndefined()
    expect(sums({ documentType: 'invoice' }, collectionOf([{}, { currency: 'USD' }]))).toBeUndefined()
    expect(sums({}, collectionOf([{ total: 2 ** 53 - 1 }, {}]))).toBeUndefined()
    expect(sums({}, collectionOf([{ total: 7 }, { total: 7 }]))).toMatchObject({ total: 14 })
  })

  it('DOC-15 what is owed on a draft is neither shown, exported nor added up', () => {
    const draft = { ...START, status: 'draft', id: 'd' } as unknown as DocumentRow
    const { balance } = documentView.columns
    expect([balance?.cell(draft, [], []), balance?.value?.(draft, [])]).toEqual([none, null])
    expect(balance?.value?.({ ...draft, status: 'sent' }, [])).toEqual({ decimal: '1.00' })
    const rows = collectionOf([{}, { status: 'draft' }])
    expect(sumsOf(rows.index.counts('sums', filterOf({ documentType: 'invoice' })))).toMatchObject({
      total: 2_000_000,
      balance: 1_000_000,
    })
  })

  it('DOC-08 DOC-10 what a credit note takes back is below zero among the amounts of others, in files and sums too', () => {
    const note = { ...START, documentType: 'creditnote', id: 'c' } as unknown as DocumentRow
    const { total } = documentView.columns
    expect([total?.cell(note, [], []), total?.value?.(note, [])]).toEqual(['-€1.00', { decimal: '-1.00' }])
    expect(documentView.card(note, []).value).toBe('-€1.00')
    expect(total?.value?.({ ...note, documentType: 'invoice' }, [])).toEqual({ decimal: '1.00' })
    const { index } = collectionOf([{ documentType: 'creditnote' }])
    const cells = documentView.totals?.cells(index.counts('sums', filterOf({ documentType: 'creditnote' })))
    expect(cells).toEqual({ total: '-€1.00' })
  })

  it('DOC-07 a quote of which an invoice was made is exported as invoiced', () => {
    const accepted = { ...START, ...quote, status: 'accepted', relatedDocuments: [], id: 'q' } as unknown as DocumentRow
    const link = { id: 'i', documentType: 'invoice', documentNumber: 'INV', relationship: 'converted_to' } as const
    const { status } = documentView.columns
    expect(status?.value?.(accepted, [])).toBe('Accepted')
    expect(status?.value?.({ ...accepted, relatedDocuments: [link] }, [])).toBe('Invoiced')
  })

  it('DOC-06 a tab offers the filters that can find something in it', () => {
    expect(statusesIn('quote')).toEqual(['expired', 'draft', 'sent', 'viewed', 'accepted', 'declined', 'void'])
    expect(statusesIn('invoice')).toEqual(expect.arrayContaining(['open', 'overdue', 'collected', 'partial', 'paid']))
  })
})

it('DOC-01 the card of a phone says what type of document a row is, once', () => {
  const row = { ...START, id: '1', customerName: 'Harbour Café', documentNumber: 'INV-7' } as unknown as DocumentRow
  const card = (more: object) => documentView.card({ ...row, ...more }, [])
  expect(card({}).detail).toBe('Invoice · INV-7 · Jul 1, 2026')
  expect(card({ customerName: '' })).toMatchObject({ title: 'Invoice', detail: 'INV-7 · Jul 1, 2026' })
})
