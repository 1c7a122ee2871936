import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { StoreReason } from '#contract/store-providers.ts'
import { type StoreAccess, StoreFailure } from '../port.ts'
import { type ShopifySettings, addressOf, appOf, fullSettings, SHOPIFY_SCOPES, type FullSettings } from './settings.ts'
import { post, type Reply } from './transport.ts'

const LONGEST_QUERY = 8_000

/** The address where the owner of a shop lets the app in; afterwards Shopify sends the browser to `redirectUri` with a code and `state`. */
export function authorizeUrl(
  settings: ShopifySettings,
  { shop, redirectUri, state }: { readonly shop: string; readonly redirectUri: string; readonly state: string },
): string {
  const full = fullSettings(settings)
  const query = new URLSearchParams({
    client_id: appOf(full).clientId,
    scope: SHOPIFY_SCOPES,
    redirect_uri: redirectUri,
    state,
  })
  return `${addressOf(full, shop, '/admin/oauth/authorize')}?${query.toString()}`
}

/** Whether Shopify signed this raw query (without the question mark) with the app's secret. Never throws. */
export function isSignedQuery(rawQuery: string, secret: string): boolean {
  if (rawQuery.length > LONGEST_QUERY || secret === '') return false
  const pairs = [...new URLSearchParams(rawQuery)]
  const given = pairs.filter(([name]) => name === 'hmac').map(([, value]) => value)
  const rest = pairs.filter(([name]) => name !== 'hmac').toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  if (given.length !== 1) return false
  const expected = createHmac('sha256', secret).update(new URLSearchParams(rest).toString()).digest()
  const hmac = Buffer.from(given[0] ?? '', 'hex')
  return hmac.length === expected.length && timingSafeEqual(hmac, expected)
}

/** What opens a shop, for the code of its callback. Throws `StoreFailure`. */
export async function exchangeCode(
  settings: ShopifySettings,
  { shop, code }: { readonly shop: string; readonly code: string },
  signal: AbortSignal,
): Promise<StoreAccess> {
  const full = fullSettings(settings)
  const { clientId, secret } = appOf(full)
  const body = { client_id: clientId, client_secret: secret, code, expiring: '1' }
  const { timeoutMs } = full
  const reply = await post(addressOf(full, shop, '/admin/oauth/access_token'), body, { headers: {}, timeoutMs, signal })
  return accessOf(full, shop, reply)
}

const tokens = z.object({
  access_token: z.string(),
  scope: z.nullish(z.string()),
  expires_in: z.nullish(z.number()),
  refresh_token: z.nullish(z.string()),
})

/** The access in an answer of the address of tokens; throws `StoreFailure` if there is none, for a refusal of the reason that is told. */
export function accessOf(
  { clock }: FullSettings,
  shop: string,
  reply: Reply,
  reasonOf: (status: number, text: string) => StoreReason = () => 'access',
): StoreAccess {
  if (reply.status === 'unreached') throw new StoreFailure('down', 'the token was not given out')
  if (!('text' in reply)) throw new StoreFailure('broken', 'the token was larger than an answer may be')
  if (reply.status === 429)
    throw new StoreFailure('busy', 'the token was asked for too often', retry(reply.retryAfterMs))
  if (reply.status >= 500) throw new StoreFailure('down', `the token was answered with status ${reply.status}`)
  if (reply.status !== 200)
    throw new StoreFailure(reasonOf(reply.status, reply.text), `the token was refused with status ${reply.status}`)
  const answer = tokens.safeParse(jsonOf(reply.text))
  if (!answer.success) throw new StoreFailure('broken', 'the token could not be read')
  const { access_token, scope, expires_in, refresh_token } = answer.data
  return {
    shop,
    token: access_token,
    scope: scope ?? '',
    ...(refresh_token ? { refreshToken: refresh_token } : {}),
    ...(expires_in ? { expiresAt: String(clock.now() + expires_in * 1_000) } : {}),
  }
}

function retry(retryAfterMs: number | undefined): { readonly retryAfterMs?: number } {
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
