import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { type CardWorld, openCardWorld } from '#test/payments/card-world.ts'
import { ENOUGH, type SellerPermission } from '#test/simulators/stripe/seller-account.ts'

const ACCOUNT = '/card-payments/account'

describeOneEngine('a seller’s own account at Stripe', (context) => {
  let world: CardWorld
  beforeAll(async () => {
    world = await openCardWorld(context)
  })
  afterAll(() => world.close())

  const issuesOf = async (key: string) => {
    const answer = await world.connect(await world.arrive(), key)
    return [
      answer.status,
      (answer.body['errors'] as unknown as { field: string; message: string }[] | undefined)?.map(
        ({ message }) => message,
      ),
    ]
  }

  it('DOC-14 a restricted key is tried, its endpoint is made, and neither key nor secret is ever answered', async () => {
    const { stripe, call, arrive, connect } = world
    const who = await arrive()
    const account = stripe.addSeller('Tea & Co')
    const key = account.addKey(ENOUGH)
    const connected = await connect(who, ` ${key}\n`)
    expect(connected.status, connected.text).toBe(200)
    const [endpoint] = [...account.endpoints.values()]
    expect(connected.body).toMatchObject({
      account: {
        accountId: account.id,
        mode: 'test',
        keyKind: 'restricted',
        state: 'active',
        hasOwnEndpoint: true,
        webhook: endpoint?.url,
        heardAt: null,
      },
    })
    const read = await call(who, 'GET', ACCOUNT)
    const [rows] = await world.app.dataAccess.asSystemBatch([
      { text: `select a::text as text from card_account a where user_id = $1`, values: [who.userId] },
    ])
    for (const text of [connected.text, read.text, JSON.stringify(rows?.rows)]) {
      expect(text).not.toContain(key)
      expect(text).not.toContain(endpoint?.secret)
    }
    const stranger = await call(await arrive(), 'GET', ACCOUNT)
    expect(stranger.body).toEqual({ account: null })
  })

  it('DOC-14 a secret key names the account by its own name', async () => {
    const { stripe, arrive, connect } = world
    const connected = await connect(await arrive(), stripe.addSeller('Tea & Co', true).addKey('all'))
    expect(connected.body).toMatchObject({ account: { name: 'Tea & Co', mode: 'live', keyKind: 'secret' } })
  })

  it.each([
    ['checkout_session_write', 'Checkout Sessions: Write'],
    ['payment_intent_read', 'PaymentIntents: Read'],
    ['charge_read', 'Charges and Refunds: Read'],
    ['dispute_read', 'Disputes: Read'],
    ['balance_transaction_read', 'Balance transactions: Read'],
  ] as const)(
    'DOC-14 a key without %s is refused by the name of the permission, and nothing is made with it',
    async (lacking, word) => {
      const account = world.stripe.addSeller()
      const rest: readonly SellerPermission[] = ENOUGH.filter((each) => each !== lacking)
      expect(await issuesOf(account.addKey(rest))).toEqual([400, [expect.stringContaining(word)]])
      expect([account.endpoints.size, account.sessions.size]).toEqual([0, 0])
    },
  )

  it('DOC-14 each missing permission is said', async () => {
    const [status, issues] = await issuesOf(world.stripe.addSeller().addKey(['webhook_write']))
    expect([status, issues]).toMatchObject([400, { length: 5 }])
  })

  it.each([
    ['no key', 'hello', 'must be a restricted or secret key'],
    ['a publishable key', `pk_test_${'a'.repeat(24)}`, 'publishable'],
    ['a key that Stripe does not know', `rk_live_${'a'.repeat(24)}`, 'not known to Stripe'],
  ])('DOC-14 %s is refused with what to enter instead', async (_what, key, word) => {
    expect(await issuesOf(key)).toEqual([400, [expect.stringContaining(word)]])
  })

  it('DOC-14 an account that may not take cards yet, and a Stripe that is away, are said as such', async () => {
    const account = world.stripe.addSeller()
    account.takesCards = false
    expect(await issuesOf(account.addKey('all'))).toEqual([
      400,
      [expect.stringContaining('may not take card payments')],
    ])
    world.stripe.fail({ path: '/v1/refunds', kind: 'status', status: 503, times: 3 })
    const away = await world.connect(await world.arrive(), world.stripe.addSeller().addKey(ENOUGH))
    expect([away.status, away.body['code']]).toEqual([502, 'payment-unavailable'])
  }, 20_000)

  it('DOC-14 without the permission to make the endpoint a person enters its secret, and only then invoices offer a card', async () => {
    const { call, invoice, pages } = world
    const seller = await world.seller(ENOUGH.filter((each) => each !== 'webhook_write'))
    const { who } = seller
    const before = await call(who, 'GET', ACCOUNT)
    expect(before.body).toMatchObject({ account: { state: 'waiting', hasOwnEndpoint: false } })
    const { path } = await invoice(who)
    expect((await pages(who).visit(path)).text).not.toContain('/pay"')
    const wrong = await call(who, 'PUT', `${ACCOUNT}/signing-secret`, { secret: 'sk_test_x' })
    expect(wrong.status).toBe(400)
    const { url, secret } = seller.stripe.addEndpoint(
      (before.body['account'] as unknown as { webhook: string }).webhook,
      ['payment_intent.succeeded'],
    )
    const kept = await call(who, 'PUT', `${ACCOUNT}/signing-secret`, { secret })
    expect(kept.body).toMatchObject({ account: { state: 'active', hasOwnEndpoint: false, webhook: url } })
    expect(kept.text).not.toContain(secret)
    expect((await pages(who).visit(path)).text).toContain('/pay"')
  })

  it('DOC-14 a key of another mode or of another account beside a connected one is refused; another key of the same account takes its place', async () => {
    const { stripe, connect, call } = world
    const { who, stripe: account } = await world.seller()
    const live = await connect(who, stripe.addSeller('Tea shop', true).addKey(ENOUGH))
    expect([live.status, live.text]).toEqual([400, expect.stringContaining('takes real money')])
    const other = await connect(who, stripe.addSeller('Other').addKey(ENOUGH))
    expect([other.status, other.text]).toEqual([400, expect.stringContaining('another account')])
    expect(account.endpoints.size).toBe(1)
    const again = await connect(who, account.addKey('all'))
    expect(again.body).toMatchObject({ account: { keyKind: 'secret', accountId: account.id, hasOwnEndpoint: true } })
    expect(account.endpoints.size).toBe(1)
    expect((await call(who, 'DELETE', ACCOUNT)).status).toBe(204)
    expect((await connect(who, stripe.addSeller('Tea shop', true).addKey(ENOUGH))).body).toMatchObject({
      account: { mode: 'live' },
    })
  })

  it('DOC-14 disconnecting ends endpoint and open pages, forgets the key, and keeps what was paid', async () => {
    const { call, invoice, press, deliver, document } = world
    const seller = await world.seller()
    const { who, stripe } = seller
    const [paid, open, justPaid] = [await invoice(who), await invoice(who), await invoice(who)]
    stripe.pay(await press(paid.path))
    await deliver(seller)
    const session = await press(open.path)
    // Paid, and not told of yet: the disconnecting finds it.
    stripe.pay(await press(justPaid.path))
    expect((await call(who, 'DELETE', ACCOUNT)).status).toBe(204)
    expect([stripe.endpoints.size, stripe.session(session).status]).toEqual([0, 'expired'])
    expect((await call(who, 'GET', ACCOUNT)).body).toEqual({ account: null })
    expect((await call(who, 'DELETE', ACCOUNT)).status).toBe(404)
    for (const { id } of [paid, justPaid])
      expect(await document(who, id)).toMatchObject({ status: 'paid', balanceDue: 0 })
    const [left] = await world.app.dataAccess.asSystemBatch([
      {
        text: 'select length(sealed) + length(signing) as n from card_account where user_id = $1',
        values: [who.userId],
      },
    ])
    expect(left?.rows).toEqual([{ n: 0 }])
  })

  it('DOC-14 connected again, an account goes on telling of earlier payments', async () => {
    const { call, invoice, press, deliver, document, connect } = world
    const { who, stripe } = await world.seller()
    const { id, path } = await invoice(who)
    const payment = stripe.pay(await press(path)) ?? ''
    await deliver({ who, stripe })
    await call(who, 'DELETE', ACCOUNT)
    await connect(who, stripe.addKey(ENOUGH))
    stripe.refund(payment, 4_000)
    await deliver({ who, stripe })
    expect(await document(who, id)).toMatchObject({ status: 'partial', amountPaid: 60, balanceDue: 40 })
  })

  it('DOC-14 what may not be done by a program or after an old sign-in is refused', async () => {
    const { arriveByToken } = await import('#test/app.ts')
    const program = await arriveByToken(world.app, 'program-of-cards')
    expect((await world.connect(program, 'rk_test_aaaaaaaaaaaa')).status).toBe(403)
    expect((await world.call(undefined, 'GET', ACCOUNT)).status).toBe(401)
  })

  it('DOC-14 deleting the account of a user ends the endpoint', async () => {
    const { who, stripe } = await world.seller()
    const { path } = await world.invoice(who)
    const session = await world.press(path)
    const confirm = world.mailOf(who).replace(/@.*/, '')
    const gone = await world.call(who, 'POST', '/account/delete', { confirm })
    expect(gone.status, gone.text).toBe(200)
    expect(stripe.session(session).status).toBe('expired')
    expect(stripe.endpoints.size).toBe(0)
  })

  it('DOC-14 neither key nor secret stands in the log, whatever fails', async () => {
    const { stripe, connect, press, send, invoice } = world
    const { who, stripe: account } = await world.seller()
    const { path } = await invoice(who)
    stripe.fail({ path: '/v1/checkout/sessions', kind: 'status', status: 500, times: 3 })
    await send(path)
    await press(path)
    const lacking = account.addKey(['webhook_write'])
    await connect(who, lacking)
    account.keys.clear()
    await send((await invoice(who)).path)
    expect(world.log.length).toBeGreaterThan(0)
    const secrets = [lacking, ...[...account.endpoints.values()].map(({ secret }) => secret), 'rk_test_', 'whsec_']
    for (const secret of secrets) expect(world.log.join('\n')).not.toContain(secret)
  }, 20_000)
})
