import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from './command.ts'
import type { AnyRow } from './entity.ts'
import { businessProfile } from './entities/business-profile.ts'
import { flaggedKinds, withSingleFlags } from './single-flags.ts'

const { kind } = businessProfile
const row = (id: string, isDefault: boolean, createdAt = Number(id)): AnyRow => ({
  id,
  isDefault,
  createdAt,
  updatedAt: 0,
  version: 1,
})
const put = (id: string, isDefault?: boolean): Change => ({
  op: 'put',
  kind,
  id,
  data: isDefault === undefined ? {} : { isDefault },
})

/** The ids of the rows that hold the flag after the changes. */
function holdersAfter(rows: readonly AnyRow[], changes: readonly Change[]): string[] {
  const state = new Map(rows.map(({ id, isDefault }) => [id, isDefault === true]))
  for (const change of withSingleFlags(changes, () => rows)) {
    if (change.op === 'delete') state.delete(change.id)
    else state.set(change.id, (change.data['isDefault'] ?? state.get(change.id) ?? false) === true)
  }
  return [...state].flatMap(([id, holds]) => (holds ? [id] : []))
}

describe('the default business profile', () => {
  const rows = [row('2', true), row('3', false), row('1', false)]

  it('PROF-02 is the first one made, whatever it says itself', () => {
    expect(holdersAfter([], [put('1')])).toEqual(['1'])
    expect(holdersAfter([], [put('1', false), put('2')])).toEqual(['1'])
  })

  it('PROF-02 passes to the first one that remains when it is deleted', () => {
    expect(holdersAfter(rows, [{ op: 'delete', kind, id: '2' }])).toEqual(['1'])
    expect(holdersAfter(rows, [{ op: 'delete', kind, id: '3' }])).toEqual(['2'])
    expect(holdersAfter([row('1', true)], [{ op: 'delete', kind, id: '1' }])).toEqual([])
  })

  it('PROF-02 is the one that was made so last, and the flag of the others is cleared', () => {
    expect(holdersAfter(rows, [put('3', true)])).toEqual(['3'])
    expect(holdersAfter(rows, [put('3', true), put('9', true)])).toEqual(['9'])
  })

  it('PROF-02 cannot be switched off: the first one takes it', () => {
    expect(holdersAfter(rows, [put('2', false)])).toEqual(['1'])
    expect(holdersAfter([row('1', true)], [put('1', false)])).toEqual(['1'])
  })

  it('PROF-02 is exactly one after any changes, whatever was stored before', () => {
    const id = fc.nat(4).map(String)
    const change = fc.oneof(
      fc.record({ op: fc.constant('delete' as const), kind: fc.constant(kind), id }),
      fc.tuple(id, fc.option(fc.boolean(), { nil: undefined })).map(([each, flag]) => put(each, flag)),
    )
    const stored = fc.uniqueArray(fc.tuple(id, fc.boolean()), { selector: ([each]) => each })
    fc.assert(
      fc.property(stored, fc.array(change, { minLength: 1, maxLength: 6 }), (before, changes) => {
        const present = before.map(([each, flag]) => row(each, flag))
        const ids = new Set(present.map((each) => each.id))
        for (const each of changes) {
          if (each.op === 'delete') ids.delete(each.id)
          else ids.add(each.id)
        }
        expect(holdersAfter(present, changes)).toHaveLength(Math.min(1, ids.size))
      }),
    )
  })

  it('leaves rows of other kinds alone', () => {
    const other: Change = { op: 'put', kind: 'brand', id: '1', data: {} }
    expect(flaggedKinds([other, put('1')])).toEqual([kind])
    expect(withSingleFlags([other], () => [])).toEqual([other])
  })
})
