import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySelection, extendTo, selectionState, toggleAll, toggleRow } from './row-selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']

describe('choosing rows', () => {
  it('Shift chooses every row between the last one touched and this one, in either direction', () => {
    const one = toggleRow(emptySelection, shown, 'd', true, false)
    expect([...toggleRow(one, shown, 'b', true, true).chosen].sort()).toEqual(['b', 'c', 'd'])
    const other = toggleRow(emptySelection, shown, 'b', true, false)
    expect([...toggleRow(other, shown, 'd', true, true).chosen].sort()).toEqual(['b', 'c', 'd'])
  })

  it('Shift drops a range too', () => {
    const all = toggleAll(emptySelection, shown, true)
    const first = toggleRow(all, shown, 'b', false, false)
    expect([...toggleRow(first, shown, 'd', false, true).chosen]).toEqual(['a', 'e'])
  })

  it('Shift without a last row, or with one that is not shown, touches one row', () => {
    expect([...toggleRow(emptySelection, shown, 'c', true, true).chosen]).toEqual(['c'])
    const elsewhere = { chosen: new Set(['z']), anchor: 'z' }
    expect([...toggleRow(elsewhere, shown, 'c', true, true).chosen].sort()).toEqual(['c', 'z'])
  })

  it('NAV-07 an arrow with Shift chooses from where it began, and gives back what it leaves again', () => {
    const down = extendTo(extendTo(emptySelection, shown, 'b', 'c'), shown, 'c', 'd')
    expect([...down.chosen]).toEqual(['b', 'c', 'd'])
    const back = extendTo(extendTo(down, shown, 'd', 'c'), shown, 'c', 'a')
    expect([...back.chosen].sort()).toEqual(['a', 'b'])
    // Elsewhere it begins anew, and what was chosen before stays.
    expect([...extendTo(back, shown, 'd', 'e').chosen].sort()).toEqual(['a', 'b', 'd', 'e'])
  })

  it('all rows of a page are chosen and dropped without touching other pages', () => {
    const elsewhere = toggleRow(emptySelection, ['z'], 'z', true, false)
    const all = toggleAll(elsewhere, shown, true)
    expect(all.chosen.size).toBe(6)
    expect([...toggleAll(all, shown, false).chosen]).toEqual(['z'])
  })

  it('the state of the head box follows from the rows shown', () => {
    expect(selectionState(emptySelection, [])).toEqual({ all: false, some: false })
    expect(selectionState(toggleRow(emptySelection, shown, 'a', true, false), shown)).toEqual({
      all: false,
      some: true,
    })
    expect(selectionState(toggleAll(emptySelection, shown, true), shown)).toEqual({ all: true, some: true })
  })

  it('the row that was touched always ends in the state that was asked for', () => {
    const step = fc.record({ id: fc.constantFrom(...shown), checked: fc.boolean(), range: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let selection = emptySelection
        for (const each of steps) {
          selection = toggleRow(selection, shown, each.id, each.checked, each.range)
          expect(selection.chosen.has(each.id)).toBe(each.checked)
        }
      }),
    )
  })
})
