import { describe, expect, it } from 'vitest'
import { MONEY_TABLE, STATUS_CASES } from '#test/document-status-table.ts'
import {
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  type DocumentStatus,
  isMoveAllowed,
  statusesOf,
} from '#domain/documents/types.ts'
import { invoiceOf, nextAction, type OfferedAction, otherActions, takesPayments } from './next-action.ts'

const row = {
  total: 1_000,
  amountPaid: 0,
  balanceDue: 1_000,
  creditedAmount: 0,
  creditedInDrafts: 0,
  relatedDocuments: [],
} as const
const words = (act: OfferedAction | undefined): string | undefined =>
  act && (act.kind === 'move' ? `to ${act.status}` : act.action)

describe('what a document offers', () => {
  it.each([
    ['invoice', 'draft', 'to sent'],
    ['invoice', 'sent', 'pay'],
    ['invoice', 'partial', 'pay'],
    ['quote', 'draft', 'to sent'],
    ['quote', 'viewed', 'convert'],
    ['quote', 'declined', undefined],
    ['creditnote', 'sent', 'to applied'],
    ['creditnote', 'applied', undefined],
    ['purchaseorder', 'sent', 'to received'],
    ['purchaseorder', 'received', undefined],
    ['receipt', 'sent', undefined],
    ['template', 'draft', 'use'],
    ['invoice', 'void', undefined],
  ] as const)('DOC-06 a %s that is %s: first %s', (documentType, status, act) => {
    expect(words(nextAction({ ...row, documentType, status }))).toBe(act)
  })

  it('DOC-08 DOC-15 a credit note that counts on its invoice in full is not to be applied; what is left for the customer is', () => {
    const note = { ...row, documentType: 'creditnote', status: 'sent', balanceDue: 0 } as const
    expect(nextAction(note, { balanceDue: 0 })).toBeUndefined()
    expect(nextAction(note, { balanceDue: 500 })).toBeUndefined()
    expect(otherActions(note, { balanceDue: 0 }).map(words)).toContain('to applied')
    expect(words(nextAction(note, { balanceDue: -500 }))).toBe('to applied')
    expect(words(nextAction({ ...note, status: 'draft' }, { balanceDue: 0 }))).toBe('to sent')
  })

  it('DOC-15 nothing more is asked for an invoice that is paid, or credited in full', () => {
    expect(nextAction({ ...row, documentType: 'invoice', status: 'paid', balanceDue: 0 })).toBeUndefined()
    const credited = { ...row, balanceDue: 0, creditedAmount: 400 }
    expect(nextAction({ ...credited, documentType: 'invoice', status: 'partial' })).toBeUndefined()
    expect(nextAction({ ...row, documentType: 'invoice', status: 'refunded' })).toBeUndefined()
  })

  it.each([
    ['is open', 'sent', {}, 'first'],
    ['waits while a draft takes a part back', 'sent', { creditedAmount: 400, creditedInDrafts: 400 }, 'first'],
    ['is to be credited in full by a draft', 'sent', { creditedAmount: 1_000, creditedInDrafts: 1_000 }, 'menu'],
    ['was paid, and may be paid twice', 'paid', { amountPaid: 1_000, balanceDue: 0 }, 'menu'],
    ['was paid twice, so that something goes back', 'paid', { amountPaid: 2_000, balanceDue: -1_000 }, 'menu'],
    [
      'was credited after its payment',
      'refunded',
      { amountPaid: 1_000, balanceDue: -1_000, creditedAmount: 1_000 },
      'menu',
    ],
    ['is below zero', 'sent', { total: -1_000, balanceDue: -1_000 }, 'menu'],
    ['was credited in full', 'refunded', { balanceDue: 0, creditedAmount: 1_000 }, 'nowhere'],
    ['was credited in parts', 'sent', { balanceDue: 0, creditedAmount: 1_000 }, 'nowhere'],
    ['comes to nothing', 'sent', { total: 0, balanceDue: 0 }, 'nowhere'],
    ['is void', 'void', {}, 'nowhere'],
  ] as const)(
    'DOC-15 DOC-06 a payment of an invoice that %s is offered where there is money',
    (_, status, money, place) => {
      const invoice = { ...row, documentType: 'invoice', status, ...money } as const
      const isFirst = words(nextAction(invoice)) === 'pay'
      const isInMenu = otherActions(invoice).map(words).includes('pay')
      expect(isFirst ? 'first' : isInMenu ? 'menu' : 'nowhere').toBe(place)
      expect(takesPayments(invoice)).toBe(place !== 'nowhere')
    },
  )

  it('DOC-15 no status is offered for an invoice that its money contradicts', () => {
    const moves = (more: Partial<Parameters<typeof otherActions>[0]>) =>
      otherActions({ ...row, documentType: 'invoice', status: 'sent', ...more })
        .filter(({ kind }) => kind === 'move')
        .map(words)
    expect(moves({})).toEqual(['to viewed', 'to paid'])
    expect(moves({ status: 'viewed' })).toEqual(['to sent', 'to paid'])
    expect(moves({ status: 'partial', amountPaid: 400, balanceDue: 600 })).toEqual(['to paid'])
    expect(moves({ status: 'paid', amountPaid: 1_000, balanceDue: 0 })).toEqual([])
    expect(moves({ status: 'refunded', balanceDue: 0, creditedAmount: 1_000 })).toEqual([])
    // Called so by another program, without a payment.
    expect(moves({ status: 'partial' })).toEqual(['to sent', 'to paid'])
  })

  it.each(MONEY_TABLE)('DOC-06 DOC-15 an invoice that is $name offers what the table says: $offered', (money) => {
    const status = money.sent as DocumentStatus
    const { paid: amountPaid, credited: creditedAmount, balance: balanceDue } = money
    const own = {
      documentType: 'invoice',
      status,
      total: 100,
      amountPaid,
      creditedAmount,
      creditedInDrafts: 0,
      balanceDue,
      relatedDocuments: [],
    } as const
    const moves = otherActions(own).flatMap((act) => (act.kind === 'move' ? act.status : []))
    expect(moves).toEqual(money.offered)
    const allowed = STATUS_CASES.filter(
      ({ type, from, outcome }) => `${type} ${from} ${outcome}` === `invoice ${status} +`,
    )
    expect(allowed.map(({ to }) => to)).toEqual(expect.arrayContaining([...money.offered]))
  })

  it('DOC-07 a quote that has become an invoice leads to it, and becomes no other one', () => {
    const link = { id: 'i', documentType: 'invoice', documentNumber: 'INV-1', relationship: 'converted_to' } as const
    const quote = { ...row, documentType: 'quote', status: 'accepted' } as const
    const offered = (relatedDocuments: (typeof link)[]) => {
      const own = { ...quote, relatedDocuments }
      return [nextAction(own), ...otherActions(own)].map(words)
    }
    expect(offered([])).toContain('convert')
    expect(offered([link])).not.toContain('convert')
    expect(invoiceOf({ relatedDocuments: [link] })?.id).toBe('i')
  })

  it('DOC-08 a credit note is offered for what was issued and is not credited in full', () => {
    const acts = (more: Partial<Parameters<typeof otherActions>[0]>) =>
      otherActions({ ...row, documentType: 'invoice', status: 'sent', ...more }).map(words)
    expect(acts({})).toContain('credit')
    expect(acts({ status: 'draft' })).not.toContain('credit')
    expect(acts({ creditedAmount: 1_000 })).not.toContain('credit')
    expect(acts({ total: -1_000, balanceDue: -1_000 })).toContain('credit')
  })

  it('DOC-17 invoices and templates are repeated, nothing else is and nothing void', () => {
    const repeats = (documentType: (typeof DOCUMENT_TYPES)[number], status: 'draft' | 'void') =>
      otherActions({ ...row, documentType, status })
        .map(words)
        .includes('repeat')
    expect(DOCUMENT_TYPES.filter((type) => repeats(type, 'draft'))).toEqual(['invoice', 'template'])
    expect(DOCUMENT_TYPES.filter((type) => repeats(type, 'void'))).toEqual([])
  })

  it('DOC-06 only moves of the table are offered, and nothing twice', () => {
    for (const documentType of DOCUMENT_TYPES) {
      for (const status of DOCUMENT_STATUSES.filter((each) => statusesOf(documentType).includes(each))) {
        const all = [nextAction({ ...row, documentType, status }), ...otherActions({ ...row, documentType, status })]
        const offered = all.flatMap((act) => act ?? [])
        expect(new Set(offered.map(words)).size).toBe(offered.length)
        for (const act of offered) {
          if (act.kind === 'move') expect(isMoveAllowed(documentType, status, act.status)).toBe(true)
        }
      }
    }
  })
})
