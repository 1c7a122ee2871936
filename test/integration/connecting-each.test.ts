import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { storeMessages } from '#contract/store-messages.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import { type AppAnswer, arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import { startWixSimulator, type WixSimulator } from '#test/simulators/stores/wix.ts'
import { startWoocommerceSimulator, type WoocommerceSimulator } from '#test/simulators/stores/woocommerce.ts'

interface Entries {
  readonly address?: string
  readonly keys: Readonly<Record<string, string>>
}

describeOneEngine('connecting each kind of store', (context) => {
  let app: TestApp
  let wix: WixSimulator
  let legacy: WixSimulator
  let old: TestApp
  let shopify: ShopifySimulator
  let woocommerce: WoocommerceSimulator
  let ann: TestCaller

  beforeAll(async () => {
    ;[wix, legacy, shopify, woocommerce] = await Promise.all([
      startWixSimulator(),
      startWixSimulator({ opens: 'legacy' }),
      startShopifySimulator(),
      startWoocommerceSimulator(),
    ])
    const outgoing = { mayAskLoopback: true, certificate: woocommerce.certificate }
    // As an operator sets the apps up.
    const wixApp = ({ url, doors, webhookKey }: WixSimulator) => ({
      WIX_API_BASE: url,
      WIX_APP_ID: doors.appId,
      WIX_APP_SECRET: doors.appSecret,
      WIX_WEBHOOK_PUBLIC_KEY: webhookKey,
    })
    const shopifyApp = {
      SHOPIFY_API_BASE: shopify.address,
      SHOPIFY_APP_KEY: shopify.settings.app?.clientId ?? '',
      SHOPIFY_APP_SECRET: shopify.settings.app?.secret ?? '',
    }
    app = await buildRealApp(context, { ...wixApp(wix), ...shopifyApp }, outgoing)
    old = await buildRealApp(context, wixApp(legacy), outgoing)
  })
  afterAll(async () => {
    await old.close()
    await app.close()
    for (const store of [wix, legacy, shopify, woocommerce]) await store.close()
  })
  beforeEach(async () => {
    ann = await arrive(app, `ann-${randomUUID()}`)
  })

  const start = (name: StoreProviderName, body: object, by = app) =>
    by.call(ann, { method: 'POST', url: `/api/${name}/auth/start`, body })
  const rightEntries = (name: StoreProviderName): Entries => {
    if (name === 'wix') return { keys: { apiKey: wix.doors.apiKey, siteId: wix.doors.siteId } }
    const { access } = name === 'shopify' ? shopify : woocommerce
    if (name === 'woocommerce') {
      const { address = '', consumerKey = '', consumerSecret = '' } = access
      return { address: `${address}/wp-admin/`, keys: { consumerKey, consumerSecret } }
    }
    return { address: access['shop'] ?? '', keys: { ...shopify.ownEntries } }
  }
  const factsOf = (name: StoreProviderName): object => {
    if (name === 'wix') return { externalId: wix.doors.siteId, name: 'A simulated shop', currency: 'USD' }
    if (name === 'shopify') return { externalId: shopify.access['shop'], name: 'Simulated shop', currency: 'EUR' }
    return { address: woocommerce.access['address'], name: 'Kiln & Co', currency: 'EUR' }
  }
  const storeOf = ({ body }: AppAnswer): Record<string, unknown> => body['store'] as unknown as Record<string, unknown>
  const accountStores = async (): Promise<Record<string, unknown>[]> =>
    (await app.call(ann, { method: 'GET', url: '/api/stores' })).body['items'] as unknown as Record<string, unknown>[]

  /** Agrees on the page of the provider as a browser does, and comes back with what its address says. */
  async function agreed(name: StoreProviderName, by: TestApp, address = '', change = (back: URL): URL => back) {
    const { body } = await start(name, { address }, by)
    const { headers } = await fetch(String(body['url']), { redirect: 'manual' })
    const back = change(new URL(headers.get('location') ?? ''))
    const { cookie = '' } = ann.headers
    return by.call(undefined, {
      method: 'GET',
      url: `${back.pathname}${back.search}`,
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
  }
  /** Where a shop of the simulator would post that a product was made. */
  const toldTo = (store: ShopifySimulator | WoocommerceSimulator): string[] => {
    store.takeDeliveries()
    store.create({ name: 'Bowl', price: '12.00' })
    return store.takeDeliveries().map(({ path }) => path)
  }

  it.each(['wix', 'shopify', 'woocommerce'] as const)(
    'STORE-01 keys connect a store of %s, which says what it is, and it is disconnected again',
    async (name) => {
      const answer = await start(name, rightEntries(name))
      const row = storeOf(answer)
      expect([answer.status, row]).toEqual([
        200,
        expect.objectContaining({ provider: name, state: 'connected', problem: '', ...factsOf(name) }),
      ])
      const left = await app.call(ann, { method: 'POST', url: `/api/${name}/disconnect` })
      expect(left.body).toMatchObject({ id: row['id'], state: 'disconnected' })
    },
  )

  it.each(['shopify', 'woocommerce'] as const)(
    'STORE-03 a connected store of %s is asked for its webhooks, and no more once it is disconnected',
    async (name) => {
      const store = name === 'shopify' ? shopify : woocommerce
      const { id } = storeOf(await start(name, rightEntries(name)))
      const path = `/${name}/webhooks/product-changed?store=${String(id)}`
      expect(toldTo(store).filter((each) => each === path)).toHaveLength(1)
      await app.call(ann, { method: 'POST', url: `/api/${name}/disconnect` })
      expect(toldTo(store)).not.toContain(path)
    },
  )

  it.each([
    ['wix', () => ({ apiKey: 'IST.another-secret-key', siteId: wix.doors.siteId })],
    ['shopify', () => ({ accessToken: `shpat_${'0'.repeat(32)}` })],
    ['woocommerce', () => ({ consumerKey: `ck_${'0'.repeat(40)}`, consumerSecret: `cs_${'0'.repeat(40)}` })],
  ] as const)(
    'STORE-01 keys that %s does not know connect nothing, and the answer says what helps',
    async (name, keys) => {
      const { address } = rightEntries(name)
      const wrong = await start(name, { ...(address === undefined ? {} : { address }), keys: keys() })
      const { title, remedy } = storeMessages.notConnected.access
      expect([wrong.status, wrong.body['code']]).toEqual([502, 'store-unavailable'])
      expect(wrong.body['title']).toContain(title)
      expect(wrong.body['title']).toContain(remedy)
      for (const secret of Object.values(keys()))
        if (secret !== wix.doors.siteId) expect(wrong.text).not.toContain(secret)
      expect(await accountStores()).toEqual([])
    },
  )

  it.each([
    ['app-keys', () => ({ ...shopify.ownEntries, clientSecret: `shpss_${'0'.repeat(32)}` })],
    ['app-foreign', () => ({ clientId: shopify.settings.app?.clientId, clientSecret: shopify.settings.app?.secret })],
  ] as const)('STORE-01 an app of Shopify that opens no store is told with what to do: %s', async (reason, keys) => {
    const wrong = await start('shopify', { address: shopify.access['shop'], keys: keys() })
    const { title, remedy } = storeMessages.reasons[reason]
    expect([wrong.status, wrong.body['title']]).toEqual([502, `${title} ${remedy}`])
    expect(wrong.text).not.toContain(keys().clientSecret)
    expect(await accountStores()).toEqual([])
  })

  it('STORE-01 an older custom app of Shopify still connects its store by its token', async () => {
    const { shop: address, token: accessToken } = shopify.access
    const apiSecret = shopify.settings.app?.secret
    const answer = await start('shopify', { address, keys: { accessToken, apiSecret } })
    expect(storeOf(answer)).toMatchObject({ state: 'connected', externalId: address })
  })

  it.each([
    ['wix', { keys: { apiKey: 'two words', siteId: '' } }, { 'keys.apiKey': 'form', 'keys.siteId': 'missing' }],
    [
      'shopify',
      { address: 'shop.example', keys: { clientId: 'shpss_1' } },
      { address: 'domain', 'keys.clientId': 'form', 'keys.clientSecret': 'missing-in-app' },
    ],
    [
      'woocommerce',
      { address: 'http://shop.example', keys: { consumerKey: 'ck_1', consumerSecret: 'cs_1', apiKey: '1' } },
      { address: 'address', 'keys.consumerKey': 'form', 'keys.consumerSecret': 'form', 'keys.apiKey': 'unknown' },
    ],
  ] as const)('STORE-01 entries that open no store of %s are each named', async (name, body, faults) => {
    const { status, body: answer } = await start(name, body)
    const errors = answer['errors'] as unknown as readonly { readonly field: string; readonly message: string }[]
    expect([status, Object.fromEntries(errors.map(({ field, message }) => [field, message]))]).toEqual([
      400,
      Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, storeMessages.entries[fault]])),
    ])
  })

  it('STORE-08 an address within the own network is not asked', async () => {
    const { keys } = rightEntries('woocommerce')
    const { status, body } = await start('woocommerce', { address: 'https://10.0.0.1', keys })
    expect([status, body['title']]).toEqual([502, expect.stringContaining(storeMessages.reasons.address.title)])
  })

  it.each(['signed', 'by a code'] as const)(
    'STORE-01 the owner of a Wix site installs the app, and comes back to it connected: %s',
    async (way) => {
      const [by, site] = way === 'signed' ? [app, wix] : [old, legacy]
      const back = await agreed('wix', by)
      const [row] = await accountStores()
      expect([back.status, back.headers['location']]).toEqual([303, `/wix-integration?store=${String(row?.['id'])}`])
      expect(row).toMatchObject({
        state: 'connected',
        externalId: site.doors.instanceId,
        address: 'https://shop.example',
        currency: 'USD',
      })
    },
  )

  it('STORE-01 nobody connects a Wix site by its plain ID', async () => {
    const back = await agreed('wix', app, '', (url) => {
      url.searchParams.delete('instance')
      return url
    })
    expect(back.headers['location']).toBe('/wix-integration?problem=access')
    expect(await accountStores()).toEqual([])
  })

  it('STORE-01 STORE-03 the owner of a Shopify shop lets the app in, and its webhooks are asked for', async () => {
    const back = await agreed('shopify', app, shopify.access['shop'])
    const [row] = await accountStores()
    expect(back.headers['location']).toBe(`/wix-integration?store=${String(row?.['id'])}`)
    expect(row).toMatchObject({ state: 'connected', externalId: shopify.access['shop'], name: 'Simulated shop' })
    expect(toldTo(shopify)).toContain(`/shopify/webhooks/product-changed?store=${String(row?.['id'])}`)
  })

  it('STORE-01 nobody comes back from Shopify with a query that it did not sign', async () => {
    const back = await agreed('shopify', app, shopify.access['shop'], (url) => {
      url.searchParams.set('shop', 'another.myshopify.com')
      return url
    })
    expect(back.headers['location']).toBe('/wix-integration?problem=access')
    expect(await accountStores()).toEqual([])
  })

  it('STORE-01 only where the operator set up an app is there a page to agree on, and it needs the shop', async () => {
    const hasApp = async (name: StoreProviderName, by: TestApp) =>
      (await by.call(ann, { method: 'GET', url: `/api/${name}/connection-status` })).body['hasApp']
    expect([await hasApp('wix', app), await hasApp('shopify', app), await hasApp('woocommerce', app)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await hasApp('shopify', old)).toBe(false)
    expect((await start('shopify', { address: 'my-shop' }, old)).body['code']).toBe('not-configured')
    const { status, body } = await start('shopify', {})
    expect([status, body['errors']]).toEqual([400, [{ field: 'address', message: storeMessages.entries.missing }]])
  })
})
