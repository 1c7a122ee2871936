import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BULK_QUERY, operations } from '#server/stores/shopify/operations.ts'
import type { Schema } from '../simulators/stores/shopify-execute.ts'
import { adminSchema, fetchedShopify, moduleOf } from '../simulators/stores/shopify-official.ts'
import type { SimulatedApp } from '../simulators/stores/shopify-oauth.ts'
import { type ShopifySimulator, startShopifySimulator } from '../simulators/stores/shopify.ts'

/** What is used of the reference implementation of GraphQL. */
interface Graphql {
  readonly buildClientSchema: (introspection: unknown) => OfficialSchema
  readonly parse: (text: string) => unknown
  readonly validate: (schema: OfficialSchema, document: unknown) => readonly { readonly message: string }[]
}
interface OfficialSchema {
  readonly getType: (name: string) => { readonly getFields?: () => Readonly<Record<string, unknown>> } | undefined
}
/** What is used of Shopify's own client. */
interface Client {
  readonly createAdminApiClient: (options: object) => {
    readonly request: (
      query: string,
      options?: object,
    ) => Promise<{ readonly data?: unknown; readonly errors?: unknown }>
  }
}
interface Sdk {
  readonly shopifyApi: (options: object) => {
    readonly auth: {
      readonly clientCredentials: (asked: { readonly shop: string }) => Promise<{
        readonly session: { readonly accessToken?: string; readonly expires?: Date; readonly scope?: string }
      }>
    }
    readonly utils: { readonly validateHmac: (query: Readonly<Record<string, string>>) => Promise<boolean> }
    readonly webhooks: {
      readonly validate: (given: object) => Promise<{ readonly valid: boolean; readonly topic?: string }>
    }
  }
}
/** What sends its requests. */
interface SdkHttp {
  readonly setAbstractFetchFunc: (send: typeof fetch) => void
}

/** Types that the simulated shop has under one name, and Shopify under several. */
const OFFICIAL: Readonly<Record<string, string>> = {
  Query: 'QueryRoot',
  Changed: 'ProductVariantsBulkUpdatePayload',
  BulkStarted: 'BulkOperationRunQueryPayload',
  Subscribed: 'WebhookSubscriptionCreatePayload',
  Unsubscribed: 'WebhookSubscriptionDeletePayload',
  UserError: 'ProductVariantsBulkUpdateUserError',
  Media: 'MediaImage',
  Name: 'ProductOptionValue',
  Quantity: 'InventoryQuantity',
}
const VERSION = '2026-10'
/** Some thirty packages are fetched at first. */
const PATIENCE_MS = 600_000

