import { expect, it } from 'vitest'
import { waterfallSteps } from './waterfall-steps.ts'

const step = (label: string, delta: number | null) => ({ label, delta, tone: 'cost' as const })

it('SHIP-02 steps of a waterfall add up to its total, and those of nothing are left out', () => {
  const steps = waterfallSteps([step('Goods', 0), step('Freight', 0), step('Duty', 7), step('Rebate', -2)], 'Total')
  expect(steps?.map(({ label, delta, running }) => [label, delta, running])).toEqual([
    ['Goods', 0, 0],
    ['Duty', 7, 7],
    ['Rebate', -2, 5],
    ['Total', 0, 5],
  ])
})

it('SHIP-02 a waterfall of which one step cannot be told is not told', () => {
  expect(waterfallSteps([step('Goods', 3), step('Freight', null)], 'Total')).toBeNull()
})
