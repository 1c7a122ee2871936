import { expect, it } from 'vitest'
import { productAt, sourcesOf } from '#test/insight-shop.ts'
import { dismissalRowId, dismissalsOf } from '#domain/insights/dismissals.ts'
import { findInsights } from '#domain/insights/find-insights.ts'
import { shownInsights } from '#domain/insights/shown-insights.ts'
import { isUuid } from '#domain/uuid.ts'
import type { DeriveContext } from '../entity.ts'
import { general } from '../entity.ts'
import { nextRow } from '../next-row.ts'
import type { RowOfKind } from '../row-kinds.ts'
import { insightDismissal } from './insight-dismissal.ts'

const context: DeriveContext = { get: () => undefined, flagged: () => undefined, before: undefined }

/** The row that a device writes when its user dismisses an insight. */
function dismissed(insightId: string, cause: string, before?: RowOfKind<'insightDismissal'>) {
  const change = {
    op: 'patch',
    kind: 'insightDismissal',
    id: dismissalRowId(insightId),
    data: { insightId, cause },
  } as const
  const seen = { ...context, before }
  const op = before ? change : ({ ...change, op: 'put' } as const)
  return nextRow(general(insightDismissal), op, seen, 1_800_000_000_000) as RowOfKind<'insightDismissal'>
}

it('INS-02 dismissing the same insight on two devices is one row, and the later cause counts', () => {
  const first = dismissed('lowMargin:a', 'EUR 1 2')
  const second = dismissed('lowMargin:a', 'EUR 1 3', first)
  expect(isUuid(first.id)).toBe(true)
  expect(second).toMatchObject({ id: first.id, insightId: 'lowMargin:a', cause: 'EUR 1 3' })
  expect(dismissalRowId('lowMargin:b')).not.toBe(first.id)
})

it('INS-02 a stored dismissal hides its insight until the cause changes', () => {
  const shown = (cost: number, rows: readonly RowOfKind<'insightDismissal'>[]) => {
    const dismissals = dismissalsOf(rows)
    return shownInsights(findInsights(sourcesOf({ products: [productAt('a', cost, 100)] }), dismissals, 6), dismissals)
  }
  const [insight] = shown(90, []).cards
  const row = dismissed(insight!.id, insight!.cause)
  expect(shown(90, [row]).cards.map(({ id }) => id)).not.toContain(insight!.id)
  expect(shown(91, [row]).cards.map(({ id }) => id)).toContain(insight!.id)
})
