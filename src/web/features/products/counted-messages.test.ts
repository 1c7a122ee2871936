import { expect, it } from 'vitest'
import { bulkMessages } from './bulk-messages.ts'
import { variantMessages } from './variant-messages.ts'

it('SHELL-10 what a count says is told for one and for several', () => {
  const { stayFixed, unpriced } = bulkMessages.preview
  expect(stayFixed(1, 15)).toBe('1 of 15 has a fixed price and keeps one.')
  expect(stayFixed(2, 15)).toBe('2 of 15 have a fixed price and keep one.')
  expect(unpriced(1, 15)).toBe('1 of 15 has no price and is left as it is.')
  expect(unpriced(2, 15)).toBe('2 of 15 have no price and are left as they are.')
  expect(variantMessages.valueInUseText(1)).toBe('1 variant has it. Delete that first, then it can go.')
  expect(variantMessages.valueInUseText(3)).toBe('3 variants have it. Delete them first, then it can go.')
})

it('PROD-13 the entry that changes margins and markups says so', () => {
  expect(bulkMessages.parts.pricing).toBe('Price, margin or markup')
})
