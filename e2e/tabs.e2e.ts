import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { field, openProduct, readyForOffline, rowOf, saved, type } from './steps.ts'

const LIST = '/products?pageSize=20'

/** A second tab of the same browser with the list open; the first one leads, because it was there before. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(LIST)
  return tab
}

async function keptOnDevice(page: Page): Promise<{ databases: readonly string[]; stored: readonly string[] }> {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    stored: Object.keys(localStorage),
  }))
}

/** What a sign-out leaves: how this device looks, and that it needs no how-to. */
const OF_THE_DEVICE = new Set(['pricewright.theme', 'pricewright.tools'])

test('SYNC-02 two tabs show one copy, online and offline, and the one that stays takes over from the leader', async ({
  shop,
  context,
  rest,
}) => {
  const ids = await Promise.all(
    ['Bowl', 'Plate'].map((name) => rest.create('products', { name, costBreakdown: { baseCost: 1 } })),
  )
  await shop.goto(LIST)
  await expect(rowOf(shop, 'Bowl')).toBeVisible()
  const other = await secondTab(context)
  await openProduct(shop, 'Bowl')
  await openProduct(other, 'Bowl')
  await readyForOffline(other)

  await type(shop, 'Supplier price ($)', '21')
  await expect(field(other, 'Supplier price ($)')).toHaveValue('21.00')
  await saved(other)

  await context.setOffline(true)
  await type(shop, 'Supplier price ($)', '22')
  await expect(field(other, 'Supplier price ($)')).toHaveValue('22.00')
  await type(other, 'Shipping ($)', '3')
  await expect(field(shop, 'Shipping ($)')).toHaveValue('3.00')
  for (const tab of [shop, other]) await expect(tab.getByRole('button', { name: 'Offline, 2 waiting' })).toBeVisible()
  await context.setOffline(false)
  for (const tab of [shop, other]) await saved(tab)

  await shop.close()
  await openProduct(other, 'Plate')
  await type(other, 'Supplier price ($)', '7')
  await saved(other)
  const [bowl, plate] = await Promise.all(ids.map((id) => rest.call('GET', `/products/${id}`)))
  expect(bowl?.['costBreakdown']).toMatchObject({ baseCost: 22, shippingCost: 3 })
  expect(plate?.['costBreakdown']).toMatchObject({ baseCost: 7 })
  expect(await Promise.all(ids.map((id) => rest.history(id)))).toMatchObject([{ length: 4 }, { length: 2 }])
})

test('AUTH-11 NAV-09 signing out in one tab signs the other out and takes the data off the device', async ({
  shop,
  context,
  rest,
}) => {
  await rest.create('products', { name: 'Bowl' })
  await shop.goto(LIST)
  await expect(rowOf(shop, 'Bowl')).toBeVisible()
  const other = await secondTab(context)
  await expect(rowOf(other, 'Bowl')).toBeVisible()
  expect((await keptOnDevice(shop)).databases).not.toEqual([])

  await shop.goto('/logout')
  await shop.waitForURL((url) => url.pathname === '/')
  for (const tab of [shop, other]) await expect(tab.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expect(other.getByText('Bowl')).toHaveCount(0)
  await expect
    .poll(async () => {
      const { databases, stored } = await keptOnDevice(other)
      return [...databases, ...stored.filter((key) => !OF_THE_DEVICE.has(key))]
    })
    .toEqual([])
  await other.goto(LIST)
  await expect(other).toHaveURL(/\/login\?next=/)
})
