import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { type CardWorld, openCardWorld, type Seller } from '#test/payments/card-world.ts'

const HOST = '127.0.0.1:3000'

describeOneEngine('the way back from a payment by card', (context) => {
  let world: CardWorld
  let seller: Seller
  beforeAll(async () => {
    world = await openCardWorld(context)
    seller = await world.seller()
  })
  afterAll(() => world.close())

  it('DOC-14 the browser that came from an invoice has the way back to it and to its PDF, paid or not, and nobody else has', async () => {
    const { app, invoice, deliver } = world
    const { path } = await invoice(seller.who)
    const pressed = await app.fastify.inject({
      method: 'POST',
      url: `${path}/pay`,
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'amount=100000000&currency=EUR',
    })
    expect(pressed.statusCode, pressed.body).toBe(303)
    const page = String(pressed.headers.location).replace('?go=1', '')
    const kept = String(pressed.headers['set-cookie'])
    expect(kept).toMatch(new RegExp(`Path=${page};.*HttpOnly.*SameSite=Lax`))
    const cookie = kept.split(';')[0] ?? ''
    const read = async (headers: object = { cookie }) =>
      (await app.fastify.inject({ url: page, headers: { host: HOST, ...headers } })).body
    const unpaid = await read()
    expect(unpaid).toContain(`href="${path}"`)
    expect(unpaid).toContain(`href="${path}.pdf"`)
    const session = /\/pay\/(cs_\w+)/.exec(unpaid)?.[1] ?? ''
    seller.stripe.pay(session)
    await deliver(seller)
    const paid = await read()
    expect(paid).toContain('This invoice has been paid.')
    expect(paid).toContain(`href="${path}.pdf"`)
    for (const stranger of [{}, { cookie: 'invoice=short' }, { cookie: `invoice=${'"'.repeat(43)}` }])
      expect(await read(stranger)).not.toContain('href="/d/')
  })
})
