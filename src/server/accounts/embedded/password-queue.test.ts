import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { register } from '#test/registering.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { TestBrowser, type Visit } from '#test/test-browser.ts'

const ADA = { email: 'ada@example.com', password: 'correct horse' }
const ATTEMPTS = 200
/** Two checks, on a machine that has much else to do; all that wait would take a minute. */
const A_FEW_SECONDS = 10_000

describeOneEngine('the embedded provider in a crowd', (context) => {
  let server: RunningServer
  let owner: TestBrowser
  beforeAll(async () => {
    // With passwords at their full cost, and the shipped limit of calls.
    server = await startServer(context, { RATE_LIMIT: '1200' }, { asShipped: true })
    owner = new TestBrowser(server.origin)
    await register(owner, ADA, '/api/auth/sign-in?registration=1')
  })
  afterAll(() => server.close())

  const signIn = async (browser: TestBrowser): Promise<Visit> =>
    browser.submit(await browser.open('/api/auth/sign-in'), ADA)

  /** Many wrong passwords at once, each for another e-mail, from a browser that nobody knows. */
  async function guess() {
    const stranger = new TestBrowser(server.origin)
    const form = await stranger.open('/api/auth/sign-in')
    const cookie = [...stranger.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
    const leave = new AbortController()
    const answers = Array.from({ length: ATTEMPTS }, (_, n) =>
      fetch(`${form.url}/sign-in`, {
        method: 'POST',
        headers: { origin: server.origin, cookie },
        body: new URLSearchParams({ email: `guess-${n}@example.com`, password: 'wrong horse' }),
        signal: leave.signal,
      }).catch(() => undefined),
    )
    return { leave, answers }
  }

  it('OPS-06 OPS-09 AUTH-12 two hundred wrong passwords at once keep nobody waiting whose browser has signed in before', async () => {
    await owner.takeBearer()
    await owner.call('POST', '/api/auth/sign-out')
    const { leave, answers } = await guess()
    const refused = await Promise.race(
      answers.map(async (answer) => {
        const { status, headers } = (await answer) ?? {}
        return status === 429 ? headers : new Promise<never>(() => undefined)
      }),
    )
    expect(refused?.get('retry-after')).toMatch(/^[1-9]\d*$/)
    const before = performance.now()
    expect((await signIn(owner)).url).toBe(`${server.origin}/`)
    expect(performance.now() - before).toBeLessThan(A_FEW_SECONDS)
    leave.abort()
    await Promise.all(answers)
  })

  it('OPS-06 a body that trickles into the provider, or on after its answer, is cut off', async () => {
    const { hostname, port, host } = new URL(server.origin)
    const trickled = async (path: string) => {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      let answer = ''
      socket.on('data', (part: Buffer) => (answer += part.toString()))
      const type = path === '/identity/token' ? 'application/x-www-form-urlencoded' : 'application/json'
      socket.write(`POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\ncontent-length: 9000\r\n\r\n`)
      const timer = setInterval(() => socket.write('a=b&'), 200)
      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(timer)
      return answer.slice(0, 12)
    }
    const before = performance.now()
    const paths = ['/identity/token', '/api/products', '/api/no/such/route', '/api/%']
    const status = (code: number) => `HTTP/1.1 ${code}`
    expect(await Promise.all(paths.map(trickled))).toEqual([400, 401, 408, 404].map(status))
    expect(performance.now() - before).toBeLessThan(30_000)
  })
})
