import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { same } from '#contract/same.ts'
import type { MutationBody } from '#contract/sync.ts'
import { type Json, listOf, type TestApi } from './api.ts'

const FIGURES = ['totalCost', 'effectivePrice', 'effectiveTradePrice', 'margin', 'receipt', 'calculated_price']

/** A user's products of before the settings changed, and what may not move their prices. */
export interface StandingPrices {
  /** Makes a row over REST; answers its id. */
  readonly make: (path: string, body: object) => Promise<string>
  /** A product of before the settings changed. */
  readonly earlier: (more?: object) => Promise<Json>
  readonly read: (id: unknown) => Promise<Json>
  /** The stored figures of a product and its variants. */
  readonly figures: (row: Json) => unknown
  /** A call that must be answered well; answers its body. */
  readonly done: (answer: ReturnType<TestApi['call']>) => Promise<Json>
  readonly push: (body: MutationBody) => Promise<void>
  /** The figures that a write moved, each as it came to be and as it was. */
  readonly moved: (write: (row: Json) => Promise<unknown>, more?: object) => Promise<unknown>
}

/** Opens the shop of a user whose settings change after each product is made. */
export async function standingPrices(api: TestApi, user: string): Promise<StandingPrices> {
  const client = randomUUID()
  let seq = 0
  const done: StandingPrices['done'] = async (answer) => {
    const { status, text, body } = await answer
    expect([200, 201, 204], text).toContain(status)
    return body
  }
  const make: StandingPrices['make'] = async (path, body) =>
    String((await done(api.call(user, 'POST', `/api${path}`, body)))['id'])
  const read: StandingPrices['read'] = async (id) => (await api.call(user, 'GET', `/api/products/${String(id)}`)).body
  const profile = await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
  const settings = (body: object) => done(api.call(user, 'PATCH', `/api/business-profiles/${profile}`, body))
  const figures = (row: Json): unknown =>
    [row, ...listOf(row['variants'])].map((each) => FIGURES.map((name) => each[name]))
  const earlier = async (more: object = {}): Promise<Json> => {
    await settings({ isDefault: true, taxRate: 0, priceEnding: 'none', pricesIncludeVat: false, dutyBasis: 'cif' })
    const id = await make('/products', {
      name: 'Mug',
      sku: randomUUID(),
      costBreakdown: { baseCost: 10, shippingCost: 1, importDuty: 5 },
      pricingValue: 40,
      variants: [
        { id: 's', name: 'S' },
        { id: 'l', name: 'L', baseCost: 13 },
      ],
      ...more,
    })
    await settings({ taxRate: 20, priceEnding: '.99', pricesIncludeVat: true, dutyBasis: 'fob', floorMargin: 90 })
    return read(id)
  }
  return {
    make,
    read,
    figures,
    earlier,
    done,
    async push(body) {
      const mutation = { id: randomUUID(), seq: (seq += 1), at: Date.now(), body }
      const answer = await api.call(user, 'POST', '/api/sync', { clientId: client, mutations: [mutation] })
      expect(answer.body['results'], answer.text).toEqual([{ seq, version: expect.any(Number) as number }])
    },
    async moved(write, more) {
      const row = await earlier(more)
      await write(row)
      const after = await read(row['id'])
      if (after['version'] === row['version']) throw new Error('nothing was written')
      return same(figures(after), figures(row)) ? [] : [figures(after), figures(row)]
    },
  }
}
