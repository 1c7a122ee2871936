import { afterEach, beforeEach, expect, it } from 'vitest'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { StoreAccess } from '../port.ts'
import { authorizeUrl, exchangeCode, isSignedQuery } from './oauth.ts'

const { signal } = new AbortController()
const clock = fastClock()
let shop: ShopifySimulator

beforeEach(async () => {
  shop = await startShopifySimulator({ clock })
})
afterEach(() => shop.close())

const redirectUri = 'https://us.example/api/shopify/callback'
const secret = (): string => shop.settings.app?.secret ?? ''
const domain = (): string => shop.access.shop ?? ''

async function letIn(): Promise<URL> {
  const address = authorizeUrl(shop.settings, { shop: domain(), redirectUri, state: 'a b&c' })
  const { headers } = await fetch(address, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}

async function opened(): Promise<StoreAccess> {
  const code = (await letIn()).searchParams.get('code') ?? ''
  return exchangeCode(shop.settings, { shop: domain(), code }, signal)
}

it('STORE-07 an owner lets the app in, and its code opens the shop', async () => {
  const callback = await letIn()
  expect(`${callback.origin}${callback.pathname}`).toBe(redirectUri)
  expect(callback.searchParams.get('state')).toBe('a b&c')
  expect(isSignedQuery(callback.search.slice(1), secret())).toBe(true)
  const access = await opened()
  expect(access.shop).toBe(domain())
  expect(await shop.provider.open(access).facts(signal)).toMatchObject({ externalId: domain() })
})

it('STORE-07 a callback that Shopify did not sign is not taken', async () => {
  const { search } = await letIn()
  const query = search.slice(1)
  expect(isSignedQuery(query.replace('a+b', 'a+d'), secret())).toBe(false)
  expect(isSignedQuery(`${query}&more=1`, secret())).toBe(false)
  expect(isSignedQuery(`${query}&hmac=00`, secret())).toBe(false)
  expect(isSignedQuery(query.replace(/hmac=../, 'hmac=zz'), secret())).toBe(false)
  expect(isSignedQuery(query, 'another')).toBe(false)
  expect(isSignedQuery(query, '')).toBe(false)
  expect(isSignedQuery('', secret())).toBe(false)
})

it('STORE-07 a code opens a shop once', async () => {
  const code = (await letIn()).searchParams.get('code') ?? ''
  await exchangeCode(shop.settings, { shop: domain(), code }, signal)
  const again = exchangeCode(shop.settings, { shop: domain(), code }, signal)
  await expect(again).rejects.toMatchObject({ reason: 'access' })
})

it('STORE-08 a token that expires is renewed before, and the new access is told', async () => {
  const session = shop.provider.open(await opened())
  await session.facts(signal)
  expect(session.renewed()).toBeUndefined()
  clock.advance(56 * 60_000)
  await Promise.all([session.facts(signal), session.facts(signal)])
  const renewed = session.renewed()
  expect(renewed?.token).toMatch(/^shpat_/)
  clock.advance(4 * 60_000 + 1)
  expect(await shop.provider.open(renewed ?? {}).facts(signal)).toMatchObject({ externalId: domain() })
})

it('STORE-08 a token that is refused is renewed once', async () => {
  const { expiresAt: _, ...access } = await opened()
  clock.advance(61 * 60_000)
  const session = shop.provider.open({ ...access, expiresAt: String(clock.now() + 3_600_000) })
  expect(await session.facts(signal)).toMatchObject({ externalId: domain() })
  expect(session.renewed()).toBeDefined()
  shop.revoke()
  await expect(session.facts(signal)).rejects.toMatchObject({ reason: 'access' })
})
