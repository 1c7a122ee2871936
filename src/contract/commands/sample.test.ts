import { describe, expect, it } from 'vitest'
import { applyPatch } from '#domain/merge.ts'
import type { Change, CommandRows } from '../command.ts'
import { emptyRow } from '../entity.ts'
import type { AnyRow } from '../entity.ts'
import { entityOf } from '../entities/registry.ts'
import { commandOf } from './registry.ts'
import { loadSample, removeSample, sampleReads, sampleRemoval } from './sample.ts'

const CHANGE_SET = '01900000-0000-7000-8000-000000000001'
const OWN = '01900000-0000-7000-8000-000000000002'
const input = { changeSetId: CHANGE_SET, title: 'Sample shop' }
const context = { now: 1, newId: () => OWN }

class Rows implements CommandRows {
  readonly #rows = new Map<string, AnyRow>()

  get(kind: string, id: string) {
    return this.#rows.get(`${kind} ${id}`)
  }

  find({ kind, field, is }: { kind: string; field: string; is: string | boolean }) {
    return [...this.#rows].flatMap(([key, row]) => (key.startsWith(`${kind} `) && row[field] === is ? [row] : []))
  }

  apply(changes: readonly Change[]) {
    for (const change of changes) {
      const key = `${change.kind} ${change.id}`
      if (change.op === 'delete') this.#rows.delete(key)
      else {
        const derive = { before: undefined, get: () => undefined, flagged: () => undefined }
        const start = this.#rows.get(key) ?? emptyRow(entityOf(change.kind)!, change.id, 1, derive)
        // What is stored as JSON comes back with its keys in another order.
        const data = JSON.parse(JSON.stringify(change.data), (_, value: unknown) =>
          value !== null && typeof value === 'object' && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).reverse())
            : value,
        ) as Record<string, unknown>
        this.#rows.set(key, applyPatch(start, data))
      }
    }
    return this
  }

  get size() {
    return this.#rows.size
  }
}

function loaded(currency = 'EUR') {
  const rows = new Rows().apply([
    { op: 'put', kind: 'businessProfile', id: OWN, data: { isDefault: true, preferredCurrency: currency } },
  ])
  return rows.apply(loadSample.run(input, rows, context).changes)
}

const products = (changes: readonly Change[]) => changes.filter(({ kind }) => kind === 'product')

describe('the sample shop', () => {
  it('CHANGE-01 is loaded as one change set, in the currency of the business', () => {
    const rows = new Rows().apply([
      { op: 'put', kind: 'businessProfile', id: OWN, data: { isDefault: true, preferredCurrency: 'GBP' } },
    ])
    const { changes, changeSet } = loadSample.run(input, rows, context)
    expect(changeSet).toEqual({ id: CHANGE_SET, title: 'Sample shop', origin: 'sample' })
    expect(products(changes).every((change) => change.op === 'put' && change.data['baseCurrency'] === 'GBP')).toBe(true)
    expect(changes.findIndex(({ kind }) => kind === 'product')).toBe(14)
  })

  it('is not loaded twice, and what is still there stays as it is', () => {
    const rows = loaded()
    expect(() => loadSample.run(input, rows, context)).toThrow('already here')
    const [first] = products(sampleRemoval(rows).gone.map((ref) => ({ op: 'delete' as const, ...ref })))
    rows.apply([first!])
    expect(loadSample.run(input, rows, context).changes).toMatchObject([{ op: 'put', kind: 'product', id: first!.id }])
  })

  it('goes without a trace when nothing was changed', () => {
    const rows = loaded('JPY')
    const { changes } = removeSample.run(input, rows, context)
    expect(rows.apply(changes).size).toBe(1)
    expect(() => removeSample.run(input, rows, context)).toThrow('There is no sample shop here.')
  })

  it('leaves rows that were changed since, and whatever they name', () => {
    const rows = loaded()
    const [mug] = rows.find({ kind: 'product', field: 'sku', is: 'TAB-001' })
    rows.apply([{ op: 'patch', kind: 'product', id: mug!.id, data: { baseCost: 1 } }])
    const { kept } = sampleRemoval(rows)
    expect(kept.map((row) => row['name'])).toEqual(['Enamel mug 350 ml', 'Kettlewright', 'Tableware', 'Kitchen'])
  })

  it('CAT-04 leaves a category and a brand that a product of the user is in', () => {
    const rows = loaded()
    const [lighting] = rows.find({ kind: 'category', field: 'name', is: 'Lighting' })
    rows.apply([{ op: 'put', kind: 'product', id: OWN, data: { name: 'My own lamp', categoryId: lighting!.id } }])
    expect(sampleRemoval(rows).kept.map((row) => row['name'])).toEqual(['Lighting', 'Home'])
    rows.apply(removeSample.run(input, rows, context).changes)
    expect(rows.find({ kind: 'product', field: 'name', is: 'My own lamp' })).toHaveLength(1)
    expect(() => removeSample.run(input, rows, context)).toThrow('All of the sample that is left was changed.')
  })

  it('names every row that it may look at before it runs', () => {
    const { refs = [], lookups = [] } = sampleReads()
    expect(refs.length).toBeGreaterThan(70)
    expect(lookups).toHaveLength(8 + 8 + 6)
    expect(commandOf('sample/load')).toBeDefined()
    expect(commandOf('sample/remove')).toBeDefined()
  })
})
