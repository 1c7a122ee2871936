import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '../currencies.ts'
import { minorDigits } from '../currency.ts'
import { MAX_UNITS, unitsFromDecimal } from '../money.ts'
import { NO_TAX_RATE, ownTaxAt, ownTaxCurrency, ownTaxOfPart, type ToldTax, taxAtRate } from './own-tax.ts'

const dated = (rate: string) => ({ rate, date: '2026-07-06', source: 'ECB' })

describe('tax in the own currency of a seller', () => {
  it.each([
    ['DE', 'USD', 'EUR'],
    ['BG', 'USD', 'EUR'],
    ['GR', 'GBP', 'EUR'],
    ['PL', 'EUR', 'PLN'],
    ['SE', 'EUR', 'SEK'],
    ['GB', 'EUR', 'GBP'],
    ['CH', 'EUR', 'CHF'],
    ['NO', 'USD', 'NOK'],
    ['IS', 'EUR', 'ISK'],
    ['IS', 'ISK', ''],
    ['DE', 'EUR', ''],
    ['PL', 'PLN', ''],
    ['US', 'EUR', ''],
    ['', 'EUR', ''],
  ])('DOC-16 a seller in %s who writes %s tells the tax in "%s" too', (country, currency, own) => {
    expect(ownTaxCurrency({ documentType: 'invoice', currency }, country)).toBe(own)
    expect(ownTaxCurrency({ documentType: 'creditnote', currency }, country)).toBe(own)
    expect(ownTaxCurrency({ documentType: 'quote', currency }, country)).toBe('')
  })

  it.each([
    ['19.00', 'USD', 'EUR', '0.8760403', '16.64'],
    ['-19.00', 'USD', 'EUR', '0.8760403', '-16.64'],
    ['1.00', 'USD', 'EUR', '0.005', '0.01'],
    ['-1.00', 'USD', 'EUR', '0.005', '-0.01'],
    ['100', 'JPY', 'EUR', '0.005396', '0.54'],
    ['1.005', 'KWD', 'EUR', '2.5', '2.51'],
    ['2.00', 'EUR', 'HUF', '353.5', '707.00'],
    ['2.00', 'EUR', 'SEK', '11.015', '22.03'],
  ])('DOC-16 a tax of %s %s is in %s at %s: %s', (tax, from, to, rate, amount) => {
    const units = unitsFromDecimal(tax, from)
    expect('value' in units && ownTaxAt(units.value, from, to, dated(rate))).toEqual({
      ...dated(rate),
      currency: to,
      amount,
    })
  })

  it('DOC-08 DOC-16 the parts of a tax come to it in the other currency to the last minor unit, whatever was told before', () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).map((units) => units * 10_000)
    const rate = dated('0.8694140')
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), (parts) => {
        const told = parts.reduce<readonly ToldTax[]>(
          (others, taxAmount) => [
            ...others,
            { taxAmount, ownTax: ownTaxOfPart(taxAmount, 'USD', 'EUR', rate, others) },
          ],
          [],
        )
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const sum = told.reduce((all, { ownTax }) => all + Math.round(Number(ownTax?.amount) * 100), 0)
        expect(sum).toBe(Math.round(Number(ownTaxAt(whole, 'USD', 'EUR', rate).amount) * 100))
        told.forEach(({ taxAmount, ownTax }) => {
          const alone = Number(ownTaxAt(taxAmount, 'USD', 'EUR', rate).amount)
          expect(Math.abs(Number(ownTax?.amount) - alone)).toBeLessThan(0.015)
        })
      }),
    )
  })

  it('DOC-16 a part stands alone where another one is told at another rate, and one without tax counts for nothing', () => {
    const part = (others: readonly ToldTax[]) => ownTaxOfPart(60_000, 'USD', 'EUR', dated('0.75'), others).amount
    const other = { taxAmount: 60_000, ownTax: { ...dated('0.75'), currency: 'EUR', amount: '0.05' } }
    expect(part([])).toBe('0.05')
    expect(part([other])).toBe('0.04')
    expect(part([other, { taxAmount: 0, ownTax: null }])).toBe('0.04')
    expect(part([{ ...other, ownTax: { ...other.ownTax, rate: '0.76' } }])).toBe('0.05')
    expect(part([{ ...other, ownTax: { ...other.ownTax, amount: '7.00' } }])).toBe('0.05')
    expect(part([{ ...other, ownTax: null }])).toBe('0.05')
  })

  it('DOC-16 without a rate, or with one that goes beyond what can be kept, there is no amount', () => {
    expect(ownTaxAt(190_000, 'USD', 'EUR', NO_TAX_RATE)).toEqual({ ...NO_TAX_RATE, currency: 'EUR', amount: '' })
    expect(ownTaxAt(MAX_UNITS, 'USD', 'EUR', dated('2')).amount).toBe('')
  })

  it('DOC-16 it is within half a minor unit of the exact amount, and has the sign of the tax', () => {
    const code = fc.constantFrom(...currencies.map((each) => each.code))
    const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    const rate = fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 99_999_999 }))
    fc.assert(
      fc.property(minor, code, code, rate, (tax, from, to, [whole, fraction]) => {
        const units = taxAtRate(tax * 10_000, from, to, `${whole}.${String(fraction).padStart(8, '0')}`)
        if (units === undefined) return
        expect(Math.abs(units) % 10_000).toBe(0)
        expect(Math.sign(units) * Math.sign(tax)).toBeGreaterThanOrEqual(0)
        // Both in 10^-8 of the minor unit that the other currency has.
        const ratio = BigInt(whole) * 100_000_000n + BigInt(fraction)
        const [up, down] = [10n ** BigInt(minorDigits(to)), 10n ** BigInt(minorDigits(from))]
        const apart = (BigInt(units) / 10_000n) * 100_000_000n * down - BigInt(tax) * ratio * up
        expect((apart < 0n ? -apart : apart) * 2n).toBeLessThanOrEqual(100_000_000n * down)
      }),
    )
  })
})
