import { LANGUAGE_HEADER } from '#contract/languages.ts'
import { BEARER_SECONDS } from '#contract/sign-in.ts'
import type { BearerAnswer, SignedInAnswer } from '#contract/endpoints/accounts.ts'
import type { ApiFetch, WatchedInit } from '#web/kit/data/transport.ts'
import { documentLanguage } from '#web/kit/language/document-language.ts'
import { ApiProblem, problemOf, SessionExpired } from '#web/kit/data/transport.ts'
import { within } from '#web/kit/data/within.ts'
import { authState, copyIdOf, type Displaced, setAuthState, type SignedInUser } from '#web/kit/shell/auth-state.ts'
import { authMessages } from './auth-messages.ts'
import type { Flags, Registration } from './registration.ts'
import { createTakeover, type TakeoverActions } from './takeover.ts'

/** What the device keeps of a user. */
export interface DeviceData {
  /** Whose data lies here; undefined on a device that nobody uses. */
  rememberedUser(): SignedInUser | undefined
  /** Opens a user's data and remembers whose it is; called once a page. */
  enter(user: SignedInUser, apiFetch: ApiFetch): Promise<void>
  /** Takes every user's data off the device, on screen and on disk (AUTH-11). */
  leave(): Promise<void>
  /** How many changes of a user wait on this device. */
  waiting(user: SignedInUser): Promise<number>
  /** Saves them as a file. */
  saveWaiting(user: SignedInUser): Promise<void>
}

/** Words between the tabs of one browser. */
export interface TabChannel {
  post(message: unknown): void
  listen(hear: (message: unknown) => void): void
}

/** What the sign-in stands on. */
export interface AuthDeps {
  readonly fetch: (path: string, init: WatchedInit) => Promise<Response>
  readonly now: () => number
  readonly after: (ms: number) => Promise<void>
  readonly device: DeviceData
  readonly registration: Registration
  readonly channel: TabChannel
  readonly flags: Flags
  /** Loads an address anew, so that nothing stays in memory. */
  readonly load: (url: string) => void
  /** Shows the page in the user's language and formats; does not resolve where it is loaded anew for that. */
  readonly speak: (user: SignedInAnswer) => Promise<void>
  readonly tell: (message: string) => void
}

/** Why nobody is signed in, where that is worth saying. */
export type EndReason = 'ended' | 'revoked' | 'suspended'

/** The page's side of the sign-in: who it is, the bearer of every call, and the way out. */
export interface AuthClient {
  /** Finds out who is signed in: asks the server, and believes the device where the server cannot be reached. */
  start(): Promise<void>
  /** Calls the server as the signed-in user (AUTH-10). Throws `SessionExpired`. */
  readonly apiFetch: ApiFetch
  /** What the server last said about the user; undefined offline. */
  account(): SignedInAnswer | undefined
  endReason(): EndReason | undefined
  /** How many changes that were not sent went with the data of a revoked session. */
  lostChanges(): number
  /** Creates or merges the user's record (AUTH-08). Throws with the words of AUTH-13. */
  initialize(): Promise<void>
  /** The copy was taken away in another tab: because the user signed out there, or because somebody else signed in. */
  copyGone(): Promise<void>
  /** What can be done while the sign-in is displaced. */
  readonly takeover: TakeoverActions
  /** Ends the session here, at the provider and in other tabs, and takes the data off the device (NAV-09); goes to `end` where it is known. */
  signOut(end?: string | null): Promise<void>
}

/** How long a page waits for the server before it believes the device. */
const PATIENCE_MS = 1_500
/** How long the server may take to give out a bearer. */
const BEARER_MS = 20_000
/** How long the changes of a revoked session may take to be counted before its data goes. */
const COUNTED_WITHIN_MS = 1_000
/** The next bearer is asked for when this part of the present one's life is over. */
const RENEW_AFTER = 0.8
/** Set while a sign-out is not complete: the cookie may still live, but must not sign anybody in. */
const SIGN_OUT_PENDING = 'pricewright.sign-out-pending'
const SIGNED_OUT = 'signed-out'
/** The account in which the person is no longer a member, until that was said. */
const LEFT = 'pricewright.left'
/** Somebody else than before signed in. */
const ARRIVED = 'arrived'

