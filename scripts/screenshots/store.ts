import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { ShopifySimulator } from '#test/simulators/stores/shopify.ts'
import { caller, type Ids, type Send } from './shop.ts'

/** Products of the sample that the store sells. */
const SOLD = 9
/** Every so many is sold for less in the store, so that somebody has to decide. */
const CHEAPER_EVERY = 4

interface Goods {
  readonly name: string
  readonly sku: string
  readonly description?: string
  readonly barcode?: string
  readonly stock?: number | null
  readonly baseCurrency: string
  readonly effectivePrice: number | null
  readonly variants?: readonly unknown[]
  readonly costBreakdown: { readonly baseCost: number }
}

/** Connects a simulated store that sells goods of the sample shop, brings them in and sets its fees. Answers the ids with its own. */
export async function connectStore(page: Page, ids: Ids, shop: ShopifySimulator): Promise<Ids> {
  const send = await caller(page)
  const { items } = (await (await send('GET', '/products?pageSize=500')).json()) as { items: readonly Goods[] }
  items
    .filter((each) => each.baseCurrency === 'USD' && each.effectivePrice !== null && each.sku !== '')
    .filter(({ variants = [] }) => variants.length === 0)
    .slice(0, SOLD)
    .forEach((each, at) => put(shop, each, at % CHEAPER_EVERY === 1))
  const id = await connect(page, shop)
  await applyFirst(send, id)
  const settings = { name: 'Harbour Row', feePercent: 2.9, feeFixed: 0.3 }
  await send('PATCH', `/stores/${id}/settings`, JSON.stringify(settings), 'application/json')
  return new Map([...ids, ['store', id]])
}

function put(shop: ShopifySimulator, goods: Goods, isCheaper: boolean): void {
  const { name, sku, description = '', barcode = '', stock = null, effectivePrice, costBreakdown } = goods
  shop.create({
    name,
    sku,
    description,
    barcode,
    stock,
    isActive: true,
    price: ((effectivePrice ?? 0) - (isCheaper ? 2 : 0)).toFixed(2),
    cost: costBreakdown.baseCost.toFixed(2),
  })
}

/** Connecting needs the person themselves, not their token. */
async function connect(page: Page, { access }: ShopifySimulator): Promise<string> {
  return page.evaluate(
    async ({ shop, token }) => {
      const session = (await (await fetch('/api/auth/token', { method: 'POST' })).json()) as { token: string }
      const answer = await fetch('/api/shopify/auth/start', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
        body: JSON.stringify({ address: shop, keys: { accessToken: token } }),
      })
      return ((await answer.json()) as { store: { id: string } }).store.id
    },
    { shop: access['shop'] ?? '', token: access['token'] ?? '' },
  )
}

async function applyFirst(send: Send, id: string): Promise<void> {
  for (;;) {
    const { items } = (await (await send('GET', '/stores')).json()) as {
      items: readonly { readonly id: string; readonly firstChangeSetId: string | null; readonly run: unknown }[]
    }
    const store = items.find((each) => each.id === id)
    if (store && store.firstChangeSetId !== null && store.run === null) {
      await (await send('POST', `/change-sets/${store.firstChangeSetId}/apply`)).text()
      return
    }
    await pause(200)
  }
}
