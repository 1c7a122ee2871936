import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { saved, type } from './steps.ts'

/** Opens the bulk edit of all products on the page. */
async function editAll(page: Page): Promise<Locator> {
  await page.goto('/products')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Edit' }).click()
  return page.getByRole('dialog', { name: /^Edit / })
}

async function add(dialog: Locator, part: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Add a change' }).click()
  await dialog.page().getByRole('menuitem', { name: part, exact: true }).click()
}

const MUG = { name: 'Mug', costBreakdown: { baseCost: 6 }, pricingValue: 40 }
const BOWL = { name: 'Bowl', costBreakdown: { baseCost: 5 }, pricingMode: 'manual', pricingValue: 20 }

test('PROD-13 CHANGE-01 a price by percent keeps the rule or says which prices become fixed, and the preview follows typing', async ({
  shop,
  rest,
}) => {
  const mug = await rest.create('products', MUG)
  await rest.create('products', BOWL)
  const dialog = await editAll(shop)
  await add(dialog, 'Price by percent')
  const percent = dialog.getByRole('textbox', { name: /^Price by percent/ })
  const preview = dialog.getByRole('region', { name: 'What it would do' }).first()
  const apply = dialog.getByRole('button', { name: /^(Apply to|Working out)/ })

  // Without leaving the field.
  await percent.pressSequentially('10')
  await expect(percent).toBeFocused()
  await expect(preview.getByRole('row', { name: /^Mug/ })).toContainText('$11.00')
  await expect(apply).toHaveText('Apply to 2')
  await percent.pressSequentially('x')
  await expect(apply).toBeDisabled()
  await expect(dialog.getByText('Correct the number first.')).toBeVisible()
  await percent.press('Backspace')
  await expect(apply).toBeEnabled()
  await expect(preview).not.toContainText('Become fixed prices, no longer following costs')

  await dialog.getByText('become fixed', { exact: true }).click()
  await expect(preview.getByText('Become fixed prices, no longer following costs')).toBeVisible()
  await expect(preview.getByText('These become fixed: Mug.')).toBeVisible()
  await preview.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Become fixed prices' })
  await expect(preview.getByRole('rowheader')).toHaveText(/^Mug/)
  await expectAccessible(shop, 'price by percent')
  await dialog.getByText('follow costs', { exact: true }).click()
  await add(dialog, 'Import duty')
  await dialog.getByRole('textbox', { name: /^Import duty/ }).fill('10')
  await add(dialog, 'Shipping')
  await dialog.getByRole('textbox', { name: /^Shipping/ }).fill('2')
  await expect(apply).toHaveText('Apply to 2')
  await apply.click()
  await saved(shop)
  expect(await rest.call('GET', `/products/${mug}`)).toMatchObject({
    pricingMode: 'strategy',
    pricingStrategy: 'margin',
    pricingValue: 45.4545,
    costBreakdown: { baseCost: 6, shippingCost: 2, importDuty: 10 },
  })
})

test('CHANGE-02 what is said of a change set taken back is what happened, and the rest stays to be tried again @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const [mug, bowl] = [await rest.create('products', MUG), await rest.create('products', { ...MUG, name: 'Bowl' })]
  const price = async (id: string) => {
    const { pricingMode, pricingValue } = await rest.call('GET', `/products/${id}`)
    return { pricingMode, pricingValue }
  }
  const dialog = await editAll(shop)
  await add(dialog, 'Price by percent')
  await dialog.getByRole('textbox', { name: /^Price by percent/ }).fill('10')
  await dialog.getByRole('button', { name: 'Apply to 2' }).click()
  await saved(shop)

  const other = await newDevice()
  await other.goto(`/product-detail?id=${mug}`)
  await type(other, 'Margin (%)', '60')
  await saved(other)
  await expect(shop.getByRole('row', { name: /Mug/ })).toContainText('$15.00')

  await shop.goto('/change-sets')
  await shop.getByRole('rowheader').first().click()
  await shop.getByRole('button', { name: 'Take back' }).click()
  const notice = shop.getByRole('dialog', { name: / was taken back in part$/ })
  await expect(notice).toContainText('1 row went back. 1 row stayed, in full or in part: see which and why.')
  const panel = shop.getByRole('complementary')
  await expect(panel.getByText('1 row did not go back as a whole')).toBeVisible()
  const stayed = panel.getByRole('table', { name: 'Rows that stayed' })
  await expect(stayed.getByRole('row').nth(1)).toContainText('Mug')
  await expect(stayed.getByRole('row').nth(1)).toContainText('Pricing')
  await expect(stayed.getByRole('row').nth(1)).toContainText('Changed since')
  await expectAccessible(shop, 'a change set partly taken back')
  expect(await price(mug)).toEqual({ pricingMode: 'strategy', pricingValue: 60 })
  expect(await price(bowl)).toEqual({ pricingMode: 'strategy', pricingValue: 40 })

  // What is put right goes back with the rest.
  await type(other, 'Margin (%)', '45.4545')
  await saved(other)
  await shop.getByRole('button', { name: 'Try again' }).click()
  await expect(shop.getByRole('dialog', { name: / was taken back$/ })).toBeVisible()
  await expect(panel.getByText('1 row did not go back as a whole')).toHaveCount(0)
  expect(await price(mug)).toEqual({ pricingMode: 'strategy', pricingValue: 40 })
})

