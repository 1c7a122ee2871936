import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('how an undo came out', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })

  it('CHANGE-02 SYNC-02 is told as often as the push is repeated, and as applied', async () => {
    const { body: made } = await api.call(user, 'POST', '/api/brands', { name: 'Fjord', notes: 'Theirs' })
    const undo = {
      op: 'patch',
      kind: 'brand',
      id: made['id'],
      base: 1,
      data: { name: 'Fiord', notes: '' },
      expect: { name: 'Fjord', notes: 'Mine' },
      undoes: [randomUUID()],
    }
    const push = (clientId: string, seq: number) => ({
      clientId,
      mutations: [{ id: randomUUID(), seq, at: Date.now(), body: undo }],
    })
    const client = randomUUID()
    const first = push(client, 1)
    const answers = []
    for (const each of [first, first, push(client, 2), push(client, 2)]) {
      answers.push(listOf((await api.call(user, 'POST', '/api/sync', each)).body['results'])[0])
    }
    const kept = expect.arrayContaining([expect.any(String)])
    const partly = { seq: 1, version: expect.any(Number), undone: { kept, others: [], isNothing: false } }
    const nothing = { seq: 2, version: expect.any(Number), undone: { kept, others: [], isNothing: true } }
    expect(answers).toEqual([partly, partly, nothing, nothing])
    const { body } = await api.call(user, 'GET', `/api/brands/${String(made['id'])}`)
    expect(body).toMatchObject({ name: 'Fiord', notes: 'Theirs' })
  })
})
