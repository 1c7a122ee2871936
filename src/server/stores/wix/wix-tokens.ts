import * as z from 'zod/mini'
import type { StoreClock } from '../pace.ts'
import { StoreFailure } from '../port.ts'
import { jsonOf, sendOnce, type WixRequest } from './wix-http.ts'
import { softNumber, softText } from './wix-json.ts'

/** A token is renewed this long before it ends. */
const AHEAD_MS = 60_000
/** How long a token holds where Wix does not tell: those of the legacy flow do for five minutes. */
const UNTOLD_SECONDS = 300
const MOST_SECONDS = 86_400
const TRIES = 3

/** What proves to Wix that we are the app. */
export interface WixApp {
  readonly apiUrl: string
  readonly appId: string
  readonly appSecret: string
  readonly clock: StoreClock
  readonly timeoutMs: number
}

/** An access token and how long it is used. */
export interface WixToken {
  readonly token: string
  /** Epoch milliseconds by our clock. */
  readonly until: number
  /** Of the legacy flow: what renews it. */
  readonly refreshToken: string | undefined
}

const tokenSchema = z.looseObject({
  access_token: z.string().check(z.minLength(1), z.maxLength(16_384)),
  refresh_token: softText,
  expires_in: softNumber,
})

/** A token by the app's own credentials for one site. Throws `StoreFailure`. */
export async function tokenOfInstance(app: WixApp, instanceId: string, signal: AbortSignal): Promise<WixToken> {
  return await tokenFrom(app, signal, '/oauth2/token', {
    grant_type: 'client_credentials',
    instance_id: instanceId,
  })
}

/** A token of the legacy flow, by a refresh token. Throws `StoreFailure`. */
export async function tokenOfRefresh(app: WixApp, refreshToken: string, signal: AbortSignal): Promise<WixToken> {
  return await tokenFrom(app, signal, '/oauth/access', { grant_type: 'refresh_token', refresh_token: refreshToken })
}

/** A token of the legacy flow, by the code that the installer gave. Throws `StoreFailure`. */
export async function tokenOfCode(app: WixApp, code: string, signal: AbortSignal): Promise<WixToken> {
  return await tokenFrom(app, signal, '/oauth/access', { grant_type: 'authorization_code', code })
}

async function tokenFrom(
  app: WixApp,
  signal: AbortSignal,
  path: string,
  grant: Readonly<Record<string, string>>,
): Promise<WixToken> {
  if (app.appId === '' || app.appSecret === '') throw new StoreFailure('access', 'the app is not set up')
  const body = { ...grant, client_id: app.appId, client_secret: app.appSecret }
  const text = await answered(app, { method: 'POST', path, body }, signal)
  const read = tokenSchema.safeParse(jsonOf(text))
  if (!read.success) throw new StoreFailure('broken', 'the answer holds no token')
  const told = Number(read.data.expires_in ?? UNTOLD_SECONDS)
  const seconds = told > 0 && told <= MOST_SECONDS ? told : UNTOLD_SECONDS
  return {
    token: read.data.access_token,
    until: app.clock.now() + seconds * 1_000 - AHEAD_MS,
    refreshToken: read.data.refresh_token,
  }
}

async function answered(app: WixApp, request: WixRequest, signal: AbortSignal): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const end = await sendOnce(app.apiUrl, request, {}, app.timeoutMs, signal)
    if (end.kind === 'answer' && end.status >= 200 && end.status < 300) return end.text
    const isLast = attempt >= TRIES
    if (end.kind === 'too-large') throw new StoreFailure('broken', 'the answer is too large')
    if (end.kind === 'answer' && end.status !== 429 && end.status < 500)
      throw new StoreFailure('access', `no token: it answered with status ${end.status}`)
    if (isLast && end.kind === 'answer' && end.status === 429) throw new StoreFailure('busy', 'no token yet')
    if (isLast) throw new StoreFailure('down', 'no token: it was not reached')
    await app.clock.sleep(1_000 * 2 ** attempt, signal)
  }
}
