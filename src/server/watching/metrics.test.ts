import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeEachEngine } from '#test/database.ts'

const TOKEN = 'a-token-of-forty-letters-and-digits-0000'
const SECRET_NAME = 'Grandmother’s lamp'

describeEachEngine('metrics', (context) => {
  let app: TestApp
  let ann: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context, { METRICS: 'loopback', METRICS_TOKEN: TOKEN })
    ann = await arrive(app, 'measured')
  })
  afterAll(() => app.close())

  const read = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }, url = '/metrics') =>
    app.fastify.inject({ url, headers: { host: '10.0.0.7:3000', ...headers }, remoteAddress: '10.0.0.9' })
  const valueOf = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length + 1),
    )

  it('DIAG-07 the token opens them at three addresses; without it they are closed to all but this computer', async () => {
    for (const url of ['/metrics', '/api/metrics', '/routes/metrics']) {
      const answer = await read(undefined, url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/plain; version=0.0.4; charset=utf-8',
      ])
    }
    expect((await read({})).statusCode).toBe(401)
    expect((await read({ authorization: `Bearer ${TOKEN.replace('a', 'b')}` })).statusCode).toBe(401)
    const here = (headers: Record<string, string>) =>
      app.fastify.inject({
        url: '/metrics',
        headers: { host: '127.0.0.1:3000', ...headers },
        remoteAddress: '127.0.0.1',
      })
    expect((await here({})).statusCode).toBe(200)
    // A proxy on this computer, and a page that points its own name here.
    expect((await here({ 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(401)
    expect((await here({ host: 'evil.example' })).statusCode).toBe(401)
  })

  it('DIAG-07 requests are counted by route and class of status, and nothing of what users type is a label', async () => {
    const before = (await read()).body
    const series = 'pricewright_http_requests_total{method="POST",route="/api/products",status="2xx"}'
    await app.call(ann, { method: 'POST', url: '/api/products', body: { name: SECRET_NAME } })
    await app.call(ann, { method: 'POST', url: '/routes/products', body: { name: SECRET_NAME } })
    await app.call(ann, { method: 'GET', url: `/api/products?search=${encodeURIComponent(SECRET_NAME)}` })
    for (let each = 0; each < 50; each += 1) await app.call(ann, { method: 'GET', url: `/nothing/${each}` })
    const { body } = await read()
    expect(valueOf(body, series) - (valueOf(before, series) || 0)).toBe(2)
    expect(
      valueOf(body, 'pricewright_http_request_duration_seconds_count{route="/api/products"}'),
    ).toBeGreaterThanOrEqual(3)
    expect(body).not.toMatch(/Grandmother|nothing|measured/)
    expect(body).not.toContain(ann.userId)
  })

  it('DIAG-07 database, jobs, sync lag, process and stored work are told', async () => {
    const mutation = {
      id: crypto.randomUUID(),
      seq: 1,
      at: Date.now() - 90_000,
      body: { op: 'put', kind: 'brand', id: crypto.randomUUID(), data: { name: 'X' } },
    }
    const pushed = await app.call(ann, {
      method: 'POST',
      url: '/api/sync',
      body: { clientId: crypto.randomUUID(), mutations: [mutation] },
    })
    expect(pushed.status).toBe(200)
    const { body } = await read()
    expect(valueOf(body, 'pricewright_sync_push_lag_seconds_bucket{le="60"}')).toBe(0)
    expect(valueOf(body, 'pricewright_sync_push_lag_seconds_bucket{le="300"}')).toBe(1)
    expect(valueOf(body, 'pricewright_database_duration_seconds_count{kind="batch"}')).toBeGreaterThan(0)
    expect(valueOf(body, 'pricewright_database_up')).toBe(1)
    expect(valueOf(body, 'pricewright_database_sessions{state="waiting"}')).toBeGreaterThanOrEqual(0)
    expect(valueOf(body, 'pricewright_users')).toBeGreaterThan(0)
    expect(valueOf(body, 'pricewright_memory_bytes{part="rss"}')).toBeGreaterThan(10_000_000)
    for (const name of [
      'pricewright_event_loop_delay_seconds',
      'pricewright_live_connections',
      'pricewright_webhook_deliveries_waiting',
      'pricewright_cpu_seconds_total',
    ])
      expect(body, name).toContain(`# TYPE ${name} `)
  })

  it('DIAG-07 unless the operator switches them on, there is nothing', async () => {
    const off = await buildRealApp(context)
    const answer = await off.fastify.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'no-such-route'])
    await off.close()
  })
})
