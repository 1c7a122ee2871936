import { beforeEach, describe, expect, it } from 'vitest'
import { SessionExpired } from '#web/kit/data/transport.ts'
import { authState, setAuthState, type SignedInUser } from '#web/kit/shell/auth-state.ts'
import { apiPath, type AuthClient, createAuthClient } from './auth-client.ts'
import { createRegistration, type Flags } from './registration.ts'

const ADA = { id: '01a1fd51-6dd1-7956-8d99-c38bb9348c57', email: 'ada@example.com', name: 'Ada', role: 'user' as const }
const BOB = { ...ADA, id: '01a1fd51-6dd1-7956-8d99-c38bb9348c58', email: 'bob@example.com', name: 'Bob' }

interface Request {
  readonly method: string
  readonly path: string
  readonly bearer: string | null
  readonly credentials: string | undefined
}

function memoryFlags(): Flags & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

/** A server in words, a device in memory, and what the page did to them. */
function world() {
  const state = {
    now: 1_000_000,
    /** Who the cookie belongs to. */
    cookie: ADA as typeof ADA | undefined,
    initialized: true,
    reachable: true,
    suspended: false,
    initializeFails: undefined as string | undefined,
    endSessionUrl: null as string | null,
    tokens: 0,
    /** The server accepts bearers from this one on. */
    oldestToken: 0,
    remembered: undefined as SignedInUser | undefined,
    requests: [] as Request[],
    loads: [] as string[],
    told: [] as string[],
    posted: [] as unknown[],
    entered: [] as string[],
    wipes: 0,
    wipeFails: false,
    hear: (_message: unknown): void => undefined,
  }
  const flags = memoryFlags()
  const session = memoryFlags()
  const classes = new Set<string>()
  const registration = createRegistration({
    session: () => session,
    local: () => flags,
    classes: {
      add: (name) => void classes.add(name),
      remove: (name) => void classes.delete(name),
      contains: (name) => classes.has(name),
    },
  })

  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })
  async function fetch(path: string, init: RequestInit): Promise<Response> {
    const bearer = new Headers(init.headers).get('authorization')
    state.requests.push({ method: init.method ?? 'GET', path, bearer, credentials: init.credentials })
    if (!state.reachable) throw new TypeError('Failed to fetch')
    const { cookie } = state
    if (path === '/api/auth/sign-out') {
      state.cookie = undefined
      return answer(200, { endSessionUrl: state.endSessionUrl })
    }
    if (!cookie) {
      if (path === '/api/auth/token') return answer(200, { token: null, expiresAt: null, user: null })
      return answer(401, { code: 'not-signed-in', title: 'Please sign in.' })
    }
    const user = { ...cookie, initialized: state.initialized, freshUntil: null, accountUrl: null }
    if (path === '/api/auth/token') {
      if (state.suspended) return answer(403, { code: 'suspended', title: 'Suspended.' })
      state.tokens += 1
      return answer(200, { token: `${cookie.id} ${state.tokens}`, expiresAt: '', user })
    }
    const [, of, count] = bearer?.split(' ') ?? []
    if (of !== cookie.id || Number(count) < state.oldestToken) return answer(401, { code: 'session-mismatch' })
    if (path === '/api/auth/initialize') {
      if (state.initializeFails !== undefined) return answer(503, { title: state.initializeFails })
      state.initialized = true
      return answer(200, { ...user, initialized: true })
    }
    return answer(200, { userId: cookie.id })
  }

  const open = (): AuthClient => {
    setAuthState({ status: 'loading' })
    return createAuthClient({
      fetch,
      now: () => state.now,
      after: () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))),
      device: {
        rememberedUser: () => state.remembered,
        enter: async (user) => {
          state.entered.push(user.userId)
          state.remembered = user
        },
        leave: async () => {
          await settle()
          if (state.wipeFails) throw new Error('blocked')
          state.wipes += 1
          state.remembered = undefined
        },
      },
      registration,
      channel: {
        post: (message) => void state.posted.push(message),
        listen: (hear) => {
          state.hear = hear
        },
      },
      flags,
      load: (url) => void state.loads.push(url),
      tell: (message) => void state.told.push(message),
    })
  }
  return { state, open, flags, registration, classes }
}

const remembered = ({ id, ...user }: typeof ADA): SignedInUser => ({ userId: id, ...user })

/** Lets the work that nobody waits for come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the sign-in of a page', () => {
  let page: ReturnType<typeof world>
  beforeEach(() => {
    page = world()
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

  it('AUTH-11 another user finds none of the former one’s data', async () => {
    page.state.remembered = remembered(BOB)
    await page.open().start()
    expect(page.state.wipes).toBe(1)
    expect(page.state.entered).toEqual([ADA.id])
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
    expect(page.state.loads[0]).toBe('/')
    expect(page.state.requests.filter(({ bearer }) => bearer?.includes(BOB.id))).toEqual([])
  })

  it('AUTH-11 a page gives way to a user who has signed in in another tab, whose data stays', async () => {
    const client = page.open()
    await client.start()
    page.state.cookie = BOB
    page.state.remembered = remembered(BOB)
    await expect(client.apiFetch('/api/products')).rejects.toBeInstanceOf(SessionExpired)
    expect(page.state.wipes).toBe(0)
    expect(page.state.loads).toEqual(['/'])
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
