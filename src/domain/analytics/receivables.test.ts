import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertedExactly, day, documents, RATE_SETS, range, roundedExactly, target } from '#test/analytics-shop.ts'
import { AGES, type Age } from '../documents/ageing.ts'
import { isOwed } from '../documents/document-state.ts'
import { datedRates } from './dated-rates.ts'
import { daysToPay } from './days-to-pay.ts'
import { type AnalysedDocument, documentFacts } from './document-facts.ts'
import { bucketsOf, rangeBefore } from './period.ts'
import { quoteFigures } from './quotes.ts'
import { receivablesOn, receivablesOver } from './receivables.ts'
import { receivedFigures } from './received.ts'

const RATES = datedRates(RATE_SETS, 'EUR')
const factsOf = (papers: readonly AnalysedDocument[]) => papers.map(documentFacts)
const isOut = ({ status }: AnalysedDocument): boolean => status !== 'draft' && status !== 'void'
const DAY_MS = 86_400_000
/** After every day of the random shops. */
const AT_LAST = '2026-12-31'

/** What is open of each invoice on a day, from the words of the requirement. */
function openOf(papers: readonly AnalysedDocument[], on: string): ReadonlyMap<string, number> {
  const open = new Map<string, number>()
  for (const { id, issueDate, currency, total, payments, ...paper } of papers.filter(isOut)) {
    if (paper.documentType !== 'invoice' || issueDate === null || issueDate > on) continue
    const leftOn = (until: string): number => {
      let left = total
      for (const { date, amount } of payments) if ((date ?? issueDate) <= until) left -= amount
      for (const note of papers.filter(isOut)) {
        if (note.documentType !== 'creditnote' || note.originalInvoiceId !== id || note.currency !== currency) continue
        if (note.issueDate !== null && note.issueDate <= until) left -= note.total
      }
      return left
    }
    // Of one that was set to credited nobody asks for what is left at last, on no day.
    const left = leftOn(on) - (paper.status === 'refunded' ? Math.max(0, leftOn('9999-12-31')) : 0)
    if (left > 0) open.set(id, left)
  }
  return open
}

function ageOf({ dueDate, issueDate }: AnalysedDocument, on: string): Age {
  const late = (Date.parse(on) - Date.parse(dueDate ?? issueDate ?? on)) / DAY_MS
  if (late <= 0) return 'notDue'
  if (late <= 30) return 'to30'
  return late <= 60 ? 'to60' : late <= 90 ? 'to90' : 'over90'
}

