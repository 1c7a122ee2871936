import { afterEach, beforeEach, expect, it } from 'vitest'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { factsLine, factsSummary } from './facts-line.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

const row = { isActive: true, totalCost: 6_000_000, effectivePrice: 10_000_000, margin: 365_000 }

it('PROD-10 the head of the list counts products, those with a cost, and the average margin', () => {
  const rows = [
    ...Array.from({ length: 304 }, () => row),
    ...Array.from({ length: 200 }, () => ({ ...row, totalCost: 0 })),
  ]
  expect(factsLine(factsSummary.of(rows))).toBe('504 products, 304 with a cost, average margin 36.5%')
})

it('PROD-10 what says nothing is left out', () => {
  expect(factsLine(factsSummary.of([row]))).toBe('1 product, average margin 36.5%')
  expect(factsLine(factsSummary.of([{ ...row, margin: null }]))).toBe('1 product')
})
