import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { register } from '#test/registering.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { TestBrowser } from '#test/test-browser.ts'

const ADA = { email: 'ada@example.com', password: 'correct horse' }

describeOneEngine('an address that somebody else uses up', (context) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(context, { RATE_LIMIT: '100' })
  })
  afterAll(() => server.close())

  /** Asks as nobody, until told to wait. */
  async function useUp(path: string): Promise<void> {
    for (let call = 0; call < 200; call += 1) {
      const { status } = await fetch(server.origin + path, { redirect: 'manual' })
      if (status === 429) return
    }
    throw new Error(`${path} has no limit`)
  }

  it('OPS-09 AUTH-12 keeps nobody from signing in, whose browser has signed in before, and nobody who is signed in', async () => {
    const owner = new TestBrowser(server.origin)
    await register(owner, ADA, '/api/auth/sign-in?registration=1')
    await owner.takeBearer()
    await owner.call('POST', '/api/auth/sign-out')
    for (const path of ['/api/auth/sign-in', '/api/auth/session', '/identity/auth', '/identity/forgot'])
      await useUp(path)
    const form = await owner.open('/api/auth/sign-in')
    expect([form.status, form.text]).toEqual([200, expect.stringContaining('type="password"')])
    expect((await owner.submit(form, ADA)).url).toBe(`${server.origin}/`)
    expect((await owner.takeBearer()).status).toBe(200)
    expect((await owner.call('GET', '/api/auth/session')).status).toBe(200)
  })
})