describe('Shopify’s own words', () => {
  let folder: string
  let shop: ShopifySimulator

  beforeAll(async () => {
    folder = await fetchedShopify()
    shop = await startShopifySimulator()
  }, PATIENCE_MS)
  afterAll(() => shop.close())

  it('STORE-07 have every document that is sent, and every field of the simulated shop', async () => {
    const { buildClientSchema, parse, validate } = await moduleOf<Graphql>(folder, 'graphql/index.mjs')
    const schema = buildClientSchema(adminSchema(folder, VERSION))
    for (const query of [...Object.values(operations).map((each) => each.query), BULK_QUERY])
      expect(validate(schema, parse(query)), query).toEqual([])
    expect(validate(schema, parse('{ shop { nothing } }'))).toHaveLength(1)
    expect(unknownFields(schema, shop.schema)).toEqual([])
  })

  it('STORE-07 are understood by the simulated shop: its client asks, and is refused, as by a real one', async () => {
    const id = shop.create({ name: 'Mug', price: '5' })
    const { createAdminApiClient } = await moduleOf<Client>(folder, '@shopify/admin-api-client/dist/index.mjs')
    const clientWith = (accessToken: string | undefined) =>
      createAdminApiClient({
        storeDomain: shop.access.shop,
        apiVersion: VERSION,
        accessToken,
        retries: 2,
        customFetchApi: (url: string, init: RequestInit) => fetch(`${shop.address}${new URL(url).pathname}`, init),
      })
    const client = clientWith(shop.access.token)
    const query =
      '{ products(first: 2) { edges { cursor node { id title variants(first: 1) { edges { node { price } } } } } } }'
    const variants = { edges: [{ node: { price: '5.00' }, cursor: expect.any(String) as string }] }
    const node = { id, title: 'Mug', variants }
    shop.fail({ kind: 'status', status: 429, retryAfterSeconds: 1 })
    expect((await client.request(query)).data).toEqual({
      products: { edges: [{ cursor: expect.any(String) as string, node }] },
    })
    expect((await client.request('{ nothing }')).errors).toMatchObject({
      graphQLErrors: [{ extensions: { code: 'undefinedField' } }],
    })
    expect((await clientWith('wrong').request(query)).errors).toMatchObject({ networkStatusCode: 401 })
  })

  it('STORE-07 fetch a token by client ID and secret, which opens the simulated shop, and are refused as by a real one', async () => {
    const asked = { shop: shop.access.shop ?? '' }
    const tokenOf = async (app: SimulatedApp) => {
      const { auth } = await sdkFor(folder, app, shop.address)
      return (await auth.clientCredentials(asked)).session
    }
    const { accessToken = '', expires, scope } = await tokenOf(shop.own)
    expect(await shop.provider.open({ ...asked, token: accessToken }).facts(AbortSignal.timeout(10_000))).toMatchObject(
      {
        externalId: asked.shop,
      },
    )
    expect(scope).toContain('write_products')
    expect(((expires?.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
    const wrong = { ...shop.own, secret: shop.own.clientId }
    for (const app of [wrong, shop.settings.app ?? wrong])
      await expect(tokenOf(app)).rejects.toMatchObject({ response: { code: 400 } })
  })

  it('STORE-03 find the simulated shop’s webhooks and callbacks signed, and no altered one', async () => {
    const { app = shop.own } = shop.settings
    const { utils, webhooks } = await sdkFor(folder, app, shop.address)
    await shop.provider
      .open(shop.access)
      .subscribe('https://us.example/api/shopify/webhooks', AbortSignal.timeout(10_000))
    shop.create({ name: 'Cup' })
    const [delivery] = shop.takeDeliveries()
    const { headers, body } = delivery ?? { headers: {}, body: '' }
    const given = { rawRequest: { method: 'POST', url: '/', headers }, rawResponse: {} }
    expect(await webhooks.validate({ ...given, rawBody: body })).toMatchObject({
      valid: true,
      topic: 'PRODUCTS_CREATE',
    })
    expect(await webhooks.validate({ ...given, rawBody: `${body} ` })).toMatchObject({ valid: false })

    const asked = new URLSearchParams({
      client_id: app.clientId,
      redirect_uri: 'https://us.example/back',
      state: 'a b',
    })
    const answer = await fetch(`${shop.address}/admin/oauth/authorize?${asked.toString()}`, { redirect: 'manual' })
    const query = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
    expect(await utils.validateHmac(query)).toBe(true)
    expect(await utils.validateHmac({ ...query, state: 'b' })).toBe(false)
  })
})

/** Shopify's own client for an app, whose requests reach the simulated shop. */
async function sdkFor(folder: string, { clientId, secret }: SimulatedApp, address: string) {
  const at = '@shopify/shopify-api/dist/esm'
  await moduleOf(folder, `${at}/adapters/node/index.mjs`)
  const { setAbstractFetchFunc } = await moduleOf<SdkHttp>(folder, `${at}/runtime/http/index.mjs`)
  setAbstractFetchFunc((url, init) => fetch(`${address}${new URL(String(url)).pathname}`, init))
  const { shopifyApi } = await moduleOf<Sdk>(folder, `${at}/lib/index.mjs`)
  return shopifyApi({
    apiKey: clientId,
    apiSecretKey: secret,
    apiVersion: VERSION,
    hostName: 'us.example',
    isEmbeddedApp: false,
    logger: { level: 0 },
  })
}

function unknownFields(official: OfficialSchema, simulated: Schema): readonly string[] {
  return Object.entries(simulated).flatMap(([type, fields]) => {
    const known = official.getType(OFFICIAL[type] ?? type)?.getFields?.() ?? {}
    return Object.keys(fields).flatMap((name) => (name in known ? [] : [`${type}.${name}`]))
  })
}
