import { afterEach, beforeEach, expect, it } from 'vitest'
import { setFormatLocale } from '../format/locale.ts'
import { figureMessages as messages } from './figure-messages.ts'
import { leftOutLines } from './left-out-lines.ts'

beforeEach(() => setFormatLocale('en-IE'))
afterEach(() => setFormatLocale(undefined))

it('PAGE-01 PAGE-02 what a figure does not hold is told by currency, and rows at an old rate once', () => {
  const dollars = { currency: 'USD', amount: 10_000_000, ids: ['a', 'b'] }
  const parts = [
    { unconverted: [dollars], staleIds: ['c'] },
    { unconverted: [], staleIds: ['c', 'd'] },
  ]
  expect(leftOutLines('Sales', parts)).toEqual([
    { text: messages.notConverted('US$10.00', 2, 'Sales'), currency: 'USD' },
    { text: messages.staleRates(2, 'Sales') },
  ])
  expect(leftOutLines('Sales', [])).toEqual([])
})
