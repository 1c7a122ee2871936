import type { StoreAccess } from '../port.ts'
import { StoreFailure } from '../port.ts'
import { grantOf } from './grant.ts'
import { accessOf } from './oauth.ts'
import { type FullSettings, addressOf } from './settings.ts'
import { shopOf } from './shop-of.ts'
import { post } from './transport.ts'

/** The token of a shop, fetched anew before it ends where it ends. */
export interface ShopifyKeys {
  readonly shop: string
  /** The token to send. */
  token(signal: AbortSignal): Promise<string>
  /** The shop did not know the token: whether there is a fresh one now. */
  renewAfterRefusal(refused: string, signal: AbortSignal): Promise<boolean>
  readonly renewed: () => StoreAccess | undefined
}

const RENEWED_BEFORE_MS = 5 * 60_000

/**
 * Keys from `shop`, `token` and its `expiresAt`, and from what fetches another one: `clientId` and `secret`, or `refreshToken`. Throws
 * `StoreFailure` for an access without a shop, or without a token and what fetches one.
 */
export function createKeys(settings: FullSettings, given: StoreAccess): ShopifyKeys {
  const shop = shopOf(given.shop ?? '')
  if (shop === undefined) throw new StoreFailure('address', 'this is no shop of Shopify')
  if ((given.token ?? '') === '' && !grantOf(settings, given)) throw new StoreFailure('access', 'there is no token')
  let access = given
  let renewing: Promise<void> | undefined

  const renew = (signal: AbortSignal): Promise<void> =>
    (renewing ??= renewedAccess(settings, shop, access, signal)
      .then((next) => void (access = next))
      .finally(() => (renewing = undefined)))

  return {
    shop,
    async token(signal) {
      if (isEnding(access, settings.clock.now())) await renew(signal)
      return access.token ?? ''
    },
    async renewAfterRefusal(refused, signal) {
      if (access.token === refused) await renew(signal)
      return access.token !== refused
    },
    renewed: () => (access === given ? undefined : access),
  }
}

function isEnding({ token = '', expiresAt = '' }: StoreAccess, now: number): boolean {
  return token === '' || (expiresAt !== '' && Number(expiresAt) - now < RENEWED_BEFORE_MS)
}

/** The access with a fresh token; the same one where nothing fetches another. */
async function renewedAccess(
  settings: FullSettings,
  shop: string,
  access: StoreAccess,
  signal: AbortSignal,
): Promise<StoreAccess> {
  const grant = grantOf(settings, access)
  if (!grant) return access
  const { timeoutMs } = settings
  const address = addressOf(settings, shop, '/admin/oauth/access_token')
  const reply = await post(address, grant.body, { headers: {}, timeoutMs, signal })
  const { expiresAt: _, ...rest } = access
  return { ...rest, ...accessOf(settings, shop, reply, grant.reasonOf) }
}
