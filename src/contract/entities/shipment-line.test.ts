import { expect, it } from 'vitest'
import { type AnyPatch, type AnyRow, general } from '../entity.ts'
import { Refusal } from '../refusal.ts'
import { nextRow } from '../next-row.ts'
import { shipmentLine } from './shipment-line.ts'

const [ID, SHIPMENT] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
const LANDED = 'This shipment has landed. Take its landing back to change the lines.'

function written(status: string, before: AnyRow | undefined, data: AnyPatch): AnyRow {
  const get = (kind: string) => (kind === 'shipment' ? { id: SHIPMENT, status } : undefined)
  const seen = { before, get, flagged: () => undefined } as Parameters<typeof nextRow>[2]
  return nextRow(general(shipmentLine), { op: before ? 'patch' : 'put', kind: 'shipmentLine', id: ID, data }, seen, 1)
}

function issuesOf(work: () => unknown): Refusal['issues'] {
  try {
    work()
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.issues
  }
}

it('SHIP-03 a line of a landed shipment keeps what its cost was made of, and a new one is refused as a whole', () => {
  const line = { shipmentId: SHIPMENT, sku: 'MUG', description: 'Mug', quantity: 10_000, unitCost: 50_000 }
  const there = written('draft', undefined, line)
  expect(issuesOf(() => written('landed', there, { quantity: 20_000, hsCode: '6911' }))).toEqual([
    { field: 'quantity', message: LANDED },
  ])
  expect(issuesOf(() => written('landed', undefined, line))).toEqual([{ field: 'shipmentId', message: LANDED }])
})
