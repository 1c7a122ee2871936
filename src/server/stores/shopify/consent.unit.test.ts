import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { StoreAccess } from '../port.ts'
import { createShopifyProvider } from './provider.ts'

const { signal } = new AbortController()
const redirect = 'https://us.example/api/shopify/auth/callback'
let shop: ShopifySimulator

beforeEach(async () => {
  shop = await startShopifySimulator()
})
afterEach(() => shop.close())

const domain = (): string => shop.access['shop'] ?? ''

/** The query that the browser of the owner brings back. */
async function agreed(): Promise<string> {
  const page = shop.provider.consent?.url({ state: 'a b&c', redirect, address: domain() }) ?? ''
  const { headers } = await fetch(page, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '').search.slice(1)
}

async function arrived(rawQuery: string): Promise<StoreAccess> {
  const query = Object.fromEntries(new URLSearchParams(rawQuery))
  return (await shop.provider.consent?.complete({ query, rawQuery, redirect }, signal)) ?? {}
}

it('STORE-01 an owner agrees on a page of the shop, and what Shopify signed opens it', async () => {
  const access = await arrived(await agreed())
  expect(access).toMatchObject({ shop: domain(), refreshToken: expect.stringMatching(/^shprt_/) as string })
  expect(await shop.provider.open(access).facts(signal)).toMatchObject({ externalId: domain() })
})

it('STORE-01 nobody names the shop of somebody else: what is not signed is refused', async () => {
  const query = await agreed()
  await expect(arrived(query.replace(`shop=${domain()}`, 'shop=other.myshopify.com'))).rejects.toMatchObject({
    reason: 'access',
  })
  await expect(arrived('code=1&shop=other.myshopify.com')).rejects.toMatchObject({ reason: 'access' })
})

it('STORE-01 the page of a shop needs its domain, and without an app there is none', () => {
  const url = (address: string) => shop.provider.consent?.url({ state: 's', redirect, address })
  expect(() => url('')).toThrow(expect.objectContaining({ problems: [{ field: 'address', problem: 'missing' }] }))
  expect(() => url('shop.evil.example')).toThrow(
    expect.objectContaining({ problems: [{ field: 'address', problem: 'domain' }] }),
  )
  expect(createShopifyProvider({}).consent).toBeUndefined()
})

it('STORE-01 a token opens a shop; each wrong entry is named', () => {
  const token = shop.access['token'] ?? ''
  const secret = `shpss_${'1f'.repeat(16)}`
  expect(shop.provider.typed?.(`https://${domain()}/admin`, { accessToken: token, apiSecret: secret })).toEqual({
    shop: domain(),
    token,
    secret,
  })
  // The secret of an app is easily taken for its token.
  expect(() => shop.provider.typed?.('x y', { accessToken: secret, apiKey: '1' })).toThrow(
    expect.objectContaining({
      problems: [
        { field: 'apiKey', problem: 'unknown' },
        { field: 'address', problem: 'domain' },
        { field: 'accessToken', problem: 'form' },
      ],
    }),
  )
})

it('STORE-03 without the secret of the app no webhooks are asked for, as nobody could check them', async () => {
  const access = shop.provider.typed?.(domain(), { accessToken: shop.access['token'] ?? '' }) ?? {}
  expect(await shop.provider.open(access).subscribe('https://us.example/hook', signal)).toBe('')
  shop.create({ name: 'Bowl' })
  expect(shop.takeDeliveries()).toEqual([])
})
