import { describe, expect, it } from 'vitest'
import { settledCount, type Step, type StepPart } from './layers.ts'

type Told = readonly [part: StepPart, value: number | null, isAdding?: boolean]

/** A count that begins somewhere and gets to a value with each step. */
function counted(begun: number | null, ...told: readonly Told[]) {
  const steps = told.map(([part, , isAdding = false], version): Step => ({
    version,
    part,
    changeSetId: null,
    isAdding,
  }))
  const { value, keptBy } = settledCount({ values: [begun, ...told.map(([, value]) => value)], steps })
  return keptBy ? [value, keptBy.part] : value
}

const LANDED = true

describe('a count without a change set', () => {
  it('CHANGE-02 SHIP-03 is less what a landing added, whatever was sold or came since', () => {
    expect(counted(10, ['own', 50, LANDED])).toBe(10)
    expect(counted(10, ['own', 50, LANDED], ['edit', 48])).toBe(8)
    expect(counted(10, ['own', 50, LANDED], ['set', 90, LANDED])).toBe(50)
    expect(counted(10, ['own', 50, LANDED], ['set', 90, LANDED], ['edit', 85])).toBe(45)
    expect(counted(null, ['own', 40, LANDED])).toBe(null)
    expect(counted(null, ['own', 40, LANDED], ['edit', 38])).toBe(-2)
  })

  it('CHANGE-02 SHIP-03 leaves out what was taken back below it, or waits there', () => {
    expect(counted(10, ['passed', 50, LANDED], ['own', 90, LANDED], ['passed', 50])).toBe(10)
    expect(counted(10, ['passed', 50], ['own', 90, LANDED])).toBe(10)
    expect(counted(10, ['passed', 50], ['edit', 3], ['own', 43, LANDED])).toBe(3)
  })

  it('CHANGE-02 stays where it was counted or set since, which is told', () => {
    expect(counted(10, ['own', 50], ['edit', 3])).toEqual([3, 'edit'])
    expect(counted(10, ['own', 50], ['set', 70])).toEqual([70, 'set'])
    expect(counted(10, ['own', 50], ['set', 90, LANDED])).toEqual([90, 'set'])
    expect(counted(10, ['own', 50, LANDED], ['set', 70], ['edit', 68])).toEqual([68, 'set'])
    expect(counted(10, ['own', 50])).toBe(10)
  })
})
