import { describe, expect, it } from 'vitest'
import { E_INVOICE_CASES, type PlainCase, SELLER, sourceOf } from '#test/e-invoice/cases.ts'
import { canLeave, eInvoiceIssues } from './e-invoice-issues.ts'
import { E_INVOICE_FORMATS, type EInvoiceFormat } from './formats.ts'
import type { EInvoiceSource, SourceSeller } from './source.ts'

const LINE = { quantity: '1', price: '10', rate: '19' }
const GERMAN: readonly EInvoiceFormat[] = ['xrechnung-ubl', 'xrechnung-cii']
const NETWORK: readonly EInvoiceFormat[] = ['peppol', ...GERMAN]
const made = (change: Partial<PlainCase> = {}, seller: Partial<SourceSeller> = {}) =>
  sourceOf({ lines: [LINE], ...change }, seller)

/** The formats in which a field has an error. */
function refusedIn(source: EInvoiceSource, field: string): readonly EInvoiceFormat[] {
  return E_INVOICE_FORMATS.filter((format) =>
    eInvoiceIssues(source, format).some((issue) => issue.field === field && issue.level === 'error'),
  )
}

const only = (name: keyof SourceSeller, value = ''): Partial<SourceSeller> => ({ [name]: value })
const address = (part: object) => ({ address: { ...SELLER.address, ...part } })
const billing = { street: '1 rue du Port', city: 'Lyon', zip: '69002', country: 'FR' }

