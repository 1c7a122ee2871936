import { describe, expect, it } from 'vitest'
import { countries } from '#domain/countries.ts'
import { profilePatch, proposedFor, proposedForLanguages } from './setup-draft.ts'

describe('the first card', () => {
  it('PROF-02 a country proposes its currency and its standard VAT, charged, included and reclaimed', () => {
    expect(proposedFor('DE')).toEqual({
      country: 'DE',
      currency: 'EUR',
      vatRegistered: true,
      taxRate: 190_000,
      pricesIncludeVat: true,
      vatRecoverable: true,
    })
  })

  it('PROF-02 a country without one general rate proposes no VAT', () => {
    expect(proposedFor('US')).toMatchObject({ currency: 'USD', vatRegistered: false, taxRate: 0 })
  })

  it('PROF-02 where shops name prices without tax, it comes on top', () => {
    expect(proposedFor('CA')).toMatchObject({ vatRegistered: true, taxRate: 50_000, pricesIncludeVat: false })
  })

  it('PROF-02 the browser’s languages fill the card in; without a region nothing is guessed', () => {
    expect(proposedForLanguages(['de', 'de-AT', 'en-GB'])).toMatchObject({ country: 'AT', currency: 'EUR' })
    expect(proposedForLanguages(['en'])).toMatchObject({ country: '', currency: 'USD', taxRate: 0 })
  })

  it('PROF-02 who is not registered neither charges nor reclaims VAT, whatever the card said before', () => {
    expect(profilePatch({ ...proposedFor('DE'), vatRegistered: false })).toEqual({
      country: 'DE',
      preferredCurrency: 'EUR',
      vatRegistered: false,
      taxRate: 0,
      pricesIncludeVat: false,
      vatRecoverable: false,
    })
  })

  it('PROF-02 what is proposed for any country is what its card writes', () => {
    for (const { code } of countries) {
      const { currency, ...rest } = proposedFor(code)
      expect(profilePatch(proposedFor(code))).toEqual({ ...rest, preferredCurrency: currency })
    }
  })
})
