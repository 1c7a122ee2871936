import { describe, expect, it } from 'vitest'
import { timelineMessages } from './timeline-messages.ts'

const told = { who: 'zoe@customer.example', amount: '', number: '', isPaidBack: false }

describe('what a timeline says of a mail', () => {
  it.each([
    ['mailed', 'sent', 'Mailed to zoe@customer.example'],
    ['mailed', 'outbox', 'Put into the outbox folder for zoe@customer.example'],
    ['mailed', 'queued', 'Mail to zoe@customer.example is on its way'],
    ['reminded', 'sent', 'Reminded zoe@customer.example'],
    ['reminded', 'outbox', 'Put into the outbox folder for zoe@customer.example'],
    ['reminded', 'failed', 'Not mailed to zoe@customer.example'],
  ] as const)('DOC-13 one that is %s and %s: %s', (kind, state, words) => {
    expect(timelineMessages.entry({ kind, state, ...told })).toBe(words)
  })

  it('DOC-18 money that was given back is not told as paid', () => {
    const paid = { ...told, kind: 'paid', state: undefined, amount: '$1.00' } as const
    expect(timelineMessages.entry(paid)).toBe('Paid: $1.00')
    expect(timelineMessages.entry({ ...paid, isPaidBack: true })).toBe('Paid back: $1.00')
  })

  it('DOC-08 a draft credit note is told as made, and as credited only once it is sent', () => {
    const note = { ...told, state: undefined, number: 'CN-1', amount: '$1.00' }
    expect(timelineMessages.entry({ ...note, kind: 'credit-drafted' })).toBe('Draft credit note made: CN-1, $1.00')
    expect(timelineMessages.entry({ ...note, kind: 'credited' })).toBe('Credited: CN-1, $1.00')
  })

  it('DOC-18 what is no mail has the words of its kind', () => {
    expect(timelineMessages.entry({ kind: 'shared', state: undefined, ...told })).toBe('Shared by link')
  })
})
