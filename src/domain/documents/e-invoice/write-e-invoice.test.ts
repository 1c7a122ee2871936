import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { E_INVOICE_CASES, sourceOf } from '#test/e-invoice/cases.ts'
import { orderFaults } from '#test/e-invoice/element-order.ts'
import { readInvoice } from '#test/e-invoice/figures.ts'
import { randomSource } from '#test/e-invoice/random.ts'
import { allAt, readXml, textAt } from '#test/e-invoice/read-xml.ts'
import { brokenRules } from '#test/e-invoice/rules.ts'
import { decimalFromUnits } from '#domain/money.ts'
import { canLeave, eInvoiceIssues } from './e-invoice-issues.ts'
import { E_INVOICE_FORMATS, type EInvoiceFormat, PROFILE_IDS, FORMAT_RULES } from './formats.ts'
import type { EInvoiceSource } from './source.ts'
import { eInvoiceXml } from './write-e-invoice.ts'

const every = Object.entries(E_INVOICE_CASES).flatMap(([name, source]) =>
  E_INVOICE_FORMATS.map((format) => ({ name, source, format })),
)
const read = (source: EInvoiceSource, format: EInvoiceFormat) => readInvoice(readXml(eInvoiceXml(source, format)))

/** The expected totals of a file: those stored with the document. */
function storedTotals({ document }: EInvoiceSource) {
  const text = (units: number) => decimalFromUnits(units, document.currency)
  const paid = document.documentType === 'invoice' ? document.amountPaid : 0
  return {
    net: text(document.total - document.taxAmount),
    exclusive: text(document.total - document.taxAmount),
    tax: text(document.taxAmount),
    inclusive: text(document.total),
    prepaid: paid === 0 ? '' : text(paid),
    payable: text(document.total - paid),
  }
}

