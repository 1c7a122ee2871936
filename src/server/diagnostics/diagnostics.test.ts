import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRealApp, type Callers, makeCallers, tableState, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'

const CHECKOUT = ['customer', 'begin', 'cleanUp', 'gone'].map((step) => [step, true])

describeOneEngine('diagnostics', (context) => {
  let app: TestApp
  let callers: Callers

  beforeAll(async () => {
    app = await buildRealApp(context, {
      SMTP_URL: 'smtp://shop:hunter2@127.0.0.1:9',
      SECRETS_KEY: `${'A'.repeat(43)}=`,
    })
    callers = await makeCallers(app)
    await app.call(callers.alice, { method: 'POST', url: '/api/auth/initialize' })
  })
  afterAll(() => app.close())

  const get = (url: string, caller: TestCaller = callers.alice) =>
    app.call(caller, { method: 'GET', url: `/api${url}` })
  /** What stands in the tables of the caller, without the letters that are on their way. */
  const stored = async () => {
    const { job: _, sent_notice: __, ...tables } = await tableState(app, callers.alice.userId)
    return tables
  }
  const tryOut = async (url: string, body: unknown = {}, headers: Record<string, string> = {}) => {
    const before = await stored()
    const answer = await app.call(callers.alice, { method: 'POST', url: `/api${url}`, body, headers })
    expect([url, answer.status, answer.text]).toEqual([url, 200, expect.any(String)])
    expect(await stored()).toEqual(before)
    return answer.body as unknown as { outcome: string; steps: { step: string; passed: boolean; detail: string }[] }
  }
  const stepsOf = ({ steps }: { steps: { step: string; passed: boolean }[] }) =>
    steps.map(({ step, passed }) => [step, passed])

  it('DIAG-01 DIAG-02 an analysis names products without cost, prices at a loss, SKUs that stand twice and links to what is gone', async () => {
    const post = async (body: object) =>
      String((await app.call(callers.alice, { method: 'POST', url: '/api/products', body })).body['id'])
    const bare = await post({ name: 'Bare', sku: 'A' })
    const losing = await post({
      name: 'Losing',
      sku: 'a',
      costBreakdown: { baseCost: 9 },
      pricingMode: 'retailPrice',
      retailPrice: 3,
    })
    const linked = await post({ name: 'Linked', sku: 'B', costBreakdown: { baseCost: 1 }, pricingValue: 30 })
    const gone = randomUUID()
    await context.dataAccess.asSystemBatch([
      { text: 'alter table product drop constraint product__brand_id' },
      {
        text: `insert into tombstone (user_id, version, kind, id) values ($1, 900000, 'brand', $2)`,
        values: [callers.alice.userId, gone],
      },
      { text: 'update product set brand_id = $1 where id = $2', values: [gone, linked] },
    ])
    const checks = (await get('/analyze')).body['checks'] as unknown as { check: string; examples: { id: string }[] }[]
    const found = Object.fromEntries(checks.map(({ check, examples }) => [check, examples.map(({ id }) => id)]))
    expect(found['withoutCost']).toContain(bare)
    expect(found['losing']).toContain(losing)
    expect(found['duplicateSku']?.sort()).toEqual([bare, losing].sort())
    expect(found['linkToDeleted']).toEqual([linked])
    expect(
      ((await get('/analyze', callers.bob)).body['checks'] as unknown as { count: number }[]).every(
        ({ count }) => count === 0,
      ),
    ).toBe(true)
  })

  it('DIAG-01 the tests make a real round trip, tell each step, and leave nothing behind', async () => {
    const stored = [
      ['store', true],
      ['readBack', true],
      ['cleanUp', true],
      ['gone', true],
    ]
    expect(stepsOf(await tryOut('/test-storage'))).toEqual(stored)
    const picture = await testPicture('png')
    expect(stepsOf(await tryOut('/test-upload', picture, { 'content-type': 'image/png' }))).toEqual([
      ['take', true],
      ...stored,
    ])
    const form = Buffer.concat([
      Buffer.from(
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
      ),
      picture,
      Buffer.from('\r\n--x--\r\n'),
    ])
    expect(stepsOf(await tryOut('/test-upload', form, { 'content-type': 'multipart/form-data; boundary=x' }))).toEqual([
      ['take', true],
      ...stored,
    ])
    for (const query of ['', '?collection=customers'])
      expect(stepsOf(await tryOut(`/test-firebase-direct${query}`, undefined))).toEqual([
        ['write', true],
        ['readBack', true],
        ['gone', true],
      ])
    const bare = await tryOut('/test-checkout-simple', undefined)
    expect([bare.outcome, stepsOf(bare)]).toEqual(['skipped', [['noPlan', true]]])
    expect(bare.steps[0]?.detail).toBe('no plan with a price is offered')
    const plan = { name: 'Small', price: 19, currency: 'EUR', billingCycle: 'monthly' }
    await app.call(callers.admin, { method: 'POST', url: '/api/admin/plans', body: plan })
    expect(stepsOf(await tryOut('/test-checkout-simple', undefined))).toEqual(CHECKOUT)
  })

  it('DIAG-01 a test that fails says at which step and why, in words of the product', async () => {
    const failed = await tryOut('/test-upload', Buffer.from('no picture'), { 'content-type': 'image/png' })
    expect(failed.outcome).toBe('failed')
    expect(failed.steps).toMatchObject([{ step: 'take', passed: false }])
    expect(failed.steps[0]?.detail).not.toBe('unknown')
  })

  it('DIAG-02 OPS-05 the settings of the installation are told without what opens anything', async () => {
    const answer = await get('/diagnostic', callers.admin)
    const settings = answer.body['settings'] as unknown as Record<string, string>
    expect(settings['SMTP_URL']).toBe('smtp://127.0.0.1:9')
    expect(settings['SECRETS_KEY']).toBe('set')
    expect(settings['S3_SECRET_ACCESS_KEY']).toBe('')
    expect(answer.text).not.toContain('hunter2')
    expect(answer.text).not.toContain('AAAAAAAA')
    expect(Object.keys(answer.body['versions'] as object)).toEqual(['pricewright', 'node', 'database'])
  })

  it('DIAG-02 the database is told by its tables, and the health of the installation as it was sampled', async () => {
    const tables = (await get('/firestore-analysis', callers.admin)).body['tables'] as unknown as {
      name: string
      rows: number
      isEstimate: boolean
      tableBytes: number
    }[]
    expect(tables.find(({ name }) => name === 'product')).toMatchObject({ rows: 3 })
    expect(tables.length).toBeGreaterThan(40)
    await app.jobs.wake()
    const samples = (await get('/health-history?limit=5', callers.admin)).body['items'] as unknown as {
      components: { name: string }[]
    }[]
    expect(samples[0]?.components.map(({ name }) => name)).toContain('database')
    const rows = 120_000
    const large = async () =>
      ((await get('/firestore-analysis', callers.admin)).body['tables'] as unknown as typeof tables).find(
        ({ name }) => name === 'health_sample',
      )
    const fill = `insert into health_sample (at, status, components)
      select now() - make_interval(secs => n), 'up', to_jsonb(repeat('x', 300)) from generate_series(1, ${rows}) n`
    await context.dataAccess.asSystemBatch([{ text: fill }])
    // Before the database has looked at it and after: a large table is not counted row by row.
    for (const text of ['select 1', 'analyze health_sample']) {
      await context.dataAccess.asSystemBatch([{ text }])
      const told = await large()
      expect(told?.isEstimate).toBe(true)
      expect(Math.abs((told?.rows ?? 0) - rows) / rows).toBeLessThan(0.1)
    }
  })
})
