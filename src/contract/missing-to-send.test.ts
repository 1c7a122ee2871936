import { describe, expect, it } from 'vitest'
import { canLeave } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import { businessProfile } from './entities/business-profile.ts'
import { document } from './entities/document.ts'
import { type AnyRow, emptyRow, general } from './entity.ts'
import { newItem } from './document-new-item.ts'
import { missingToSend, type SendingSource } from './missing-to-send.ts'
import { NO_PRICE } from './unpriced-line.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const line = newItem('line', { description: 'Cup', unitPrice: 100_000, taxPercent: 190_000 })
const invoice: DocumentRow = {
  ...(emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow),
  currency: 'EUR',
  customerName: 'Café Aroma',
  billingAddress: { street: 'Kolonnenstraße 8', zip: '10827', city: 'Berlin', country: 'DE' },
  deliveryDate: '2026-07-02',
  items: [line],
  taxAmount: 19_000,
  total: 119_000,
}
const profile: AnyRow = {
  ...emptyRow(general(businessProfile), 'p', 0, NOWHERE),
  name: 'Lindgren Keramik',
  country: 'DE',
  address: { street: 'Lindenstraße 5', zip: '50674', city: 'Köln' },
  vatId: 'DE123456789',
  iban: 'DE89370400440532013000',
}
const source = (row: Partial<DocumentRow>, own: Partial<AnyRow> = {}, more: Partial<SendingSource> = {}) => ({
  document: { ...invoice, ...row },
  profile: { ...profile, ...own } as AnyRow,
  ratesOf: '2026-07-01',
  today: '2026-07-03',
  currencyOf: () => undefined,
  ...more,
})
const missing = (...args: Parameters<typeof source>) =>
  missingToSend(source(...args)).map(({ level, field }) => `${level} ${field}`)
const taxed = (taxCategory: 'AE' | 'K' | 'G') => ({
  items: [{ ...line, taxPercent: 0, taxCategory }],
  taxAmount: 0,
})

