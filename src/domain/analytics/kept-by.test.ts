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

it('PAGE-02 receivables by month over many years are told a second time without a look at what did not change', () => {
  let looks = 0
  const paid: DocumentFacts = {
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
    sale: null,
  }
  const counted = new Proxy(paid, {
    get(facts, name: keyof DocumentFacts) {
      looks += 1
      return facts[name]
    },
  })
  const rows = new ChunkedRows([[counted]])
  const over = () =>
    receivablesOver(rows, bucketsOf({ from: '2010-01-01', to: '2026-12-31' }, 'month'), {}, datedRates([], 'EUR'))
  const told = over()
  expect([told.length, looks > 0]).toEqual([204, true])
  looks = 0
  expect([over(), looks]).toEqual([told, 0])
})
