import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
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
})
