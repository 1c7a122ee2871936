import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { type Collector, startCollector } from '#test/simulators/otlp.ts'
import { type Receiver, startReceiver } from '#test/simulators/receiver.ts'

const NAME = 'Grandmother’s lamp'
const TRACE = '0af7651916cd43dd8448eb211c80319c'

describeOneEngine('traces', (context) => {
  let app: TestApp
  let ann: TestCaller
  let collector: Collector
  let receiver: Receiver
  const lines: string[] = []

  beforeAll(async () => {
    collector = await startCollector()
    receiver = await startReceiver()
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, LOG_LEVEL: 'warn' }
    app = await buildRealApp(context, settings, receiver.outgoing, {
      logTo: { write: (line) => void lines.push(line) },
    })
    ann = await arrive(app, 'traced-person')
    const body = { address: receiver.address('/hook-of-ann'), events: ['product.priced'] }
    await app.call(ann, { method: 'POST', url: '/api/webhooks', body })
  })
  afterAll(async () => {
    await receiver.close()
    await collector.close()
  })

  const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === TRACE)

  it('DIAG-07 a request, its work of the database and what follows are spans, the request below that of its caller', async () => {
    const traceparent = `00-${TRACE}-b7ad6b7169203331-01`
    const product = { name: NAME, pricingMode: 'retailPrice', tradePricing: { retailPrice: 4 } }
    const made = await app.call(ann, { method: 'POST', url: '/api/products', body: product, headers: { traceparent } })
    expect(made.status).toBe(201)
    await app.webhookJobs.wake()
    await expect.poll(() => ofTrace().length).toBeGreaterThan(1)
    await expect
      .poll(() => collector.spans.map(({ name }) => name))
      .toEqual(expect.arrayContaining(['webhook call', 'job webhook-send', 'database batch']))
    const request = ofTrace().find(({ name }) => name === 'POST /api/products')
    expect(request).toMatchObject({ kind: 2, parentSpanId: 'b7ad6b7169203331', status: {} })
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '201' } })
    const below = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(below.map(({ name }) => name)).toContain('database transaction')
    const job = collector.spans.find(({ name }) => name === 'job webhook-send')
    const call = collector.spans.find(({ name }) => name === 'webhook call')
    expect(call).toMatchObject({ kind: 3, traceId: job?.traceId, parentSpanId: job?.spanId })
  })

  it('DIAG-07 nothing of a person is told: no name, id, address, search or secret', async () => {
    await app.call(ann, { method: 'GET', url: `/api/products?search=${encodeURIComponent(NAME)}` })
    await app.call(ann, { method: 'GET', url: `/p/${'s'.repeat(43)}` })
    await expect
      .poll(() => collector.spans.filter(({ name }) => name === 'GET /api/products').length)
      .toBeGreaterThan(0)
    const told = collector.bodies.join('\n')
    const secrets = Object.values(ann.headers).map((each) => each.slice(-30))
    for (const each of ['Grandmother', ann.userId, 'traced-person', 'hook-of-ann', '127.0.0.1', 'sssss', ...secrets])
      expect(told, each).not.toContain(each)
  })

  it('DIAG-07 a collector that refuses is said once, and what is under way at the end is sent', async () => {
    collector.status = 503
    await app.call(ann, { method: 'GET', url: '/api/brands' })
    await expect.poll(() => lines.filter((line) => line.includes('OTEL_EXPORTER_OTLP_ENDPOINT')).length).toBe(1)
    const refused = collector.bodies.length
    await app.call(ann, { method: 'GET', url: '/api/brands' })
    await expect.poll(() => collector.bodies.length).toBeGreaterThan(refused)
    expect(lines.filter((line) => line.includes('OTEL_EXPORTER_OTLP_ENDPOINT'))).toHaveLength(1)
    collector.status = 200
    await app.call(ann, { method: 'GET', url: '/api/categories' })
    await app.close()
    expect(collector.spans.map(({ name }) => name)).toContain('GET /api/categories')
  })
})
