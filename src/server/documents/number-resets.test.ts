import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate, migrationsFolder } from '#server/kit/database/migrate.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls } from '#test/document-calls.ts'

const NOVEMBER = '2026-11-22'

describeOneEngine('a business that numbers by another period', (context) => {
  let api: TestApi
  let user: string
  let profile: string
  const { call, make, remove } = documentCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    profile = String((await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop' })).body['id'])
  })

  const reset = async (numberReset: string) => {
    const changed = await api.call(user, 'PATCH', `/api/business-profiles/${profile}`, { numberReset })
    expect(changed.status, changed.text).toBe(200)
  }
  const number = async (issueDate: string) => String((await make('invoice', { issueDate }))['documentNumber'])
  const series = async () => listOf((await call('GET', '/gap-report')).body['series'])
  const missing = async () =>
    (await series()).flatMap(({ gaps }) => listOf(gaps)).filter(({ state }) => String(state) === 'missing')

  it('DOC-02 never, yearly, monthly and never on one day: each number once, none missing', async () => {
    const made = [await number(NOVEMBER), await number(NOVEMBER)]
    for (const mode of ['yearly', 'monthly', 'never', 'yearly']) {
      await reset(mode)
      made.push(await number(NOVEMBER))
    }
    expect(made).toEqual([1, 2, 3, 4, 5, 6].map((sequence) => `INV202611-000${sequence}`))
    const skipped = (sequence: number) => ({ sequence, state: 'skipped', documentId: null, documentNumber: '' })
    expect(await series()).toMatchObject([
      { period: '', firstNumber: 1, currentNumber: 5, present: 3, gaps: [skipped(3), skipped(4)] },
      { period: '2026', firstNumber: 3, currentNumber: 6, present: 2, gaps: [skipped(4), skipped(5)] },
      { period: '2026-11', firstNumber: 4, currentNumber: 4, present: 1, gaps: [] },
    ])
    const file = await api.app.inject({ url: '/api/documents/gap-report.csv', headers: { 'x-test-user': user } })
    expect(file.body).toContain('Shop,invoice,2026,,4,skipped,')
  })

  it('DOC-02 a new year or month that nothing was printed for begins at 1', async () => {
    await number(NOVEMBER)
    await reset('monthly')
    expect(await number('2026-12-01')).toBe('INV202612-0001')
    await reset('yearly')
    expect(await number('2027-01-02')).toBe('INV202701-0001')
    expect(await number('2026-11-30')).toBe('INV202611-0002')
  })

  it('DOC-02 other types and businesses go on as they were', async () => {
    await number(NOVEMBER)
    const second = await api.call(user, 'POST', '/api/business-profiles', { name: 'Other', numberReset: 'yearly' })
    const other = { businessProfileId: second.body['id'], issueDate: NOVEMBER }
    expect((await make('invoice', other))['documentNumber']).toBe('INV202611-0001')
    await reset('yearly')
    expect((await make('quote', { issueDate: NOVEMBER }))['documentNumber']).toBe('QTE202611-0001')
  })

  it('DOC-02 DOC-20 a deleted number is not printed again, and one that another series followed is not given back', async () => {
    const quote = await make('quote', { issueDate: NOVEMBER, status: 'sent' })
    expect((await remove(quote['id'])).status).toBe(204)
    const draft = await make('invoice', { issueDate: NOVEMBER })
    await reset('yearly')
    expect((await make('quote', { issueDate: NOVEMBER }))['documentNumber']).toBe('QTE202611-0002')
    const next = await make('invoice', { issueDate: NOVEMBER })
    await remove(draft['id'])
    expect((await call('GET', `/${String(draft['id'])}`)).body).toMatchObject({ status: 'void', sequence: 1 })
    await remove(next['id'])
    expect(await number(NOVEMBER)).toBe('INV202611-0002')
    expect(await missing()).toEqual([])
  })

  it('DOC-02 OPS-01 series from before know how far they reach, deleted documents included', async () => {
    await make('invoice', { issueDate: NOVEMBER })
    await make('invoice', { issueDate: '2026-10-01' })
    const quote = await make('quote', { issueDate: NOVEMBER, status: 'sent' })
    await remove(quote['id'])
    const migrations = await readFile(join(migrationsFolder(), '0019_first_numbers.sql'), 'utf8')
    const folder = await mkdtemp(join(tmpdir(), 'pw-numbers-'))
    try {
      await cp(migrationsFolder(), folder, { recursive: true })
      const fill = migrations.slice(migrations.indexOf('with given as'))
      await writeFile(join(folder, '9001_fill.sql'), `update document_counter set latest_month = '';\n${fill}`)
      expect(await migrate(context.database, { folder })).toEqual(['9001_fill.sql'])
    } finally {
      await rm(folder, { recursive: true, force: true })
      await context.database.batch([{ text: `delete from migration where name like '9%'` }])
    }
    await reset('monthly')
    expect(await number('2026-10-02')).toBe('INV202610-0003')
    expect((await make('quote', { issueDate: NOVEMBER }))['documentNumber']).toBe('QTE202611-0002')
    expect(await number('2026-12-01')).toBe('INV202612-0001')
  })

  it('DOC-02 whatever is switched, dated and deleted in whatever order, no number is printed twice or missing', async () => {
    const modes = ['never', 'yearly', 'monthly']
    const days = ['2025-12-31', '2026-10-05', NOVEMBER, '2026-12-01', '2027-01-01']
    const kept = new Map<string, string>()
    // A fixed walk (a linear congruential generator), so that a failure comes again.
    let state = 7
    const below = (count: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * count)
    }
    for (let step = 0; step < 60; step += 1) {
      if (below(3) === 0) await reset(modes[below(3)] ?? '')
      const { id, documentNumber } = await make('invoice', { issueDate: days[below(5)] })
      expect([...kept.values()]).not.toContain(documentNumber)
      kept.set(String(id), String(documentNumber))
      const victim = [...kept.keys()][below(kept.size)]
      if (below(4) === 0 && victim !== undefined) {
        await remove(victim)
        if ((await call('GET', `/${victim}`)).status === 404) kept.delete(victim)
      }
    }
    expect(kept.size).toBeGreaterThan(40)
    expect(await missing()).toEqual([])
    const present = (await series()).reduce((sum, each) => sum + Number(each['present']), 0)
    expect(present).toBe(kept.size)
  })
})
