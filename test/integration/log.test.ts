import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { arrive } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

const SECRET = 'Zx9-aB_3kLmNoPqRsTuVwXyZ0123456789abcdefghi'

describeOneEngine('the log of the product', (context) => {
  const lines: string[] = []
  let app: App
  beforeAll(async () => {
    const settings = { DATA_DIR: context.folder, LOG_LEVEL: 'debug', RATES_URL: '', RATE_LIMIT: '0' }
    const logTo = { write: (line: string) => void lines.push(line) }
    app = await buildApp({ config: readConfig(settings, '/'), database: context.database, logTo })
  })
  afterAll(() => app.close())

  it('OPS-05 holds no secret of a link, a token, a code or a cookie, whatever address they come by', async () => {
    const paths = [
      '/p',
      '/d',
      '/identity/reset',
      '/identity/verify',
      '/identity/interaction/x/join',
      '/nothing',
      '/api',
    ]
    const headers = {
      host: '127.0.0.1:3000',
      referer: `http://127.0.0.1:3000/p/${SECRET}`,
      cookie: `sid=${SECRET}`,
      authorization: `Bearer ${SECRET}`,
    }
    for (const path of paths)
      for (const method of ['GET', 'POST'] as const)
        await app.fastify.inject({ method, url: `${path}/${SECRET}?code=a-short-code&state=${SECRET}`, headers })
    await app.fastify.inject({ url: `/api/auth/callback?code=a-short-code&state=${SECRET}`, headers })
    expect(lines.length).toBeGreaterThan(paths.length)
    expect(lines.filter((line) => line.includes(SECRET.slice(0, 20)) || line.includes('a-short-code'))).toEqual([])
  })

  it('DIAG-07 each line is JSON, those of one request have its id, and none tells anything of a person', async () => {
    lines.length = 0
    const ann = await arrive(
      { config: readConfig({ DATA_DIR: context.folder }, '/'), dataAccess: context.dataAccess },
      'annabella',
    )
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      app.fastify.inject({
        method,
        url: `/api${path}`,
        headers: { host: '127.0.0.1:3000', 'user-agent': 'Annabella’s phone', ...ann.headers },
        remoteAddress: '203.0.113.77',
        ...(payload ? { payload } : {}),
      })
    const customer = { name: 'Grandmother Willow', email: 'willow@customer.example', phone: '+49 30 5550123' }
    const { id } = (await call('POST', '/customers', customer)).json<{ id: string }>()
    const webhook = { address: 'https://hooks.example.com/in/of-annabella', events: ['product.priced'] }
    const { secret } = (await call('POST', '/webhooks', webhook)).json<{ secret: string }>()
    await call('GET', '/customers?search=Willow')
    await call('POST', `/customers/${id}/statement/email`, { to: 'willow@customer.example' })
    await call('POST', '/customers', { name: 'Grandmother Willow', unheardOf: 'Willow' })
    await call('POST', '/products', { name: 'Willow’s lamp', categoryId: 'no such Willow' })
    await call('POST', '/auth/tokens', { name: 'Annabella’s till', scope: 'read', expiresInDays: 1 })
    await app.jobs.wake()
    const told = lines.map((line) => JSON.parse(line) as { reqId?: string; req?: { url?: string }; res?: object })
    const begun = told.filter(({ req }) => req?.url === '/api/customers')
    expect(begun.length).toBeGreaterThan(1)
    for (const { reqId } of begun) expect(told.filter((each) => each.reqId === reqId && each.res)).toHaveLength(1)
    const people = /willow|annabella|5550123|203\.0\.113|of-annabella|pk_[0-9a-f]{8}/i
    expect(lines.filter((line) => people.test(line) || line.includes(secret))).toEqual([])
  })
})
