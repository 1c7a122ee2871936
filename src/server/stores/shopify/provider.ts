import type { StoreAccess, StoreFacts, StoreProvider, StoreSession } from '../port.ts'
import { createCaller, type ShopifyCaller } from './caller.ts'
import { type CostPace, createCostPace } from './cost-pace.ts'
import { shopifyConsent } from './consent.ts'
import { createKeys } from './keys.ts'
import { lookAt } from './look.ts'
import { operations } from './operations.ts'
import { productOf } from './product.ts'
import { pushTo } from './push.ts'
import { readWhole } from './reading.ts'
import { type FullSettings, fullSettings, type ShopifySettings } from './settings.ts'
import { subscribeTo, unsubscribeFrom } from './subscriptions.ts'
import { typedAccess } from './typed.ts'
import { verifyDelivery } from './webhooks.ts'

/** The paces of so many shops are remembered. */
const MOST_SHOPS = 10_000

/**
 * Stores of Shopify (STORE-07). An access holds `shop` and `token`, and `expiresAt` where the token ends; for an app of the person's own its
 * `clientId` and `secret`, or, for an older custom app, the `secret` alone, empty where it was not given: it signs the app's webhooks. For the
 * app of this server there is `refreshToken` where Shopify gave one. `open` throws `StoreFailure` where no token is there nor can be fetched.
 */
export function createShopifyProvider(settings: ShopifySettings): StoreProvider {
  const full = fullSettings(settings)
  const paces = new Map<string, CostPace>()
  return {
    name: 'shopify',
    ...(settings.app ? { consent: shopifyConsent(settings, settings.app) } : {}),
    typed: typedAccess,
    open(access) {
      const keys = createKeys(full, access)
      const caller = createCaller(full, keys, paceOf(paces, keys.shop, full))
      // The webhooks of an app whose secret was not given could not be told from forged ones.
      const hasWebhooks = access.secret !== ''
      return sessionOf(full, caller, keys.renewed, hasWebhooks)
    },
    verify: (delivery) => verifyDelivery(delivery, full.app?.secret ?? ''),
  }
}

// Sessions of one shop share its points.
function paceOf(paces: Map<string, CostPace>, shop: string, { clock }: FullSettings): CostPace {
  const pace = paces.get(shop) ?? createCostPace(clock)
  paces.delete(shop)
  paces.set(shop, pace)
  for (const oldest of paces.keys()) {
    if (paces.size <= MOST_SHOPS) break
    paces.delete(oldest)
  }
  return pace
}

function sessionOf(
  settings: FullSettings,
  caller: ShopifyCaller,
  renewed: () => StoreAccess | undefined,
  hasWebhooks: boolean,
): StoreSession {
  return {
    facts: (signal) => factsOf(caller, settings, signal),
    look: (look) => lookAt(caller, settings, look),
    async read(externalId, signal) {
      const whole = await readWhole(caller, externalId, signal)
      return whole && productOf(whole)
    },
    push: (push, signal) => pushTo(caller, settings, push, signal),
    subscribe: async (callback, signal) => (hasWebhooks ? await subscribeTo(caller, callback, signal) : ''),
    unsubscribe: (subscription, signal) => unsubscribeFrom(caller, subscription, signal),
    renewed,
  }
}

async function factsOf(caller: ShopifyCaller, { version }: FullSettings, signal: AbortSignal): Promise<StoreFacts> {
  const { shop } = await caller.ask(operations.shop, {}, signal)
  return {
    externalId: shop.myshopifyDomain,
    name: shop.name ?? '',
    address: shop.primaryDomain?.url ?? '',
    currency: shop.currencyCode ?? '',
    version,
  }
}
