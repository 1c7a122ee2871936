import { expect, it } from 'vitest'
import { unitText } from './line-texts.ts'

it('DOC-19 the unit behind a quantity is named as its number wants it', () => {
  const told = (quantity: number, unitCode: string) => unitText({ quantity, unitCode })
  expect(told(20_000, 'HUR')).toBe(' hours')
  expect(told(10_000, 'HUR')).toBe(' hour')
  expect(told(15_000, 'KGM')).toBe(' kilograms')
  expect(told(20_000, 'XBX')).toBe(' Box')
  expect(told(20_000, 'C62')).toBe('')
})
