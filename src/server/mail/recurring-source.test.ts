import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('what a recurring invoice is made from', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Tea', isDefault: true })
    return () => api.app.close()
  })

  const template = { documentType: 'template', items: [{ description: 'Rent', quantity: 1, unitPrice: 100 }] }
  const newTemplate = async () => String((await api.call(user, 'POST', '/api/documents', template)).body['id'])
  const bringBack = (id: string) => {
    const [data, at] = [{ documentType: 'template' }, Date.now()]
    const body = { op: 'put', kind: 'document', id, data, was: data }
    const mutations = [{ id: randomUUID(), seq: 1, at, body }]
    return api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
  }
  const problemOf = async (id: string) =>
    (await api.call(user, 'GET', `/api/recurring-documents/${id}`)).body['problem']

  it('DOC-17 says at once that it was deleted, until it is back or another is chosen', async () => {
    const first = await newTemplate()
    const made = await api.call(user, 'POST', '/api/recurring-documents', {
      name: 'Rent',
      documentId: first,
      repeat: 'monthly',
      nextOn: '2030-01-31',
    })
    const id = String(made.body['id'])
    expect([made.status, await problemOf(id)]).toEqual([201, ''])
    const gone = 'The document that it is made from has been deleted. Choose another one.'
    await api.call(user, 'DELETE', `/api/documents/${first}`)
    expect(await problemOf(id)).toBe(gone)
    await bringBack(first)
    expect(await problemOf(id)).toBe('')
    await api.call(user, 'DELETE', `/api/documents/${first}`)
    await api.call(user, 'PATCH', `/api/recurring-documents/${id}`, { name: 'Rent of the shop' })
    expect(await problemOf(id)).toBe(gone)
    await api.call(user, 'PATCH', `/api/recurring-documents/${id}`, { documentId: await newTemplate() })
    expect(await problemOf(id)).toBe('')
  })

  it('DOC-17 says at once that it became void, as a numbered one does that is not the newest', async () => {
    const documentId = await newTemplate()
    await newTemplate()
    const made = await api.call(user, 'POST', '/api/recurring-documents', { name: 'Rent', documentId })
    await api.call(user, 'DELETE', `/api/documents/${documentId}`)
    expect(await problemOf(String(made.body['id']))).toBe(
      'The document that it is made from is void. Choose another one.',
    )
  })
})
