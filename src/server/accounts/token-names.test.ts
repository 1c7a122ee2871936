import { beforeAll, expect, it } from 'vitest'
import { listOf } from '#test/api.ts'
import { arrive, arriveByToken, buildRealApp, type TestApp } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { createActorNames } from './token-names.ts'

describeOneEngine('programs in the history', (context) => {
  let app: TestApp

  beforeAll(async () => {
    app = await buildRealApp(context)
  })

  it('LEDGER-01 are told by the names of their API tokens, revoked ones too', async () => {
    const person = await arrive(app, 'ann')
    const program = await arriveByToken(app, 'ann')
    const made = await app.call(program, { method: 'POST', url: '/api/products', body: { name: 'Mug' } })
    const url = `/api/products/${String(made.body['id'])}`
    await app.call(person, { method: 'PATCH', url, body: { name: 'Cup' } })
    const actors = async () => {
      const { body } = await app.call(person, { method: 'GET', url: `${url}/history` })
      expect(listOf(body['items']).every((item) => !('userId' in item))).toBe(true)
      return listOf(body['items']).map(({ actor }) => actor)
    }
    expect(await actors()).toEqual(['user', 'token:write'])
    const revoke = { text: 'update api_token set revoked_at = now() where user_id = $1', values: [program.userId] }
    await app.dataAccess.asSystemBatch([revoke])
    expect(await actors()).toEqual(['user', 'token:write'])
  })

  it('OPS-03 the token of another user has no name here', async () => {
    const [own, other] = [await arriveByToken(app, 'bea'), await arriveByToken(app, 'ben')]
    const [tokens] = await app.dataAccess.asSystemBatch([
      { text: 'select id from api_token where user_id = $1', values: [other.userId] },
    ])
    const actor = `token:${String(tokens?.rows[0]?.['id'])}`
    const names = createActorNames(app.dataAccess)
    expect(await names(own.userId, [actor, 'user', 'system:scheduled-prices'])).toEqual(new Map())
    expect(await names(other.userId, [actor])).toEqual(new Map([[actor, 'token:write']]))
  })
})
