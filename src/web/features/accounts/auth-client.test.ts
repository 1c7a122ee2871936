import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ADA, authWorld, BOB, remembered, settle } from '#test/auth-world.ts'
import { SessionExpired, Unreachable } from '#web/kit/data/transport.ts'
import { authState } from '#web/kit/shell/auth-state.ts'
import { apiPath } from './auth-client.ts'

describe('the sign-in of a page', () => {
  let page: ReturnType<typeof authWorld>
  beforeEach(() => {
    page = authWorld()
  })

  it('AUTH-06 nothing is known until the server or the device has said who it is', async () => {
    const client = page.open()
    expect(authState()).toEqual({ status: 'loading' })
    await client.start()
    expect(authState()).toEqual({ status: 'signed-in', user: remembered(ADA) })
    expect(page.state.remembered).toEqual(remembered(ADA))
  })

  it('AUTH-05 without a session the page is signed out and gives no reason', async () => {
    page.state.cookie = undefined
    const client = page.open()
    await client.start()
    expect(authState()).toEqual({ status: 'signed-out' })
    expect(client.endReason()).toBeUndefined()
  })

  it('SHELL-07 offline the device is believed, and nobody is signed in on a device without a user', async () => {
    page.state.reachable = false
    page.state.remembered = remembered(ADA)
    await page.open().start()
    expect(authState()).toEqual({ status: 'signed-in', user: remembered(ADA) })
    page.state.remembered = undefined
    await page.open().start()
    expect(authState()).toEqual({ status: 'signed-out' })
  })

  it('AUTH-10 every call carries bearer and credentials, and /routes is sent to /api', async () => {
    const client = page.open()
    await client.start()
    await client.apiFetch('/routes/products?x=1', { method: 'POST' })
    expect(page.state.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/api/products?x=1',
      bearer: `Bearer ${ADA.id} 1`,
      credentials: 'include',
    })
    expect(['/routes/x/routes/y', '/routesx', '/api/routes/x', '/x/routes/y'].map(apiPath)).toEqual([
      '/api/x/routes/y',
      '/routesx',
      '/api/routes/x',
      '/x/routes/y',
    ])
  })

  it('AUTH-10 the bearer is renewed before it ends, once for all calls', async () => {
    const client = page.open()
    await client.start()
    page.state.now += 479_999
    await client.apiFetch('/api/products')
    expect(page.state.tokens).toBe(1)
    page.state.now += 1
    await Promise.all([1, 2, 3].map(() => client.apiFetch('/api/products')))
    expect(page.state.tokens).toBe(2)
  })

  it('AUTH-10 SHELL-07 a bearer that never comes holds up its calls for a while, and none that come later', async () => {
    const client = page.open()
    await client.start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page.state.now += 480_000
    page.state.isSilent = true
    const lost = client.apiFetch('/api/products').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    expect(await lost).toBeInstanceOf(Unreachable)
    page.state.isSilent = false
    expect((await client.apiFetch('/api/products')).status).toBe(200)
  })

  it('AUTH-10 a bearer that the server no longer accepts is replaced and the call repeated', async () => {
    const client = page.open()
    await client.start()
    page.state.oldestToken = 2
    expect((await client.apiFetch('/api/products')).status).toBe(200)
    expect(page.state.requests.map(({ path }) => path)).toEqual([
      '/api/auth/token',
      '/api/products',
      '/api/auth/token',
      '/api/products',
    ])
  })

  it('AUTH-10 a session that has ended leaves the data where it is and waits for the same user', async () => {
    const client = page.open()
    await client.start()
    page.state.cookie = undefined
    await expect(client.apiFetch('/api/products')).rejects.toBeInstanceOf(SessionExpired)
    expect(authState()).toEqual({ status: 'signed-out' })
    expect(client.endReason()).toBe('ended')
    expect(page.state.wipes).toBe(0)
    expect(page.state.remembered).toEqual(remembered(ADA))
    page.state.cookie = ADA
    expect((await client.apiFetch('/api/products')).status).toBe(200)
    expect(authState()).toEqual({ status: 'signed-in', user: remembered(ADA) })
  })

  it('AUTH-14 a session that was revoked takes the data off the device, before the cookie that says so is gone for good', async () => {
    const client = page.open()
    await client.start()
    page.state.revoked = true
    page.state.cookie = undefined
    await expect(client.apiFetch('/api/products')).rejects.toBeInstanceOf(SessionExpired)
    expect(authState()).toEqual({ status: 'signed-out' })
    expect(client.endReason()).toBe('revoked')
    expect([page.state.wipes, page.state.remembered]).toEqual([1, undefined])
    expect(page.state.requests.at(-1)?.path).toBe('/api/auth/sign-out')
    expect(page.flags.kept.size).toBe(0)
  })

  it('AUTH-14 its data goes also where what was not sent cannot be counted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const client = page.open()
    await client.start()
    Object.assign(page.state, { waiting: 'for ever', revoked: true, cookie: undefined })
    const refused = client.apiFetch('/api/products').catch((error: unknown) => error)
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(2_000)
      expect(page.state.wipes).toBe(1)
    })
    expect(await refused).toBeInstanceOf(SessionExpired)
    expect([authState().status, client.lostChanges()]).toEqual(['signed-out', 0])
    vi.useRealTimers()
  })

  it('AUTH-14 a device that was revoked while it was away is wiped when it opens again, also after a wipe that failed', async () => {
    Object.assign(page.state, { remembered: remembered(ADA), revoked: true, cookie: undefined, wipeFails: true })
    await page.open().start()
    expect([authState().status, page.state.entered, page.state.wipes]).toEqual(['signed-out', [], 0])
    page.state.wipeFails = false
    await page.open().start()
    expect([page.state.wipes, page.state.remembered]).toEqual([1, undefined])
  })

  it('AUTH-11 another user finds none of the former one’s data', async () => {
    page.state.remembered = remembered(BOB)
    await page.open().start()
    expect(page.state.wipes).toBe(1)
    expect(page.state.entered).toEqual([ADA.id])
    // Pages of the former one that are open ask who they are.
    expect(page.state.posted).toEqual(['arrived'])
    expect(authState()).toEqual({ status: 'signed-in', user: remembered(ADA) })
  })

  it('AUTH-11 what a page of one user has left is never sent in another’s name', async () => {
    const client = page.open()
    await client.start()
    page.state.cookie = BOB
    const push = () => client.apiFetch('/api/sync', { method: 'POST' })
    const first = push()
    const later = settle().then(push)
    await expect(first).rejects.toBeInstanceOf(SessionExpired)
    await expect(later).rejects.toBeInstanceOf(SessionExpired)
    await expect(push()).rejects.toBeInstanceOf(SessionExpired)
    expect([page.state.wipes, page.state.loads]).toEqual([0, []])
    expect(authState()).toMatchObject({ status: 'displaced', former: remembered(ADA), newcomer: remembered(BOB) })
    expect(page.state.requests.filter(({ bearer }) => bearer?.includes(BOB.id))).toEqual([])
  })

  it('AUTH-11 a page gives way to a user who has signed in in another tab, whose data stays', async () => {
    const client = page.open()
    await client.start()
    page.state.cookie = BOB
    page.state.remembered = remembered(BOB)
    await expect(client.apiFetch('/api/products')).rejects.toBeInstanceOf(SessionExpired)
    expect(page.state.wipes).toBe(0)
    const displaced = { status: 'displaced', former: remembered(ADA), newcomer: remembered(BOB), waiting: 0 }
    expect(authState()).toEqual({ ...displaced, inAnotherTab: true })
    await client.takeover.goOnAsNewcomer()
    expect([page.state.wipes, page.state.loads]).toEqual([0, ['/']])
  })

  it('AUTH-08 a user without a record gets one', async () => {
    page.state.initialized = false
    const client = page.open()
    await client.start()
    await settle()
    expect(page.state.requests.map(({ path }) => path)).toContain('/api/auth/initialize')
    expect(client.account()?.initialized).toBe(true)
  })

  it('AUTH-09 no record is made while a registration is in progress, whichever flag says so', async () => {
    page.state.initialized = false
    const flags = ['pricewright.block-user-initialisation', 'pricewright.block-profile-setup']
    const blocked = async () => {
      page.state.requests.length = 0
      await page.open().start()
      await settle()
      return !page.state.requests.some(({ path }) => path === '/api/auth/initialize')
    }
    for (const flag of flags) {
      page.flags.setItem(flag, '1')
      expect([flag, await blocked()]).toEqual([flag, true])
      page.flags.removeItem(flag)
    }
    page.classes.add('registration-active')
    expect(await blocked()).toBe(true)
    page.classes.clear()
    page.registration.begin()
    expect(await blocked()).toBe(true)
    page.registration.end()
    expect(await blocked()).toBe(false)
  })

  it('AUTH-13 a record that cannot be made is said so, with the cause', async () => {
    page.state.initialized = false
    page.state.initializeFails = 'The database cannot be reached.'
    const client = page.open()
    await client.start()
    await settle()
    expect(page.state.told).toEqual(['Failed to initialize user: The database cannot be reached.'])
    await expect(client.initialize()).rejects.toThrow('Failed to initialize user: The database cannot be reached.')
    page.state.reachable = false
    await expect(client.initialize()).rejects.toThrow('Failed to initialize user: The server cannot be reached.')
  })

  it('NAV-09 signing out ends the session, wipes the device, tells the other tabs and goes on', async () => {
    const client = page.open()
    await client.start()
    page.state.endSessionUrl = 'https://id.example.com/end'
    await client.signOut()
    expect(page.state.cookie).toBeUndefined()
    expect(page.state.wipes).toBe(1)
    expect(page.state.posted).toEqual(['signed-out'])
    expect(page.state.loads).toEqual(['https://id.example.com/end'])
    expect(authState()).toEqual({ status: 'signed-out' })
    page.state.hear('signed-out')
    expect(page.state.loads.at(-1)).toBe('/')
  })

  it('NAV-09 opened signed out it does the same without an error', async () => {
    page.state.cookie = undefined
    const client = page.open()
    await client.start()
    await client.signOut()
    expect(page.state.loads).toEqual(['/'])
  })

  it('NAV-09 a sign-out without a network holds: the cookie signs nobody in, and ends as soon as it can', async () => {
    const client = page.open()
    await client.start()
    page.state.reachable = false
    await client.signOut()
    expect(page.state.wipes).toBe(1)
    await page.open().start()
    expect(authState()).toEqual({ status: 'signed-out' })
    expect(page.state.cookie).toBeDefined()
    page.state.reachable = true
    await page.open().start()
    expect(authState()).toEqual({ status: 'signed-out' })
    expect(page.state.cookie).toBeUndefined()
    page.state.cookie = ADA
    await page.open().start()
    expect(authState()).toMatchObject({ status: 'signed-in' })
  })

  it('AUTH-11 a wipe that failed is done when the page opens again', async () => {
    const client = page.open()
    await client.start()
    page.state.wipeFails = true
    await client.signOut()
    expect(page.state.loads).toEqual(['/'])
    expect(page.state.wipes).toBe(0)
    page.state.wipeFails = false
    await page.open().start()
    expect(page.state.wipes).toBe(1)
    expect(authState()).toEqual({ status: 'signed-out' })
  })

  it('ADMIN-01 a suspended user is told so', async () => {
    page.state.suspended = true
    const client = page.open()
    await client.start()
    expect(authState()).toEqual({ status: 'signed-out' })
    expect(client.endReason()).toBe('suspended')
  })
})
