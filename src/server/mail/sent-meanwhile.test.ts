import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('a document that two devices send', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Tea', isDefault: true })
    return () => api.app.close()
  })

  const newInvoice = async () => {
    const made = await api.call(user, 'POST', '/api/documents', {
      documentType: 'invoice',
      customerName: 'Zoë',
      customerEmail: 'zoe@customer.example',
      items: [{ description: 'Tea', quantity: 1, unitPrice: 10 }],
    })
    return made.body
  }
  const send = (documentId: unknown, seen?: object) =>
    api.call(user, 'POST', '/api/documents/email', { documentId, ...(seen ? { seen } : {}) })
  const mailsOf = async (documentId: unknown) =>
    listOf((await api.call(user, 'GET', `/api/document-mails?documentId=${String(documentId)}`)).body['items'])
  const asDraft = { isDraft: true, lastMailId: null }

  it('DOC-13 at the same moment one of both goes out, and the other is told to whom', async () => {
    const { id, documentNumber } = await newInvoice()
    const answers = await Promise.all([send(id, asDraft), send(id, asDraft)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'sent-meanwhile',
      title: `Invoice ${String(documentNumber)} was mailed to zoe@customer.example meanwhile.`,
    })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('DOC-13 a second mail of what its sender has seen goes out, and so does one that says nothing of it', async () => {
    const { id } = await newInvoice()
    const first = await send(id, asDraft)
    expect((await send(id, { isDraft: false, lastMailId: first.body['id'] })).status).toBe(201)
    expect((await send(id)).status).toBe(201)
    expect((await send(id, { isDraft: false, lastMailId: first.body['id'] })).status).toBe(409)
    expect(await mailsOf(id)).toHaveLength(3)
  })

  it('DOC-13 a draft that was marked as sent meanwhile is not mailed unasked', async () => {
    const { id, documentNumber } = await newInvoice()
    await api.call(user, 'PATCH', `/api/documents/${String(id)}`, { status: 'sent' })
    const { body } = await send(id, asDraft)
    expect(body['title']).toBe(`Invoice ${String(documentNumber)} was marked as sent meanwhile.`)
    expect(await mailsOf(id)).toEqual([])
  })
})
