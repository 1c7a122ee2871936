import { describe, expect, it } from 'vitest'
import { scheduledPrice } from '#contract/entities/scheduled-price.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { momentAt } from './user-clock.ts'
import { layerEntries, type LayerRows } from './layer-entries.ts'
import { calendarMessages as messages } from './messages.ts'

const [BEGINS, ENDS] = [momentAt('2026-07-06', 480), momentAt('2026-07-20', 480)]

function plannedRows(...more: readonly object[]): LayerRows {
  const shelf = new Shelf()
  const sale = {
    title: 'Summer sale',
    productId: shelfId(9),
    amount: 1,
    startsAt: BEGINS,
    endsAt: ENDS,
    promotion: true,
  }
  more.forEach((data, index) => shelf.put(scheduledPrice.kind, shelfId(index + 1), { ...sale, ...data }))
  return { documents: [], recurring: [], priceLists: [], shipments: [], prices: shelf.all('scheduledPrice') }
}

describe('planned prices in the calendar', () => {
  it('CAL-04 LEDGER-02 what was planned together is one entry with all of its prices', () => {
    const entries = layerEntries(plannedRows({}, {}, { title: 'Mug' }), '2026-07-01', '2026-07-31')
    expect(entries.map(({ title, start, planned }) => [title, start, planned?.field, planned?.ids.length])).toEqual([
      [messages.happens['promotion-begins']('Summer sale', 2), BEGINS, 'startsAt', 2],
      [messages.happens['promotion-ends']('Summer sale', 2), ENDS, 'endsAt', 2],
      [messages.happens['promotion-begins']('Mug', 1), BEGINS, 'startsAt', 1],
      [messages.happens['promotion-ends']('Mug', 1), ENDS, 'endsAt', 1],
    ])
    expect(entries[0]?.link).toEqual({ screen: 'product-detail', search: { id: shelfId(9), view: 'planned' } })
  })

  it('CAL-04 what has begun stays begun, and its end can still be moved', () => {
    const entries = layerEntries(plannedRows({ status: 'running' }), '2026-07-01', '2026-07-31')
    expect(entries.map(({ planned }) => planned?.field)).toEqual([undefined, 'endsAt'])
    expect(layerEntries(plannedRows({ status: 'done' }), '2026-07-01', '2026-07-31')).toEqual([])
  })
})

describe('documents in the calendar', () => {
  it('CAL-04 say whose they are, and how much is open', () => {
    const owed = {
      id: shelfId(1),
      documentType: 'invoice',
      status: 'sent',
      documentNumber: 'INV-1',
      customerName: 'Lighthouse Cafe',
      dueDate: '2026-07-31',
      balanceDue: 3_900_000,
      currency: 'EUR',
    }
    const documents = [owed as unknown as RowOfKind<'document'>]
    const [entry] = layerEntries({ ...plannedRows(), documents }, '2026-07-01', '2026-07-31')
    expect(entry?.title).toBe('INV-1 is due · Lighthouse Cafe · €3.90')
  })
})
