import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { fieldsOf } from '#contract/entity.ts'
import { changesPricing, placeProposal } from './profile-edits.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

function profile(values: Partial<RowOfKind<'businessProfile'>> = {}): RowOfKind<'businessProfile'> {
  const fallbacks = Object.fromEntries(fieldsOf(businessProfile).map(([name, field]) => [name, field.fallback]))
  return {
    ...fallbacks,
    ...values,
    id: 'p',
    version: 1,
    createdAt: 0,
    updatedAt: 0,
  } as unknown as RowOfKind<'businessProfile'>
}

describe('editing a business profile', () => {
  it('PRICE-16 every rule that prices are made by counts as a pricing setting, and a name does not', () => {
    const { categoryFloors: _, ...rules } = DEFAULT_PRICING_CONTEXT
    for (const name of Object.keys(rules)) {
      expect(changesPricing(profile({ [name]: 'other' }), profile()), name).toBe(true)
    }
    expect(changesPricing(profile({ name: 'Other', country: 'FR', preferredCurrency: 'EUR' }), profile())).toBe(false)
    expect(changesPricing(profile({ currencyEndings: [] }), profile({ currencyEndings: [] }))).toBe(false)
  })
})

describe('what is usual in a country', () => {
  it('PROF-02 proposes the currency and the standard VAT that are not set so', () => {
    const there = profile({ country: 'CH', preferredCurrency: 'EUR', vatRegistered: true, taxRate: 190_000 })
    expect(placeProposal(there)).toEqual({ currency: 'CHF', taxRate: 81_000 })
  })

  it('PROF-02 proposes no VAT to somebody who is not registered, and nothing where all is as usual', () => {
    expect(placeProposal(profile({ country: 'CH', preferredCurrency: 'CHF' }))).toBeUndefined()
    expect(placeProposal(profile())).toBeUndefined()
  })
})
