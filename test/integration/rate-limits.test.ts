import { expect, it } from 'vitest'
import { buildRealApp, makeCallers, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

const LIMIT = 6

describeOneEngine('limits of calls', (context) => {
  const from = (address: string, caller?: TestCaller): TestCaller => ({
    userId: caller?.userId ?? '',
    headers: { ...caller?.headers, 'x-forwarded-for': address },
  })
  const limitedApp = (): Promise<TestApp> =>
    buildRealApp(context, { RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: 'loopback' })
  const ask = async (app: TestApp, caller?: TestCaller, url = '/api/brands') =>
    (await app.call(caller, { method: 'GET', url })).status
  const exhaust = async (app: TestApp, caller?: TestCaller) => {
    for (let call = 0; call < LIMIT; call += 1) await ask(app, caller)
    return ask(app, caller)
  }

  it('OPS-09 people behind one proxy are counted by the address that it names, those of one /64 together', async () => {
    const app = await limitedApp()
    try {
      expect(await exhaust(app, from('2001:db8:1:2::7'))).toBe(429)
      expect(await ask(app, from('2001:db8:1:2:ffff::8'))).toBe(429)
      expect(await ask(app, from('2001:db8:1:3::7'))).toBe(401)
      expect(await ask(app, from('203.0.113.7'))).toBe(401)
    } finally {
      await app.close()
    }
  })

  it('OPS-09 an address counts as it is where no proxy is trusted', async () => {
    const app = await buildRealApp(context, { RATE_LIMIT: String(LIMIT) })
    try {
      expect(await exhaust(app, from('203.0.113.7'))).toBe(429)
      expect(await ask(app, from('203.0.113.8'))).toBe(429)
    } finally {
      await app.close()
    }
  })

  it('OPS-09 a session, its cookie alone and a token that are known count by themselves, what is made up counts for its address', async () => {
    const app = await limitedApp()
    try {
      const { alice, bob, readToken, wrong } = await makeCallers(app)
      const here = '198.51.100.4'
      await ask(app, from(here, readToken))
      expect(await exhaust(app, from(here, alice))).toBe(429)
      expect(await ask(app, from(here, bob))).toBe(200)
      expect(await exhaust(app, from(here, wrong['forged token']))).toBe(429)
      expect(await ask(app, from(here, wrong['forged cookie']))).toBe(429)
      expect(await ask(app, from(here, readToken))).toBe(200)
      expect(await ask(app, from('198.51.100.5', alice))).toBe(429)
      const takeBearer = async (cookie = '') =>
        (
          await app.call(from(here), {
            method: 'POST',
            url: '/api/auth/token',
            headers: { cookie, origin: app.origin },
          })
        ).status
      expect(await takeBearer(bob.headers['cookie'])).toBe(200)
      expect(await takeBearer(wrong['forged cookie'].headers['cookie'])).toBe(429)
    } finally {
      await app.close()
    }
  })

  it('OPS-09 CHAT-03 the addresses of the public chat have one limit together', async () => {
    const app = await buildRealApp(context, { RATE_LIMIT: '1000' })
    try {
      const urls = ['/public-chat', '/api/public-chat', '/routes/public-chat']
      const statuses: number[] = []
      for (let call = 0; call < 21; call += 1)
        statuses.push((await app.call(undefined, { method: 'POST', url: urls[call % 3] ?? '', body: {} })).status)
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
    } finally {
      await app.close()
    }
  })

  it('OPS-09 AUTH-12 the pages of the embedded sign-in have a limit of their own, all of them together', async () => {
    const app = await buildRealApp(context, { RATE_LIMIT: '1000' })
    try {
      const pages = ['/identity/forgot', '/identity/reset/none', '/identity/verify/none']
      const statuses: number[] = []
      for (let call = 0; call < 121; call += 1) statuses.push(await ask(app, undefined, pages[call % 3]))
      expect(statuses.slice(0, 120)).not.toContain(429)
      expect(statuses[120]).toBe(429)
    } finally {
      await app.close()
    }
  })

  it('OPS-09 health is told however often it is asked', async () => {
    const app = await limitedApp()
    try {
      expect(await exhaust(app, from('203.0.113.9'))).toBe(429)
      for (const url of ['/_healthz', '/api/_healthz', '/routes/_healthz', '/api/public-health']) {
        expect(await ask(app, from('203.0.113.9'), url)).toBe(200)
      }
    } finally {
      await app.close()
    }
  })
})
