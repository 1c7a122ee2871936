import * as z from 'zod/mini'
import type { Outgoing } from '#server/kit/outgoing.ts'
import { type EntryForm, keyForm, readEntries } from '../entries.ts'
import { createPace, type Pace, realClock, type StoreClock } from '../pace.ts'
import { plainLine } from '../plain-text.ts'
import { type StoreAccess, type StoreFacts, StoreFailure, type StoreProvider, type StoreSession } from '../port.ts'
import { categoryPaths } from './category-paths.ts'
import { lookAt, type LookTools, wholeProducts } from './look.ts'
import { pushTo, type PushTools, type WholeProduct } from './push.ts'
import { variantReader } from './read-variants.ts'
import { shopAddress, shopId, typedAddress } from './shop-address.ts'
import { type ShopApi, shopApi, type ShopWay, whatItSaid } from './shop-api.ts'
import { PRODUCT_FIELDS, shopProduct } from './shop-product.ts'
import { newSecret, subscribeTo, unsubscribeFrom, verifyDelivery } from './webhooks.ts'

/** Under another name, as it is no promise that catches here. */
const { catch: orElse } = z

/** How shops of WooCommerce are reached (STORE-07). */
export interface WoocommerceSettings {
  /** The wall that addresses of users go through. */
  readonly outgoing: Outgoing
  readonly clock?: StoreClock
  /** The time of one request. */
  readonly timeoutMs?: number
}

/** WooCommerce documents no limit; small hosts answer about so many calls a second. */
const CALLS_A_SECOND = 5
const TIMEOUT_MS = 20_000
/** Shops whose pace is remembered. */
const MOST_PACES = 1_000

const ENTRIES: Readonly<Record<string, EntryForm>> = {
  address: { read: typedAddress, fault: 'address' },
  consumerKey: keyForm(/^ck_[\da-f]{40}$/),
  consumerSecret: keyForm(/^cs_[\da-f]{40}$/),
}

const indexShape = z.looseObject({ name: orElse(z.string(), ''), namespaces: orElse(z.array(z.string()), []) })
const currencyShape = z.looseObject({ code: z.string().check(z.regex(/^[A-Z]{3}$/)) })

/** Shops of WooCommerce, each at its own address with keys that its owner made. */
export function createWoocommerceProvider({
  outgoing,
  clock = realClock,
  timeoutMs = TIMEOUT_MS,
}: WoocommerceSettings): StoreProvider {
  const way = { outgoing, clock, timeoutMs, paceOf: pacesOf(clock) }
  return {
    name: 'woocommerce',
    typed: (address, keys) => readEntries({ ...keys, address }, ENTRIES),
    open: (access) => session(way, access),
    verify: safely,
  }

  function safely(...[delivery]: Parameters<StoreProvider['verify']>): ReturnType<StoreProvider['verify']> {
    try {
      return verifyDelivery(delivery)
    } catch (error) {
      if (error instanceof StoreFailure) return undefined
      throw error
    }
  }
}

function session(way: ShopWay, access: StoreAccess): StoreSession {
  const api = shopApi(way, access)
  const tools: LookTools = {
    api,
    clock: way.clock,
    variantsOf: variantReader(api),
    pathsOf: categoryPaths(api, way.clock),
  }
  const readWhole = (externalId: string, signal: AbortSignal): Promise<WholeProduct | undefined> =>
    wholeProduct(tools, externalId, signal)
  const said = (problem: unknown): string =>
    whatItSaid(problem, [access.consumerKey ?? '', access.consumerSecret ?? ''])
  const pushing: PushTools = { api, clock: way.clock, readWhole, said }
  let renewed: StoreAccess | undefined
  return {
    facts: (signal) => factsOf(api, access.address ?? '', signal),
    look: (look) => lookAt(tools, look),
    read: async (externalId, signal) => (await readWhole(externalId, signal))?.product,
    push: (push, signal) => pushTo(pushing, push, signal),
    subscribe: async (callback, signal) => {
      renewed ??= access.webhookSecret ? undefined : { ...access, webhookSecret: newSecret() }
      return subscribeTo(api, callback, (renewed ?? access).webhookSecret ?? '', signal)
    },
    unsubscribe: (subscription, signal) => unsubscribeFrom(api, subscription, signal),
    renewed: () => renewed,
  }
}

async function wholeProduct(
  tools: LookTools,
  externalId: string,
  signal: AbortSignal,
): Promise<WholeProduct | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(externalId)) return undefined
  const answer = await tools.api.read(`/products/${externalId}`, { _fields: PRODUCT_FIELDS }, signal)
  if (!answer) return undefined
  const raw = shopProduct(answer.body)
  if (!raw) throw new StoreFailure('broken', 'the answer is no product')
  // What is in the trash is still told, and is not for sale.
  if (raw.status === 'trash') return undefined
  const variants = (await tools.variantsOf([raw], signal)).get(raw.id)
  if (!variants) return undefined
  const kept = { ...tools, variantsOf: () => Promise.resolve(new Map([[raw.id, variants]])) }
  const [product] = await wholeProducts(kept, [raw], answer.storeNow, signal)
  return product && { raw, variants, product }
}

async function factsOf(api: ShopApi, typed: string, signal: AbortSignal): Promise<StoreFacts> {
  const address = shopAddress(typed)
  const index = await api.readOpenly('/', { _fields: 'name,namespaces' }, signal)
  const site = indexShape.safeParse(index?.body).data
  if (!site?.namespaces.includes('wc/v3')) throw new StoreFailure('no-shop', 'WooCommerce is not set up there')
  const answer = await api.read('/data/currencies/current', { _fields: 'code' }, signal)
  const { data } = currencyShape.safeParse(answer?.body)
  return {
    externalId: shopId(address),
    name: plainLine(site.name),
    address,
    currency: data?.code ?? '',
    version: 'wc/v3',
  }
}

/** The pace of each shop, however many sessions it has; the one that was asked for longest ago is forgotten first. */
function pacesOf(clock: StoreClock): (address: string) => Pace {
  const paces = new Map<string, Pace>()
  return (address) => {
    const pace = paces.get(address) ?? createPace(clock, CALLS_A_SECOND, 1_000)
    paces.delete(address)
    paces.set(address, pace)
    const [oldest] = paces.keys()
    if (paces.size > MOST_PACES && oldest !== undefined) paces.delete(oldest)
    return pace
  }
}
