import { expect, it } from 'vitest'
import { buildTestApi, listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { renewCopies } from './renew-copies.ts'

describeOneEngine('devices after the database went back to an earlier moment', (context) => {
  it('SYNC-03 fetch everything anew once, whatever they saw before and however much was written since', async () => {
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    const write = (name: string) => api.call(user, 'POST', '/api/brands', { name })
    const pull = async (since: number) => (await api.call(user, 'GET', `/api/sync?since=${since}`)).body
    await write('Kept')
    const lost = Number((await pull(0))['head']) + 3
    for (const name of ['A', 'B', 'C', 'D']) await write(name)
    // Without more, a device that saw versions which are given out again would miss what has them now.
    expect(listOf((await pull(lost))['rows'])).toHaveLength(1)

    expect(await renewCopies(context.dataAccess)).toBeGreaterThan(0)
    await write('E')
    const page = await pull(lost)
    expect(page).toMatchObject({ reset: true, more: false })
    expect(listOf(page['rows'])).toHaveLength(6)
    const head = Number(page['head'])
    expect(await pull(head)).toMatchObject({ reset: false, rows: [] })
    await write('F')
    expect(listOf((await pull(head))['rows'])).toHaveLength(1)
  })
})
