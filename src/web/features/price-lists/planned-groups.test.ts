import type { RowOfKind } from '#contract/row-kinds.ts'
import { describe, expect, it } from 'vitest'
import { plannedGroups } from './planned-groups.ts'
import { plannedMessages } from './planned-messages.ts'

let made = 0
function planned(change: Partial<RowOfKind<'scheduledPrice'>> = {}): RowOfKind<'scheduledPrice'> {
  made += 1
  const base = { id: `s${made}`, title: 'Sale', productId: `p${made}`, patchKind: 'percentOff', percentOff: 200_000 }
  const rest = { amount: null, currency: 'USD', startsAt: 10, endsAt: 20, status: 'planned', promotion: true }
  return { ...base, ...rest, priceListId: null, ...change } as unknown as RowOfKind<'scheduledPrice'>
}

describe('planned prices', () => {
  it('LEDGER-02 are grouped as they were planned; what has something to do comes first, the next one before later ones', () => {
    const rows = [
      planned({ status: 'done', startsAt: 1 }),
      planned({ status: 'cancelled', startsAt: 5 }),
      planned({ startsAt: 30, endsAt: 40 }),
      planned(),
      planned(),
      planned({ status: 'running', startsAt: 2 }),
    ]
    const shape = plannedGroups(rows).map((group) => [group[0]?.status, group[0]?.startsAt, group.length])
    expect(shape).toEqual([
      ['running', 2, 1],
      ['planned', 10, 2],
      ['planned', 30, 1],
      ['cancelled', 5, 1],
      ['done', 1, 1],
    ])
  })

  it('LEDGER-02 say what they do', () => {
    expect(plannedMessages.change(planned())).toBe('20% off')
    expect(plannedMessages.change(planned({ percentOff: -50_000 }))).toBe('5% up')
    expect(plannedMessages.change(planned({ patchKind: 'price', amount: 12_500_000 }))).toBe('$12.50')
  })
})
