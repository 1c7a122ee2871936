import { randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { E_INVOICE_FORMATS } from '#domain/documents/e-invoice/formats.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { orderFaults } from '#test/e-invoice/element-order.ts'
import { readInvoice } from '#test/e-invoice/figures.ts'
import { readXml } from '#test/e-invoice/read-xml.ts'
import { brokenRules } from '#test/e-invoice/rules.ts'
import { textOfPdf } from '#test/pdf-text.ts'

const business = {
  name: 'Alder & Birch',
  legalName: 'Alder & Birch GmbH',
  country: 'DE',
  address: { street: 'Lindenstraße 5', city: 'Köln', zip: '50674' },
  preferredCurrency: 'EUR',
  email: 'rechnung@alder.example',
  phoneNumber: '+49 221 555010',
  contactName: 'Mia Alder',
  vatId: 'DE123456789',
  electronicAddress: 'DE123456789',
  electronicScheme: '9930',
  iban: 'DE89370400440532013000',
}
const invoice = {
  documentType: 'invoice',
  issueDate: '2026-07-06',
  deliveryDate: '2026-07-01',
  currency: 'EUR',
  customerName: 'Museum für Kunst',
  billingAddress: { street: '1 rue du Port', city: 'Lyon', zip: '69002', country: 'FR' },
  customerVatId: 'FR12345678901',
  customerElectronicAddress: 'FR12345678901',
  customerElectronicScheme: '9957',
  buyerReference: '04011000-1',
  items: [
    { description: 'Vase <blue>', quantity: 2.345, unitPrice: 19.99, taxPercent: 7, discountPercent: 12.5 },
    { description: 'Bowl', quantity: 1, unitPrice: 89.95, taxPercent: 19, discountAmount: 9.95 },
    { description: 'Return', quantity: -1, unitPrice: 4.5, taxPercent: 19 },
  ],
}

/** The file inside a PDF, read as bytes of one sign each. */
function embedded(pdf: string): string {
  const at = pdf.indexOf('/Type /EmbeddedFile')
  const start = pdf.indexOf('stream\n', at) + 'stream\n'.length
  const bytes = Buffer.from(pdf.slice(start, pdf.indexOf('\nendstream', start)), 'latin1')
  const isPacked = pdf.slice(at, start).includes('/FlateDecode')
  return (isPacked ? inflateSync(bytes) : bytes).toString('utf8')
}

describeOneEngine('e-invoices', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    api.call(user, method, `/api${path}`, body)
  const make = async (path: string, body: object): Promise<Json> => {
    const made = await call('POST', path, body)
    expect(made.status, made.text).toBeLessThan(300)
    return made.body
  }
  const issue = async (body: object = {}): Promise<Json> => {
    const { id } = await make('/documents', { ...invoice, ...body })
    return make(`/documents/update-status/${String(id)}`, { status: 'sent' })
  }
  const file = async (id: unknown, format: string) => {
    const url = `/api/documents/${String(id)}/e-invoice?format=${format}`
    const { statusCode, headers, rawPayload } = await api.app.inject({ url, headers: { 'x-test-user': user } })
    const text = rawPayload.toString(format === 'facturx' ? 'latin1' : 'utf8')
    const isJson = String(headers['content-type']).includes('json')
    return { status: statusCode, headers, text, body: (isJson ? JSON.parse(text) : {}) as Json }
  }
  const check = async (id: unknown, format: string) =>
    (await call('GET', `/documents/${String(id)}/e-invoice/check?format=${format}`)).body
  const fieldsOf = (answer: Json) => listOf(answer['errors'] ?? answer['issues']).map(({ field }) => field)

  it('DOC-16 every XML format leaves with the totals that the API tells', async () => {
    await make('/business-profiles', business)
    const { id } = await issue()
    await call('POST', `/documents/${String(id)}/payments`, { amount: 10 })
    const row = (await call('GET', `/documents/${String(id)}`)).body
    for (const format of E_INVOICE_FORMATS.filter((each) => each !== 'facturx')) {
      const { status, text, headers } = await file(id, format)
      expect(status, text).toBe(200)
      expect(headers['content-type']).toContain('application/xml')
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${String(row['documentNumber'])}-${format}.xml"`,
      )
      const root = readXml(text)
      const read = readInvoice(root)
      expect([...orderFaults(root), ...brokenRules(read)]).toEqual([])
      expect([read.tax, read.inclusive, read.payable].map(Number)).toEqual([
        row['taxAmount'],
        row['total'],
        row['balanceDue'],
      ])
      expect(await check(id, format)).toEqual({ canLeave: true, issues: [] })
    }
  })

  it('DOC-16 tax in the own currency stands in every format and in the PDF, at the rate of the document', async () => {
    await make('/business-profiles', business)
    const { id, ownTax } = await issue({ currency: 'USD' })
    expect(ownTax).toEqual({ currency: 'EUR', rate: '0.8760403', date: '2026-07-06', source: 'ECB', amount: '15.09' })
    for (const format of E_INVOICE_FORMATS) {
      const { status, text } = await file(id, format)
      expect(status, text.slice(0, 2_000)).toBe(200)
      const root = readXml(format === 'facturx' ? embedded(text) : text)
      const read = readInvoice(root)
      expect([...orderFaults(root), ...brokenRules(read)]).toEqual([])
      expect(read).toMatchObject({
        currency: 'USD',
        tax: '17.22',
        taxCurrency: 'EUR',
        ownTaxes: [{ currency: 'EUR', amount: '15.09' }],
      })
    }
    const url = `/api/documents/${String(id)}/e-invoice?format=facturx`
    const { rawPayload } = await api.app.inject({ url, headers: { 'x-test-user': user } })
    const words = textOfPdf(rawPayload).replaceAll('\n', ' ')
    expect(words).toContain('VAT in EUR: €15.09 (1 USD = 0.8760403 EUR, 6 July 2026, ECB)')
  })

  it('DOC-16 without an exchange rate for the tax an e-invoice asks for it at its field', async () => {
    await make('/business-profiles', business)
    const { id } = await issue({ currency: 'ARS' })
    expect(fieldsOf((await file(id, 'ubl')).body)).toEqual(['taxExchangeRate'])
    expect((await call('PATCH', `/documents/${String(id)}`, { taxExchangeRate: '0.00061' })).status).toBe(200)
    const { status, text } = await file(id, 'ubl')
    expect(status, text).toBe(200)
    expect(readInvoice(readXml(text))).toMatchObject({ ownTaxes: [{ currency: 'EUR', amount: '0.01' }] })
  })

  it('DOC-01 neither internal notes nor costs reach an e-invoice, a PDF, a mail or the page behind the link', async () => {
    await make('/business-profiles', business)
    const secret = {
      notes: 'Hidden7Notes',
      items: invoice.items.map((item) => ({ ...item, unitCost: 7.7391, priceRule: 'Hidden8Rule' })),
    }
    const { id, ...row } = await issue({ ...secret, customerNotes: 'Shown9Words' })
    expect(row).toMatchObject({ notes: 'Hidden7Notes', items: secret.items.map(() => ({ unitCost: 7.7391 })) })
    const outputs = [(await call('GET', `/documents/${String(id)}/mail-draft`)).text]
    for (const format of E_INVOICE_FORMATS) {
      const { text } = await file(id, format)
      outputs.push(format === 'facturx' ? embedded(text) : text)
      expect([format, outputs.at(-1)]).toEqual([format, expect.stringContaining('Shown9Words')])
    }
    const url = `/api/documents/${String(id)}/e-invoice?format=facturx`
    const { rawPayload } = await api.app.inject({ url, headers: { 'x-test-user': user } })
    outputs.push(textOfPdf(rawPayload))
    for (const text of outputs) expect(text).not.toMatch(/Hidden\dNotes|Hidden\dRule|7[.,]7391/)
  })

  it('DOC-16 DOC-08 the PDF and the file inside it ask for one amount, whatever was credited since', async () => {
    await make('/business-profiles', business)
    const { id, items } = await issue()
    const [first] = listOf(items)
    await make(`/documents/${String(id)}/credit-note`, { items: [{ id: first?.['id'], quantity: 1 }] })
    const row = (await call('GET', `/documents/${String(id)}`)).body
    expect(row['creditedAmount']).toBeGreaterThan(0)
    const url = `/api/documents/${String(id)}/e-invoice?format=facturx`
    const { rawPayload } = await api.app.inject({ url, headers: { 'x-test-user': user } })
    const { payable } = readInvoice(readXml(embedded(rawPayload.toString('latin1'))))
    expect(Number(payable)).toBe(row['total'])
    expect(textOfPdf(rawPayload)).toContain(`€${Number(payable).toFixed(2)}`)
    expect(textOfPdf(rawPayload)).not.toContain('Credited')
  })

  it('DOC-16 Factur-X is a PDF with the CII inside, and says so', async () => {
    await make('/business-profiles', business)
    const { id } = await issue()
    const { status, headers, text } = await file(id, 'facturx')
    expect(status, text.slice(0, 200)).toBe(200)
    expect(headers['content-type']).toContain('application/pdf')
    expect(headers['content-disposition']).toMatch(/filename="INV202607-0001-facturx\.pdf"/)
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toContain('/AFRelationship /Alternative')
    expect(text).toContain('(factur-x.xml)')
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    const cii = await file(id, 'cii')
    expect(embedded(text)).toBe(cii.text)
  })

  it('DOC-16 what is missing is refused with 422, each at its field', async () => {
    await make('/business-profiles', { ...business, contactName: '', phoneNumber: '' })
    const { id } = await issue({ customerName: '', billingAddress: 'Lyon', buyerReference: '' })
    const refused = await file(id, 'xrechnung-ubl')
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      code: 'rule-broken',
      title: 'This document cannot be exported as an e-invoice yet.',
    })
    expect(fieldsOf(refused.body)).toEqual(
      expect.arrayContaining([
        'seller.contactName',
        'seller.phoneNumber',
        'customerName',
        'billingAddress',
        'buyerReference',
      ]),
    )
    const answer = await check(id, 'xrechnung-ubl')
    expect(answer['canLeave']).toBe(false)
    expect(listOf(answer['issues']).find(({ field }) => String(field) === 'seller.phoneNumber')).toMatchObject({
      level: 'error',
      place: 'business',
    })
  })

  it('DOC-16 what the business said too late is taken, what it said then stays', async () => {
    const profile = await make('/business-profiles', { ...business, contactName: '' })
    const { id } = await issue()
    expect((await file(id, 'xrechnung-cii')).status).toBe(422)
    await call('PATCH', `/business-profiles/${String(profile['id'])}`, { contactName: 'Ida', legalName: 'New name' })
    const { status, text } = await file(id, 'xrechnung-cii')
    expect(status, text).toBe(200)
    expect(text).toContain('<ram:PersonName>Ida</ram:PersonName>')
    expect(text).toContain('<ram:Name>Alder &amp; Birch GmbH</ram:Name>')
  })

  it('DOC-16 a draft, a quote and an unknown format are refused', async () => {
    await make('/business-profiles', business)
    const draft = await make('/documents', invoice)
    expect(fieldsOf((await file(draft['id'], 'ubl')).body)).toEqual(['status'])
    const quote = await make('/documents', { ...invoice, documentType: 'quote' })
    expect(fieldsOf((await file(quote['id'], 'ubl')).body)).toEqual(['documentType'])
    expect((await file(draft['id'], 'edifact')).status).toBe(400)
  })

  it('DOC-16 a credit note names the invoice that it takes back', async () => {
    await make('/business-profiles', business)
    const { id } = await issue()
    const made = await make(`/documents/${String(id)}/credit-note`, { reason: 'Returned' })
    const note = await make(`/documents/update-status/${String(made['id'])}`, { status: 'sent' })
    const read = readInvoice(readXml((await file(note['id'], 'peppol')).text))
    expect(read).toMatchObject({ type: '381', preceding: 'INV202607-0001', note: 'Returned' })
    expect(brokenRules(read)).toEqual([])
  })

  it('DOC-16 a document of somebody else, and one that is not there, are not found', async () => {
    await make('/business-profiles', business)
    const { id } = await issue()
    user = await context.newUser()
    for (const other of [id, randomUUID()]) {
      const answers = [await file(other, 'ubl'), await file(other, 'facturx')]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      expect(answers[0]?.body['detail'] ?? answers[0]?.body['title']).toBe(
        `Document with ID ${String(other)} not found`,
      )
    }
  })
})
