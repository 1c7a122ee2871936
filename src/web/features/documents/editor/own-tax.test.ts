import { describe, expect, it } from 'vitest'
import { NO_TAX_RATE } from '#domain/documents/own-tax.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { lackedTaxRate, shownOwnTax } from './own-tax.ts'

const unrated = { ...NO_TAX_RATE, currency: 'EUR', amount: '' }
const draft = { status: 'draft', currency: 'USD', issueDate: '2026-07-08', taxAmount: 0, ownTax: unrated } as const
const TAX = 190_000

describe('the tax in the own currency on the sheet', () => {
  it('DOC-16 until the server has said the rate, it is shown at the one of this device', () => {
    expect(shownOwnTax(draft, TAX, SHIPPED_RATES)).toEqual({
      currency: 'EUR',
      rate: '0.8760403',
      date: '2026-07-06',
      source: 'ECB',
      units: 170_000,
    })
    const own = { currency: 'EUR', rate: '0.5', date: '2026-07-08', source: 'own', amount: '0.10' }
    expect(shownOwnTax({ ...draft, ownTax: own }, TAX, SHIPPED_RATES)).toMatchObject({ rate: '0.5', units: 100_000 })
    expect(shownOwnTax({ ...draft, ownTax: null }, TAX, SHIPPED_RATES)).toBeUndefined()
  })

  it('DOC-08 DOC-16 a piece of an invoice is shown as it was rounded with the others, until its lines are edited', () => {
    const ownTax = { currency: 'EUR', rate: '0.5', date: '2026-07-08', source: 'ECB', amount: '0.11' }
    const piece = { ...draft, taxAmount: TAX, ownTax }
    expect(shownOwnTax(piece, TAX, SHIPPED_RATES)).toMatchObject({ units: 110_000 })
    expect(shownOwnTax(piece, 2 * TAX, SHIPPED_RATES)).toMatchObject({ units: 190_000 })
  })

  it('DOC-16 a draft lacks its rate where none is known of its currency and day', () => {
    expect(lackedTaxRate(draft, SHIPPED_RATES)).toBeUndefined()
    expect(lackedTaxRate({ ...draft, currency: 'ARS' }, SHIPPED_RATES)).toBe('EUR')
    expect(lackedTaxRate({ ...draft, issueDate: '2026-07-05' }, SHIPPED_RATES)).toBe('EUR')
    expect(lackedTaxRate({ ...draft, status: 'sent', currency: 'ARS' }, SHIPPED_RATES)).toBeUndefined()
    expect(lackedTaxRate({ ...draft, currency: 'ARS', ownTax: null }, SHIPPED_RATES)).toBeUndefined()
  })
})
