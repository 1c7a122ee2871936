import { expect, it } from 'vitest'
import { ChunkedRows } from './chunked-rows.ts'
import type { DocumentFacts } from './document-facts.ts'
import { KeptBy } from './kept-by.ts'
import { bucketsOf } from './period.ts'
import { receivablesOver } from './receivables.ts'
import { datedRates } from './dated-rates.ts'

it('PAGE-02 the latest questions are remembered, each of its owner', () => {
  const kept = new KeptBy(() => ({}), 2)
  const [one, two] = [kept.of('one'), kept.of('two')]
  expect([kept.of('one') === one, kept.of('one', {}) === one]).toEqual([true, false])
  kept.of('three')
  // The one that was asked last of the two stays.
  expect([kept.of('one') === one, kept.of('two') === two]).toEqual([true, false])
})

const PAID: DocumentFacts = {
  id: 'a',
  documentType: 'invoice',
  status: 'paid',
  businessProfileId: null,
  customerId: null,
  currency: 'EUR',
  issueDate: '2010-01-01',
  dueDate: null,
  total: 100,
  balanceDue: 0,
  originalInvoiceId: null,
  updatedAt: 0,
  isConverted: false,
  payments: [{ date: null, amount: 100 }],
  wentBack: 0,
  sale: null,
}

/** The facts, each look at which is told by the name of the field. */
function watched(facts: DocumentFacts, look: (name: string) => void): DocumentFacts {
  return new Proxy(facts, {
    get(held, name: keyof DocumentFacts) {
      look(name)
      return held[name]
    },
  })
}

function overMonths(rows: ChunkedRows<DocumentFacts>) {
  return receivablesOver(rows, bucketsOf({ from: '2010-01-01', to: '2026-12-31' }, 'month'), {}, datedRates([], 'EUR'))
}

it('PAGE-02 receivables by month over many years are told a second time without a look at what did not change', () => {
  let looks = 0
  const rows = new ChunkedRows([[watched(PAID, () => (looks += 1))]])
  const told = overMonths(rows)
  expect([told.length, looks > 0]).toEqual([204, true])
  looks = 0
  expect([overMonths(rows), looks]).toEqual([told, 0])
})

it('PAGE-02 DOC-06 what is written off is worked out once for all months', () => {
  let looks = 0
  const credited: DocumentFacts = { ...PAID, status: 'refunded', payments: [] }
  const note: DocumentFacts = {
    ...PAID,
    id: 'b',
    documentType: 'creditnote',
    issueDate: '2010-02-01',
    total: 40,
    originalInvoiceId: 'a',
  }
  const look = (name: string): void => {
    if (name === 'originalInvoiceId') looks += 1
  }
  const told = overMonths(new ChunkedRows([[credited, watched(note, look)]]))
  expect(told.map(({ open }) => open)).toEqual([40, ...Array.from({ length: 203 }, () => 0)])
  // Once for each month, and once for what is left at last.
  expect(looks).toBe(told.length + 1)
})
