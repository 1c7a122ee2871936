import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { fieldsOf } from '#contract/entity.ts'
import { changesPricing, placeProposal, withFollowing } from './profile-edits.ts'
import type { ProfileRow } from './profile-row.ts'

function profile(values: Partial<ProfileRow> = {}): ProfileRow {
  const fallbacks = Object.fromEntries(fieldsOf(businessProfile).map(([name, field]) => [name, field.fallback]))
  return { ...fallbacks, ...values, id: 'p', version: 1, createdAt: 0, updatedAt: 0 } as unknown as ProfileRow
}

describe('editing a business profile', () => {
  it('PROF-02 who registers for VAT starts with the usual rate of the country and reclaims import VAT', () => {
    expect(withFollowing(profile({ country: 'FR' }), { vatRegistered: true })).toEqual({
      vatRegistered: true,
      taxRate: 200_000,
      vatRecoverable: true,
    })
  })

  it('PROF-02 a rate that was set before stays when somebody registers', () => {
    const before = profile({ country: 'FR', taxRate: 55_000 })
    expect(withFollowing(before, { vatRegistered: true }).taxRate).toBe(55_000)
  })

  it('PROF-02 who is no longer registered charges and reclaims no VAT', () => {
    const before = profile({ vatRegistered: true, taxRate: 200_000, pricesIncludeVat: true, vatRecoverable: true })
    expect(withFollowing(before, { vatRegistered: false })).toEqual({
      vatRegistered: false,
      taxRate: 0,
      pricesIncludeVat: false,
      vatRecoverable: false,
    })
  })

  it('PRICE-16 every rule that prices are made by counts as a pricing setting, and a name does not', () => {
    const { categoryFloors: _, ...rules } = DEFAULT_PRICING_CONTEXT
    for (const name of Object.keys(rules)) {
      expect(changesPricing({ [name]: 'other' }, profile()), name).toBe(true)
    }
    expect(changesPricing({ name: 'Other', country: 'FR', preferredCurrency: 'EUR' }, profile())).toBe(false)
    expect(changesPricing({ taxRate: 0 }, profile({ taxRate: 0 }))).toBe(false)
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
