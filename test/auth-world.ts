import { setAuthState, type SignedInUser } from '#web/kit/shell/auth-state.ts'
import { type AuthClient, createAuthClient } from '#web/features/accounts/auth-client.ts'
import { createRegistration, type Flags } from '#web/features/accounts/registration.ts'

/** Two people of one browser. */
export const ADA = {
  id: '01a1fd51-6dd1-7956-8d99-c38bb9348c57',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'user' as const,
}
export const BOB = { ...ADA, id: '01a1fd51-6dd1-7956-8d99-c38bb9348c58', email: 'bob@example.com', name: 'Bob' }

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
export function authWorld() {
  const state = {
    now: 1_000_000,
    /** Who the cookie belongs to. */
    cookie: ADA as typeof ADA | undefined,
    initialized: true,
    emailVerified: true,
    reachable: true,
    /** It takes calls and never answers them. */
    isSilent: false,
    /** The session of the cookie was revoked. */
    revoked: false,
    suspended: false,
    /** The account in which the person is no longer a member, told once. */
    ended: undefined as { accountId: string; name: string } | undefined,
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
    /** Changes of the remembered user that were not sent. */
    waiting: 0 as number | 'for ever',
    saved: [] as string[],
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
    if (state.isSilent) return new Promise(() => undefined)
    const { cookie } = state
    if (path === '/api/auth/sign-out') {
      state.cookie = undefined
      state.revoked = false
      return answer(200, { endSessionUrl: state.endSessionUrl })
    }
    if (!cookie) {
      const { revoked } = state
      if (path === '/api/auth/token') return answer(200, { token: null, expiresAt: null, user: null, revoked })
      return answer(401, { code: 'not-signed-in', title: 'Please sign in.' })
    }
    const user = {
      accountRole: 'owner',
      personId: cookie.id,
      accountName: '',
      accounts: [],
      people: [],
      ...cookie,
      initialized: state.initialized,
      freshUntil: null,
      accountUrl: null,
    }
    if (path === '/api/auth/token') {
      if (state.suspended) return answer(403, { code: 'suspended', title: 'Suspended.' })
      state.tokens += 1
      const { ended } = state
      state.ended = undefined
      return answer(200, { token: `${cookie.id} ${state.tokens}`, expiresAt: '', user, ended })
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
      speak: async () => undefined,
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
        waiting: ({ userId }) =>
          state.waiting === 'for ever'
            ? new Promise(() => undefined)
            : Promise.resolve(userId === state.remembered?.userId ? state.waiting : 0),
        saveWaiting: async ({ email }) => void state.saved.push(email),
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

/** Ada, at work in an account of somebody else. */
export const ADA_AT_WORK = {
  ...ADA,
  id: '01a1fd51-6dd1-7956-8d99-c38bb9348c59',
  personId: ADA.id,
  accountRole: 'editor',
  accountName: 'Tea & Co',
  people: [{ id: ADA.id, name: 'Ada' }],
}

/** A person as the device remembers them. */
export const remembered = ({ id, ...user }: typeof ADA): SignedInUser => ({ userId: id, ...user })

/** Lets the work that nobody waits for come to its end. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
