import { type EntryForm, keyForm, readEntries } from '../entries.ts'
import { realClock, type StoreClock } from '../pace.ts'
import type { StoreProvider } from '../port.ts'
import { createMemories, wixAccessOf } from './wix-access.ts'
import { wixConsent } from './wix-consent.ts'
import { wixSession } from './wix-session.ts'
import type { WixApp } from './wix-tokens.ts'
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

/** The form of an API key, which is a long token. */
const API_KEY = keyForm(/^[\x21-\x7e]{8,2000}$/)
/** The ID of a site, or an address of its dashboard, which holds it. */
const SITE_ID: EntryForm = {
  read: (text) => /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(text)?.[0].toLowerCase(),
  fault: 'site',
}

/** Wix behind the store port: by consent where there is an app, and by API keys (STORE-01, STORE-07). */
export function createWixProvider(settings: WixSettings): StoreProvider {
  const { apiUrl, appId, appSecret, clock = realClock, timeoutMs = TIMEOUT_MS } = settings
  const app: WixApp = { apiUrl, appId, appSecret, clock, timeoutMs }
  const memoryOf = createMemories(app)
  const key = webhookKey(settings.webhookKey)
  return {
    name: 'wix',
    ...(appId === '' || appSecret === '' ? {} : { consent: wixConsent(app, settings.installerUrl) }),
    typed: (_address, keys) => ({ mode: 'key', ...readEntries(keys, { apiKey: API_KEY, siteId: SITE_ID }) }),
    open: (kept) => {
      const access = wixAccessOf(kept)
      return wixSession(app, access, memoryOf(access))
    },
    verify: (delivery) => noticeOf(key, delivery),
  }
}
