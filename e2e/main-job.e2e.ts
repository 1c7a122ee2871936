import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { field, saved, type } from './steps.ts'

/** Types a product with its costs, as a newcomer would. */
async function typeProduct(page: Page, name: string, cost: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products')
  await page.getByRole('button', { name: 'New product' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Tab')
  await expect(field(page, 'Supplier price ($)')).toBeFocused()
  await type(page, 'Supplier price ($)', cost)
}

test('PRICE-05 PRICE-06 PROD-15 a product is typed, its costs right after its name, and its price tells its story', async ({
  shop,
}) => {
  await typeProduct(shop, 'Enamel mug', '4.20')
  await type(shop, 'Shipping ($)', '12*0.05')
  await expect(field(shop, 'Shipping ($)').locator('xpath=../..')).toContainText('Saved')
  await expect(shop.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await type(shop, 'Import duty (%)', '12')
  for (const part of ['Supplier price ($)', 'Shipping ($)', 'Import duty (%)', 'Margin (%)']) {
    await expect(field(shop, part), `${part} on the first screen`).toBeInViewport({ ratio: 1 })
  }
  await type(shop, 'Margin (%)', '40')
  await expect(shop.getByText('$8.96').first()).toBeVisible()
  await expect(shop.getByRole('heading', { name: 'How the price is made' })).toBeVisible()
  await expectAccessible(shop, 'product editor')
  await saved(shop)
  await shop.reload()
  await expect(shop.getByText('$8.96').first()).toBeVisible()
})
