import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import { test as base } from './journey.ts'
import type { RunningProduct } from './product.ts'
import { followSystemTheme } from './steps.ts'
import { StoreJourney } from './store-journey.ts'
import { runWithStores, type WithStores } from './store-product.ts'

const test = base.extend<object, { readonly world: WithStores; readonly product: RunningProduct }>({
  world: [
    async ({}, use) => {
      const world = await runWithStores()
      await use(world)
      await world.drop()
    },
    { scope: 'worker' },
  ],
  product: [({ world }, use) => use(world.product), { scope: 'worker' }],
})
test.use({ provoked: /status of (400|502)/ })

for (const provider of STORE_PROVIDERS) {
  const isDeep = provider !== 'woocommerce'
  test(`STORE-01 STORE-03 STORE-05 STORE-06 STORE-09 a store of ${provider} is connected, brought in, kept in step both ways, and left${isDeep ? ' @deep' : ''}`, async ({
    shop,
    world,
  }) => {
    if (isDeep) test.slow()
    const journey = new StoreJourney(shop, world, provider)
    await followSystemTheme(shop)
    await journey.connect()
    await journey.applyFirstImport()
    await journey.follow()
    const sent = await journey.send()
    await journey.differ()
    if (isDeep) await journey.look()
    if (isDeep) for (const language of ['en-XA', 'de', 'fr', 'es']) await journey.speak(language)
    await journey.decide()
    await journey.takeBack(sent)
    await journey.disconnect()
  })
}
