import { expect, it } from 'vitest'
import { DEFAULT_WHAT_IF, usualWhatIf } from './pricing-rules.ts'

const untouched = {
  country: '',
  vatRegistered: false,
  vatRecoverable: false,
  taxRate: 0,
  defaultMargin: 0,
  tradeMargin: 200_000,
}

it('PROD-08 a profile that nobody has touched tries the figures of the specification', () => {
  expect(usualWhatIf(undefined)).toEqual(DEFAULT_WHAT_IF)
  expect(usualWhatIf(untouched)).toEqual({ vat: 200_000, retailMargin: 400_000, tradeMargin: 200_000 })
})

it('PROD-08 a business tries its own margins, and VAT only where it stays a cost', () => {
  const shop = { ...untouched, country: 'US', defaultMargin: 350_000, tradeMargin: 150_000 }
  expect(usualWhatIf(shop)).toEqual({ vat: 0, retailMargin: 350_000, tradeMargin: 150_000 })
  const german = { ...shop, country: 'DE', vatRegistered: true, taxRate: 190_000 }
  expect(usualWhatIf({ ...german, vatRecoverable: true }).vat).toBe(0)
  expect(usualWhatIf(german).vat).toBe(190_000)
  expect(usualWhatIf({ ...shop, defaultMargin: 0 })).toMatchObject({ vat: 0, retailMargin: 400_000 })
})
