import { describe, expect, it } from 'vitest'
import { countries } from '#domain/countries.ts'
import { profilePatch, proposedFor, proposedForDevice } from './setup-draft.ts'

const timeZone = 'Europe/Vienna'
const onDevice = (languages: readonly string[]) => proposedForDevice({ languages, timeZone })
const nobody = { name: '', margin: null, timeZone }

describe('the first card', () => {
  it('PROD-02 PROF-02 the name, the usual margin and the clock of the device are kept; what is left empty stays as it is', () => {
    const said = { ...onDevice(['en-US']), name: ' Toy Box ', margin: 350_000 }
    expect(profilePatch(said)).toMatchObject({ name: 'Toy Box', defaultMargin: 350_000, timeZone })
    const unsaid = profilePatch({ ...onDevice(['en-US']), timeZone: 'Nowhere/City' })
    expect(Object.keys(unsaid)).not.toEqual(expect.arrayContaining(['name']))
    expect(unsaid).not.toHaveProperty('defaultMargin')
    expect(unsaid).not.toHaveProperty('timeZone')
  })

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
    expect(onDevice(['de', 'de-AT', 'en-GB'])).toMatchObject({ country: 'AT', currency: 'EUR' })
    expect(onDevice(['en'])).toMatchObject({ country: '', currency: 'USD', taxRate: 0 })
  })

  it('PROF-02 who is not registered neither charges nor reclaims VAT, whatever the card said before', () => {
    expect(profilePatch({ ...nobody, ...proposedFor('DE'), vatRegistered: false })).toEqual({
      timeZone: 'Europe/Vienna',
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
      expect(profilePatch({ ...nobody, ...proposedFor(code) })).toEqual({
        ...rest,
        preferredCurrency: currency,
        timeZone: 'Europe/Vienna',
      })
    }
  })
})
