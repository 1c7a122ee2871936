import { expect, it } from 'vitest'
import { importMessages } from './messages.ts'

it('SHELL-10 what stays out of an import is told for one row and for several', () => {
  const { badStay } = importMessages.review
  expect(badStay(1)).toMatch(/^1 row that was not understood stays out\. Correct it /)
  expect(badStay(1_200)).toMatch(/^1,200 rows that were not understood stay out\. Correct them /)
})

it('PROD-14 products that are already here by name are told for one and for several', () => {
  const { alike } = importMessages.review
  expect(alike(1)).toMatch(/^1 product would be created although one /)
  expect(alike(15)).toMatch(/^15 products would be created although ones /)
})

it('SHELL-10 what stays of an import that is taken back is told for one product and for several', () => {
  const { kept } = importMessages.done
  expect(kept(1)).toBe('1 product was changed since and stays as it is.')
  expect(kept(1_200)).toBe('1,200 products were changed since and stay as they are.')
})
