import { expect, it } from 'vitest'
import { recalculateProducts } from '#contract/commands/products.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Store } from '#web/kit/data/store.ts'
import { virtualClock } from '#test/client-model/clock.ts'
import { ModelBrowser, type ModelTab } from '#test/client-model/model-browser.ts'
import { describeOneEngine } from '#test/database.ts'
import { RealServer } from './real-server.ts'

const SETTLE_MS = 10_000

describeOneEngine('a browser that takes a change set back', (context) => {
  it('CHANGE-02 PRICE-16 shows the prices and receipts from before a recalculation again, on every device', async () => {
    const server = new RealServer(context.database, await context.newUser())
    const clock = virtualClock(undefined, server.settled)
    const devices = [new ModelBrowser(server, clock), new ModelBrowser(server, clock, {}, 2)]
    const tabs: ModelTab[] = []
    for (const device of devices) tabs.push(await device.openTab())
    const stores = tabs.map(({ store }) => store)
    const own = stores[0] as Store
    // Sends what there is to send, then comes back to every device, as people do.
    const settle = async (): Promise<void> => {
      await clock.advance(SETTLE_MS)
      for (const tab of tabs) tab.wake()
      await clock.advance(SETTLE_MS)
    }
    const [profile, mug, changeSetId] = [own.newId(), own.newId(), own.newId()]
    const settings = { name: 'Shop', isDefault: true, vatRegistered: true, taxRate: 200_000 }
    await own.mutate({ op: 'put', kind: 'businessProfile', id: profile, data: settings })
    await own.mutate({ op: 'put', kind: 'product', id: mug, data: { name: 'Mug', baseCost: 4_500_000 } })
    await settle()
    const before = stores.map((store) => shownOf(store, mug))
    await own.mutate({ op: 'patch', kind: 'businessProfile', id: profile, base: 0, data: { priceEnding: '.99' } })
    await own.run(recalculateProducts, { changeSetId, title: 'Recalculated', ids: [mug] })
    const recalculated = shownOf(own, mug)
    expect(recalculated['effectivePrice']).not.toBe(before[0]?.['effectivePrice'])
    await settle()
    expect(shownOf(own, mug)).toEqual(recalculated)
    await own.mutate({ op: 'revert', changeSetId })
    await settle()
    expect(stores.map((store) => shownOf(store, mug))).toEqual(before)
    expect(stores.map((store) => store.get('changeSet', changeSetId)?.['state'])).toEqual(['reverted', 'reverted'])
  })
})

/** A row as it is shown, without the stamps of the last write. */
function shownOf(store: Store, id: string): Record<string, unknown> {
  const { version: _version, updatedAt: _updatedAt, ...rest } = store.get('product', id) as AnyRow
  return rest
}