describe('the receivables', () => {
  it('PAGE-02 DOC-17 by age equal a recomputation on random shops, on any day in three currencies', () => {
    fc.assert(
      fc.property(documents, day, target, (papers, on, currency) => {
        const { ages, open, overdue, leftOut } = receivablesOn(
          factsOf(papers),
          { to: on },
          datedRates(RATE_SETS, currency),
        )
        const expected = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 }
        const missing: string[] = []
        for (const [id, amount] of openOf(papers, on)) {
          const paper = papers.find((each) => each.id === id)
          if (!paper) continue
          const there = convertedExactly(amount, paper.currency, currency, paper.issueDate ?? '')
          if (there === undefined) missing.push(id)
          else expected[ageOf(paper, on)] += there
        }
        expect(Object.fromEntries(AGES.map((age) => [age, ages[age].amount]))).toEqual(expected)
        expect(open - overdue).toBe(expected.notDue)
        for (const { amount, amounts } of Object.values(ages)) {
          expect([...amounts.values()].reduce((sum, each) => sum + each, 0)).toBe(amount)
        }
        expect(leftOut.unconverted.flatMap(({ ids }) => ids).toSorted()).toEqual(missing.toSorted())
      }),
    )
  })

  it('PAGE-02 once every day is past, the open invoices are those of the filter of the list', () => {
    fc.assert(
      fc.property(documents, (papers) => {
        // A status that somebody set by hand, against the money, is another matter.
        const sent = papers.map((paper) => ({
          ...paper,
          issueDate: paper.issueDate ?? '2026-01-02',
          status: isOut(paper) && paper.status !== 'refunded' ? ('sent' as const) : paper.status,
        }))
        const { ages } = receivablesOn(factsOf(sent), { to: AT_LAST, currency: 'EUR' }, RATES)
        const listed = sent.filter((paper) => paper.currency === 'EUR' && isOwed(paper)).map(({ id }) => id)
        expect(AGES.flatMap((age) => ages[age].ids).toSorted()).toEqual(listed.toSorted())
      }),
    )
  })

  it('PAGE-02 over time are those at the end of each part', () => {
    fc.assert(
      fc.property(documents, range, (papers, whole) => {
        const facts = factsOf(papers)
        const buckets = bucketsOf(whole, 'month')
        const filter = { customerId: 'ann', businessProfileId: 'b1' }
        expect(receivablesOver(facts, buckets, filter, RATES)).toEqual(
          buckets.map(({ to }) => receivablesOn(facts, { ...filter, to }, RATES)),
        )
      }),
    )
  })

  it('PAGE-02 of nobody are nothing', () => {
    const { open, overdue, ages } = receivablesOn([], { to: AT_LAST }, RATES)
    expect([open, overdue, ...AGES.map((age) => ages[age].amount)]).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('PAGE-01 DOC-15 what was received equals a recomputation, by the day of each payment', () => {
    fc.assert(
      fc.property(documents, range, target, (papers, whole, currency) => {
        const receivedIn = (from: string, to: string): number =>
          papers
            .filter(isOut)
            .reduce((sum, { documentType, issueDate, payments, total, relatedDocuments, currency: own }) => {
              if (issueDate === null) return sum
              const isReceipt = documentType === 'receipt' && relatedDocuments.length === 0
              if (documentType !== 'invoice' && !isReceipt) return sum
              const inside = (isReceipt ? [{ date: issueDate, amount: total }] : payments).filter(
                ({ date }) => (date ?? issueDate) >= from && (date ?? issueDate) <= to,
              )
              return inside.reduce(
                (all, { amount }) => all + (convertedExactly(amount, own, currency, issueDate) ?? 0),
                sum,
              )
            }, 0)
        const figures = receivedFigures(factsOf(papers), { range: whole }, 'week', datedRates(RATE_SETS, currency))
        const before = rangeBefore(whole)
        expect(figures.amount).toBe(receivedIn(whole.from, whole.to))
        expect([...figures.amounts.values()].reduce((sum, each) => sum + each, 0)).toBe(figures.amount)
        expect(figures.before.amount).toBe(receivedIn(before.from, before.to))
        expect(figures.buckets.map(({ amount }) => amount)).toEqual(
          figures.buckets.map(({ from, to }) => receivedIn(from, to)),
        )
      }),
    )
  })
})

describe('the days to pay', () => {
  const paid = (id: string, date: string, more: Partial<AnalysedDocument> = {}): AnalysedDocument => ({
    id,
    documentType: 'invoice',
    status: 'paid',
    businessProfileId: null,
    customerId: null,
    currency: 'EUR',
    issueDate: '2026-03-01',
    dueDate: '2026-03-15',
    items: [],
    taxes: [],
    pricesIncludeTax: false,
    taxAmount: 0,
    total: 100,
    payments: [{ id: 'p', date, amount: 100, reference: '', creditWith: null, isStillOwed: false }],
    balanceDue: 0,
    originalInvoiceId: null,
    relatedDocuments: [],
    creditedAmount: 0,
    creditedInDrafts: 0,
    updatedAt: 0,
    ...more,
  })
  const whole = { from: '2026-03-01', to: '2026-03-31' }

  it('PAGE-02 count from the day of issue to the payment that settled the invoice', () => {
    const papers = [paid('a', '2026-03-11'), paid('b', '2026-03-16'), paid('c', '2026-03-05')]
    expect(daysToPay(factsOf(papers), { range: whole })).toEqual({
      ids: ['b', 'a', 'c'],
      meanTenths: 97,
      medianDays: 10,
      onTime: 666_667,
    })
  })

  it('PAGE-02 are none where nothing was paid, where part is open, and where a credit note settled it', () => {
    const papers = [
      paid('a', '2026-04-11'),
      paid('b', '2026-03-11', { balanceDue: 50 }),
      paid('c', '', { payments: [] }),
      paid('d', '2026-03-11', { status: 'void' }),
    ]
    expect(daysToPay(factsOf(papers), { range: whole })).toEqual({
      ids: [],
      meanTenths: null,
      medianDays: null,
      onTime: null,
    })
  })

  it('PAGE-02 are none for an invoice that was paid before it was issued', () => {
    const { meanTenths } = daysToPay(factsOf([paid('a', '2026-02-01')]), {
      range: { from: '2026-02-01', to: '2026-02-28' },
    })
    expect(meanTenths).toBe(0)
  })
})

describe('the quotes', () => {
  it('PAGE-02 DOC-06 DOC-17 are told by what became of them, and their rate by those that came to an end', () => {
    fc.assert(
      fc.property(documents, range, day, target, (papers, whole, today, currency) => {
        const figures = quoteFigures(factsOf(papers), { range: whole }, today, datedRates(RATE_SETS, currency))
        const found = papers.filter(
          (paper) =>
            paper.documentType === 'quote' &&
            isOut(paper) &&
            paper.issueDate !== null &&
            paper.issueDate >= whole.from &&
            paper.issueDate <= whole.to,
        )
        const accepted = found.filter(({ status }) => status === 'accepted')
        const declined = found.filter(({ status }) => status === 'declined')
        const others = found.filter((paper) => !accepted.includes(paper) && !declined.includes(paper))
        const expired = others.filter(({ dueDate }) => dueDate !== null && dueDate < today)
        const idsOf = (all: readonly AnalysedDocument[]) => all.map(({ id }) => id)
        expect([figures.accepted.ids, figures.declined.ids, figures.expired.ids]).toEqual(
          [accepted, declined, expired].map(idsOf),
        )
        expect(figures.waiting.ids).toHaveLength(others.length - expired.length)
        const ended = BigInt(accepted.length + declined.length + expired.length)
        const rate = ended === 0n ? null : roundedExactly([BigInt(accepted.length) * 1_000_000n, ended])
        expect(figures.acceptedRate).toBe(rate)
        const amount = accepted.reduce(
          (sum, paper) => sum + (convertedExactly(paper.total, paper.currency, currency, paper.issueDate ?? '') ?? 0),
          0,
        )
        expect(figures.accepted.amount).toBe(amount)
      }),
    )
  })
})
