import { expect, it } from 'vitest'
import type { AnyRow } from '../entity.ts'
import { general } from '../entity.ts'
import { product } from '../entities/product.ts'
import { commandRows } from '../command.ts'
import { dropUntouched } from './untouched-rows.ts'

const id = '0190a7d2-6a4e-7cc0-9a55-2f3f3f3f3f3f'
const drop = dropUntouched(general(product))

/** What the command comes to where the server has this row, and another row that names it. */
function changes(row: Partial<AnyRow> | undefined, naming?: string) {
  const rows = {
    get: () => row && ({ id, version: 1, createdAt: 5, updatedAt: 5, ...row } as AnyRow),
    find: ({ kind }: { kind: string }) =>
      kind === naming ? [{ id: 'x', version: 1, createdAt: 1, updatedAt: 1 }] : [],
  }
  return drop.run({ id }, commandRows(rows) as Parameters<typeof drop.run>[1], { now: 9, newId: () => 'new' }).changes
}

it('PROD-02 SYNC-02 a row goes only if nothing was written to it since it was made, on any device', () => {
  expect(changes({})).toEqual([{ op: 'delete', kind: 'product', id }])
  expect(changes({ updatedAt: 6 })).toEqual([])
  expect(changes(undefined)).toEqual([])
})

it('PROD-02 a row that another one names stays', () => {
  expect(drop.reads({ id }).lookups?.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['scheduledPrice', 'priceListPrice', 'shipmentLine']),
  )
  expect(changes({}, 'scheduledPrice')).toEqual([])
})
