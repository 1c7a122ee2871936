import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, signIn, test } from './journey.ts'

/** Types a product with its costs, as a newcomer would. */
async function typeProduct(page: Page, name: string, cost: string): Promise<void> {
  await page.goto('/products')
  await page.getByRole('button', { name: 'New product' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await type(page, 'Supplier price ($)', cost)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const input = page.getByRole('textbox', { name: label, exact: true })
  await input.fill(text)
  await input.press('Enter')
}

const saved = (page: Page) => expect(page.getByText('All changes saved').first()).toBeVisible()

test('PRICE-05 PRICE-06 PROD-15 a product is typed, and its price tells its story', async ({ shop }) => {
  await typeProduct(shop, 'Enamel mug', '4.20')
  await type(shop, 'Shipping ($)', '12*0.05')
  await type(shop, 'Import duty (%)', '12')
  await type(shop, 'Margin (%)', '40')
  await expect(shop.getByText('$8.96').first()).toBeVisible()
  await expect(shop.getByRole('heading', { name: 'How the price comes about' })).toBeVisible()
  await expectAccessible(shop, 'product editor')
  await saved(shop)
  await shop.reload()
  await expect(shop.getByText('$8.96').first()).toBeVisible()
})

test('SYNC-01 SYNC-04 a second device sees the change without a reload, and different fields both win', async ({
  shop,
  person,
  browser,
  baseURL,
}) => {
  await typeProduct(shop, 'Copper kettle', '10')
  await saved(shop)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const second = await other.newPage()
  await signIn(second, person)
  await second.goto(new URL(shop.url()).pathname + new URL(shop.url()).search)
  await expect(second.getByRole('textbox', { name: 'Supplier price ($)' })).toHaveValue('10.00')
  await type(shop, 'Supplier price ($)', '20')
  await expect(second.getByRole('textbox', { name: 'Supplier price ($)' })).toHaveValue('20.00')
  await type(second, 'Shipping ($)', '2')
  await expect(shop.getByRole('textbox', { name: 'Shipping ($)' })).toHaveValue('2.00')
  await other.close()
})

test('SHELL-07 SYNC-02 twenty edits made offline survive a reload and arrive once when the network is back', async ({
  shop,
  context,
}) => {
  await shop.goto('/products')
  await shop.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => shop.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
  await context.setOffline(true)
  for (let n = 1; n <= 20; n += 1) await typeProductOffline(shop, `Lamp ${n}`)
  await expect(shop.getByText(/Offline/).first()).toBeVisible()
  await shop.goto('/products?pageSize=50')
  await expect(shop.getByText('20 products').first()).toBeVisible()
  await context.setOffline(false)
  await saved(shop)
  await shop.reload()
  await expect(shop.getByText('20 products').first()).toBeVisible()
})

async function typeProductOffline(page: Page, name: string): Promise<void> {
  await page.goto('/products')
  await page.getByRole('button', { name: 'New product' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
}
