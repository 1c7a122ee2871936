import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

describeOneEngine('VAT ids that the law asks for', (context) => {
  let api: TestApi
  let user: string
  let profile: string
  const { make, mark, read } = documentCalls(
    () => api,
    () => user,
  )
  const business = (patch: object) => api.call(user, 'PATCH', profile, patch)
  const issues = (body: Json) => listOf(body['errors']).map(({ field, message }) => [field, message])

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    profile = `/api/business-profiles/${randomUUID()}`
    await api.call(user, 'PUT', profile, { name: 'Lindgren', country: 'DE' })
  })

  it('DOC-06 a supply within the EU is not marked as sent without both VAT ids, whoever asks', async () => {
    const { id } = await make('invoice', { items: [{ ...line, taxPercent: 0, taxCategory: 'K' }] })
    const refused = await mark(id, 'sent')
    expect(refused.status).toBe(400)
    expect(issues(refused.body)).toEqual([
      [
        'status',
        expect.stringContaining('needs the VAT id of your business first: a supply within the EU is only free of VAT'),
      ],
      ['customerVatId', expect.stringContaining('is missing: a supply within the EU is only free of VAT with it')],
    ])
    expect((await read(id))['status']).toBe('draft')

    await business({ vatId: 'DE123456789' })
    expect(issues((await mark(id, 'sent')).body).map(([field]) => field)).toEqual(['customerVatId'])
    await api.call(user, 'PATCH', `/api/documents/${String(id)}`, { customerVatId: 'FR12345678901' })
    expect((await mark(id, 'sent')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'sent', seller: { vatId: 'DE123456789' } })
  })

  it('DOC-06 reverse charge is refused in the EU and left to the law of other countries', async () => {
    const items = [{ ...line, taxPercent: 0, taxCategory: 'AE' }]
    const { id } = await make('invoice', { items })
    expect((await mark(id, 'sent')).status).toBe(400)
    await business({ country: 'AE' })
    expect((await mark(id, 'sent')).status).toBe(200)
    await business({ country: 'DE' })
    const quote = await make('quote', { items })
    expect((await mark(quote['id'], 'sent')).status).toBe(200)
  })

  it('DOC-06 a new invoice that is said to be sent already meets the same rule', async () => {
    const { status, body } = await api.call(user, 'POST', '/api/documents', {
      documentType: 'invoice',
      status: 'sent',
      items: [{ ...line, taxPercent: 0, taxCategory: 'K' }],
    })
    expect([status, issues(body).map(([field]) => field)]).toEqual([400, ['status', 'customerVatId']])
  })
})
