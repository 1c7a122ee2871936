import { expect, it } from 'vitest'
import { unitOptions, unitText } from './line-texts.ts'

it('DOC-19 the unit behind a quantity is named as its number wants it', () => {
  const told = (quantity: number, unitCode: string) => unitText({ quantity, unitCode })
  expect(told(20_000, 'HUR')).toBe(' hours')
  expect(told(10_000, 'HUR')).toBe(' hour')
  expect(told(15_000, 'KGM')).toBe(' kilograms')
  expect(told(20_000, 'XBX')).toBe(' boxes')
  expect(told(20_000, 'NPR')).toBe(' NPR')
  expect(told(20_000, 'C62')).toBe('')
})

it('SHELL-10 units to choose from begin with a capital', () => {
  const named = (code: string) => unitOptions.find(({ value }) => value === code)?.label
  expect(['C62', 'MTK', 'GLL', 'LS'].map(named)).toEqual(['Piece', 'Square metre', 'US gallon', 'Lump sum'])
})
