import { expect, it } from 'vitest'
import { activeLevers, isAnyOn, leverProblems, type ScenarioLevers, scenarioLevers } from './scenario-levers.ts'

const GIVES = { keep: 'margins' } as const
const rate = (to: string, isOn = true) => ({ isOn, currency: 'USD', assumed: { by: 'rate', rate: '5', to } })
const duty = (heading: string, country?: string, isOn = true) => ({
  isOn,
  heading,
  ...(country === undefined ? {} : { country }),
  change: { by: 'points', ppm: 10_000 },
})

it('PAGE-04 a currency has no rate to itself, and the refusal names the field', () => {
  const told = (to: string) =>
    scenarioLevers.safeParse({ rates: [rate(to)], gives: GIVES }).error?.issues.map(({ path, message }) => ({
      field: path.join('.'),
      message,
    }))
  expect(told('EUR')).toBeUndefined()
  expect(told('USD')).toEqual([
    { field: 'rates.0.assumed.to', message: 'must be another currency than USD, whose rate it is' },
  ])
})

it.each<[string, readonly object[], string | undefined]>([
  ['one heading in two ways of writing', [duty('8471.30'), duty('847130')], 'must set the duty of 847130 only once'],
  ['one country', [duty('', 'CN'), duty('', 'CN')], 'must set the duty of CN only once'],
  ['a heading of a country', [duty('61', 'CN'), duty('61', 'CN')], 'must set the duty of CN 61 only once'],
  ['all goods', [duty(''), duty('', '')], 'must set the duty of all goods only once'],
  ['a heading, everywhere and in a country', [duty('61'), duty('61', 'CN'), duty('6109')], undefined],
  ['one that is off', [duty('61'), duty('61', undefined, false)], undefined],
])('PAGE-04 two duties of the same goods contradict each other: %s', (_what, duties, expected) => {
  const levers = scenarioLevers.parse({ duties, gives: GIVES })
  expect(leverProblems(levers)['levers']).toBe(expected)
})

it('PAGE-04 a lever that was drawn back to nothing counts as off; a new rate of 0 does not', () => {
  const on = { isOn: true } as const
  const levers: ScenarioLevers = {
    freight: { ...on, change: { by: 'percent', ppm: 0 } },
    otherCosts: { ...on, change: { by: 'amount', units: 0, currency: 'EUR' } },
    margin: { ...on, change: { by: 'points', ppm: 0 } },
    rates: [{ ...on, currency: 'USD', assumed: { by: 'percent', ppm: 0 } }],
    lists: [{ ...on, listId: '019aa000-0000-7000-8000-000000000001', change: { by: 'points', ppm: 0 } }],
    gives: GIVES,
  }
  expect(isAnyOn(levers)).toBe(false)
  expect(activeLevers({ ...levers, salesVat: { ...on, change: { by: 'rate', ppm: 0 } } }).salesVat).toEqual({
    by: 'rate',
    ppm: 0,
  })
})
