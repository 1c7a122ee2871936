import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { AGES } from '../documents/ageing.ts'
import { roundToMinor } from '../money.ts'
import type { Receivables } from './receivables.ts'
import { shownReceivables } from './shown-receivables.ts'

it('DOC-17 PAGE-01 the ages that are shown add up to what is overdue and to what is open', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { minLength: AGES.length, maxLength: AGES.length }), (amounts) => {
      const ages = Object.fromEntries(AGES.map((age, at) => [age, { amount: amounts[at] }])) as Receivables['ages']
      const overdue = AGES.reduce((sum, age) => sum + (age === 'notDue' ? 0 : ages[age].amount), 0)
      const open = overdue + ages.notDue.amount
      const shown = shownReceivables({ open, overdue, ages })
      const late = AGES.reduce((sum, age) => sum + (age === 'notDue' ? 0 : shown.ages[age]), 0)
      expect(shown.open).toBe(roundToMinor(open))
      expect([late, late + shown.ages.notDue]).toEqual([shown.overdue, shown.open])
      for (const age of AGES) expect(Math.abs(shown.ages[age] - ages[age].amount)).toBeLessThan(10_000)
    }),
  )
})
