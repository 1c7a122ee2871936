import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { field, openProduct, readyForOffline, rowOf, saved, type, unfold } from './steps.ts'

const LIST = '/products?pageSize=20'

async function openList(page: Page, name: string): Promise<void> {
  await page.goto(LIST)
  await expect(rowOf(page, name)).toBeVisible()
  await readyForOffline(page)
}

/** Waits for the message that a change was refused, and opens the list behind the state of the changes. */
async function refusal(page: Page, title: string, reason: string): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: title })).toContainText(reason)
  await expectAccessible(page, 'a refused change')
  await page.getByRole('button', { name: '1 change refused' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible()
}

test('SYNC-01 SYNC-04 two devices: changes arrive live, and of two writes to one field the later wins and the other stays in the history', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  await openList(shop, 'Kettle')
  const second = await newDevice()
  await openList(second, 'Kettle')
  await openProduct(shop, 'Kettle')
  await openProduct(second, 'Kettle')
  await type(shop, 'Supplier price ($)', '20')
  await expect(field(second, 'Supplier price ($)')).toHaveValue('20.00')
  await type(second, 'Shipping ($)', '2')
  await expect(field(shop, 'Shipping ($)')).toHaveValue('2.00')

  await shop.context().setOffline(true)
  await second.context().setOffline(true)
  await type(shop, 'Supplier price ($)', '31')
  await type(second, 'Supplier price ($)', '32')
  await type(second, 'Import duty (%)', '5')
  await shop.context().setOffline(false)
  await saved(shop)
  await second.context().setOffline(false)
  await saved(second)
  for (const page of [shop, second]) {
    await expect(field(page, 'Supplier price ($)')).toHaveValue('32.00')
    await expect(field(page, 'Import duty (%)')).toHaveValue('5')
  }
  expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({ baseCost: 32, shippingCost: 2 })

  await shop.getByRole('tab', { name: 'History' }).click()
  const lost = shop.getByRole('listitem').filter({ hasText: '$31.00' })
  await expect(lost).toHaveCount(2)
  await expect(lost.first()).toContainText('$32.00')
})

test('SYNC-02 a refused write is rolled back with its reason: the brand that was chosen is gone @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  const id = await rest.create('products', { name: 'Kettle' })
  const brand = await rest.create('brands', { name: 'Copperworks' })
  await openList(shop, 'Kettle')
  const second = await newDevice()
  await openList(second, 'Kettle')
  await openProduct(second, 'Kettle')
  await unfold(second, 'details')
  await second.context().setOffline(true)
  const chooser = second.getByRole('complementary').getByRole('combobox', { name: 'Brand', exact: true })
  await chooser.click()
  await second.getByRole('option', { name: 'Copperworks' }).click()
  await expect(chooser).toContainText('Copperworks')
  await rest.call('DELETE', `/brands/${brand}`)
  await second.context().setOffline(false)
  await refusal(second, 'Product Kettle was not saved', 'Brand not found')
  await expect(chooser).not.toContainText('Copperworks')
  await second.getByRole('listitem').getByRole('button', { name: 'Dismiss' }).click()
  await saved(second)
  await second.keyboard.press('Escape')

  await type(second, 'Supplier price ($)', '4')
  await saved(second)
  expect(await rest.call('GET', `/products/${id}`)).toMatchObject({ brandId: null, costBreakdown: { baseCost: 4 } })
})

test('SYNC-02 SYNC-03 a product deleted elsewhere refuses the edit, and comes back with it when the user wants @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  await openList(shop, 'Kettle')
  const second = await newDevice()
  await openList(second, 'Kettle')
  await openProduct(second, 'Kettle')
  await second.context().setOffline(true)
  await type(second, 'Supplier price ($)', '12')
  await rest.call('DELETE', `/products/${id}`)
  await expect(rowOf(shop, 'Kettle')).toHaveCount(0)
  await second.context().setOffline(false)
  await refusal(
    second,
    'Product Kettle was not saved',
    'This was deleted meanwhile. Your change was not kept. Make it anew if you still need it.',
  )
  await expect(rowOf(second, 'Kettle')).toHaveCount(0)
  await second.getByRole('listitem').getByRole('button', { name: 'Try again' }).click()
  await saved(second)
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({ baseCost: 12 })
})
