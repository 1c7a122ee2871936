import { createPace, realClock, type StoreClock } from '../pace.ts'
import { type StoreAccess, StoreFailure, type StoreProvider } from '../port.ts'
import { createMemories, wixAccessOf } from './wix-access.ts'
import { createWixClient } from './wix-client.ts'
import { instanceOfToken } from './wix-facts.ts'
import { instanceOf, type WixInstance } from './wix-instance.ts'
import { wixSession } from './wix-session.ts'
import { tokenOfCode, type WixApp } from './wix-tokens.ts'
import { noticeOf, webhookKey } from './wix-webhooks.ts'

/** How long an answer may take. */
const TIMEOUT_MS = 20_000

/** How Wix is reached, and what our app is there. Without an app only pasted API keys open sites. */
export interface WixSettings {
  /** `https://www.wixapis.com`, without a slash at the end. */
  readonly apiUrl: string
  /** `https://www.wix.com/installer/install`. */
  readonly installerUrl: string
  /** Empty without an app. */
  readonly appId: string
  readonly appSecret: string
  /** The public key of the app's webhooks: PEM, or its base64. Empty where there are none. */
  readonly webhookKey: string
  readonly clock?: StoreClock
  /** Only tests set it. */
  readonly timeoutMs?: number
}

/** Wix behind the store port, with what only its way of connecting needs (STORE-01). */
export interface WixProvider extends StoreProvider {
  readonly name: 'wix'
  /** Where a person installs the app; Wix comes back to `redirectUrl` with the `state`. */
  installUrl(install: { readonly state: string; readonly redirectUrl: string; readonly token?: string }): string
  /** What a code of the legacy flow opens, with the instance that Wix itself names. Throws `StoreFailure`. */
  exchangeCode(code: string, signal: AbortSignal): Promise<StoreAccess>
  /** The site that a query names: of the callback, or of a page inside of the dashboard of Wix. */
  instanceOf(query: Readonly<Record<string, string | undefined>>): WixInstance | undefined
}

/** Wix with these settings. */
export function createWixProvider(settings: WixSettings): WixProvider {
  const { apiUrl, appId, appSecret, clock = realClock, timeoutMs = TIMEOUT_MS } = settings
  const app: WixApp = { apiUrl, appId, appSecret, clock, timeoutMs }
  const memoryOf = createMemories(app)
  const key = webhookKey(settings.webhookKey)
  return {
    name: 'wix',
    open: (kept) => {
      const access = wixAccessOf(kept)
      return wixSession(app, access, memoryOf(access))
    },
    verify: (delivery) => noticeOf(key, delivery),
    installUrl: ({ state, redirectUrl, token }) => {
      const query = new URLSearchParams({ appId, redirectUrl, state, ...(token === undefined ? {} : { token }) })
      return `${settings.installerUrl}?${query.toString()}`
    },
    exchangeCode: async (code, signal) => await accessOfCode(app, code, signal),
    instanceOf: (query) => instanceOf(query, appSecret),
  }
}

async function accessOfCode(app: WixApp, code: string, signal: AbortSignal): Promise<StoreAccess> {
  const { token, refreshToken } = await tokenOfCode(app, code, signal)
  if (refreshToken === undefined || refreshToken === '') throw new StoreFailure('broken', 'no refresh token')
  const { apiUrl, clock, timeoutMs } = app
  const headers = (): Promise<Record<string, string>> => Promise.resolve({ authorization: token })
  const client = createWixClient({ apiUrl, clock, timeoutMs, pace: createPace(clock, 20, 60_000), headers })
  return { mode: 'legacy', refreshToken, instanceId: await instanceOfToken(client, signal) }
}
