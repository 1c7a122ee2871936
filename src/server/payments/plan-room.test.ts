import { afterAll, beforeAll, expect, it } from 'vitest'
import { arriveAsMember } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'

describeOneEngine('room in a plan', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context)
  })
  afterAll(() => world.close())

  it('SUB-06 what the plan has no more room for is told before it is made, as its refusal would tell it, to editors too', async () => {
    const { app, call, plan, subscribe, deliver, ann } = world
    const full = async (who = ann) => (await call(who, 'GET', '/plan-room')).body['full']
    expect(await full()).toEqual([])
    await subscribe(ann, await plan({ name: 'Small', limits: { products: 1, documentsPerMonth: 2 } }))
    await deliver()
    expect(await full()).toEqual([])
    await call(ann, 'POST', '/products', { name: 'One' })
    const refused = await call(ann, 'POST', '/products', { name: 'Two' })
    expect(refused.body['code']).toBe('plan-limit')
    const told = [{ kind: 'product', message: refused.body['title'] }]
    expect(await full()).toEqual(told)
    // Members have no plan and cannot choose one (TEAM-02).
    const editor = await arriveAsMember(app, 'editor-of-ann', ann.userId, 'editor')
    const [toEditor] = (await full(editor)) as unknown as { message: string }[]
    expect(toEditor?.message).toMatch(/^The plan “Small” of this account allows 1 .*Only the owner of the account/)
    expect(toEditor?.message).not.toMatch(/Your plan|Plan and billing/)
    expect((await call(editor, 'POST', '/products', { name: 'Three' })).body['title']).toBe(toEditor?.message)
    for (const documentType of ['quote', 'invoice']) await call(ann, 'POST', '/documents', { documentType })
    expect(await full()).toMatchObject([{ kind: 'product' }, { kind: 'document' }])
  })
})
