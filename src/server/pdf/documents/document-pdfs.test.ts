import { beforeAll, expect, it } from 'vitest'
import { MISSING_LETTERS } from '#contract/endpoints/pdf.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { textOfPdf } from '#test/pdf-text.ts'

const LINES = [
  { description: 'Speckled mug', sku: 'MUG-01', quantity: 48, unitPrice: 12.9, taxPercent: 19 },
  { description: 'Tea', quantity: 30, unitPrice: 7.85, taxPercent: 7, discountPercent: 10 },
]

describeOneEngine('PDFs of documents', (context) => {
  let app: TestApp
  let ann: TestCaller
  let bob: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    bob = await arrive(app, 'bob')
    const profile = {
      name: 'Kaya & Søn',
      isDefault: true,
      preferredCurrency: 'EUR',
      country: 'DE',
      address: { street: 'Hafenstraße 12', zip: '20457', city: 'Hamburg' },
      vatId: 'DE123456789',
      iban: 'DE02120300000000202051',
    }
    await make('/api/business-profiles', profile)
    return () => app.close()
  })

  const make = async (url: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await app.call(ann, { method: 'POST', url, body })
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    return answer.body
  }
  const invoice = (fields: object = {}) =>
    make('/api/documents', {
      documentType: 'invoice',
      customerName: 'Boutique',
      issueDate: '2026-07-06',
      items: LINES,
      ...fields,
    })
  const file = async (caller: TestCaller, url: string) => {
    const headers = { host: new URL(app.origin).host, ...caller.headers }
    const answer = await app.fastify.inject({ method: 'GET', url, headers })
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
  }
  const text = async (url: string) => {
    const { status, bytes } = await file(ann, url)
    expect([url, status]).toEqual([url, 200])
    return textOfPdf(bytes)
  }

  it('DOC-12 the PDF says what the call says: number, totals and balance, in each design and language', async () => {
    const row = await invoice({ status: 'sent', paymentTerms: '30 days' })
    expect(row).toMatchObject({ subtotal: 854.7, discountAmount: 23.55, total: 963.64 })
    for (const design of ['classic', 'modern', 'compact']) {
      const shown = await text(`/api/documents/${String(row['id'])}/pdf?design=${design}&language=de`)
      for (const words of [String(row['documentNumber']), '854,70 €', '-23,55 €', '963,64 €', 'MUG-01', '30 Tage']) {
        expect(shown).toContain(words)
      }
      expect(shown).not.toContain('ENTWURF')
    }
    const { headers, bytes } = await file(ann, `/api/documents/${String(row['id'])}/pdf`)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^inline; filename="Invoice INV202607-0001.pdf"/)
    const kept = await file(ann, `/api/documents/${String(row['id'])}/pdf?download=yes`)
    expect(kept.headers['content-disposition']).toMatch(/^attachment;/)
    expect(kept.bytes.equals(bytes)).toBe(true)
  })

  it('DOC-12 an issued document keeps its seller, a draft follows the business', async () => {
    const [sent, draft] = [await invoice({ status: 'sent' }), await invoice()]
    const profiles = await app.call(ann, { method: 'GET', url: '/api/business-profiles' })
    const [profile] = profiles.body['items'] as unknown as { id: string }[]
    const url = `/api/business-profiles/${profile?.id ?? ''}`
    await app.call(ann, { method: 'PATCH', url, body: { legalName: 'Renamed GmbH' } })
    expect(await text(`/api/documents/${String(sent['id'])}/pdf`)).not.toContain('Renamed')
    const shown = await text(`/api/documents/${String(draft['id'])}/pdf`)
    expect(shown).toContain('Renamed GmbH')
    expect(shown).toContain('DRAFT')
    await app.call(ann, { method: 'PATCH', url, body: { legalName: '' } })
  })

  it('DOC-12 what the seller knows and nobody else may see is not in the file', async () => {
    const items = [{ ...LINES[0], unitCost: 7.7391, priceRule: 'Rule of friends' }]
    const { id } = await invoice({ items })
    const shown = await text(`/api/documents/${String(id)}/pdf`)
    expect(shown).not.toMatch(/7[.,]73|Rule of friends/)
  })

  it('DOC-12 letters that cannot be printed are told beside the file', async () => {
    const { id } = await invoice({ items: [{ ...LINES[0], description: 'Mug 𓀀' }] })
    const { headers } = await file(ann, `/api/documents/${String(id)}/pdf`)
    expect(decodeURIComponent(String(headers['x-missing-letters']))).toBe('𓀀')
  })

  it('DOC-12 OPS-06 texts of nothing but emoji, signs without a font and long ligatures are printed, in full and named', async () => {
    const odd = { legalName: '\u{10ffff}'.repeat(120), vatId: 'DE123456789', name: 'Odd', country: 'DE' }
    const profile = await make('/api/business-profiles', odd)
    const row = await invoice({
      businessProfileId: profile['id'],
      customerName: '\ufdfa'.repeat(80),
      billingAddress: '😀'.repeat(250),
      notes: '👩‍👧‍👦'.repeat(200),
      items: [{ description: `x${'🏳️‍🌈'.repeat(80)}`, quantity: 1, unitPrice: 1 }],
    })
    for (const design of ['classic', 'modern', 'compact']) {
      const { status, headers } = await file(ann, `/api/documents/${String(row['id'])}/pdf?design=${design}`)
      expect([design, status]).toEqual([design, 200])
      // Half an emoji is no sign without a font.
      expect(decodeURIComponent(String(headers[MISSING_LETTERS] ?? ''))).not.toMatch(/[😀👩🏳]|\p{Cs}/u)
    }
  })

  it('DOC-12 DOC-17 PDFs of somebody else are not found, wrong questions are refused by name', async () => {
    const { id } = await invoice()
    const customer = String((await make('/api/customers', { name: 'Ann’s customer' }))['id'])
    expect((await file(bob, `/api/documents/${String(id)}/pdf`)).status).toBe(404)
    expect((await file(bob, `/api/customers/${customer}/statement.pdf`)).status).toBe(404)
    const wrong = {
      design: `/api/documents/${String(id)}/pdf?design=loud`,
      language: `/api/documents/${String(id)}/pdf?language=de_DE;x`,
      to: `/api/customers/${customer}/statement.pdf?to=2026-02-31`,
      from: `/api/customers/${customer}/statement.pdf?from=2026-03-01&to=2026-02-01`,
    }
    for (const [field, url] of Object.entries(wrong)) {
      const answer = await app.call(ann, { method: 'GET', url })
      expect([url, answer.status, answer.body['errors']?.[0]?.['field']]).toEqual([url, 400, field])
    }
  })

  it('DOC-17 a statement has the balance before, every entry, the balance after and what is overdue', async () => {
    const customer = await make('/api/customers', { name: 'Boutique Lumière', billingAddress: 'Paris' })
    const customerId = String(customer['id'])
    const one = (total: number, fields: object) =>
      invoice({ customerId, status: 'sent', items: [{ description: 'x', quantity: 1, unitPrice: total }], ...fields })
    await one(100, { issueDate: '2025-12-01', dueDate: '2025-12-31' })
    const paid = await one(50, { issueDate: '2026-02-01', dueDate: '2026-03-01' })
    const payment = { date: '2026-02-20', amount: 20, method: 'transfer' }
    const patched = await app.call(ann, {
      method: 'PATCH',
      url: `/api/documents/${String(paid['id'])}`,
      body: {
        payments: [
          { id: '0f9b4a0e-3c54-4b1e-9b61-000000000001', ...payment },
          { id: '0f9b4a0e-3c54-4b1e-9b61-000000000002', ...payment, amount: -5 },
        ],
      },
    })
    expect([patched.status, patched.text]).toEqual([200, expect.any(String)])
    await one(999, { issueDate: '2026-02-02', status: 'draft' })
    const shown = await text(`/api/customers/${customerId}/statement.pdf?from=2026-01-01&to=2026-03-31`)
    const expected = [
      'Statement of account',
      'Boutique Lumière',
      'Opening balance',
      '€100.00',
      '1 February 2026',
      `Invoice ${String(paid['documentNumber'])}`,
      '€150.00',
      `Payment for ${String(paid['documentNumber'])}`,
      '€20.00',
      `Refund for ${String(paid['documentNumber'])}`,
      'Closing balance',
      '€135.00',
      '1–30 days',
      '€35.00',
      '61–90 days',
    ]
    for (const words of expected) expect(shown).toContain(words)
    expect(shown).not.toContain('999')
    const none = await make('/api/customers', { name: 'Nobody' })
    const empty = await text(`/api/customers/${String(none['id'])}/statement.pdf`)
    expect(empty).toContain('No entries in this period.')
  })

  it('OPS-06 DOC-17 a statement with more lines than are printed within some seconds asks for fewer days', async () => {
    const customerId = String((await make('/api/customers', { name: 'Busy' }))['id'])
    const payments = Array.from({ length: 250 }, (_, n) => ({ id: `p${n}`, date: '2026-02-01', amount: 1 }))
    const items = [{ description: 'x', quantity: 1, unitPrice: 1_000 }]
    for (let n = 0; n < 21; n += 1) {
      await invoice({ customerId, status: 'sent', issueDate: '2026-01-15', items, payments })
    }
    const path = `/api/customers/${customerId}/statement.pdf`
    const large = await app.call(ann, { method: 'GET', url: `${path}?from=2026-01-01&to=2026-02-28` })
    expect([large.status, large.body['title']]).toEqual([
      413,
      'That is too large: at most 5,000 lines on one statement (choose fewer days) are accepted.',
    ])
    expect(await text(`${path}?from=2026-01-01&to=2026-01-31`)).toContain('Closing balance')
  })
})
