import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { shownCost } from '#domain/landed-cost/shown-cost.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw } from '#test/page/page.ts'
import { emptyLine } from './empty-line.ts'
import { landedOf } from './landed-input.ts'
import { LandedTable } from './landed-table.tsx'
import { landedMessages as messages } from './page-messages.ts'

const line = (id: string, own: PatchOfKind<'shipmentLine'>) =>
  emptyLine(id, 's', { description: id, quantity: 10_000, unitCost: 1_000_000, currency: 'EUR', ...own })

function drawTable(
  own: readonly ReturnType<typeof line>[],
  status: 'draft' | 'landed' = 'draft',
  charges: readonly RowOfKind<'shipmentCharge'>[] = [],
): void {
  const row = emptyRowOf('shipment', 's', { currency: 'EUR', status })
  const parts = { row, lines: own, charges }
  const landed = shownCost(landedOf(parts, 'fob'), charges)
  const lines = landed.lines.flatMap((cost) =>
    own.filter(({ id }) => id === cost.id).map((each) => ({ line: each, cost, effect: undefined })),
  )
  const work = { ...parts, dutyBasis: 'fob' as const, landed }
  draw(<LandedTable work={work} lines={lines} chosen="" onChoose={() => undefined} isApart />)
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the table of a landed cost', () => {
  it('SHIP-02 shows parts that add up by row and by column', () => {
    drawTable([
      line('Cup', { unitCost: 580_000, dutyPercent: 25_000 }),
      line('Jug', { unitCost: 420_000, dutyPercent: 25_000 }),
    ])
    expect(cellsOf('Cup').slice(1, 4)).toEqual(['0.58', '0.02', '0.60'])
    expect(cellsOf('Jug').slice(1, 4)).toEqual(['0.42', '0.01', '0.43'])
    expect(cellsOf(messages.sum).slice(1, 4)).toEqual(['1.00', '0.03', '1.03'])
  })

  it('SHIP-02 duty that is a charge and duty by the rates of the lines are two heads, and none is empty', () => {
    const paid = { kind: 'duty', label: '', estimatedAmount: 5_000_000, currency: 'EUR', shipmentId: 's' } as const
    const charges = [emptyRowOf('shipmentCharge', 'c', paid)]
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    drawTable([line('Cup', {})], 'draft', charges)
    expect(heads().filter((head) => head === messages.duty || head === messages.dutyByRate)).toEqual([messages.duty])
    cleanup()
    drawTable([line('Cup', { dutyPercent: 100_000 })], 'draft', charges)
    expect(heads()).toEqual(expect.arrayContaining([messages.duty, messages.dutyByRate]))
  })

  it('SHIP-02 tells a line without a product from one of which nothing came', () => {
    drawTable([line('Cup', { productId: 'p', receivedQuantity: 0 }), line('Jug', {})])
    expect(cellsOf('Cup')).toContain(messages.nothingCame)
    expect(cellsOf('Jug')).toContain(messages.noProduct)
  })

  it('SHIP-03 says of what has landed which cost the margin belongs to', () => {
    drawTable([line('Cup', { productId: 'p' })], 'landed')
    expect(screen.getByRole('columnheader', { name: messages.marginOfCost })).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: messages.margin })).toBeNull()
  })
})
