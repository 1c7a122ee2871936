import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { SAMPLE_BUSINESS } from '#domain/sample-id.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the documents of the sample shop', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    ann = await context.newUser()
    await api.call(ann, 'POST', '/api/auth/initialize')
  })

  const send = async (body: object): Promise<void> => {
    const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
    const { body: pushed } = await api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    expect((listOf(pushed['results'])[0] as Json)['refused']).toBeUndefined()
  }
  const command = async (name: 'sample/load' | 'sample/remove'): Promise<string> => {
    const changeSetId = randomUUID()
    await send({ op: 'command', name, input: { changeSetId, title: name } })
    return changeSetId
  }
  const documents = async () => listOf((await api.call(ann, 'GET', '/api/documents?pageSize=50')).body['items'])
  const numbers = async () => (await documents()).map((row) => String(row['documentNumber'])).toSorted()
  const series = async () => listOf((await api.call(ann, 'GET', '/api/documents/gap-report')).body['series'])
  const profiles = async () => listOf((await api.call(ann, 'GET', '/api/business-profiles')).body['items'])
  const customers = async () => listOf((await api.call(ann, 'GET', '/api/customers')).body['items'])

  it('DOC-02 DOC-20 have a series of their own, go without a trace and come back by undo; one’s own series never notices', async () => {
    const own = (await api.call(ann, 'POST', '/api/documents', { documentType: 'invoice' })).body
    await command('sample/load')
    const loaded = await numbers()
    expect(loaded).toHaveLength(9)
    expect(await customers()).toHaveLength(3)
    const ofSample = (await documents()).filter((row) => String(row['businessProfileId']) === SAMPLE_BUSINESS)
    expect(new Set(ofSample.map((row) => String(row['isProvisional'])))).toEqual(new Set(['false']))
    expect(new Set(ofSample.map((row) => row['documentNumber'])).size).toBe(8)
    expect(ofSample.filter((row) => String(row['status']) === 'paid')).toMatchObject([{ balanceDue: 0 }])
    const late = (await api.call(ann, 'GET', '/api/documents?status=overdue')).body['items']
    expect(listOf(late)).toHaveLength(1)

    const removal = await command('sample/remove')
    expect(await documents()).toMatchObject([{ id: own['id'] }])
    expect(await customers()).toEqual([])
    expect(await series()).toMatchObject([{ documentType: 'invoice', currentNumber: 1, present: 1, gaps: [] }])
    expect(await profiles()).toEqual([])

    await send({ op: 'revert', changeSetId: removal })
    expect(await documents()).toHaveLength(9)
    await command('sample/remove')
    await command('sample/load')
    await command('sample/remove')
    expect(await documents()).toMatchObject([{ documentNumber: own['documentNumber'] }])
    const next = await api.call(ann, 'POST', '/api/documents', { documentType: 'invoice' })
    expect(next.body['sequence']).toBe(2)
  })

  it('DOC-20 an issued invoice of one’s own stays, even in the business of the sample', async () => {
    await command('sample/load')
    const body = { documentType: 'invoice', status: 'sent', businessProfileId: SAMPLE_BUSINESS }
    const { id } = (await api.call(ann, 'POST', '/api/documents', body)).body
    expect((await api.call(ann, 'DELETE', `/api/documents/${String(id)}`)).status).toBe(409)
    await command('sample/remove')
    expect(await documents()).toMatchObject([{ id }])
    expect((await profiles()).map((row) => row['id'])).toEqual([SAMPLE_BUSINESS])
  })
})
