import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { checkMetrics, hasPrometheus, promtool, type RunningPrometheus, startPrometheus } from '#test/prometheus.ts'
import { freePort } from '#test/running-server.ts'
import { type Receiver, startReceiver } from '#test/simulators/receiver.ts'
import { makeStoreRows } from '#test/store-rows.ts'

const DASHBOARD = 'ops/grafana/pricewright.json'
const RULES = 'ops/prometheus/pricewright.rules.yml'
const STATUS = 'scripts/status.mjs'
const METRIC = /\bpricewright_[a-z_]+/g
/** What Prometheus makes of a histogram. */
const OF_HISTOGRAM = /_(bucket|count|sum)$/

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[]
}

async function queriesOf(path: string): Promise<readonly string[]> {
  const { panels } = JSON.parse(await readFile(path, 'utf8')) as Dashboard
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}

describeOneEngine('operations', (context) => {
  let app: TestApp
  let ann: TestCaller
  let receiver: Receiver
  let target: string

  beforeAll(async () => {
    receiver = await startReceiver()
    app = await buildRealApp(context, { METRICS: 'loopback' }, receiver.outgoing)
    target = new URL(await app.fastify.listen({ host: '127.0.0.1', port: 0 })).host
    ann = await arrive(app, 'operated')
    await makeStoreRows(context.dataAccess, ann.userId, { name: 'Shop' })
    const events = ['product.priced']
    await app.call(ann, { method: 'POST', url: '/api/webhooks', body: { address: receiver.address(), events } })
  })
  afterAll(async () => {
    await app.close()
    await receiver.close()
  })

  /** A little of everything that a shop does. */
  const load = async (): Promise<void> => {
    const product = { name: 'Mug', pricingMode: 'retailPrice', tradePricing: { retailPrice: 4 } }
    await app.call(ann, { method: 'POST', url: '/api/products', body: product })
    await app.call(ann, { method: 'GET', url: '/api/products' })
    const { body: customer } = await app.call(ann, { method: 'POST', url: '/api/customers', body: { name: 'Bo' } })
    const statement = `/api/customers/${String(customer['id'])}/statement/email`
    await app.call(ann, { method: 'POST', url: statement, body: { to: 'bo@customer.example' } })
    const body = { op: 'put', kind: 'brand', id: crypto.randomUUID(), data: { name: crypto.randomUUID() } }
    const mutations = [{ id: crypto.randomUUID(), seq: 1, at: Date.now() - 2_000, body }]
    await app.call(ann, { method: 'POST', url: '/api/sync', body: { clientId: crypto.randomUUID(), mutations } })
    await Promise.all([app.jobs.wake(), app.webhookJobs.wake()])
  }
  const metrics = async (): Promise<string> => (await fetch(`http://${target}/metrics`)).text()

  it('DIAG-07 every metric that dashboard and alerts ask for is one of the product’s', async () => {
    await load()
    const known = new Set([...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const rules = (await readFile(RULES, 'utf8')).match(METRIC) ?? []
    const asked = [...(await queriesOf(DASHBOARD)).flatMap((query) => query.match(METRIC) ?? []), ...rules]
    expect(asked.length).toBeGreaterThan(20)
    const unknown = asked.filter((name) => !known.has(name) && !known.has(name.replace(OF_HISTOGRAM, '')))
    expect(unknown).toEqual([])
  })

  const status = (environment: Record<string, string>) =>
    promisify(execFile)(process.execPath, [STATUS], { env: { ...environment, DATA_DIR: context.folder } }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    )

  it('DIAG-07 one line tells a person how it is, and its exit code a script', async () => {
    const { port } = new URL(`http://${target}`)
    expect(await status({ PORT: port })).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /is up at http:\/\/127\.0\.0\.1:\d+: since \d+ min · [1-9]\d* requests, 0 failed · /,
      ) as string,
    })
    expect(await status({ PORT: String(await freePort()) })).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('does not answer') as string,
    })
  })

  describe.skipIf(!hasPrometheus)('with Prometheus', () => {
    let prometheus: RunningPrometheus

    beforeAll(async () => {
      prometheus = await startPrometheus(target, new URL(`../../${RULES}`, import.meta.url).pathname)
    })
    afterAll(() => prometheus?.stop())

    it('DIAG-07 promtool takes the metrics, the alert rules and their tests', async () => {
      await load()
      await checkMetrics(await metrics())
      expect(await promtool('check', 'rules', RULES)).toContain('SUCCESS')
      expect(await promtool('test', 'rules', 'ops/prometheus/pricewright.rules.test.yml')).toContain('SUCCESS')
      expect(await promtool('check', 'config', '--syntax-only', 'ops/prometheus/prometheus.yml')).toContain('SUCCESS')
    })

    it('DIAG-07 every query of the dashboard answers series under load', async () => {
      const queries = (await queriesOf(DASHBOARD)).map((query) =>
        query.replaceAll('$__rate_interval', '30s').replaceAll('$instance', '.*'),
      )
      const empty = async (): Promise<string[]> => {
        await load()
        const found = await Promise.all(
          queries.map(async (query) => ((await prometheus.query(query)).length > 0 ? [] : [query])),
        )
        return found.flat()
      }
      await expect
        .poll(() => empty().catch((error: unknown) => [String(error)]), { timeout: 60_000, interval: 1_000 })
        .toEqual([])
    })
  })
})