/** Makes the page's side of the sign-in. */
export function createAuthClient(deps: AuthDeps): AuthClient {
  const { now, after, device, registration, channel, flags, load, tell } = deps
  let bearer: { readonly token: string; readonly renewAt: number } | undefined
  let asking: Promise<string> | undefined
  let account: SignedInAnswer | undefined
  let reason: EndReason | undefined
  let lost = 0
  let heard = false
  let pageUser: SignedInUser | undefined
  let entered: Promise<void> | undefined

  const takeover = createTakeover({ ...deps, endSession })

  channel.listen((message) => {
    if (message === SIGNED_OUT) load('/')
    // Whose session the cookie names now, the server says.
    if (message === ARRIVED) void askAnew()
  })

  async function requestBearer(): Promise<string> {
    const asked = deps.fetch('/api/auth/token', { method: 'POST', credentials: 'include' })
    // Every call waits for it: one lost connection must not hold up all that come later.
    const response = await within(asked, BEARER_MS)
    heard = true
    if (!response.ok) throw await refused(response)
    const answer = (await response.json()) as BearerAnswer
    const { token, user, revoked } = answer
    if (revoked) throw await forget()
    if (token === null) throw end('ended')
    const arrived = signedInUser(user)
    const displaced = await takeover.displaced(arrived, pageUser)
    if (displaced) throw await giveWay(displaced)
    if (answer.ended) flags.setItem(LEFT, answer.ended.name)
    if (pageUser && copyIdOf(pageUser) !== copyIdOf(arrived)) throw await moveOn()
    bearer = { token, renewAt: now() + BEARER_SECONDS * 1000 * RENEW_AFTER }
    await arrive(user)
    tellLeft()
    return token
  }

  /** The same person goes on in another account, or in another role: nothing of the former copy stays on the page or the device (TEAM-02). */
  async function moveOn(): Promise<Error> {
    bearer = undefined
    account = undefined
    setAuthState({ status: 'loading' })
    await device.leave().catch(() => undefined)
    load('/')
    return new SessionExpired()
  }

  /** Says once, also on the page that is loaded after it, that the person is no longer in an account. */
  function tellLeft(): void {
    const left = flags.getItem(LEFT)
    if (left === null) return
    flags.removeItem(LEFT)
    tell(authMessages.left(left))
  }

  async function refused(response: Response): Promise<Error> {
    const problem = await problemOf(response)
    return problem.code === 'suspended' ? end('suspended') : new ApiProblem(problem, null)
  }

  /** Nobody is signed in any more. The data stays: it waits for the same user. */
  function end(why: EndReason): Error {
    reason = why === 'ended' && !device.rememberedUser() ? undefined : why
    bearer = undefined
    account = undefined
    if (authState().status !== 'signed-out') setAuthState({ status: 'signed-out' })
    return new SessionExpired()
  }

  /** Signed out from elsewhere: somebody else may hold this device, so nothing of its user stays on it (AUTH-14). */
  async function forget(): Promise<Error> {
    const user = device.rememberedUser()
    lost = user ? await within(device.waiting(user), COUNTED_WITHIN_MS).catch(() => 0) : 0
    const over = end('revoked')
    await finishSignOut().catch(() => undefined)
    return over
  }

  function currentBearer(): string | Promise<string> {
    if (bearer && bearer.renewAt > now()) return bearer.token
    asking ??= requestBearer().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function giveWay(displaced: Displaced): Promise<Error> {
    bearer = undefined
    account = undefined
    await takeover.show(displaced)
    return new SessionExpired()
  }

  async function arrive(user: SignedInAnswer): Promise<void> {
    const before = device.rememberedUser()
    if (before && copyIdOf(before) !== copyIdOf(signedInUser(user))) {
      channel.post(ARRIVED)
      await device.leave()
    }
    takeover.decided()
    if (!pageUser) await deps.speak(user)
    account = user
    reason = undefined
    await enter(signedInUser(user))
    if (!user.initialized && !registration.isActive()) initialize().catch((error: Error) => tell(error.message))
  }

  async function enter(user: SignedInUser): Promise<void> {
    if (!pageUser) {
      pageUser = user
      entered = device.enter(user, apiFetch)
    }
    await entered
    const shown = authState()
    if (shown.status !== 'signed-in' || !same(shown.user, user)) setAuthState({ status: 'signed-in', user })
  }

  async function apiFetch(path: string, init: WatchedInit = {}): Promise<Response> {
    const response = await send(path, init, await currentBearer())
    if (response.status !== 401) return response
    // The bearer was too old, or the session another one: the next bearer decides.
    bearer = undefined
    return send(path, init, await currentBearer())
  }

  function send(path: string, init: WatchedInit, token: string): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    if (documentLanguage() !== 'en') headers.set(LANGUAGE_HEADER, documentLanguage())
    return deps.fetch(apiPath(path), { ...init, headers, credentials: 'include' })
  }

  async function initialize(): Promise<void> {
    try {
      const response = await apiFetch('/api/auth/initialize', { method: 'POST' })
      if (!response.ok) throw new ApiProblem(await problemOf(response), null)
      account = (await response.json()) as SignedInAnswer
    } catch (error) {
      throw new Error(authMessages.initializeFailed(causeOf(error)), { cause: error })
    }
  }

  async function askAnew(): Promise<void> {
    bearer = undefined
    await Promise.resolve(currentBearer()).catch(() => undefined)
  }

  /** Answers where the provider ends its session; undefined when the server could not be reached. */
  async function endSession(): Promise<string | null | undefined> {
    try {
      const response = await deps.fetch('/api/auth/sign-out', { method: 'POST', credentials: 'include' })
      return response.ok ? ((await response.json()) as { endSessionUrl: string | null }).endSessionUrl : undefined
    } catch {
      return undefined
    }
  }

  /** Ends the session and wipes the device; what fails is done when the page opens again. */
  async function finishSignOut(): Promise<string> {
    flags.setItem(SIGN_OUT_PENDING, '1')
    bearer = undefined
    account = undefined
    const url = await endSession()
    await device.leave()
    if (url !== undefined) flags.removeItem(SIGN_OUT_PENDING)
    return url ?? '/'
  }

  return {
    apiFetch,
    initialize,
    takeover: takeover.actions,
    account: () => account,
    endReason: () => reason,
    lostChanges: () => lost,
    async start() {
      if (flags.getItem(SIGN_OUT_PENDING) !== null) {
        await finishSignOut().catch(() => undefined)
        setAuthState({ status: 'signed-out' })
        return
      }
      const remembered = device.rememberedUser()
      const asked = Promise.resolve(currentBearer()).catch((error: unknown) => {
        if (error instanceof ApiProblem) tell(error.message)
      })
      const isBelieved = remembered !== undefined && !takeover.isUndecided()
      if (isBelieved) await Promise.race([asked, after(PATIENCE_MS)])
      // Once the server has answered, the device is not believed any more.
      if (!isBelieved || heard) await asked
      if (authState().status !== 'loading') return
      if (isBelieved) await enter(remembered)
      else setAuthState({ status: 'signed-out' })
    },
    async copyGone() {
      await askAnew()
      if (authState().status !== 'displaced') load('/')
    },
    async signOut(end) {
      const url = await finishSignOut().catch(() => '/')
      channel.post(SIGNED_OUT)
      setAuthState({ status: 'signed-out' })
      load(end ?? url)
    },
  }
}

/** The specification names calls under /routes; they are sent to /api (API-07). */
export function apiPath(path: string): string {
  return path.replace(/^\/routes(?=\/)/, '/api')
}

function signedInUser(answer: SignedInAnswer): SignedInUser {
  const { id, email, name, role, personId, accountRole, accountName, accounts, people } = answer
  return {
    userId: id,
    email,
    name,
    role,
    ...(accountRole === 'owner' ? {} : { member: { personId, role: accountRole, account: accountName } }),
    ...(accounts.length === 0 ? {} : { accounts }),
    ...(people.length === 0 ? {} : { people }),
  }
}

/** Both were made in the same order. */
function same(a: SignedInUser, b: SignedInUser): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function causeOf(error: unknown): string {
  return error instanceof ApiProblem ? error.message : authMessages.unreachable
}