describe('what is missing before a document goes out', () => {
  it.each(DOCUMENT_TYPES)('DOC-06 a whole %s misses nothing', (documentType) => {
    expect(missing({ documentType })).toEqual([])
  })

  it('DOC-06 a VAT id that its country cannot have given out is no VAT id, and the form is named', () => {
    const found = missingToSend(source({ customerVatId: 'DE1234567890' }, { vatId: 'DE12345' }))
    expect(found.map(({ level, field, message }) => `${level} ${field}: ${message}`)).toEqual([
      'warning seller.vatId: Compare the VAT id DE12345 with its certificate: it should look like DE123456789.',
      'warning customerVatId: Compare the VAT id DE1234567890 with its certificate: it should look like DE123456789.',
    ])
    expect(missing({ documentType: 'quote' }, { vatId: 'DE12345' })).toEqual([])
  })

  it('DOC-06 an invoice that asks for payment is asked where to pay in the countries of SEPA alone', () => {
    const none = { iban: '', bankName: '', accountName: '' }
    expect(missing({}, none)).toEqual(['warning seller.iban'])
    expect(missing({}, { ...none, country: 'US', vatId: '' })).toEqual([])
    expect(missing({}, { ...none, bankName: 'Sparkasse, account 123' })).toEqual([])
    expect(missing({}, { ...none, paymentLink: 'https://paypal.me/ann' })).toEqual([])
    expect(missing({ amountPaid: 119_000 }, none)).toEqual([])
    expect(missing({ documentType: 'quote' }, none)).toEqual([])
    expect(missing({ documentType: 'receipt' }, none)).toEqual([])
  })

  it('DOC-06 an invoice from Germany is asked for its day of supply, one from elsewhere is not', () => {
    expect(missing({ deliveryDate: null })).toEqual(['warning deliveryDate'])
    expect(missing({ deliveryDate: null, documentType: 'quote' })).toEqual([])
    expect(missing({ deliveryDate: null }, { country: 'AT', vatId: 'ATU12345678' })).not.toContain(
      'warning deliveryDate',
    )
  })

  it.each<[DocumentType, readonly string[]]>([
    [
      'invoice',
      [
        'seller.name',
        'seller.address.street',
        'seller.address.city',
        'seller.address.country',
        'customerName',
        'billingAddress',
      ],
    ],
    [
      'creditnote',
      [
        'seller.name',
        'seller.address.street',
        'seller.address.city',
        'seller.address.country',
        'customerName',
        'billingAddress',
      ],
    ],
    ['receipt', ['seller.name', 'seller.address.street', 'seller.address.city', 'seller.address.country']],
    ['quote', ['seller.name', 'customerName']],
    [
      'purchaseorder',
      ['seller.name', 'seller.address.street', 'seller.address.city', 'seller.address.country', 'customerName'],
    ],
    ['template', []],
  ])('DOC-06 an empty %s is asked for what its type needs, and may go all the same', (documentType, fields) => {
    const empty = source(
      { documentType, customerName: ' ', billingAddress: '' },
      { name: 'Mein Unternehmen', country: '', address: {}, vatId: '' },
    )
    const issues = missingToSend(empty)
    expect(issues.map(({ field }) => field)).toEqual(fields)
    expect(canLeave(issues)).toBe(true)
  })

  it('DOC-06 without any business its name and address are missing', () => {
    expect(missingToSend({ ...source({}), profile: undefined }).map(({ place }) => place)).toEqual(
      Array.from({ length: 4 }, () => 'business'),
    )
  })

  it('DOC-06 a legal name is a name, and an address in words an address; one in parts needs street and city', () => {
    expect(
      missing({ billingAddress: 'Hof 1, Lübeck' }, { name: 'Mein Unternehmen', legalName: 'Lindgren GmbH' }),
    ).toEqual([])
    expect(missing({ billingAddress: { country: 'DE' } })).toEqual([
      'warning billingAddress.street',
      'warning billingAddress.zip',
      'warning billingAddress.city',
    ])
  })

  it('DOC-06 an address in the EU has a postcode, of the business and of the customer; elsewhere not all have one', () => {
    const address = { street: 'Hof 1', city: 'Lübeck' }
    expect(missing({ billingAddress: { ...address, country: 'DE' } }, { address })).toEqual([
      'warning seller.address.zip',
      'warning billingAddress.zip',
    ])
    for (const country of ['IE', 'HK', '']) expect(missing({ billingAddress: { ...address, country } })).toEqual([])
    expect(missing({}, { address, country: 'AE' })).toEqual([])
  })

  it.each(['AE', 'K'] as const)(
    'DOC-06 category %s of a seller in the EU cannot go without both VAT ids',
    (category) => {
      const row = { ...taxed(category), customerVatId: '' }
      expect(missing(row, { vatId: '' })).toEqual(['error seller.vatId', 'error customerVatId'])
      expect(canLeave(missingToSend(source(row)))).toBe(false)
      expect(missing({ ...row, customerVatId: 'FR12345678901' })).toEqual([])
      expect(missing({ ...row, documentType: 'quote' })).toEqual([])
    },
  )

  it('DOC-06 reverse charge elsewhere is asked about, not refused', () => {
    expect(missing(taxed('AE'), { country: 'AE' })).toEqual(['warning customerVatId'])
  })

  it('DOC-06 the VAT id of a supply within the EU begins with its country', () => {
    expect(missing({ ...taxed('K'), customerVatId: '12345678901' })).toEqual(['warning customerVatId'])
  })

  it('DOC-06 who charges VAT names a VAT id or a tax number; who charges a sales tax elsewhere need not', () => {
    expect(missing({}, { vatId: '' })).toEqual(['warning seller.vatId'])
    expect(missing({ documentType: 'receipt' }, { vatId: '' })).toEqual(['warning seller.vatId'])
    expect(missing({}, { vatId: '', taxId: '218/5555/0123' })).toEqual([])
    expect(missing({ taxAmount: 0 }, { vatId: '' })).toEqual([])
    expect(missing({}, { vatId: '', country: 'US' })).toEqual([])
    expect(missing({}, { vatId: '', country: 'CH', vatRegistered: true })).toEqual(['warning seller.vatId'])
  })

  it('DOC-06 a business in another country of the EU is asked for its VAT id', () => {
    const lyon = { billingAddress: { street: '1 rue du Port', zip: '69002', city: 'Lyon', country: 'FR' } }
    expect(missing({ ...lyon, taxAmount: 0 })).toEqual(['warning customerVatId'])
    expect(missing({ ...lyon, customerRegistrationNumber: '552 100 554' })).toEqual(['warning customerVatId'])
    expect(missing(lyon)).toEqual([])
    expect(missing({ ...lyon, taxAmount: 0, customerVatId: 'FR12345678901' })).toEqual([])
    expect(missing({ ...lyon, taxAmount: 0 }, { country: 'US' })).toEqual([])
    expect(missing({ taxAmount: 0 })).toEqual([])
  })

  it('DOC-06 a business in the EU whose VAT id is none is told how one begins', () => {
    expect(missing({}, { vatId: '218/5555/0123' })).toEqual(['warning seller.vatId'])
    expect(missing({ ...taxed('K'), customerVatId: 'FR12345678901' }, { vatId: '123' })).toEqual([
      'warning seller.vatId',
    ])
    expect(missing({ documentType: 'receipt' }, { vatId: '123' })).toEqual(['warning seller.vatId'])
    for (const vatId of ['EL123456789', 'at u12345678']) expect(missing({}, { vatId })).toEqual([])
    expect(missing({}, { vatId: '123', country: 'US' })).toEqual([])
  })

  it('DOC-06 VAT that a business of another country of the EU is charged is asked about, whatever its address says', () => {
    const asked = ['warning items.line.taxPercent']
    expect(missing({ customerVatId: 'FR 12345678901' })).toEqual(asked)
    expect(missing({ customerVatId: 'EL123456789', billingAddress: 'Odos 1, Athina' })).toEqual(asked)
    for (const customerVatId of ['DE987654321', 'CHE-123.456.789', '12345'])
      expect(missing({ customerVatId })).toEqual([])
    expect(missing({ customerVatId: 'FR12345678901' }, { country: 'GR', vatId: 'EL123456789' })).toEqual(asked)
    expect(missing({ customerVatId: 'EL123456789' }, { country: 'GR', vatId: 'EL123456789' })).toEqual([])
    expect(missing({ customerVatId: 'FR12345678901' }, { country: 'CH', address: {} })).not.toContain(asked[0])
    expect(missing({ customerVatId: 'FR12345678901', ...taxed('K') })).toEqual([])
    expect(missing({ customerVatId: 'FR12345678901', documentType: 'quote' })).toEqual([])
  })

  it('DOC-12 letters that no font has are named with their field, of the document, its lines and its business', () => {
    const row = { customerNotes: 'Dear 𓀀', items: [line, { ...line, id: 'b', description: 'ᚠᚢ' }] }
    expect(missing(row, { bankName: 'Bank 𓀀', contactName: '𓀀 is not printed' })).toEqual([
      'warning seller.bankName',
      'warning customerNotes',
      'warning items.b.description',
    ])
    expect(missingToSend(source(row))[1]?.message).toBe('Line 2: “ᚠᚢ” cannot be printed. Write it in other letters.')
    expect(missing({ billingAddress: 'Straße 𓀀' })).toEqual(['warning billingAddress'])
    expect(missing({ notes: '𓀀' })).toEqual([])
  })

  it('CUR-02 prices that were converted at old rates are said, typed ones and fresh rates are not', () => {
    const items = [{ ...line, productId: 'cup', priceRule: 'Price of the product' }]
    const old = { today: '2026-07-09', currencyOf: () => 'USD' }
    expect(missing({ items }, {}, old)).toEqual(['warning rates'])
    expect(missingToSend(source({ items }, {}, old))[0]?.message).toContain('8 days old')
    expect(missing({ items }, {}, { ...old, today: '2026-07-03' })).toEqual([])
    expect(missing({ items }, {}, { ...old, currencyOf: () => 'EUR' })).toEqual([])
    expect(missing({ items: [{ ...line, productId: 'cup' }] }, {}, old)).toEqual([])
  })

  it('DOC-16 CUR-02 a tax in the own currency at a rate that was old on the day of the document is said, a typed or fresh one is not', () => {
    const ownTax = { currency: 'EUR', rate: '0.9', date: '2026-07-01', source: 'ECB', amount: '17.10' }
    const row = { currency: 'USD', issueDate: '2026-07-09', ownTax }
    expect(missing(row)).toEqual(['warning taxExchangeRate'])
    expect(missingToSend(source(row))[0]?.message).toContain('8 days older')
    expect(missing({ ...row, documentType: 'receipt' })).toEqual(['warning taxExchangeRate'])
    expect(missing({ ...row, issueDate: '2026-07-05' })).toEqual([])
    expect(missing({ ...row, issueDate: null }, {}, { today: '2026-07-20' })).toEqual(['warning taxExchangeRate'])
    expect(missing({ ...row, taxExchangeRate: '0.9' })).toEqual([])
    expect(missing({ ...row, ownTax: { ...ownTax, rate: '', date: '', source: '', amount: '' } })).toEqual([])
  })

  it('DOC-19 DOC-06 a line whose product has no price is asked for by name; a typed 0 is a price', () => {
    const unpriced = { ...line, unitPrice: 0, priceRule: NO_PRICE }
    const items = [line, { ...unpriced, id: 'b', description: 'Kiln' }]
    for (const documentType of DOCUMENT_TYPES.filter((type) => type !== 'template')) {
      expect(missing({ documentType, items }), documentType).toEqual(['warning items.b.unitPrice'])
    }
    expect(missingToSend(source({ items }))[0]?.message).toBe(
      'Line 2: enter the price of “Kiln”; 0 if it costs nothing.',
    )
    expect(missing({ items: [line, { ...unpriced, id: 'b', priceRule: '' }] })).toEqual([])
    expect(missing({ documentType: 'template', items })).toEqual([])
  })

  it('DOC-19 DOC-06 a document that comes to nothing is said, an order without prices is not', () => {
    const nothing = { total: 0, taxAmount: 0 }
    const free = { ...line, unitPrice: 0 }
    expect(missing({ ...nothing, items: [free] })).toEqual(['warning items.line.unitPrice'])
    expect(missing({ ...nothing, items: [{ ...line, discountPercent: 1_000_000 }] })).toEqual([
      'warning items.line.discountAmount',
    ])
    expect(missing({ ...nothing, items: [free], documentType: 'purchaseorder' })).toEqual([])
    expect(missing({ ...nothing, items: [] })).toEqual([])
  })
})
