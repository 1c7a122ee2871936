import type { ChargeInput, LandedLineInput } from '#domain/landed-cost/landed-cost.ts'
import type { LandingLine } from '#domain/landed-cost/landing.ts'
import { type Units, unitsFromDecimal } from '#domain/money.ts'

/** An amount in units, for tests that say it in decimals; NaN if it is none. */
export function units(amount: string, currency = 'EUR'): Units {
  const scaled = unitsFromDecimal(amount, currency)
  return 'value' in scaled ? scaled.value : NaN
}

/** A line of a shipment as its landed cost reads it: one piece for 1.00 EUR, without duty. */
export function landedLine(id: string, own: Partial<LandedLineInput> = {}): LandedLineInput {
  return {
    id,
    quantity: 10_000,
    unitCost: units('1'),
    currency: 'EUR',
    rate: '',
    dutyPercent: 0,
    weight: null,
    volume: null,
    ...own,
  }
}

/** The same as it is landed: ten bowls for 3.00 EUR each, which all came. */
export function landingLine(id: string, own: Partial<LandingLine> = {}): LandingLine {
  const bowls = landedLine(id, { quantity: 100_000, unitCost: units('3') })
  return { ...bowls, productId: 'bowl', variantId: '', receivedQuantity: null, rateDate: null, rateSource: '', ...own }
}

/** A charge of a shipment: 100.00 EUR of freight, split by value. */
export function landedCharge(own: Partial<ChargeInput> = {}): ChargeInput {
  return {
    id: 'freight',
    kind: 'freight',
    amount: units('100'),
    currency: 'EUR',
    rate: '',
    split: 'value',
    shares: [],
    dutiable: false,
    ...own,
  }
}
