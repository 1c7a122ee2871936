import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, editedLines, editedSet, linesEdit, type LinesEdit, type Place, setEdit } from './merge.ts'

interface Row {
  readonly name: string
  readonly baseCost: number
  readonly note: string | null
  readonly additionalCosts: readonly { id: string; label: string; amount: number }[]
  readonly tags: readonly string[]
  readonly position: object
}

const row: Row = {
  name: 'Mug',
  baseCost: 5,
  note: 'x',
  additionalCosts: [
    { id: 'b', label: 'Box', amount: 1 },
    { id: 'a', label: 'Tape', amount: 2 },
  ],
  tags: ['new', 'gift'],
  position: { x: 1, y: 2 },
}

describe('applyPatch', () => {
  it('SYNC-04 replaces the fields it names and leaves the rest and the row itself alone', () => {
    const before = structuredClone(row)
    expect(applyPatch(row, { baseCost: 7, note: null })).toEqual({ ...row, baseCost: 7, note: null })
    expect(row).toEqual(before)
  })

  it('SYNC-04 two devices editing different costs both win, in either order', () => {
    const one = { baseCost: 7 }
    const other = { additionalCosts: { lines: { a: { amount: 9 } } } }
    const merged = applyPatch(applyPatch(row, one), other)
    expect(merged).toEqual(applyPatch(applyPatch(row, other), one))
    expect(merged).toMatchObject({ baseCost: 7, additionalCosts: [{ id: 'b' }, { id: 'a', label: 'Tape', amount: 9 }] })
  })

  it('SYNC-04 lines merge by id: changed in place, removed by null, added in the order of their ids', () => {
    const lines = { z: { label: 'Z', amount: 3 }, c: { label: 'C', amount: 4 }, b: null, a: { amount: 9 }, gone: null }
    expect(applyPatch(row, { additionalCosts: { lines } }).additionalCosts).toEqual([
      { id: 'a', label: 'Tape', amount: 9 },
      { id: 'c', label: 'C', amount: 4 },
      { id: 'z', label: 'Z', amount: 3 },
    ])
  })

  it('SYNC-04 lines are put behind others, one after the other; beside one that is gone they stay', () => {
    const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    const order = (places: readonly Place[], lines: LinesEdit['lines'] = {}) =>
      applyPatch({ list }, { list: { lines, places } })
        .list.map(({ id }) => id)
        .join('')
    expect(order([{ id: 'c', after: null }])).toBe('cab')
    expect(order([{ id: 'a', after: 'b' }])).toBe('bac')
    expect(
      order(
        [
          { id: 'x', after: 'a' },
          { id: 'y', after: 'x' },
        ],
        { x: {}, y: {} },
      ),
    ).toBe('axybc')
    expect(
      order([
        { id: 'a', after: 'gone' },
        { id: 'gone', after: 'a' },
        { id: 'b', after: 'b' },
      ]),
    ).toBe('abc')
    expect(order([{ id: 'c', after: 'a' }], { a: null })).toBe('bc')
  })

  it('SYNC-04 a line put somewhere and one added elsewhere meanwhile are both there, in either order', () => {
    const list = [{ id: 'a' }, { id: 'b' }]
    const inserted = { list: { lines: { x: {} }, places: [{ id: 'x', after: 'a' }] } }
    const added = { list: { lines: { y: {} } } }
    const ids = (...patches: object[]) =>
      patches
        .reduce((row: { list: typeof list }, patch) => applyPatch(row, patch as never), { list })
        .list.map(({ id }) => id)
        .join('')
    expect(ids(inserted, added)).toBe('axby')
    expect(ids(added, inserted)).toBe('axby')
  })

  it('SYNC-04 a line keeps its id whatever its fields say, and ids of the language are no lines', () => {
    const lines = { a: { id: 'other', amount: 9 } }
    expect(applyPatch(row, { additionalCosts: { lines } }).additionalCosts[1]).toEqual({
      id: 'a',
      label: 'Tape',
      amount: 9,
    })
    expect(editedLines([{ id: 'constructor' }], {})).toEqual([{ id: 'constructor' }])
  })

  it('SYNC-04 tags merge as a set', () => {
    expect(applyPatch(row, { tags: { add: ['sale', 'gift'], remove: ['new', 'absent'] } }).tags).toEqual([
      'gift',
      'sale',
    ])
    expect(applyPatch(row, { tags: { add: ['sale'] } }).tags).toEqual(['new', 'gift', 'sale'])
    expect(applyPatch(row, { tags: { remove: ['gift'] } }).tags).toEqual(['new'])
  })

  it('SYNC-04 an array replaces a whole list', () => {
    expect(applyPatch(row, { tags: ['only'], additionalCosts: [] })).toMatchObject({
      tags: ['only'],
      additionalCosts: [],
    })
  })

  it('SYNC-04 structured fields are replaced as a whole, whatever their names', () => {
    expect(applyPatch(row, { position: { lines: {}, add: ['x'] } }).position).toEqual({ lines: {}, add: ['x'] })
    expect(applyPatch(row, { name: 'Cup', unknown: 1 })).toMatchObject({ name: 'Cup', unknown: 1 })
  })

  it('SYNC-04 an absent value changes nothing', () => {
    expect(applyPatch(row, { name: undefined })).toEqual(row)
  })
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '1', '2')
const lines = fc.uniqueArray(fc.record({ id, label: fc.string(), amount: fc.integer() }), {
  selector: (line) => line.id,
})
const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

describe('edits', () => {
  it('SYNC-04 the edit between two lists of lines leads from the one to the other', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const edit = linesEdit(before, after)
        const edited = edit ? editedLines(before, edit.lines) : before
        expect([...edited].sort(byId)).toEqual([...after].sort(byId))
      }),
    )
  })

  it('SYNC-04 an edit names only what changed', () => {
    const [first, second] = row.additionalCosts
    expect(linesEdit(row.additionalCosts, row.additionalCosts)).toBeNull()
    expect(linesEdit(row.additionalCosts, [{ ...first!, amount: 8 }])).toEqual({ lines: { b: { amount: 8 }, a: null } })
    expect(linesEdit([first!], [first!, second!])).toEqual({ lines: { a: { label: 'Tape', amount: 2 } } })
    expect(setEdit(['a', 'b'], ['b', 'a'])).toBeNull()
    expect(setEdit(['a', 'b'], ['b', 'c'])).toEqual({ add: ['c'], remove: ['a'] })
  })

  it('SYNC-04 applying an edit twice is applying it once', () => {
    fc.assert(
      fc.property(lines, lines, tags, tags, (before, after, old, now) => {
        const edit = linesEdit(before, after)?.lines ?? {}
        const once = editedLines(before, edit)
        expect(editedLines(once, edit)).toEqual(once)
        const change = setEdit(old, now) ?? {}
        expect([...editedSet(old, change)].sort()).toEqual([...now].sort())
        expect(editedSet(editedSet(old, change), change)).toEqual(editedSet(old, change))
      }),
    )
  })

  it('SYNC-04 edits of different lines give the same list in either order', () => {
    fc.assert(
      fc.property(
        lines,
        fc.record({ label: fc.string() }),
        fc.record({ amount: fc.integer() }),
        (start, one, other) => {
          const [x, y] = [{ a: one }, { b: other }]
          expect(
            editedLines(editedLines(start, x), y)
              .map((line) => line.id)
              .sort(),
          ).toEqual(
            editedLines(editedLines(start, y), x)
              .map((line) => line.id)
              .sort(),
          )
        },
      ),
    )
  })
})
