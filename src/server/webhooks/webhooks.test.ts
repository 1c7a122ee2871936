import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { isSignedWith, type Receiver, startReceiver } from '#test/simulators/receiver.ts'
import { webhookWorld, type WebhookWorld } from '#test/webhook-world.ts'
import { webhookBody, type WebhookTopic } from '#contract/webhooks/events.ts'

describeOneEngine('outgoing webhooks', (context) => {
  let receiver: Receiver
  let world: WebhookWorld
  let ann: TestCaller
  let path: string
  let paths = 0

  beforeAll(async () => {
    receiver = await startReceiver()
    world = await webhookWorld(context, receiver)
  })
  afterAll(async () => {
    await world.app.close()
    await receiver.close()
  })
  beforeEach(async () => {
    ann = await world.somebody()
    path = `/hook-${(paths += 1)}`
  })

  const arrived = () => world.at(path)
  const webhook = async (id: string) => {
    const { items } = await world.ask<{ items: Record<string, unknown>[] }>(ann, 'GET', '/webhooks')
    return items.find((each) => each['id'] === id) ?? {}
  }

  it('API-05 a new price is posted, signed, as it is described, with the price before', async () => {
    const { id, secret } = await world.hook(ann, ['product.priced'], path)
    const product = await world.product(ann, 10)
    await world.price(ann, product, 12.5)
    await world.ask(ann, 'PATCH', `/products/${product}`, { name: 'Cup' })
    await world.work()
    expect(arrived().map(({ event }) => event.data)).toMatchObject([
      { name: 'Mug', currency: 'EUR', retailPrice: 10, before: { retailPrice: null, tradePrice: null }, variants: [] },
      { name: 'Mug', currency: 'EUR', retailPrice: 12.5, before: { retailPrice: 10 }, variants: [] },
    ])
    for (const call of arrived()) {
      expect(isSignedWith(secret, call)).toBe(true)
      expect(call.headers['pricewright-event-id']).toBe(call.event.id)
      webhookBody(call.event.type as WebhookTopic).parse(call.event)
    }
    const [, second] = arrived()
    const { body } = await world.app.call(ann, { method: 'GET', url: `/api/products/${product}` })
    expect(second?.event.record).toEqual({ kind: 'product', id: product, version: Number(body['version']) - 1 })
    expect(await world.log(ann, id)).toMatchObject([
      { event: 'product.priced', state: 'sent', attempts: 1, status: 204, recordId: product },
      { event: 'product.priced', state: 'sent' },
    ])
    expect(await webhook(id)).toMatchObject({ state: 'active', waiting: 0, failingSince: null })
  })

  it('API-05 documents and change sets tell what became of them, whatever way they were written', async () => {
    await world.hook(
      ann,
      ['document.sent', 'document.paid', 'document.accepted', 'change-set.applied', 'product.priced'],
      path,
    )
    const make = async (documentType: string) =>
      String(
        (
          await world.ask(ann, 'POST', '/documents', {
            documentType,
            customerName: 'Bo',
            currency: 'EUR',
            items: [{ description: 'Mug', quantity: 2, unitPrice: 5 }],
          })
        )['id'],
      )
    const [quote, invoice] = [await make('quote'), await make('invoice')]
    const move = (id: string, status: string) => world.ask(ann, 'PATCH', `/documents/${id}`, { status })
    await move(quote, 'sent')
    await move(quote, 'accepted')
    await move(invoice, 'sent')
    await move(invoice, 'paid')
    const product = await world.product(ann, 10)
    const deleted = await world.ask(ann, 'DELETE', '/products', { ids: [product] })
    await world.work()
    const told = arrived().map(({ event }) => [event.type, event.record.id])
    const of = (id: unknown) => told.flatMap(([type, about]) => (about === id ? [type] : []))
    expect(of(quote)).toEqual(['document.sent', 'document.accepted'])
    expect(of(invoice)).toEqual(['document.sent', 'document.paid'])
    expect(of(product)).toEqual(['product.priced'])
    expect(of(deleted['changeSetId'])).toEqual(['change-set.applied'])
    const paid = arrived().find(({ event }) => event.type === 'document.paid')
    expect(paid?.event.data).toMatchObject({
      status: 'paid',
      currency: 'EUR',
      total: 10,
      amountPaid: 10,
      balanceDue: 0,
    })
    for (const { event } of arrived()) webhookBody(event.type as WebhookTopic).parse(event)
  })

  it('API-05 what is rolled back is not announced, and nobody hears of the rows of others', async () => {
    const bob = await world.somebody()
    await world.hook(ann, ['product.priced'], path)
    await world.product(bob, 10)
    const refused = await world.app.call(ann, {
      method: 'POST',
      url: '/api/products',
      body: { name: 'x', categoryId: crypto.randomUUID(), tradePricing: { retailPrice: 3 } },
    })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    await world.work()
    expect(arrived()).toEqual([])
    expect(await world.sql('select from webhook_delivery where user_id = $1', bob.userId)).toEqual([])
  })

  it('API-05 events of one record arrive in order whatever fails; other records go past one that is refused', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    receiver.always(400, path)
    const [mug, cup] = [await world.product(ann, 1, 'Mug'), await world.product(ann, 2, 'Cup')]
    await world.price(ann, mug, 3)
    await world.work()
    expect(new Set(arrived().map(({ event }) => event.record.id))).toEqual(new Set([mug, cup]))
    expect(arrived().filter(({ event }) => event.record.id === mug)).toHaveLength(1)
    receiver.always(204, path)
    receiver.arrived.length = 0
    await world.later('1 minute')
    await world.work()
    expect(arrived().flatMap(({ event }) => (event.record.id === mug ? [event.data['retailPrice']] : []))).toEqual([
      1, 3,
    ])
    expect(await webhook(id)).toMatchObject({ waiting: 0, failingSince: null, problem: '' })
  })

  it('API-05 a receiver that fails is left in peace, tried again later each time, and gets the same event', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    receiver.always(503, path)
    for (let each = 0; each < 10; each += 1) await world.product(ann, each + 1)
    await world.work()
    expect(arrived().length).toBeLessThanOrEqual(4)
    const failing = await webhook(id)
    expect(failing).toMatchObject({ state: 'active', problem: 'status', status: 503, waiting: 10 })
    expect(Date.parse(String(failing['resumesAt']))).toBeGreaterThan(Date.now() + 5_000)
    const before = arrived().length
    await world.product(ann, 99)
    await world.work()
    expect(arrived(), 'not before its time').toHaveLength(before)
    receiver.always(204, path)
    await world.later('1 minute')
    await world.work()
    expect(await webhook(id)).toMatchObject({ waiting: 0, failingSince: null, resumesAt: null })
    const ids = arrived().map(({ event }) => event.id)
    expect(new Set(ids).size).toBe(11)
    expect(ids.length).toBe(11 + before)
  })

  it.each([
    ['cut', 'unreachable'],
    ['huge', 'too-large'],
    [302, 'redirect'],
    [404, 'status'],
  ] as const)('API-05 a receiver that answers with %s is told as %s', async (answer, problem) => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    receiver.always(answer, path)
    await world.product(ann, 5)
    await world.work()
    expect(await world.log(ann, id)).toMatchObject([{ state: 'waiting', attempts: 1, problem }])
    expect(await webhook(id)).toMatchObject({ problem, failingSince: expect.any(String) as string })
  })

  it('API-05 a receiver that fails for a day is paused and says so; resumed, it gets what happens from then on', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    receiver.always(500, path)
    const product = await world.product(ann, 1)
    await world.work()
    await world.later('25 hours')
    await world.work()
    expect(await webhook(id)).toMatchObject({ state: 'failed', status: 500, waiting: 0 })
    expect(await world.log(ann, id)).toMatchObject([{ state: 'failed', attempts: 2, problem: 'status', status: 500 }])
    await world.price(ann, product, 2)
    expect(await world.log(ann, id)).toHaveLength(1)
    receiver.always(204, path)
    await world.ask(ann, 'POST', `/webhooks/${id}/resume`)
    receiver.arrived.length = 0
    await world.price(ann, product, 3)
    await world.work()
    expect(arrived().map(({ event }) => event.data['retailPrice'])).toEqual([3])
    const [last] = (await world.log(ann, id)).slice(-1)
    await world.ask(ann, 'POST', `/webhooks/${id}/deliveries/${String(last?.['id'])}/replay`)
    await world.work()
    expect(arrived().map(({ event }) => event.data['retailPrice'])).toEqual([3, 1])
    expect(arrived()[1]?.event.id).toBe(last?.['eventId'])
  })

  it('API-05 a receiver that says it is gone is paused at once', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    receiver.always(410, path)
    await world.product(ann, 1)
    await world.work()
    expect(await webhook(id)).toMatchObject({ state: 'failed', problem: 'gone', waiting: 0 })
  })

  it('API-05 a secret is shown once, sealed at rest, and for a day after its replacement both sign', async () => {
    const { id, secret } = await world.hook(ann, ['product.priced'], path)
    const { secret: next } = await world.ask<{ secret: string }>(ann, 'POST', `/webhooks/${id}/secret`)
    expect(next).not.toBe(secret)
    const product = await world.product(ann, 1)
    await world.work()
    expect([secret, next].map((each) => isSignedWith(each, arrived()[0] ?? { headers: {}, body: '' }))).toEqual([
      true,
      true,
    ])
    await world.later('25 hours')
    await world.price(ann, product, 2)
    await world.work()
    expect([secret, next].map((each) => isSignedWith(each, arrived()[1] ?? { headers: {}, body: '' }))).toEqual([
      false,
      true,
    ])
    const rows = await world.sql(
      `select w::text as text, encode(sealed, 'escape') as sealed from webhook w where user_id = $1`,
      ann.userId,
    )
    expect(JSON.stringify(rows)).not.toContain(next)
    expect(JSON.stringify(await webhook(id))).not.toMatch(/whsec_/)
  })

  it('API-05 the test button sends a test, once, even while paused; replays while paused are refused', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    receiver.always(500, path)
    await world.product(ann, 1)
    await world.work()
    await world.ask(ann, 'POST', `/webhooks/${id}/pause`)
    expect(await world.log(ann, id)).toMatchObject([{ state: 'failed', problem: 'paused', attempts: 1 }])
    await world.later('1 hour')
    await world.product(ann, 2)
    await world.work()
    expect(arrived()).toHaveLength(1)
    await world.ask(ann, 'POST', `/webhooks/${id}/test`)
    await world.work()
    expect(arrived().map(({ event }) => event.type)).toEqual(['product.priced', 'test'])
    const [test, former] = await world.log(ann, id)
    expect(test).toMatchObject({ event: 'test', state: 'failed', status: 500, attempts: 1 })
    const again = await world.app.call(ann, {
      method: 'POST',
      url: `/api/webhooks/${id}/deliveries/${String(former?.['id'])}/replay`,
    })
    expect(again.body).toMatchObject({ code: 'rule-broken' })
    expect(await webhook(id)).toMatchObject({ state: 'paused', failingSince: null })
  })

  it('API-05 a test goes to a receiver that is left in peace, and nothing else with it', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    receiver.answer([503, 503], path)
    await world.product(ann, 1, 'Mug')
    await world.work()
    await world.product(ann, 2, 'Cup')
    await world.ask(ann, 'POST', `/webhooks/${id}/test`)
    await world.work()
    expect(arrived().map(({ event }) => event.type)).toEqual(['product.priced', 'test'])
    expect(await webhook(id)).toMatchObject({ waiting: 2 })
  })

  it('API-05 a receiver that hangs delays nobody else', async () => {
    const bob = await world.somebody()
    const slow = `${path}-slow`
    receiver.always('hang', slow)
    for (let each = 0; each < 3; each += 1) await world.hook(ann, ['product.priced'], slow)
    await world.product(ann, 1)
    const working = world.work()
    await expect.poll(() => world.at(slow).length).toBeGreaterThanOrEqual(2)
    const began = Date.now()
    await world.hook(bob, ['product.priced'], path)
    await world.product(bob, 7)
    void world.work()
    await expect.poll(() => arrived().length).toBe(1)
    expect(Date.now() - began).toBeLessThan(5_000)
    await working
    expect(await world.sql(`select distinct problem from webhook_delivery where user_id = $1`, ann.userId)).toEqual([
      { problem: 'too-slow' },
    ])
  })

  it('API-05 ADMIN-02 nothing is sent for a suspended account, and what waited is sent once it is restored', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    await world.product(ann, 1)
    const suspend = (is: boolean) => world.sql('update account set suspended = $2 where id = $1', ann.userId, is)
    await suspend(true)
    await world.work()
    expect(arrived()).toEqual([])
    const ordered = `select run_at > now() + interval '50 minutes' as "isLater" from job where payload->>'webhookId' = $1`
    expect(await world.sql(ordered, id)).toEqual([{ isLater: true }])
    await suspend(false)
    await world.later('1 hour')
    await world.work()
    expect(arrived()).toHaveLength(1)
  })

  it('API-05 too many waiting events are counted as missed, and the write goes on', async () => {
    const { id } = await world.hook(ann, ['product.priced'], path)
    await world.sql(
      `insert into webhook_delivery (user_id, webhook_id, event_id, event, record_kind, record_id, body, due_at)
        select $1, $2, gen_random_uuid(), 'product.priced', 'product', gen_random_uuid(), '{}', now() + interval '1 hour' from generate_series(1, 10000)`,
      ann.userId,
      id,
    )
    await world.product(ann, 1)
    expect(await webhook(id)).toMatchObject({ waiting: 10_000, missed: 1 })
    // The work was looked for, and is ordered for the moment at which the first is due: a comparison of each with all others would take the
    // embedded database longer than anybody waits for it.
    void world.work()
    const ordered = `select run_at > now() + interval '50 minutes' as "isLater" from job where payload->>'webhookId' = $1`
    await expect.poll(() => world.sql(ordered, id)).toEqual([{ isLater: true }])
    expect(arrived()).toEqual([])
  })

  it('API-05 addresses that must not be asked, a second of all events and an eleventh webhook are refused by name', async () => {
    const make = (body: object) => world.app.call(ann, { method: 'POST', url: '/api/webhooks', body })
    const events = ['product.priced']
    const bad = await make({ address: 'https://10.0.0.1/x', events })
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ field: 'address' }] } })
    expect(await make({ address: receiver.address(), events: [...events, ...events] })).toMatchObject({ status: 400 })
    expect(await make({ address: receiver.address(), events: [] })).toMatchObject({ status: 400 })
    for (let each = 0; each < 10; each += 1)
      expect((await make({ address: receiver.address(), events })).status).toBe(201)
    expect((await make({ address: receiver.address(), events })).body).toMatchObject({ code: 'rule-broken' })
  })
})