describe('the check before an e-invoice', () => {
  it.each(Object.entries(E_INVOICE_CASES))('DOC-16 finds no error in %s', (_, source) => {
    for (const format of E_INVOICE_FORMATS)
      expect(eInvoiceIssues(source, format).filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each<[string, EInvoiceSource, string, readonly EInvoiceFormat[]]>([
    ['no legal name', made({}, { name: ' ', legalName: '' }), 'seller.legalName', E_INVOICE_FORMATS],
    ['no country of the seller', made({}, address({ country: '' })), 'seller.address.country', E_INVOICE_FORMATS],
    ['a country that is none', made({}, address({ country: 'QQ' })), 'seller.address.country', E_INVOICE_FORMATS],
    ['no city of the seller', made({}, address({ city: '' })), 'seller.address.city', GERMAN],
    ['no postcode of the seller', made({}, address({ zip: '' })), 'seller.address.zip', GERMAN],
    ['neither VAT id nor tax number', made({}, { vatId: '', taxId: '' }), 'seller.vatId', E_INVOICE_FORMATS],
    [
      'a tax number alone',
      made({}, { vatId: '', registrationNumber: '' }),
      'seller.registrationNumber',
      E_INVOICE_FORMATS,
    ],
    ['a VAT id without its country', made({}, only('vatId', '123456789')), 'seller.vatId', E_INVOICE_FORMATS],
    [
      'an export without a VAT id',
      made({ lines: [{ quantity: '1', price: '1', category: 'G' }] }, only('vatId')),
      'seller.vatId',
      E_INVOICE_FORMATS,
    ],
    [
      'nothing subject to VAT and no registration',
      made({ lines: [{ quantity: '1', price: '1', category: 'O' }] }, only('registrationNumber')),
      'seller.registrationNumber',
      E_INVOICE_FORMATS,
    ],
    ['no contact', made({}, only('contactName')), 'seller.contactName', GERMAN],
    ['no phone', made({}, only('phoneNumber', 'ask')), 'seller.phoneNumber', GERMAN],
    ['no e-mail', made({}, only('email')), 'seller.email', GERMAN],
    ['half an e-mail', made({}, only('email', 'x@y')), 'seller.email', GERMAN],
    ['no address for e-invoices', made({}, only('electronicAddress')), 'seller.electronicAddress', NETWORK],
    ['an address of no kind', made({}, only('electronicScheme')), 'seller.electronicScheme', E_INVOICE_FORMATS],
    [
      'an address of an unknown kind',
      made({}, only('electronicScheme', '9999')),
      'seller.electronicScheme',
      E_INVOICE_FORMATS,
    ],
    [
      'an e-mail address in Peppol',
      made({}, { electronicAddress: 'a@b.example', electronicScheme: 'EM' }),
      'seller.electronicScheme',
      ['peppol'],
    ],
    [
      'a location number with a wrong check digit',
      made({}, { electronicAddress: '4012345000008', electronicScheme: '0088' }),
      'seller.electronicAddress',
      ['peppol'],
    ],
    ['a wrong IBAN', made({}, only('iban', 'DE88 3704 0044 0532 0130 00')), 'seller.iban', E_INVOICE_FORMATS],
    ['no buyer', made({ customerName: '\u0007 ' }), 'customerName', E_INVOICE_FORMATS],
    ['an address as text', made({ billingAddress: '1 rue du Port, Lyon' }), 'billingAddress', E_INVOICE_FORMATS],
    ['no address', made({ billingAddress: '' }), 'billingAddress', E_INVOICE_FORMATS],
    [
      'no country of the buyer',
      made({ billingAddress: { ...billing, country: '' } }),
      'billingAddress.country',
      E_INVOICE_FORMATS,
    ],
    ['no city of the buyer', made({ billingAddress: { ...billing, city: '' } }), 'billingAddress.city', GERMAN],
    ['no postcode of the buyer', made({ billingAddress: { ...billing, zip: '' } }), 'billingAddress.zip', GERMAN],
    [
      'no e-invoice address of the buyer',
      made({ customerElectronicAddress: '' }),
      'customerElectronicAddress',
      NETWORK,
    ],
    [
      'reverse charge without the buyer’s VAT id',
      made({ customerVatId: '', lines: [{ quantity: '1', price: '1', category: 'AE' }] }),
      'customerVatId',
      E_INVOICE_FORMATS,
    ],
    [
      'a supply in the EU without the buyer’s VAT id',
      made({ customerVatId: '', lines: [{ quantity: '1', price: '1', category: 'K' }] }),
      'customerVatId',
      E_INVOICE_FORMATS,
    ],
    [
      'half a delivery address',
      made({ shippingAddress: { country: 'DE', city: 'Bonn' } }),
      'shippingAddress.city',
      GERMAN,
    ],
    ['another type', made({ documentType: 'quote' }), 'documentType', E_INVOICE_FORMATS],
    ['a provisional number', made({ isProvisional: true }), 'documentNumber', E_INVOICE_FORMATS],
    ['a draft', made({ status: 'draft' }), 'status', E_INVOICE_FORMATS],
    ['a void document', made({ status: 'void' }), 'status', E_INVOICE_FORMATS],
    ['no date', made({ issueDate: null }), 'issueDate', E_INVOICE_FORMATS],
    ['neither due day nor terms', made({ dueDate: null, paymentTerms: '' }), 'dueDate', E_INVOICE_FORMATS],
    ['a coded discount in the terms', made({ paymentTerms: 'soon\n #SKONTO#' }), 'paymentTerms', GERMAN],
    ['no reference at all', made({ buyerReference: '', orderReference: '' }), 'buyerReference', NETWORK],
    ['an order number alone', made({ buyerReference: '' }), 'buyerReference', GERMAN],
    ['three decimals', made({ currency: 'KWD' }), 'currency', E_INVOICE_FORMATS],
    ['a unit of account', made({ currency: 'CLF' }), 'currency', E_INVOICE_FORMATS],
    [
      'tax before the discount',
      made({ taxBasis: 'gross', lines: [{ ...LINE, off: '5' }] }),
      'taxBasis',
      E_INVOICE_FORMATS,
    ],
    ['a credit note without a reason', made({ documentType: 'creditnote', reason: '' }), 'reason', E_INVOICE_FORMATS],
    [
      'a supply in the EU without a day',
      made({ deliveryDate: null, lines: [{ quantity: '1', price: '1', category: 'K' }] }),
      'deliveryDate',
      E_INVOICE_FORMATS,
    ],
    ['no lines', made({ lines: [] }), 'items', E_INVOICE_FORMATS],
    [
      'a line without words',
      made({ lines: [{ ...LINE, description: ' \n' }] }),
      'items.line-1.description',
      E_INVOICE_FORMATS,
    ],
    ['an unknown unit', made({ lines: [{ ...LINE, unitCode: 'ZZ9' }] }), 'items.line-1.unitCode', E_INVOICE_FORMATS],
    [
      'a quantity of nothing',
      made({ lines: [{ ...LINE, quantity: '0' }] }),
      'items.line-1.quantity',
      E_INVOICE_FORMATS,
    ],
    [
      'the standard category without a rate',
      made({ lines: [{ quantity: '1', price: '1', category: 'S' }] }),
      'items.line-1.taxPercent',
      E_INVOICE_FORMATS,
    ],
    [
      'an exempt line with a rate',
      made({ lines: [{ ...LINE, category: 'E', reason: 'so' }] }),
      'items.line-1.taxPercent',
      E_INVOICE_FORMATS,
    ],
    [
      'an exempt line without a reason',
      made({ lines: [{ quantity: '1', price: '1', category: 'E' }] }),
      'items.line-1.exemptionReason',
      E_INVOICE_FORMATS,
    ],
    [
      'lines outside VAT beside others',
      made({ lines: [LINE, { quantity: '1', price: '1', category: 'O' }] }),
      'items',
      E_INVOICE_FORMATS,
    ],
  ])('DOC-16 %s is refused at its field', (_, source, field, formats) => {
    expect(refusedIn(source, field)).toEqual(E_INVOICE_FORMATS.filter((format) => formats.includes(format)))
  })

  it('DOC-16 a credit note without its invoice, or without that invoice’s date, is refused', () => {
    const source = made({ documentType: 'creditnote' })
    expect(refusedIn({ ...source, preceding: null }, 'originalInvoiceId')).toEqual(E_INVOICE_FORMATS)
    const undated = { ...source, preceding: { documentNumber: 'INV1', issueDate: null } }
    expect(refusedIn(undated, 'originalInvoiceId')).toEqual(E_INVOICE_FORMATS)
  })

  it('BR-53 DOC-16 tax in the own currency without a rate is refused, where it is entered', () => {
    const source = sourceOf({
      currency: 'ARS',
      ownRate: ['EUR', ''],
      lines: [{ quantity: '1', price: '10', rate: '19' }],
    })
    expect(eInvoiceIssues(source, 'ubl')).toMatchObject([
      { field: 'taxExchangeRate', level: 'error', place: 'document' },
    ])
  })

  it('DOC-16 totals that do not follow from the lines are refused', () => {
    const source = made()
    const wrong = (change: object) => ({ ...source, document: { ...source.document, ...change } })
    for (const name of ['subtotal', 'discountAmount', 'taxAmount', 'total'])
      expect(refusedIn(wrong({ [name]: 1_230_000 }), 'total')).toEqual(E_INVOICE_FORMATS)
    expect(refusedIn(wrong({ balanceDue: 0 }), 'balanceDue')).toEqual(E_INVOICE_FORMATS)
  })

  it('DOC-16 German rules hold in Peppol between two Germans', () => {
    const german = { billingAddress: { ...billing, country: 'DE' } }
    expect(refusedIn(made(german, only('contactName')), 'seller.contactName').toSorted()).toEqual(
      [...NETWORK].toSorted(),
    )
  })

  it('DOC-16 tax before the discount is mended in one click', () => {
    const issues = eInvoiceIssues(made({ taxBasis: 'gross', lines: [{ ...LINE, off: '5' }] }), 'ubl')
    expect(issues).toMatchObject([{ field: 'taxBasis', remedy: 'tax-after-discounts', place: 'document' }])
  })

  it('DOC-16 a discount of 0 % hides no amount that is taken off', () => {
    const source = made({ taxBasis: 'gross', lines: [{ ...LINE, off: '0', offAmount: '5' }] })
    expect(eInvoiceIssues(source, 'ubl')).toMatchObject([{ field: 'taxBasis' }])
  })

  it('DOC-16 tax before a discount of nothing, or on untaxed lines, is no matter', () => {
    const lines = [
      { ...LINE, offAmount: '0' },
      { quantity: '1', price: '5', off: '5' },
    ]
    expect(eInvoiceIssues(made({ taxBasis: 'gross', lines }), 'ubl')).toEqual([])
  })

  it.each<[string, EInvoiceSource, string, readonly EInvoiceFormat[]]>([
    ['no IBAN', made({}, only('iban')), 'seller.iban', E_INVOICE_FORMATS],
    ['a BIC that is none', made({}, only('bic', 'no BIC')), 'seller.bic', E_INVOICE_FORMATS],
    ['a VAT id of another country', made({}, only('vatId', 'ATU12345678')), 'seller.vatId', E_INVOICE_FORMATS],
    ['no day of delivery', made({ deliveryDate: null }), 'deliveryDate', [...GERMAN, 'facturx']],
    ['a delivery address as text', made({ shippingAddress: 'the port' }), 'shippingAddress', E_INVOICE_FORMATS],
    ['due before it was issued', made({ dueDate: '2026-07-05' }), 'dueDate', E_INVOICE_FORMATS],
    [
      'a discount larger than its line',
      made({ lines: [{ ...LINE, offAmount: '11' }] }),
      'items.line-1.discountAmount',
      E_INVOICE_FORMATS,
    ],
  ])('DOC-16 %s is a warning, no refusal', (_, source, field, formats) => {
    for (const format of E_INVOICE_FORMATS) {
      const issues = eInvoiceIssues(source, format)
      expect(canLeave(issues)).toBe(true)
      expect(issues.map((issue) => issue.field)).toEqual(formats.includes(format) ? [field] : [])
    }
  })

  it.each<[string, Partial<SourceSeller>, Partial<PlainCase>, string]>([
    ['Denmark', { vatId: 'DK12345678', registrationNumber: 'none' }, {}, 'seller.registrationNumber'],
    ['Greece', { vatId: 'EL123456789' }, {}, 'seller.address.country'],
    ['Iceland', { vatId: 'IS12345', registrationNumber: '1' }, {}, 'seller.registrationNumber'],
    ['Italy', { vatId: 'IT12345678901', taxId: 'short' }, {}, 'seller.taxId'],
    ['the Netherlands', { vatId: 'NL123456789B01', registrationNumber: 'KvK 1' }, {}, 'seller.registrationNumber'],
    [
      'the Netherlands, among themselves',
      { vatId: 'NL123456789B01', registrationNumber: '12345678', iban: '' },
      { customerVatId: 'NL123456789B02' },
      'seller.iban',
    ],
    ['Norway', { vatId: 'NO123456789MVA' }, {}, 'seller.vatId'],
    ['Sweden', { vatId: 'SE556677889901', registrationNumber: '5560360794' }, {}, 'seller.registrationNumber'],
  ])('DOC-16 Peppol’s rules of %s hold for its sellers, and in Peppol alone', (_, seller, change, field) => {
    expect(refusedIn(made(change, seller), field)).toEqual(['peppol'])
  })

  it('DOC-16 errors stand before warnings, and each place tells where it is mended', () => {
    const issues = eInvoiceIssues(
      made({ customerName: '', dueDate: '2026-01-01' }, { bic: 'x', legalName: '', name: '' }),
      'ubl',
    )
    expect(issues.map(({ field, level, place }) => [field, level, place])).toEqual([
      ['seller.legalName', 'error', 'business'],
      ['customerName', 'error', 'document'],
      ['dueDate', 'warning', 'document'],
      ['seller.bic', 'warning', 'business'],
    ])
  })
})
