import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { type CardWorld, openCardWorld, type Seller } from '#test/payments/card-world.ts'
import type { SellerDelivery } from '#test/simulators/stripe/stripe.ts'

const AT_ONCE = 50

describeOneEngine('what a seller’s Stripe reports, and what others pretend', (context) => {
  let world: CardWorld
  let ann: Seller
  let bob: Seller
  beforeAll(async () => {
    world = await openCardWorld(context)
    ann = await world.seller()
    bob = await world.seller()
  })
  afterAll(() => world.close())

  const endpointOf = ({ stripe }: Seller) => [...stripe.endpoints.values()][0]!
  const signed = (body: string, seller: Seller, ageSeconds = 0): Pick<SellerDelivery, 'path' | 'body' | 'headers'> => ({
    path: new URL(endpointOf(seller).url).pathname,
    body,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': world.stripe.sign(body, ageSeconds, endpointOf(seller).secret),
    },
  })
  const event = (object: object, over: object = {}) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1,
      livemode: false,
      data: { object },
      ...over,
    })
  const events = async ({ who }: Seller) => {
    const [found] = await context.dataAccess.asSystemBatch([
      { text: 'select type, state from card_event where user_id = $1 order by received_at', values: [who.userId] },
    ])
    return (found?.rows ?? []) as unknown as readonly { type: string; state: string }[]
  }
  const paid = async (seller: Seller, fields = {}) => {
    const { id, path } = await world.invoice(seller.who, fields)
    const payment = seller.stripe.pay(await world.press(path)) ?? ''
    return { id, path, payment }
  }

  it('DOC-14 a forged, tampered, late or unsigned word is refused, and so is one for an account that there is not', async () => {
    const before = await events(ann)
    const right = signed(event({ id: 'pi_1', metadata: { pricewright_checkout: 'x' } }), ann)
    const refused = async (delivery: typeof right) => {
      const answer = await world.post(delivery)
      expect([answer.status, answer.body['code']]).toEqual([401, 'bad-signature'])
      return answer.text
    }
    await refused({ ...right, headers: { 'content-type': 'application/json' } })
    await refused({ ...right, body: `${right.body} ` })
    await refused(signed(right.body, ann, 400))
    // Signed by another seller, who may say nothing about this one.
    const byBob = await refused({ ...right, headers: signed(right.body, bob).headers })
    const nobody = await refused({ ...right, path: `/api/card-payments/webhook/${randomUUID()}` })
    const shape = (text: string) => text.replace(/"requestId":"[^"]*"|[0-9a-f-]{36}/g, '')
    expect(shape(nobody)).toBe(shape(byBob))
    expect(await events(ann)).toEqual(before)
    expect((await world.post(right)).status).toBe(200)
    // It is of nobody here; looked at later, it would seem to be of the next test.
    await world.settle()
    await expect.poll(async () => (await events(ann)).map(({ state }) => state)).toEqual(['ignored'])
  })

  it.each([
    ['a moment beyond all', { created: 1e300 }],
    ['a moment that is a word', { created: 'x' }],
    ['a list for its type', { type: ['payment_intent.succeeded'] }],
    [
      'an ID of its payment that no index holds',
      { data: { object: { id: 'x'.repeat(9_000), metadata: { pricewright_checkout: 'x' } } } },
    ],
    ['an object for that', { data: { object: { id: {}, metadata: { pricewright_checkout: 'x' } } } }],
  ])('DOC-14 what is signed and has %s is refused as no event', async (_what, over) => {
    const before = await events(ann)
    const told = event({ id: 'pi_1', metadata: { pricewright_checkout: 'x' } }, over)
    const answer = await world.post(signed(told, ann))
    expect([answer.status, answer.body['code']]).toEqual([401, 'bad-signature'])
    expect(await events(ann)).toEqual(before)
  })

  it('DOC-14 an event that comes many times at once is entered once', async () => {
    const { id } = await paid(ann)
    const deliveries = world.stripe.takeFromSeller(ann.stripe)
    const all = Array.from({ length: AT_ONCE }, () => deliveries).flat()
    const answers = await Promise.all(all.map((each) => world.post(each)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await world.settle()
    expect(await world.document(ann.who, id)).toMatchObject({ amountPaid: 100, payments: { length: 1 } })
  })

  it('DOC-14 a word of real money is not taken with a test key', async () => {
    const { id, payment } = await paid(ann)
    world.stripe.takeFromSeller(ann.stripe)
    const body = event({ id: payment, metadata: { pricewright_checkout: 'x' } }, { livemode: true })
    expect((await world.post(signed(body, ann))).status).toBe(200)
    await world.settle()
    expect((await events(ann)).at(-1)).toMatchObject({ state: 'ignored' })
    expect(await world.document(ann.who, id)).toMatchObject({ status: 'sent' })
  })

  it('DOC-14 payments of another shop of the seller are nobody’s', async () => {
    const other = ann.stripe.chargeElsewhere(5_000)
    ann.stripe.refund(other, 1_000)
    const before = (await events(ann)).length
    await world.deliver(ann)
    // Its refund bears no mark, so it is looked at once; the charge is not even kept.
    expect((await events(ann)).slice(before)).toEqual([{ type: 'refund.created', state: 'ignored' }])
    expect((await world.payments(ann.who)).map(({ reference }) => reference)).not.toContain(other)
  })

  it('DOC-14 what a seller says of another’s invoice moves nothing there', async () => {
    const { id, path } = await world.invoice(ann.who)
    const { to = '' } = await world.send(path)
    const checkout = /\/pay\/([\w-]{36})/.exec(to)?.[1] ?? ''
    // Bob charges himself with a payment that bears the name of Ann's page.
    const session = bob.stripe.openSession({
      amount: 10_000,
      currency: 'eur',
      name: '',
      metadata: { pricewright_checkout: checkout },
      paymentMetadata: { pricewright_checkout: checkout },
      expiresAt: bob.stripe.now + 3_600,
      successUrl: 'https://bob.example',
      cancelUrl: 'https://bob.example',
    })
    bob.stripe.pay(session.id)
    await world.deliver(bob)
    expect(await world.document(ann.who, id)).toMatchObject({ status: 'sent', amountPaid: 0 })
    expect(await world.payments(bob.who)).toEqual([])
  })

  it('DOC-14 a mark on another amount or in another currency does not pay the page that it names', async () => {
    const { path } = await world.invoice(ann.who)
    const { to = '' } = await world.send(path)
    const checkout = /\/pay\/([\w-]{36})/.exec(to)?.[1] ?? ''
    const marked = { pricewright_checkout: checkout }
    const page = { name: '', metadata: marked, paymentMetadata: marked, expiresAt: ann.stripe.now + 3_600 }
    const back = { successUrl: 'https://ann.example', cancelUrl: 'https://ann.example' }
    const other = ann.stripe.openSession({ amount: 10_000, currency: 'usd', ...page, ...back })
    ann.stripe.pay(other.id)
    await world.deliver(ann)
    const read = async () => (await world.pages(ann.who).visit(`/pay/${checkout}`)).text
    expect(await read()).toContain('has not been paid yet')
    expect(await read()).not.toContain('has been paid')
    ann.stripe.pay(await world.press(path))
    await world.deliver(ann)
    expect(await read()).toContain('has been paid')
  })

  it('DOC-14 a payment of an invoice that is void by now is kept, told, and entered once that is possible', async () => {
    const { id, payment } = await paid(ann)
    const become = (status: string) =>
      context.dataAccess.asSystemBatch([
        { text: 'update document set status = $2 where id = $1', values: [id, status] },
      ])
    await become('void')
    await world.deliver(ann)
    const [row] = await world.payments(ann.who, id)
    expect(row).toMatchObject({ reference: payment, amount: 100, problem: 'void' })
    expect(await world.document(ann.who, id)).toMatchObject({ status: 'void', payments: [] })
    ann.stripe.refund(payment, 10_000)
    await world.deliver(ann)
    expect(await world.payments(ann.who, id)).toMatchObject([{ kept: 0, problem: 'void' }])
    await become('sent')
    const looked = await world.call(ann.who, 'POST', `/card-payments/${String(row?.['id'])}/look`)
    expect(looked.body).toMatchObject({ problem: '' })
    expect(await world.document(ann.who, id)).toMatchObject({ amountPaid: 0, payments: { length: 2 } })
    expect((await world.call(bob.who, 'POST', `/card-payments/${String(row?.['id'])}/look`)).status).toBe(404)
  })

  it('DOC-14 a payment of an invoice that is gone is kept and told', async () => {
    const { id, payment } = await paid(ann)
    await context.dataAccess.asSystemBatch([{ text: 'delete from document where id = $1', values: [id] }])
    await world.deliver(ann)
    expect(await world.payments(ann.who, id)).toMatchObject([{ reference: payment, amount: 100, problem: 'deleted' }])
  })

  it('DOC-08 DOC-14 DOC-15 what is paid of an invoice that was credited meanwhile is a credit of the customer', async () => {
    const { call } = world
    const { id } = await paid(ann)
    const note = await call(ann.who, 'POST', `/documents/${id}/credit-note`, {})
    expect(note.status, note.text).toBe(201)
    const issued = await call(ann.who, 'POST', `/documents/update-status/${String(note.body['id'])}`, {
      status: 'sent',
    })
    expect(issued.status, issued.text).toBe(200)
    await world.deliver(ann)
    expect(await world.document(ann.who, id)).toMatchObject({ status: 'refunded', amountPaid: 100, balanceDue: -100 })
    expect(await world.payments(ann.who, id)).toMatchObject([{ isCredit: true, problem: '' }])
  })

  it('DOC-14 DOC-15 a refund of money that was moved on as a credit is kept and told, until a person has settled it', async () => {
    const { call, document } = world
    const over = await paid(ann)
    await world.deliver(ann)
    const transfer = { amount: 100, date: '2026-11-03', method: 'transfer', keepAsCredit: true }
    await call(ann.who, 'POST', `/documents/${over.id}/payments`, transfer)
    const other = await world.invoice(ann.who)
    const used = await call(ann.who, 'POST', `/documents/${other.id}/use-credit`, { from: over.id })
    expect(used.status, used.text).toBe(200)
    // The transfer did not arrive after all: what was moved on was the money of the card.
    const lines = (await document(ann.who, over.id))['payments'] as unknown as readonly {
      method: string
      amount: number
    }[]
    const left = lines.filter(({ method, amount }) => method !== 'transfer' || amount < 0)
    expect((await call(ann.who, 'PATCH', `/documents/${over.id}`, { payments: left })).status).toBe(200)
    ann.stripe.refund(over.payment, 10_000)
    await world.deliver(ann)
    const [row] = await world.payments(ann.who, over.id)
    expect(row).toMatchObject({ kept: 0, problem: 'refused' })
    await call(ann.who, 'POST', `/documents/${over.id}/payments`, transfer)
    const looked = await call(ann.who, 'POST', `/card-payments/${String(row?.['id'])}/look`)
    expect(looked.body).toMatchObject({ kept: 0, problem: '' })
    expect(await document(ann.who, over.id)).toMatchObject({ amountPaid: 0, balanceDue: 100 })
  })

  it('DOC-14 the amount of another invoice, another user’s link and a way back that is asked for again pay nothing', async () => {
    const { send, press, invoice } = world
    const [dear, cheap] = [
      await invoice(ann.who),
      await invoice(ann.who, { items: [{ description: 'T', quantity: 1, unitPrice: 1 }] }),
    ]
    for (const form of [
      { amount: '1000000' },
      { amount: '-1' },
      { amount: '1e99' },
      { amount: '' },
      { currency: 'USD' },
    ])
      expect((await send(dear.path, form)).status).toBe(409)
    expect((await send(cheap.path, { amount: '100000000' })).status).toBe(409)
    const page = await press(dear.path)
    const [found] = await context.dataAccess.asSystemBatch([
      { text: 'select id from card_checkout where session_id = $1', values: [page] },
    ])
    const back = `/pay/${String(found?.rows[0]?.['id'])}?returned=1`
    const { visit } = world.pages(ann.who)
    for (let again = 0; again < 5; again += 1) expect((await visit(back)).text).not.toContain('has been paid')
    expect(await world.document(ann.who, dear.id)).toMatchObject({ amountPaid: 0, balanceDue: 100 })
    expect((await visit(`/pay/${randomUUID()}`)).status).toBe(404)
    expect((await send(`/d/${'A'.repeat(43)}`)).status).toBe(404)
    expect((await send(dear.path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('DOC-14 OPS-06 the events of one account that wait, and those of a minute, have a limit; what comes beyond is taken later', async () => {
    const own = await world.seller()
    // Its key is not taken any more, so all that comes waits.
    own.stripe.keys.clear()
    const word = () =>
      signed(event({ id: `pi_${randomUUID().slice(0, 8)}`, metadata: { pricewright_checkout: 'x' } }), own)
    const answers = await Promise.all(Array.from({ length: 340 }, () => world.post(word())))
    const taken = answers.filter(({ status }) => status === 200).length
    expect(taken).toBeGreaterThanOrEqual(300)
    expect(taken).toBeLessThan(340)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 429 })
    expect((await world.post(word())).status).toBe(429)
    await context.dataAccess.asSystemBatch([
      { text: `update card_event set state = 'done' where user_id = $1`, values: [own.who.userId] },
      { text: `delete from job where user_id = $1 and kind = 'card-look'`, values: [own.who.userId] },
    ])
    expect((await world.post(word())).status).toBe(200)
    await context.dataAccess.asSystemBatch([
      { text: 'update card_account set heard_count = 600 where user_id = $1', values: [own.who.userId] },
    ])
    expect((await world.post(word())).status).toBe(429)
    expect((await world.post(signed(event({ id: 'pi_1', metadata: {} }), ann))).status).toBe(200)
    await context.dataAccess.asSystemBatch([
      { text: 'update card_account set heard_from = 0 where user_id = $1', values: [own.who.userId] },
    ])
    expect((await world.post(word())).status).toBe(200)
  })

  it('DOC-14 huge bodies are refused, and no page tells who the seller is at Stripe', async () => {
    const { path } = await world.invoice(ann.who)
    const huge = event({ id: 'pi_1', metadata: {}, filler: 'x'.repeat(300_000) })
    expect((await world.post(signed(huge, ann))).status).toBe(413)
    expect((await world.send(path, { amount: '1'.repeat(40_000) })).status).toBe(413)
    const { to = '' } = await world.send(path)
    const { visit } = world.pages(ann.who)
    const key = [...ann.stripe.keys.keys()][0] ?? ''
    for (const address of [path, to, to.replace('?go=1', '?returned=1')]) {
      const { text } = await visit(address)
      for (const secret of [key, endpointOf(ann).secret, ann.stripe.id, ann.who.userId])
        expect(text).not.toContain(secret)
    }
  })
})
