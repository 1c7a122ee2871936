import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { STORE_REASONS } from '#contract/store-providers.ts'
import { storeMessages } from '#contract/store-messages.ts'
import { type AppAnswer, arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeEachEngine } from '#test/database.ts'
import { createPlainDoor, type PlainDoor } from '#test/simulators/stores/plain-door.ts'
import { unpacked, zipEntries } from '#web/kit/files/zip-reader.ts'

const SECRET = 'very-secret-key'

describeEachEngine('connecting stores', (context) => {
  let app: TestApp
  let wix: PlainDoor
  let shopify: PlainDoor
  let ann: TestCaller
  const logged: string[] = []

  beforeAll(async () => {
    wix = createPlainDoor('wix')
    shopify = createPlainDoor('shopify', false)
    const storeProviders = [wix.provider, shopify.provider]
    const logTo = { write: (line: string) => void logged.push(line) }
    app = await buildRealApp(context, { LOG_LEVEL: 'debug' }, {}, { storeProviders, logTo })
    // What a connection orders is looked at here, and done elsewhere.
    await app.storeJobs.stop()
  })
  beforeEach(async () => {
    ann = await arrive(app, `ann-${randomUUID()}`)
    Object.assign(wix, { failure: undefined, refusesWebhooks: false, renews: undefined })
    wix.callbacks.clear()
    wix.opened.length = 0
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, caller = ann) =>
    app.call(caller, { method, url: `/api${path}`, ...(body === undefined ? {} : { body }) })
  const connect = (shop: string, more: object = {}) =>
    call('POST', '/wix/auth/start', { keys: { shop, key: SECRET }, ...more })
  const storeOf = ({ body }: AppAnswer): Record<string, unknown> => body['store'] as unknown as Record<string, unknown>
  const ask = async <T>(text: string, ...values: unknown[]): Promise<T[]> => {
    const [answer] = await app.dataAccess.asSystemBatch([{ text, values }])
    return (answer?.rows ?? []) as T[]
  }
  const arriveWith = (search: Record<string, string>, caller: TestCaller | undefined = ann) => {
    const { cookie = '' } = caller?.headers ?? {}
    // As a browser does that a page of another site sends on.
    const headers = { ...(cookie === '' ? {} : { cookie }), 'sec-fetch-site': 'cross-site' }
    const url = `/api/wix/auth/callback?${new URLSearchParams(search).toString()}`
    return app.call(undefined, { method: 'GET', url, headers })
  }
  const begun = async (body: object = {}): Promise<string> => {
    const { body: answer } = await call('POST', '/wix/auth/start', body)
    return new URL(String(answer['url'])).searchParams.get('state') ?? ''
  }

  it('STORE-01 STORE-04 keys connect a store at once: its row says what it is, its first look is ordered, its webhooks are asked for', async () => {
    const before = await call('GET', '/wix/connection-status')
    expect(before.body).toEqual({ connected: false, hasApp: true, stores: [] })
    const answer = await connect('one')
    const made = storeOf(answer)
    expect([answer.status, made]).toEqual([
      200,
      expect.objectContaining({
        name: 'Shop one',
        provider: 'wix',
        externalId: 'one',
        address: 'https://one.example',
        currency: 'EUR',
        state: 'connected',
        problem: '',
        everyMinutes: 60,
        nextPullAt: expect.any(String) as string,
      }),
    ])
    const id = String(made['id'])
    expect((await call('GET', `/stores/${id}`)).body).toEqual(made)
    expect((await call('GET', '/wix/connection-status')).body).toEqual({
      connected: true,
      hasApp: true,
      stores: [made],
    })
    expect([...wix.callbacks]).toEqual([`http://127.0.0.1:3000/api/wix/webhooks/product-changed?store=${id}`])
    const jobs = await ask<{ kind: string; payload: object }>(
      'select kind, payload from job where user_id = $1',
      ann.userId,
    )
    expect(jobs).toEqual([{ kind: 'store-pull', payload: { storeId: id } }])
  })

  it('STORE-01 entries that open no store are named with what to do, and nothing is kept', async () => {
    const noShop = await call('POST', '/wix/auth/start', { keys: { key: SECRET } })
    expect([noShop.status, noShop.body['errors']]).toEqual([
      400,
      [{ field: 'keys.shop', message: storeMessages.entries.missing }],
    ])
    const noAddress = await connect('one', { address: 'ftp://shop' })
    expect(noAddress.body['errors']).toEqual([{ field: 'address', message: storeMessages.entries.address }])
    expect(await ask('select from store where user_id = $1', ann.userId)).toEqual([])
  })

  it.each(STORE_REASONS)(
    'STORE-01 a store that fails for the reason %s is not connected, and the answer says what helps',
    async (reason) => {
      wix.failure = { reason, said: 'No, {title}' }
      const { status, body } = await connect('one')
      const { title, remedy } = { ...storeMessages.reasons, ...storeMessages.notConnected }[reason]
      expect([status, body['code'], body['title']]).toEqual([
        502,
        'store-unavailable',
        `${title} ${storeMessages.said('No, title')} ${remedy}`,
      ])
      expect(await ask('select from store where user_id = $1', ann.userId)).toEqual([])
    },
  )

  it('STORE-01 the same store connected again keeps its row, its name and what was read of it; another one is refused in its place', async () => {
    const id = String(storeOf(await connect('one'))['id'])
    await call('PATCH', `/stores/${id}/settings`, { name: 'My shop' })
    await ask(`update store_access set cursor = 'c', whole_looks = 3 where store_id = $1`, id)
    const again = storeOf(await connect('one', { store: id }))
    expect(again).toMatchObject({ id, name: 'My shop', state: 'connected' })
    expect(storeOf(await connect('one'))).toMatchObject({ id })
    expect(await ask('select cursor, whole_looks::int as looks from store_access where store_id = $1', id)).toEqual([
      { cursor: 'c', looks: 3 },
    ])
    const other = await connect('two', { store: id })
    expect([other.status, other.body['code']]).toEqual([409, 'conflict'])
    expect((await connect('one', { store: randomUUID() })).status).toBe(404)
    expect(await ask('select from store where user_id = $1', ann.userId)).toHaveLength(1)
  })

  it('STORE-01 two calls at once for one store make one row', async () => {
    const answers = await Promise.all([connect('one'), connect('one')])
    expect(new Set(answers.map((answer) => storeOf(answer)['id'])).size).toBe(1)
  })

  it('STORE-01 an account has at most eight connected stores, and fifty that it ever connected', async () => {
    for (let n = 1; n <= 8; n += 1) expect((await connect(`shop-${n}`)).status).toBe(200)
    const tooMany = [409, expect.stringContaining(storeMessages.connecting['too-many'].title)]
    const said = ({ status, body }: AppAnswer) => [status, body['title']]
    expect(said(await connect('shop-9'))).toEqual(tooMany)
    expect((await connect('shop-8')).status).toBe(200)
    const first = storeOf(await connect('shop-1'))['id']
    await call('POST', `/wix/disconnect?store=${String(first)}`)
    expect((await connect('shop-9')).status).toBe(200)
    expect(said(await connect('shop-1'))).toEqual(tooMany)
    // The others were connected once, and no longer are.
    await ask(
      `insert into store select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'external_id', 'old-' || n, 'version', -n))).*
        from store s, generate_series(1, 41) n where s.user_id = $1 and s.external_id = 'shop-2'`,
      ann.userId,
    )
    await ask(`update store set state = 'disconnected' where user_id = $1`, ann.userId)
    expect((await connect('shop-2')).status).toBe(200)
    const tooManyKnown = [409, expect.stringContaining(storeMessages.connecting['too-many-known'].title)]
    expect(said(await connect('shop-10'))).toEqual(tooManyKnown)
  })

  it('STORE-01 STORE-03 without webhooks a store is connected all the same, and the log says so without a secret', async () => {
    wix.refusesWebhooks = true
    logged.length = 0
    expect(storeOf(await connect('one'))).toMatchObject({ state: 'connected' })
    expect(logged.join('')).toContain('webhooks of a store could not be asked for')
    expect(logged.join('')).not.toContain(SECRET)
  })

  it('STORE-01 by consent the owner is sent to the provider, and comes back to a connected store', async () => {
    const { body } = await call('POST', '/wix/auth/start', { address: 'one.example' })
    const page = new URL(String(body['url']))
    expect([body['store'], page.origin, page.searchParams.get('address')]).toEqual([
      null,
      'https://provider.example',
      'one.example',
    ])
    expect(page.searchParams.get('redirect')).toBe('http://127.0.0.1:3000/api/wix/auth/callback')
    const state = page.searchParams.get('state') ?? ''
    const back = await arriveWith({ state, code: `one ${SECRET}` })
    const [made] = await ask<{ id: string; state: string }>(
      'select id, state from store where user_id = $1',
      ann.userId,
    )
    expect([back.status, back.headers['location'], made?.state]).toEqual([
      303,
      `/wix-integration?store=${made?.id}`,
      'connected',
    ])
  })

  it('STORE-01 nobody finishes what somebody else began, nor without a sign-in, nor with a state of another making', async () => {
    const bob = await arrive(app, `bob-${randomUUID()}`)
    const state = await begun()
    const code = `one ${SECRET}`
    const location = async (search: Record<string, string>, caller?: TestCaller | null) =>
      (await arriveWith(search, caller === null ? { userId: '', headers: {} } : caller)).headers['location']
    expect(await location({ state, code }, bob)).toBe('/wix-integration?problem=signed-out')
    expect(await location({ state, code }, null)).toBe('/wix-integration?problem=signed-out')
    expect(await location({ state: `${state}x`, code })).toBe('/wix-integration?problem=expired')
    expect(await location({ code })).toBe('/wix-integration?problem=expired')
    expect(await location({ state })).toBe('/wix-integration?problem=access')
    expect(await ask('select from store where user_id = any($1::uuid[])', [ann.userId, bob.userId])).toEqual([])
  })

  it('STORE-01 without an app, or without the shop system, nothing pretends', async () => {
    for (const path of ['/shopify', '/woocommerce']) {
      const { status, body } = await call('POST', `${path}/auth/start`, {})
      expect([status, body['code'], body['title']]).toEqual([
        409,
        'not-configured',
        expect.stringContaining(storeMessages.connecting['no-app'].remedy),
      ])
      expect((await call('GET', `${path}/connection-status`)).body).toMatchObject({ connected: false, hasApp: false })
    }
    const keys = await call('POST', '/shopify/auth/start', { keys: { shop: 'one', key: SECRET } })
    expect(storeOf(keys)).toMatchObject({ provider: 'shopify' })
  })

  it('STORE-01 STORE-08 disconnecting forgets the access and the schedule, ends the webhooks, and keeps the row', async () => {
    const id = String(storeOf(await connect('one'))['id'])
    wix.opened.length = 0
    const { status, body } = await call('POST', '/wix/disconnect')
    expect([status, body]).toMatchObject([200, { id, state: 'disconnected', nextPullAt: null, name: 'Shop one' }])
    expect([...wix.callbacks]).toEqual([])
    expect(wix.opened).toEqual([{ shop: 'one', key: SECRET }])
    const [kept] = await ask<{ bytes: number }>(
      'select length(sealed) as bytes from store_access where store_id = $1',
      id,
    )
    expect(kept?.bytes).toBe(0)
    expect((await call('GET', '/wix/connection-status')).body['connected']).toBe(false)
    const scheduled = await call('POST', '/wix/scheduler/schedule-refresh', {})
    expect([scheduled.status, scheduled.body['code']]).toEqual([409, 'conflict'])
    expect(storeOf(await connect('one'))).toMatchObject({ id, state: 'connected' })
  })

  it('STORE-01 a store that no longer answers is disconnected all the same', async () => {
    await connect('one')
    wix.failure = { reason: 'gone' }
    expect((await call('POST', '/wix/disconnect')).body).toMatchObject({ state: 'disconnected' })
  })

  it('PROF-05 STORE-03 who deletes the account is no longer told of by its stores', async () => {
    const name = `eve-${randomUUID()}`
    const eve = await arrive(app, name)
    await call('POST', '/wix/auth/start', { keys: { shop: 'one', key: SECRET } }, eve)
    expect(wix.callbacks.size).toBe(1)
    expect((await call('POST', '/account/delete', { confirm: name }, eve)).status).toBe(200)
    await expect.poll(() => wix.callbacks.size).toBe(0)
  })

  it('STORE-08 an access that the provider gives out anew is kept in place of the former one', async () => {
    wix.renews = 'newer-key'
    await connect('one')
    wix.renews = undefined
    wix.opened.length = 0
    await call('POST', '/wix/disconnect')
    expect(wix.opened).toEqual([{ shop: 'one', key: 'newer-key' }])
  })

  it('STORE-08 the secret stands in no answer, no table, no export, no sync and no line of the log', async () => {
    logged.length = 0
    const answers = [await connect('one')]
    const state = await begun()
    answers.push(await arriveWith({ state, code: `two ${SECRET}` }))
    wix.failure = { reason: 'refused' }
    answers.push(await connect('three'))
    wix.failure = undefined
    for (const path of [
      '/wix/connection-status',
      '/stores',
      '/wix/webhooks/status',
      '/sync?since=0',
      '/security-events',
    ])
      answers.push(await call('GET', path))
    for (const { text, headers } of answers) expect(text + JSON.stringify(headers)).not.toContain(SECRET)
    const tables = await ask<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
    for (const { name } of tables)
      expect([name, await ask(`select from ${name} t where t::text like $1`, `%${SECRET}%`)]).toEqual([name, []])
    const hex = Buffer.from(SECRET).toString('hex')
    expect(await ask(`select from store_access t where t::text like $1`, `%${hex}%`)).toEqual([])
    const exported = await app.fastify.inject({
      url: '/api/account/export',
      headers: { host: '127.0.0.1:3000', ...ann.headers },
    })
    const bytes = new Uint8Array(exported.rawPayload)
    const entries = zipEntries(bytes)
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['data/stores.json', 'stores/products.ndjson']),
    )
    for (const entry of entries) {
      const text = new TextDecoder().decode(await unpacked(bytes, entry, 50_000_000))
      expect([entry.name, text]).toEqual([entry.name, expect.not.stringContaining(SECRET)])
    }
    expect(logged.join('')).not.toContain(SECRET)
    expect(logged.length).toBeGreaterThan(0)
  })
})
