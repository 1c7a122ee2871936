import { describe, expect, it } from 'vitest'
import { joinLookup, recogniseJoin } from './join.ts'

const subs = [
  ['1', '1', 'Road bikes', 'C5C8A4F1-0000-4000-8000-000000000001', '2019-04-30 00:00:00.000'],
  ['2', '1', 'City bikes', 'C5C8A4F1-0000-4000-8000-000000000002', '2019-04-30 00:00:00.000'],
  ['3', '2', 'Pedals', 'C5C8A4F1-0000-4000-8000-000000000003', '2019-04-30 00:00:00.000'],
]
const tops = [
  ['1', 'Bikes', 'C5C8A4F1-0000-4000-8000-000000000011'],
  ['2', 'Parts', 'C5C8A4F1-0000-4000-8000-000000000012'],
]

describe('a second file that names ids', () => {
  it('PROD-14 its columns are recognised by what stands in them', () => {
    expect(recogniseJoin(['1', '3', ' 3', ''], subs)).toEqual({ key: 0, name: 2, parent: 1, coverage: 1 })
    expect(recogniseJoin(['1', '2'], tops)).toEqual({ key: 0, name: 1, parent: null, coverage: 1 })
    expect(recogniseJoin(['1', '9'], tops)?.coverage).toBe(0.5)
  })

  it('PROD-14 a file that has none of the ids is none', () => {
    expect(recogniseJoin(['77'], subs)).toBeNull()
    expect(recogniseJoin(['1'], [])).toBeNull()
  })

  it('PROD-14 an id becomes a path of names over a second and a third file', () => {
    const lookUp = joinLookup(
      { rows: subs, columns: { key: 0, name: 2, parent: 1 } },
      { rows: tops, columns: { key: 0, name: 1, parent: null } },
    )
    expect(lookUp('3')).toEqual(['Parts', 'Pedals'])
    expect(lookUp(' 1 ')).toEqual(['Bikes', 'Road bikes'])
    expect(lookUp('4')).toBeUndefined()
    expect(lookUp('')).toBeUndefined()
  })

  it('PROD-14 without a third file the parents stand in the second; a circle ends', () => {
    const tree = [
      ['a', 'Home', ''],
      ['b', 'Kitchen', 'a'],
      ['c', 'Mugs', 'b'],
      ['x', 'Egg', 'y'],
      ['y', 'Hen', 'x'],
    ]
    const lookUp = joinLookup({ rows: tree, columns: { key: 0, name: 1, parent: 2 } }, null)
    expect(lookUp('c')).toEqual(['Home', 'Kitchen', 'Mugs'])
    expect(lookUp('x')).toEqual(['Hen', 'Egg'])
  })

  it('PROD-14 a parent that the third file does not have leaves the name itself', () => {
    const lookUp = joinLookup(
      { rows: subs, columns: { key: 0, name: 2, parent: 1 } },
      { rows: [], columns: { key: 0, name: 1, parent: null } },
    )
    expect(lookUp('1')).toEqual(['Road bikes'])
  })
})
