import { describe, expect, it } from 'vitest'
import { documentEntries, priceEntries, priceListEntries, recurringEntries, shipmentEntries } from './layers.ts'

const range = {
  firstDay: '2026-07-01',
  lastDay: '2026-07-31',
  fromMs: Date.parse('2026-07-01T00:00Z'),
  toMs: Date.parse('2026-08-01T00:00Z'),
}

describe('the layers of the calendar', () => {
  it('CAL-04 show unpaid invoices on the day they are due, and unanswered quotes on their last day', () => {
    const row = { balanceDue: 100, dueDate: '2026-07-31' }
    const rows = [
      { ...row, id: 'a', documentNumber: 'INV-1', documentType: 'invoice', status: 'sent' },
      { ...row, id: 'b', documentNumber: 'INV-2', documentType: 'invoice', status: 'paid', balanceDue: 0 },
      { ...row, id: 'c', documentNumber: 'QTE-1', documentType: 'quote', status: 'viewed' },
      { ...row, id: 'd', documentNumber: 'QTE-2', documentType: 'quote', status: 'accepted' },
      { ...row, id: 'e', documentNumber: 'INV-3', documentType: 'invoice', status: 'sent', dueDate: '2026-08-01' },
    ] as const
    expect(documentEntries(rows, range).map(({ fact, name, day }) => [fact, name, day])).toEqual([
      ['due', 'INV-1', '2026-07-31'],
      ['expires', 'QTE-1', '2026-07-31'],
    ])
  })

  it('CAL-04 show the coming runs of recurring invoices that are active', () => {
    const row = { repeat: 'monthly', dayOfMonth: 31, endsOn: null, name: 'Rent' } as const
    const rows = [
      { ...row, id: 'a', isActive: true, nextOn: '2026-06-30' },
      { ...row, id: 'b', isActive: false, nextOn: '2026-07-02' },
      { ...row, id: 'c', isActive: true, nextOn: '2026-07-02', repeat: 'weekly', endsOn: '2026-07-20' } as const,
    ]
    expect(recurringEntries(rows, range).map(({ rowId, day }) => [rowId, day])).toEqual([
      ['a', '2026-07-31'],
      ['c', '2026-07-02'],
      ['c', '2026-07-09'],
      ['c', '2026-07-16'],
    ])
  })

  it('CAL-04 show the runs of each year, however far away it is', () => {
    const row = { repeat: 'weekly', dayOfMonth: null, endsOn: null, name: 'Rent', id: 'a', isActive: true } as const
    const far = { ...range, firstDay: '2033-01-01', lastDay: '2033-01-14' }
    const found = recurringEntries([{ ...row, nextOn: '2026-12-06' }], far)
    expect(found.map(({ day }) => day)).toEqual(['2033-01-02', '2033-01-09'])
  })

  it('CAL-04 show planned prices and promotions where they begin and end, and expected shipments', () => {
    const at = (day: string): number => Date.parse(`${day}T08:00Z`)
    const price = { title: 'Summer', startsAt: at('2026-07-01'), endsAt: at('2026-08-02') }
    const rows = [
      { ...price, id: 'a', promotion: true, status: 'planned' },
      { ...price, id: 'b', promotion: false, status: 'cancelled' },
      { ...price, id: 'c', promotion: false, status: 'running', startsAt: at('2026-06-01'), endsAt: at('2026-07-31') },
    ]
    expect(priceEntries(rows, range).map(({ rowId, fact }) => [rowId, fact])).toEqual([
      ['a', 'promotion-begins'],
      ['c', 'price-ends'],
    ])
    const lists = [
      { id: 'a', title: 'Trade', status: 'active', validFrom: '2026-07-01', validTo: '2026-12-31' },
      { id: 'b', title: 'Fair', status: 'active', validFrom: null, validTo: '2026-07-31' },
      { id: 'c', title: 'Old', status: 'draft', validFrom: '2026-07-02', validTo: '2026-07-03' },
    ]
    expect(priceListEntries(lists, range).map(({ name, fact, day }) => [name, fact, day])).toEqual([
      ['Trade', 'list-begins', '2026-07-01'],
      ['Fair', 'list-ends', '2026-07-31'],
    ])
    const shipments = [
      { id: 'a', name: 'Sea', status: 'draft', arrivesOn: '2026-07-15' },
      { id: 'b', name: 'Air', status: 'landed', arrivesOn: '2026-07-15' },
      { id: 'c', name: 'Road', status: 'draft', arrivesOn: null },
    ]
    expect(shipmentEntries(shipments, range).map(({ rowId, day }) => [rowId, day])).toEqual([['a', '2026-07-15']])
  })
})
