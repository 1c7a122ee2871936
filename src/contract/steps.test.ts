import { describe, expect, it } from 'vitest'
import { document } from './entities/document.ts'
import { general } from './entity.ts'
import { checkPatch, checkPatchSteps } from './patch-schema.ts'
import { allSteps, type Steps, stepByStep } from './steps.ts'
import { fromRest, fromRestSteps } from './rest-codec.ts'

const DOCUMENT = general(document)
const lines = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, n) => ({ description: `Line ${n}`, quantity: 2, unitPrice: n, ...fields }))

function stepsOf<T>(steps: Steps<T>): number {
  let count = 1
  while (steps.next().done !== true) count += 1
  return count
}

describe('a list of many lines', () => {
  it('OPS-06 is converted and checked some lines at a time, and comes to the same', async () => {
    let waits = 0
    const wait = (): Promise<void> => Promise.resolve(void (waits += 1))
    const body = { documentType: 'quote', items: lines(950) }
    const { patch, issues } = await stepByStep(fromRestSteps(DOCUMENT, body, undefined), wait)
    expect(issues).toEqual([])
    expect(patch).toEqual(fromRest(DOCUMENT, body, undefined).patch)
    expect(waits).toBe(9)
    expect(await stepByStep(checkPatchSteps(DOCUMENT, patch), wait)).toEqual(checkPatch(DOCUMENT, patch))
    expect(waits).toBe(9 + 10)
    expect(stepsOf(checkPatchSteps(DOCUMENT, { notes: 'Offer' }))).toBe(1)
  })

  it('API-02 what is wrong with a line far down is told by its place', () => {
    const wrong = { items: [...lines(500), ...lines(1, { quantity: 'many' }), ...lines(300)] }
    expect(fromRest(DOCUMENT, wrong, undefined).issues).toMatchObject([{ field: 'items.500.quantity' }])
    const { patch } = fromRest(DOCUMENT, { items: lines(900) }, undefined)
    const items = (patch['items'] as object[]).map((line, n) => (n === 700 ? { ...line, unitPrice: 'dear' } : line))
    const refusal = (check: () => unknown): unknown => {
      try {
        return check()
      } catch (error) {
        return error
      }
    }
    const bySteps = refusal(() => allSteps(checkPatchSteps(DOCUMENT, { items })))
    expect(bySteps).toEqual(refusal(() => checkPatch(DOCUMENT, { items })))
    expect(bySteps).toMatchObject({ issues: [{ field: 'items.700.unitPrice' }] })
  })

  it('API-02 a list that is too long is refused as before', () => {
    const { patch } = fromRest(DOCUMENT, { items: lines(1_001) }, undefined)
    expect(() => allSteps(checkPatchSteps(DOCUMENT, patch))).toThrow('not valid')
  })
})
