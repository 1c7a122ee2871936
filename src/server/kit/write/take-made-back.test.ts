import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { takeMadeBack } from '#contract/commands/take-made-back.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

describeEachEngine('the undo of what was made', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })

  const makeBrand = async (name: string) => {
    const id = String((await api.call(user, 'POST', '/api/brands', { name })).body['id'])
    return { kind: 'brand', id, left: { name, notes: '' } }
  }
  const undo = async (...rows: readonly object[]) => {
    const body = { op: 'command', name: takeMadeBack.name, input: { rows } }
    const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
    const answer = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    return listOf(answer.body['results'])[0]?.['refused'] ?? 'done'
  }
  const isThere = async ({ id }: { readonly id: string }) =>
    (await api.call(user, 'GET', `/api/brands/${id}`)).status === 200

  it('CHANGE-02 an edit that arrived before the undo keeps the row, and what was made with it', async () => {
    const [changed, plain] = [await makeBrand('Changed'), await makeBrand('Plain')]
    await api.call(user, 'PATCH', `/api/brands/${changed.id}`, { notes: 'Mine' })
    expect(await undo(changed, plain)).toMatchObject({
      code: 'conflict',
      title: 'Undo: Changed was changed since and stays. What was made with it stays too.',
    })
    expect([await isThere(changed), await isThere(plain)]).toEqual([true, true])
    expect(await undo(plain)).toBe('done')
    expect(await isThere(plain)).toBe(false)
  })

  it('CHANGE-02 a row that others refer to by now stays', async () => {
    const used = await makeBrand('Used')
    await api.call(user, 'POST', '/api/products', { name: 'Mug', brandId: used.id })
    expect(await undo(used)).toMatchObject({ title: 'Undo: Used was changed since and stays.' })
  })

  it('CHANGE-02 rows that are gone already do not stand in the way of the others', async () => {
    const [gone, left] = [await makeBrand('Gone'), await makeBrand('Left')]
    await api.call(user, 'DELETE', `/api/brands/${gone.id}`)
    expect(await undo(gone, left)).toBe('done')
    expect(await isThere(left)).toBe(false)
  })
})