describe('e-invoices', () => {
  it.each(every)('DOC-16 $format of $name keeps the rules and the order of its schema', ({ source, format }) => {
    expect(eInvoiceIssues(source, format).filter(({ level }) => level === 'error')).toEqual([])
    const root = readXml(eInvoiceXml(source, format))
    expect(orderFaults(root)).toEqual([])
    const invoice = readInvoice(root)
    expect(brokenRules(invoice)).toEqual([])
    expect(invoice).toMatchObject(storedTotals(source))
    expect(invoice).toMatchObject({ issueDate: source.document.issueDate, dueDate: source.document.dueDate ?? '' })
    expect(invoice.guideline).toBe(PROFILE_IDS[FORMAT_RULES[format].profile].guideline)
    expect(invoice.lines).toHaveLength(source.document.items.length)
  })

  it.each(Object.entries(E_INVOICE_CASES))('DOC-16 both syntaxes say the same of %s', (_, source) => {
    const { guideline: _own, amounts: __, ...cii } = read(source, 'cii')
    const { guideline: _its, amounts: ___, ...ubl } = read(source, 'ubl')
    expect(cii).toEqual({ ...ubl, note: ubl.note.replace(/^#AAI#/, '') })
  })

  it('DOC-16 whatever passes the check is a file that keeps the rules, in 1,500 random documents', () => {
    let written = 0
    fc.assert(
      fc.property(randomSource, fc.constantFrom(...E_INVOICE_FORMATS), (source, format) => {
        if (!canLeave(eInvoiceIssues(source, format))) return
        written += 1
        const root = readXml(eInvoiceXml(source, format))
        expect(orderFaults(root)).toEqual([])
        expect(brokenRules(readInvoice(root))).toEqual([])
        expect(readInvoice(root)).toMatchObject(storedTotals(source))
      }),
      { numRuns: 1_500 },
    )
    expect(written).toBeGreaterThan(50)
  })

  it('DOC-16 tax in the own currency stands beside that of the document, and nowhere else (BT-6, BT-111)', () => {
    const lines = [{ quantity: '1', price: '100', rate: '19' }]
    for (const format of E_INVOICE_FORMATS) {
      const own = read(sourceOf({ currency: 'USD', ownRate: ['EUR', '0.8760403'], lines }), format)
      expect(own).toMatchObject({ currency: 'USD', tax: '19.00', taxCurrency: 'EUR' })
      expect(own.ownTaxes).toEqual([{ currency: 'EUR', amount: '16.64' }])
      expect(read(sourceOf({ currency: 'USD', lines }), format)).toMatchObject({ taxCurrency: '', ownTaxes: [] })
    }
  })

  it('DOC-16 g08 as a file: rates, nets and what is left to pay', () => {
    const lines = [
      { quantity: '2.345', price: '19.99', rate: '7', off: '12.5' },
      { quantity: '1', price: '89.95', rate: '19', offAmount: '9.95' },
      { quantity: '7', price: '1.335', rate: '19', off: '33.333' },
      { quantity: '-1', price: '4.50', rate: '19' },
    ]
    for (const format of ['ubl', 'cii'] as const) {
      const invoice = read(sourceOf({ lines, paid: '50' }), format)
      expect(invoice.groups.map(({ category, rate, taxable, tax }) => [category, rate, taxable, tax])).toEqual([
        ['S', '19', '81.73', '15.53'],
        ['S', '7', '41.02', '2.87'],
      ])
      expect(invoice.lines.map(({ net, price }) => [net, price])).toEqual([
        ['41.02', '19.99'],
        ['80.00', '89.95'],
        ['6.23', '1.335'],
        ['-4.50', '4.50'],
      ])
      expect([invoice.inclusive, invoice.prepaid, invoice.payable]).toEqual(['141.15', '50.00', '91.15'])
    }
  })

  it('PRICE-06 prices that include tax are worked back to ten digits', () => {
    const { lines } = read(
      sourceOf({ pricesIncludeTax: true, lines: [{ quantity: '3', price: '9.99', rate: '19' }] }),
      'ubl',
    )
    expect(lines).toMatchObject([{ quantity: '3', net: '25.18', price: '8.3933333333', adjustments: [] }])
  })

  it('DOC-16 the sign of a price moves to the quantity', () => {
    const { lines } = read(sourceOf({ lines: [{ quantity: '2', price: '-5', rate: '19' }] }), 'cii')
    expect(lines).toMatchObject([{ quantity: '-2', price: '5.00', net: '-10.00' }])
  })

  it('DOC-16 a discount and a surcharge are told apart', () => {
    const lines = [
      { quantity: '1', price: '10', rate: '19', off: '5' },
      { quantity: '1', price: '10', rate: '19', off: '-5' },
      { quantity: '-1', price: '10', rate: '19', offAmount: '2' },
    ]
    expect(read(sourceOf({ lines }), 'ubl').lines.map(({ adjustments }) => adjustments[0])).toEqual([
      { isCharge: false, amount: '0.50', percent: '5', base: '10.00', code: '95', reason: 'Rabatt' },
      { isCharge: true, amount: '0.50', percent: '', base: '', code: 'ZZZ', reason: 'Zuschlag' },
      { isCharge: true, amount: '2.00', percent: '', base: '', code: 'ZZZ', reason: 'Zuschlag' },
    ])
  })

  it('DOC-16 in yen a price follows its rounded line, and a percent that does not is left out', () => {
    const lines = [
      { quantity: '2', price: '155.7', rate: '10' },
      { quantity: '1', price: '333', rate: '10', off: '12.5' },
    ]
    const { lines: made } = read(sourceOf({ currency: 'JPY', lines }), 'peppol')
    expect(made[0]).toMatchObject({ price: '155.5', net: '311' })
    expect(made[1]?.adjustments).toEqual([
      { isCharge: false, amount: '42', percent: '', base: '', code: '95', reason: 'Rabatt' },
    ])
  })

  it('DOC-08 a credit note names its invoice and asks for no payment', () => {
    const source = sourceOf({ documentType: 'creditnote', lines: [{ quantity: '1', price: '10', rate: '19' }] })
    for (const format of E_INVOICE_FORMATS) {
      const invoice = read(source, format)
      expect(invoice).toMatchObject({
        type: '381',
        preceding: 'INV202606-0007',
        payment: { code: '1', iban: '' },
        payable: '11.90',
      })
      expect(invoice.note).toContain('Returned goods')
    }
  })

  it.each([
    ['AE', 'en-GB', 'Reverse charge: the recipient is liable for the VAT.'],
    ['AE', 'de', 'Steuerschuldnerschaft des Leistungsempfängers.'],
    ['AE', 'fr-FR', 'Autoliquidation de la TVA par le preneur.'],
    ['AE', 'es', 'Inversión del sujeto pasivo.'],
    ['K', 'de-AT', 'Steuerfreie innergemeinschaftliche Lieferung.'],
    ['G', 'nl', 'Uitvoer, vrijgesteld van btw.'],
    ['O', 'xx', 'Not subject to VAT.'],
  ] as const)(
    'DOC-16 lines of category %s say in the language %s why they bear no tax, in the usual words or their own',
    (category, language, words) => {
      const reasonOf = (reason: string) =>
        read(
          { ...sourceOf({ lines: [{ quantity: '1', price: '10', category, reason }] }), language },
          'ubl',
        ).groups.map((group) => group.reason)
      expect(reasonOf('')).toEqual([words])
      expect(reasonOf(' § 4 Nr. 1b ')).toEqual(['§ 4 Nr. 1b'])
    },
  )

  it.each([
    ['de', ['Rabatt', 'Zuschlag']],
    ['fr-FR', ['Remise', 'Supplément']],
    ['xx', ['Discount', 'Surcharge']],
  ] as const)('DOC-16 discounts and surcharges are named in the language %s, in both syntaxes', (language, words) => {
    const lines = ['1', '-1'].map((offAmount) => ({ quantity: '1', price: '10', rate: '19', offAmount }))
    for (const format of ['ubl', 'cii'] as const) {
      const { lines: found } = read({ ...sourceOf({ lines }), language }, format)
      expect(found.flatMap(({ adjustments }) => adjustments.map(({ reason }) => reason))).toEqual(words)
    }
  })

  it('DOC-16 what is not subject to VAT names no VAT id, and has a rate only where German rules want one', () => {
    const source = sourceOf({ lines: [{ quantity: '1', price: '10', category: 'O' }] })
    expect(read(source, 'ubl')).toMatchObject({
      seller: { vatId: '', taxNumber: '' },
      buyer: { vatId: '' },
      groups: [{ rate: '' }],
    })
    expect(read(source, 'xrechnung-cii').groups).toMatchObject([{ rate: '0' }])
  })

  it('DOC-16 text is escaped, and what XML cannot hold is dropped', () => {
    const source = sourceOf({
      customerName: 'A & B <C> "D" \u0000\u0008\uFFFE\uD800 Ltd',
      lines: [{ quantity: '1', price: '1', rate: '19', description: '\u0007\r\nVase\r\nblue' }],
    })
    for (const format of E_INVOICE_FORMATS) {
      const xml = eInvoiceXml(source, format)
      expect(xml).toContain('A &amp; B &lt;C&gt; &quot;D&quot;')
      expect(read(source, format).buyer.name).toBe('A & B <C> "D"  Ltd')
      expect(read(source, format).lines[0]?.name).toBe('Vase')
    }
  })

  it('DOC-16 a note with the sign of a subject is given one, so that its words are not taken for a code', () => {
    const source = sourceOf({ customerNotes: 'Lot #ABC# of 3', lines: [{ quantity: '1', price: '1', rate: '19' }] })
    expect(read(source, 'ubl').note).toBe('#AAI#Lot #ABC# of 3')
    expect(read(source, 'cii').note).toBe('Lot #ABC# of 3')
  })

  it('DOC-16 payment: SEPA in euro, a transfer else, not said without an account or with a wrong one', () => {
    const lines = [{ quantity: '1', price: '1', rate: '19' }]
    const means = (currency: string, seller: object = {}) => read(sourceOf({ currency, lines }, seller), 'ubl').payment
    expect(means('EUR')).toEqual({ code: '58', iban: 'DE89370400440532013000' })
    expect(means('USD')).toEqual({ code: '30', iban: 'DE89370400440532013000' })
    expect(means('EUR', { iban: '' })).toEqual({ code: '1', iban: '' })
    expect(means('EUR', { iban: 'DE88370400440532013000' })).toEqual({ code: '1', iban: '' })
  })

  it('DOC-16 an amount names its currency in UBL always, in CII at the tax alone (CII-DT-031)', () => {
    const source = E_INVOICE_CASES['mixed rates'] as EInvoiceSource
    const count = (text: string, part: string) => text.split(part).length - 1
    expect(count(eInvoiceXml(source, 'cii'), 'currencyID=')).toBe(1)
    const ubl = eInvoiceXml(source, 'ubl')
    expect(count(ubl, 'currencyID="EUR"')).toBe(ubl.match(/<cbc:\w*Amount[ >]/g)?.length)
    expect(ubl).not.toMatch(/<cbc:\w*Amount>/)
  })

  it('DOC-16 who delivers where: only an address with a country, and within the EU always one', () => {
    const lines = [{ quantity: '1', price: '1', rate: '19' }]
    const place = (source: EInvoiceSource) =>
      textAt(
        readXml(eInvoiceXml(source, 'ubl')),
        'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode',
      )
    expect(place(sourceOf({ lines, shippingAddress: 'Hafen 3, Hamburg' }))).toBe('')
    expect(place(sourceOf({ lines, shippingAddress: { city: 'Wien', zip: '1010', country: 'AT' } }))).toBe('AT')
    expect(place(sourceOf({ lines: [{ quantity: '1', price: '1', category: 'K' }] }))).toBe('FR')
  })

  it('DOC-16 the registers that Peppol asks for in single countries are named', () => {
    const lines = [{ quantity: '1', price: '1', rate: '21' }]
    const scheme = (seller: object) => {
      const root = readXml(eInvoiceXml(sourceOf({ lines }, seller), 'peppol'))
      const path = 'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID'
      return allAt(root, path)[0]?.attributes
    }
    expect(scheme({ vatId: 'NL123456789B01', registrationNumber: '12345678' })).toEqual({ schemeID: '0106' })
    expect(scheme({ vatId: 'DK12345678', registrationNumber: '12345678' })).toEqual({ schemeID: '0184' })
    expect(scheme({})).toEqual({})
  })
})
