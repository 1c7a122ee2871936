import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportRow } from '#contract/change-set-rows.ts'
import { draftInput } from './draft-input.ts'

const row = (data: Record<string, unknown>, more: Partial<ImportRow> = {}): ImportRow => ({ n: 1, data, ...more })

describe('the draft of an uploaded row', () => {
  it('PROD-14 keeps a good row as it is', () => {
    const data = { sku: 'A', name: 'Mug ☕', baseCost: 4, tags: ['x'], vatTax: null }
    const names = { category: ['Kitchen', 'Cups'], brand: 'Acme' }
    expect(draftInput(row(data, names))).toEqual({ data, ...names, problems: [] })
  })

  it('PROD-14 keeps of a cell of 2 MB what a person needs to find it', () => {
    const { data, problems } = draftInput(row({ name: 'x'.repeat(2_000_000), sku: 'A' }))
    expect(problems).toEqual([{ field: 'name', message: 'must have at most 300 characters' }])
    expect(String(data['name']).length).toBeLessThan(400)
    expect(data['sku']).toBe('A')
  })

  it.each([
    ['a NUL byte', 'Mu\0g', 'Mu\ufffdg'],
    ['half a character', 'Mug \ud83d', 'Mug \ufffd'],
    ['a whole character beside half of one', '☕\ud83d\ude00\ude00', '☕😀\ufffd'],
  ])('PROD-14 shows %s as a replacement character beside the reason', (_, name, shown) => {
    const { data, problems } = draftInput(row({ name }))
    expect([data['name'], problems]).toEqual([
      shown,
      [{ field: 'name', message: 'must not contain NUL or broken characters' }],
    ])
  })

  it('PROD-14 names fields that products do not have, and keeps nothing of them', () => {
    const { data, problems } = draftInput(row({ name: 'Mug', totalCost: 1, toString: 'x', ['\0']: 1, userId: 'bob' }))
    expect(data).toEqual({ name: 'Mug' })
    expect(problems).toEqual(
      ['totalCost', 'toString', '\ufffd', 'userId'].map((field) => ({
        field,
        message: 'does not exist or is read-only',
      })),
    )
  })

  it('PROD-14 any row at all becomes one that a database can keep', () => {
    const cell = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }))
    const problem = fc.record({ field: fc.string({ unit: 'binary' }), message: fc.string({ unit: 'binary' }) })
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('name', 'sku', 'tags', 'variants', '__proto__'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, cell)), fc.array(problem), (cells, problems) => {
        const data = JSON.parse(JSON.stringify(Object.fromEntries(cells))) as Record<string, unknown>
        const text = JSON.stringify(draftInput(row(data, { problems })))
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/)
        expect(text.length).toBeLessThan(100_000)
      }),
    )
  })
})
