import { expect, it } from 'vitest'
import { exampleSteps } from './no-shipments.tsx'

it('SHIP-01 the example takes duty as the business does: on the goods with freight and insurance, or on the goods alone', () => {
  const of = (dutyBasis: 'cif' | 'fob') => exampleSteps('EUR', dutyBasis).map(({ delta, running }) => delta || running)
  expect(of('cif')).toEqual([4_000_000, 900_000, 60_000, 620_000, 5_580_000])
  expect(of('fob')).toEqual([4_000_000, 900_000, 60_000, 500_000, 5_460_000])
})
