import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { buildTestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { keepHouse } from './housekeeping.ts'

describeEachEngine('housekeeping', (context) => {
  it('SYNC-03 forgets deletions after 180 days and makes a device that was away longer start anew', async () => {
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    const { body: gone } = await api.call(user, 'POST', '/api/products', { name: 'Gone' })
    await api.call(user, 'POST', '/api/products', { name: 'Stays' })
    await api.call(user, 'DELETE', `/api/products/${String(gone['id'])}`)
    const age = (days: number) =>
      context.doors.asSystemFlight([
        { text: 'update tombstone set deleted_at = now() - make_interval(days => $1)', values: [days] },
      ])
    const pull = async (since: number) => (await api.call(user, 'GET', `/api/sync?since=${since}`)).body

    await age(179)
    await keepHouse(context.doors)
    expect(await pull(2)).toMatchObject({ reset: false, rows: [['products', gone['id'], 3]] })
    await age(181)
    await keepHouse(context.doors)
    const page = await pull(2)
    expect(page).toMatchObject({ reset: true, more: false })
    expect(page['rows']).toHaveLength(1)
    expect(await pull(3)).toMatchObject({ reset: false, rows: [] })
  })

  it('API-04 forgets an Idempotency-Key after seven days', async () => {
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    const key = { 'idempotency-key': randomUUID() }
    const first = await api.call(user, 'POST', '/api/brands', { name: 'A' }, key)
    await keepHouse(context.doors)
    expect((await api.call(user, 'POST', '/api/brands', { name: 'A' }, key)).text).toBe(first.text)
    await context.doors.asSystemFlight([{ text: `update idempotency_key set created_at = now() - interval '8 days'` }])
    await keepHouse(context.doors)
    expect((await api.call(user, 'POST', '/api/brands', { name: 'A' }, key)).text).not.toBe(first.text)
  })
})
