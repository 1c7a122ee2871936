import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { logOptions, withoutSecrets } from './log-options.ts'

const SECRET = 'Zx9-aB_3kLmNoPqRsTuVwXyZ0123456789abcdefghi'
const ID = '01a204af-1cdc-74da-baf9-97199ad937dd'

describe('the log', () => {
  it('OPS-05 holds no secret of an address, a referrer, an error or a text, and every id', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: logOptions('debug', { write: (line: string) => void lines.push(line) }) })
    app.get('/p/:name', (request) => {
      request.log.warn({ headers: request.headers, reason: `no page at ${request.url}` }, 'refused')
      throw new Error(`https://x.example/d/${SECRET}?a=1 failed`, { cause: new Error(`token ${SECRET}`) })
    })
    const referer = `https://shop.example/identity/reset/${SECRET}`
    await app.inject({ url: `/p/${SECRET}.pdf?code=short-one&x=${ID}`, headers: { referer } })
    await app.inject({ url: `/nothing/${SECRET}/pictures/${ID}` })
    app.log.info({ key: `pk_${'0'.repeat(32)}_${SECRET}`, at: 'smtp://ann:hidden@mail.example' }, SECRET)
    const log = lines.join('')
    expect(log.length).toBeGreaterThan(500)
    expect([SECRET, SECRET.slice(0, 20), 'short-one', 'hidden'].filter((text) => log.includes(text))).toEqual([])
    expect(log).toContain(`/pictures/${ID}`)
    expect(log).toContain('/p/***.pdf')
    expect(withoutSecrets('550 <ann.smith+shop@mail.example> unknown')).toBe('550 <***@mail.example> unknown')
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it('OPS-06 the filter takes time in step with a line’s length', () => {
    const began = performance.now()
    for (const part of ['a', '?code=', '://a:', '-', 'a-b.', 'x"', 'a.b@', '+-.'])
      expect(withoutSecrets(part.repeat(100_000)).length).toBeGreaterThan(0)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
