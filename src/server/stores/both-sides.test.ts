import { expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { SEED } from '#test/seed.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import { startWixSimulator } from '#test/simulators/stores/wix.ts'
import { startWoocommerceSimulator } from '#test/simulators/stores/woocommerce.ts'
import { inTwoSizes } from '#test/store-places.ts'
import { storeStage } from '#test/store-stage.ts'
import { drawFrom, StoreStory } from '#test/store-story.ts'

/** How many stories are told; each of another kind of store. */
const SEEDS = Number(process.env['SEEDS'] ?? 2)
const STEPS = 24

const STARTS = [
  () => startShopifySimulator({ clock: fastClock() }),
  () => startWoocommerceSimulator({ clock: fastClock() }),
  () => startWixSimulator({ clock: fastClock() }),
  () => startWixSimulator({ clock: fastClock(), version: 'V1_CATALOG' }),
] as const

describeOneEngine('two sides that are edited at once', (context) => {
  it.each(Array.from({ length: SEEDS }, (_, n) => SEED + n))(
    'STORE-05 STORE-06 whatever happens, both sides end alike or say where they differ, and no edit is lost (seed %i)',
    async (seed) => {
      const draw = drawFrom(seed)
      const simulator = await (STARTS[seed % STARTS.length] ?? STARTS[0])()
      const isVaried = draw(2) === 0
      for (const n of [1, 2, 3]) {
        const thing = { name: `Thing ${n}`, sku: `T${n}`, price: `${10 + n}.00`, cost: '4.00', stock: n }
        simulator.create(n === 1 && isVaried ? inTwoSizes(thing) : thing)
      }
      const stage = await storeStage(context, simulator, { turnMs: draw(2) === 0 ? 0 : 60_000 })
      const story = new StoreStory(stage, context, draw)
      try {
        await stage.work()
        await stage.applyFirst()
        for (let n = 0; n < STEPS; n += 1) await story.step()
        await story.settle(false)
        expect(await story.faults(false)).toEqual([])
        await story.settle(true)
        expect(await story.faults(true)).toEqual([])
      } catch (error) {
        throw new Error(`seed ${seed} (${simulator.name}):\n${story.log.join('\n')}\n${String(error)}`, {
          cause: error,
        })
      } finally {
        await stage.close()
        await simulator.close()
      }
    },
    240_000,
  )
})
