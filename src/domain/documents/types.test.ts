import { describe, expect, it } from 'vitest'
import {
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  DOCUMENT_RULES,
  type DocumentStatus,
  type DocumentType,
  isIssued,
  isMoveAllowed,
  shownStatus,
  statusesOf,
} from './types.ts'

const ALL = 'draft sent viewed partial paid accepted declined received applied refunded void'
const without = (...names: readonly string[]) => ALL.split(' ').filter((name) => !names.includes(name))

/** DOC-06, written out again: the moves of each type, and from where. Staying is always allowed. */
const MOVES: Readonly<Record<DocumentType, Readonly<Record<string, readonly string[]>>>> = {
  invoice: {
    sent: without('void'),
    viewed: ['sent'],
    paid: without('void', 'refunded'),
    partial: without('void', 'refunded'),
    refunded: without('void'),
    void: ['draft'],
  },
  quote: {
    sent: without('void'),
    viewed: ['sent'],
    accepted: ['draft', 'sent', 'viewed', 'declined'],
    declined: ['draft', 'sent', 'viewed', 'accepted'],
    void: ['draft'],
  },
  receipt: { sent: without('void'), viewed: ['sent'], void: ['draft'] },
  creditnote: { sent: without('void'), viewed: ['sent'], applied: ['draft', 'sent', 'viewed'], void: ['draft'] },
  purchaseorder: { sent: without('void'), viewed: ['sent'], received: ['draft', 'sent', 'viewed'], void: ['draft'] },
  template: { sent: without('void'), viewed: ['sent'], void: ['draft'] },
}

const rows = DOCUMENT_TYPES.flatMap((type) =>
  DOCUMENT_STATUSES.map((to) => ({ type, to, from: [...(MOVES[type][to] ?? [])] })),
)

describe('the table of statuses', () => {
  it('DOC-06 has the statuses of the requirement', () => {
    expect([...DOCUMENT_STATUSES].toSorted()).toEqual(ALL.split(' ').toSorted())
  })

  it.each(rows)('DOC-06 a $type becomes $to from [$from]', ({ type, to, from }) => {
    const allowed = DOCUMENT_STATUSES.filter((status) => isMoveAllowed(type, status, to))
    expect(allowed.toSorted()).toEqual([...new Set([...from, to])].toSorted())
  })

  it.each(DOCUMENT_TYPES)('DOC-06 a %s offers what it can become', (type) => {
    expect([...statusesOf(type)].toSorted()).toEqual([...new Set(['draft', ...Object.keys(MOVES[type])])].toSorted())
  })

  it('DOC-06 nothing becomes a draft again', () => {
    const back = DOCUMENT_TYPES.flatMap((type) =>
      DOCUMENT_STATUSES.filter((status) => status !== 'draft' && isMoveAllowed(type, status, 'draft')),
    )
    expect(back).toEqual([])
  })

  it('DOC-18 everything but a draft and a void document has left the house', () => {
    expect(DOCUMENT_STATUSES.filter((status) => !isIssued(status))).toEqual(['draft', 'void'])
  })

  it('DOC-02 each type has its prefix', () => {
    expect(DOCUMENT_TYPES.map((type) => DOCUMENT_RULES[type].prefix)).toEqual(['INV', 'QTE', 'RCT', 'CN', 'PO', 'TPL'])
  })

  it('DOC-20 invoices and credit notes stay once issued; invoices alone are paid; purchase orders alone are bought', () => {
    const having = (name: 'staysOnceIssued' | 'isPaid' | 'isBought') =>
      DOCUMENT_TYPES.filter((type) => DOCUMENT_RULES[type][name])
    expect(having('staysOnceIssued')).toEqual(['invoice', 'creditnote'])
    expect(having('isPaid')).toEqual(['invoice'])
    expect(having('isBought')).toEqual(['purchaseorder'])
  })
})

describe('the status that is shown', () => {
  const shown = (documentType: DocumentType, status: DocumentStatus, dueDate: string | null, balanceDue = 100) =>
    shownStatus({ documentType, status, dueDate, balanceDue }, '2026-07-06')

  it.each(DOCUMENT_STATUSES)('DOC-17 an invoice that is %s a day past its due date', (status) => {
    const isOpen = ['sent', 'viewed', 'partial'].includes(status)
    expect(shown('invoice', status, '2026-07-05')).toBe(isOpen ? 'overdue' : status)
  })

  it.each(DOCUMENT_STATUSES)('DOC-07 a quote that is %s a day past its last day', (status) => {
    expect(shown('quote', status, '2026-07-05')).toBe(status === 'sent' || status === 'viewed' ? 'expired' : status)
  })

  it('DOC-17 the due day itself is in time, and no due date is never late', () => {
    expect(shown('invoice', 'sent', '2026-07-06')).toBe('sent')
    expect(shown('quote', 'sent', '2026-07-06')).toBe('sent')
    expect(shown('invoice', 'sent', null)).toBe('sent')
  })

  it('DOC-17 an invoice with nothing due is not overdue', () => {
    expect(shown('invoice', 'sent', '2026-07-05', 0)).toBe('sent')
    expect(shown('invoice', 'sent', '2026-07-05', -1)).toBe('sent')
  })

  it.each(['receipt', 'creditnote', 'purchaseorder', 'template'] as const)(
    'DOC-17 a %s is neither overdue nor expired',
    (type) => {
      expect(shown(type, 'sent', '2026-07-05')).toBe('sent')
    },
  )
})
