import { expect, it } from 'vitest'
import { figureMessages } from './messages.ts'

it('DOC-10 money that came this month does not claim that its invoices are paid', () => {
  expect([1, 3].map(figureMessages.counted.collected)).toEqual(['from 1 invoice', 'from 3 invoices'])
  expect(figureMessages.counted.open(2)).toBe('2 invoices')
})
