import { expect, it } from 'vitest'
import { readRow } from '#test/pdf/document-rows.ts'
import { eInvoiceSource } from './e-invoice-source.ts'

it('DOC-16 an e-invoice is in the language of the paper: that of the customer, else of the business', () => {
  const languageOf = (own: string, ofBusiness: string) => {
    const { document, profile } = readRow()
    if (!profile) throw new Error('the shop has a business')
    const business = { ...profile, documentLanguage: ofBusiness }
    return eInvoiceSource({ document: { ...document, language: own }, profile: business, credited: undefined }).language
  }
  expect(languageOf('fr', 'de-AT')).toBe('fr-FR')
  expect(languageOf('', 'de-AT')).toBe('de-AT')
  expect(languageOf('sv', '')).toBe('en-GB')
})
