import type { StoreAccess } from '../port.ts'
import { StoreFailure } from '../port.ts'
import { accessOf } from './oauth.ts'
import { type FullSettings, addressOf, appOf } from './settings.ts'
import { shopOf } from './shop-of.ts'
import { post } from './transport.ts'

/** The token of a shop, renewed before it expires where Shopify gave it out for an hour. */
export interface ShopifyKeys {
  readonly shop: string
  /** The token to send. */
  token(signal: AbortSignal): Promise<string>
  /** The shop did not know the token: whether there is a fresh one now. */
  renewAfterRefusal(refused: string, signal: AbortSignal): Promise<boolean>
  readonly renewed: () => StoreAccess | undefined
}

const RENEWED_BEFORE_MS = 5 * 60_000

/** Keys from `shop`, `token` and, for an app, `refreshToken` and `expiresAt`. Throws `StoreFailure` for an access without shop or token. */
export function createKeys(settings: FullSettings, given: StoreAccess): ShopifyKeys {
  const shop = shopOf(given.shop ?? '')
  if (shop === undefined) throw new StoreFailure('address', 'this is no shop of Shopify')
  if ((given.token ?? '') === '') throw new StoreFailure('access', 'there is no token')
  let access = given
  let renewing: Promise<void> | undefined

  const renew = (signal: AbortSignal): Promise<void> =>
    (renewing ??= renewedAccess(settings, shop, access, signal)
      .then((next) => void (access = next))
      .finally(() => (renewing = undefined)))

  return {
    shop,
    async token(signal) {
      const left = Number(access.expiresAt) - settings.clock.now()
      if ((access.refreshToken ?? '') !== '' && left < RENEWED_BEFORE_MS) await renew(signal)
      return access.token ?? ''
    },
    async renewAfterRefusal(refused, signal) {
      if ((access.refreshToken ?? '') === '') return false
      if (access.token === refused) await renew(signal)
      return access.token !== refused
    },
    renewed: () => (access === given ? undefined : access),
  }
}

async function renewedAccess(
  settings: FullSettings,
  shop: string,
  access: StoreAccess,
  signal: AbortSignal,
): Promise<StoreAccess> {
  const { clientId, secret } = appOf(settings)
  const body = {
    client_id: clientId,
    client_secret: secret,
    grant_type: 'refresh_token',
    refresh_token: access.refreshToken,
  }
  const { timeoutMs } = settings
  const reply = await post(addressOf(settings, shop, '/admin/oauth/access_token'), body, {
    headers: {},
    timeoutMs,
    signal,
  })
  return { ...access, ...accessOf(settings, shop, reply) }
}