test('CHANGE-02 changes that overlap, made on two devices and taken back in the other order, end where they began @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const costs = { baseCost: 6, shippingCost: 10 }
  const mug = await rest.create('products', { ...MUG, costBreakdown: costs })
  const bowl = await rest.create('products', { ...BOWL, costBreakdown: costs })
  const shipping = async () => {
    const found = await Promise.all([mug, bowl].map((id) => rest.call('GET', `/products/${id}`)))
    return found.map((row) => (row['costBreakdown'] as { readonly shippingCost: number }).shippingCost)
  }
  const second = await newDevice()
  for (const [page, amount] of [
    [shop, '11'],
    [second, '12'],
  ] as const) {
    const dialog = await editAll(page)
    await add(dialog, 'Shipping')
    await dialog.getByRole('textbox', { name: /^Shipping/ }).fill(amount)
    await dialog.getByRole('button', { name: 'Apply to 2' }).click()
    await saved(page)
  }
  expect(await shipping()).toEqual([12, 12])

  // The first one is taken back first: the later one stands, and that is said.
  await shop.goto('/change-sets')
  const changes = shop.getByRole('table', { name: 'Changes' })
  await expect(changes.getByRole('rowheader')).toHaveCount(2)
  await changes.getByRole('rowheader').last().click()
  const panel = shop.getByRole('complementary')
  await panel.getByRole('button', { name: 'Take back' }).click()
  await expect(shop.getByRole('dialog', { name: /^Nothing of .* went back yet$/ })).toContainText(
    'Later changes were made to all 2 rows. It is taken back together with them.',
  )
  const stayed = panel.getByRole('table', { name: 'Rows that stayed' })
  await expect(stayed.getByRole('row').nth(1)).toContainText('Take that back, and it goes back too.')
  await expectAccessible(shop, 'a change set that a later one covers')
  expect(await shipping()).toEqual([12, 12])

  // The later one is taken back on the other device: neither of the two stands any more.
  await second.goto('/change-sets')
  await second.getByRole('table', { name: 'Changes' }).getByRole('rowheader').first().click()
  await second.getByRole('complementary').getByRole('button', { name: 'Take back' }).click()
  await expect(second.getByRole('dialog', { name: / was taken back$/ })).toContainText('and went back with it')
  await saved(second)
  expect(await shipping()).toEqual([10, 10])
  await expect(stayed).toHaveCount(0)
  for (const page of [shop, second]) {
    await expect(page.getByRole('table', { name: 'Changes' }).getByText('Taken back', { exact: true })).toHaveCount(2)
  }
})

test('CHANGE-02 PROD-14 an import that was edited meanwhile, and whose edit was taken back, is taken back whole @deep', async ({
  shop,
  rest,
}) => {
  await shop.goto('/import')
  const file = 'Name;SKU;Cost price\nMug;M-1;6\nBowl;B-1;5\n'
  await shop
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await shop.getByRole('button', { name: /^Check / }).click()
  await shop.getByRole('button', { name: /^(Apply|Import) / }).click()
  await expect(shop.getByRole('heading', { name: '2 products imported' })).toBeVisible()
  const dialog = await editAll(shop)
  await add(dialog, 'Shipping')
  await dialog.getByRole('textbox', { name: /^Shipping/ }).fill('3')
  await dialog.getByRole('button', { name: 'Apply to 2' }).click()
  await saved(shop)

  await shop.goto('/change-sets')
  const changes = shop.getByRole('table', { name: 'Changes' })
  for (const place of [0, 1]) {
    await changes.getByRole('rowheader').nth(place).click()
    await shop.getByRole('complementary').getByRole('button', { name: 'Take back' }).click()
    await expect(changes.getByText('Taken back', { exact: true })).toHaveCount(place + 1)
  }
  await saved(shop)
  expect((await rest.byName('products')).size).toBe(0)
  await shop.goto('/products')
  await expect(shop.getByRole('table', { name: 'Products' })).toHaveCount(0)
})
