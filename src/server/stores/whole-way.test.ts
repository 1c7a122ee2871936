import { expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { StoreSimulator } from '#test/simulators/stores/store-simulator.ts'
import { startWixSimulator } from '#test/simulators/stores/wix.ts'
import { startWoocommerceSimulator } from '#test/simulators/stores/woocommerce.ts'
import { storeStage } from '#test/store-stage.ts'

const MUG = { name: 'Mug', sku: 'MUG', price: '12.50', stock: 7 }
const BOWL = { name: 'Bowl', sku: 'BOWL', price: '20.00', stock: 2 }
const UNITS = 1_000_000

const STORES: readonly (readonly [string, () => Promise<StoreSimulator>])[] = [
  ['wix', () => startWixSimulator({ clock: fastClock() })],
  ['the older catalogue of wix', () => startWixSimulator({ clock: fastClock(), version: 'V1_CATALOG' })],
  ['shopify', () => startShopifySimulator({ clock: fastClock() })],
  ['woocommerce', () => startWoocommerceSimulator({ clock: fastClock() })],
]

describeOneEngine('a store from its first day to its last', (context) => {
  it.each(STORES)(
    'STORE-05 STORE-06 STORE-09 a store of %s is imported, followed, sent to, decided about, taken back and left',
    async (_, start) => {
      const simulator = await start()
      const [mug, bowl] = [simulator.create(MUG), simulator.create(BOWL)]
      const stage = await storeStage(context, simulator)
      const price = async (id: string) => (await stage.here()).get(id)?.['price']
      const edit = async (id: string, amount: number) => {
        const listing = (await stage.listings()).find((each) => each.external_id === id)
        const body = { tradePricing: { retailPrice: amount } }
        expect((await stage.call('PATCH', `/products/${listing?.product_id}`, body)).status).toBe(200)
      }
      await stage.work()
      expect(await stage.listings()).toEqual([])
      await stage.applyFirst()
      await stage.work()
      expect((await stage.here()).get(mug)).toMatchObject({ name: 'Mug', sku: 'MUG', price: 12.5 * UNITS, stock: 7 })

      // What changes there follows, told by a webhook.
      stage.deliveries()
      simulator.edit(mug, { price: '13.00' })
      for (const each of stage.deliveries()) expect(await stage.deliver(each)).toBe(200)
      await stage.work()
      expect(await price(mug)).toBe(13 * UNITS)

      // What changes here is sent once.
      await edit(mug, 14)
      const sent = await stage.push()
      await stage.work()
      expect(Number(simulator.product(mug)?.price)).toBe(14)
      expect(simulator.writes).toHaveLength(1)
      for (const each of stage.deliveries()) await stage.deliver(each)
      await stage.pull({ whole: true })
      await stage.work()
      expect([await stage.push(), simulator.writes.length, await stage.conflicts()]).toEqual([undefined, 1, []])

      // What changes on both sides is asked about.
      await edit(bowl, 21)
      simulator.edit(bowl, { price: '19.00' })
      await stage.pull()
      await stage.work()
      const [conflict] = await stage.conflicts()
      expect(conflict).toMatchObject({ field: 'price', base: 20 * UNITS, local: 21 * UNITS, store: 19 * UNITS })
      const decision = { conflictIds: [conflict?.['id']], choice: 'local' }
      expect((await stage.call('POST', `/${simulator.name}/conflicts/resolve`, decision)).status).toBe(201)
      await stage.push()
      await stage.work()
      expect(Number(simulator.product(bowl)?.price)).toBe(21)

      // The undo of what was sent sends the former price.
      expect((await stage.sets.revert(sent ?? '')).body).toMatchObject({ state: 'reverted', skipped: 0 })
      await stage.work()
      expect(Number(simulator.product(mug)?.price)).toBe(13)

      // A door that is shut ends the work until the store is connected again.
      stage.door.isShut = true
      await stage.pull()
      await stage.work()
      expect(await stage.store()).toMatchObject({ state: 'lost', problem: 'access' })
      stage.door.isShut = false
      expect(await stage.connect()).toBe(stage.storeId)
      await stage.work()
      expect(await stage.store()).toMatchObject({ state: 'connected', problem: '', run: null })
      expect(stage.repeated).toEqual([])
      await stage.close()
      await simulator.close()
    },
    60_000,
  )
})
