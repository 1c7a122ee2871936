import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { field, followSystemTheme, keepUndo, rowOf, saved, type } from './steps.ts'

const MARGIN = 'Margin (%)'
const WIDE = { width: 1440, height: 1000 }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Below the lowest margin' })

/** A business that refuses prices below a margin of 30 %. */
async function strict(rest: Rest): Promise<void> {
  const profile = [...(await rest.byName('business-profiles')).values()][0]
  await rest.call('PATCH', `/business-profiles/${String(profile?.['id'])}`, { floorMargin: 30, floorAction: 'block' })
}

const mug = (rest: Rest, more: object = {}) =>
  rest.create('products', { name: 'Mug', costBreakdown: { baseCost: 6 }, pricingValue: 40, ...more })

test('PRICE-12 a price below the lowest margin asks for another or for a reason, which stands beside it with who and when', async ({
  shop,
  rest,
}) => {
  await strict(rest)
  const id = await mug(rest)
  await followSystemTheme(shop)
  await shop.setViewportSize(WIDE)
  await shop.goto(`/product-detail?id=${id}`)
  await type(shop, MARGIN, '20')
  await expect(dialog(shop)).toContainText('The price is below the lowest margin of 30%.')
  await expectAccessibleInBothThemes(shop, 'the dialog of a price below the lowest margin')
  await dialog(shop).getByRole('button', { name: 'Change the price' }).click()
  await expect(shop.getByRole('textbox', { name: MARGIN, exact: true })).toHaveValue('40')

  await type(shop, MARGIN, '20')
  await dialog(shop).getByRole('button', { name: 'Keep it for this reason' }).click()
  await expect(dialog(shop)).toContainText('Enter why the price may be this low')
  await dialog(shop).getByRole('textbox', { name: 'Reason' }).fill('Clearance until spring')
  await shop.keyboard.press('Enter')
  await expect(dialog(shop)).toHaveCount(0)
  await saved(shop)
  const price = shop.getByRole('region', { name: 'Price', exact: true })
  await expect(price).toContainText('$7.50')
  const reason = price.getByRole('textbox', { name: 'Kept below the lowest margin because' })
  await expect(reason).toHaveValue('Clearance until spring')
  await expect(price).toContainText('You,')
  expect((await rest.byName('products')).get('Mug')).toMatchObject({
    effectivePrice: 7.5,
    belowFloor: true,
    floorOverride: 'Clearance until spring',
  })

  await shop.goto('/products')
  await expect(rowOf(shop, 'Mug')).toContainText('Below lowest margin')
  await shop.goto(`/product-detail?id=${id}`)
  await type(shop, MARGIN, '50')
  await expect(reason).toHaveCount(0)
})

test('PRICE-12 CHANGE-01 a bulk edit counts and lists what it may not lower, and a reason for all lets it pass @deep', async ({
  shop,
  rest,
}) => {
  await strict(rest)
  await mug(rest)
  await mug(rest, { name: 'Bowl', floorMargin: 5 })
  await followSystemTheme(shop)
  await shop.setViewportSize(WIDE)
  await shop.goto('/products')
  for (const name of ['Mug', 'Bowl']) await expect(rowOf(shop, name)).toBeVisible()
  await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
  await shop.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Edit' }).click()
  const edit = shop.getByRole('dialog', { name: 'Edit 2 products' })
  await edit.getByRole('button', { name: 'Add a change' }).click()
  await shop.getByRole('menuitem', { name: 'Price, margin or markup', exact: true }).click()
  await expect(field(shop, MARGIN)).toBeFocused()
  await type(shop, MARGIN, '20')
  await expect(edit).toContainText('1 of 2 would change.')
  await expect(edit).toContainText('Below the lowest margin, so left as they are: 1 product.')
  await edit.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Below lowest margin' })
  const listed = edit.getByRole('table', { name: 'What it would do' })
  await expect(listed.getByRole('rowheader')).toHaveText(['Mug'])
  await expect(listed).toContainText('stays, not $7.50')
  await expectAccessibleInBothThemes(shop, 'a bulk edit below the lowest margin')
  await expect(edit.getByRole('button', { name: 'Apply to 1', exact: true })).toBeEnabled()

  await edit.getByRole('textbox', { name: 'Reason to lower them anyway' }).fill('Clearance')
  await shop.keyboard.press('Enter')
  await expect(edit).toContainText('2 of 2 would change.')
  await expect(listed).toContainText('$7.50')
  await edit.getByRole('button', { name: 'Add a change' }).click()
  await shop.getByRole('menuitem', { name: 'Add tags' }).click()
  await expect(edit.getByRole('textbox', { name: 'Add tags' })).toBeFocused()
  await shop.keyboard.type('sale')
  await shop.keyboard.press('Enter')
  await edit.getByRole('button', { name: 'Apply to 2', exact: true }).click()
  await keepUndo(shop)
  await saved(shop)
  const figures = async () => {
    const products = await rest.byName('products')
    return ['Mug', 'Bowl'].map((name) => products.get(name)).map((row) => [row?.['effectivePrice'], row?.['tags']])
  }
  expect(await figures()).toEqual([
    [7.5, ['sale']],
    [7.5, ['sale']],
  ])
  expect((await rest.byName('products')).get('Mug')).toMatchObject({ floorOverride: 'Clearance' })
  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(figures).toEqual([
    [10, []],
    [10, []],
  ])
})

test('PRICE-11 a currency gets a price ending of its own, and products in it say so @deep', async ({ shop, rest }) => {
  const id = await mug(rest, { baseCurrency: 'EUR' })
  await followSystemTheme(shop)
  await shop.setViewportSize(WIDE)
  await shop.goto('/settings/pricing')
  const endings = shop.getByRole('group', { name: 'Price endings by currency' })
  await endings.getByRole('combobox', { name: 'Add a currency…' }).selectOption('EUR')
  await endings.getByRole('combobox', { name: 'Price ending of EUR' }).selectOption({ label: '.95' })
  await expectAccessibleInBothThemes(shop, 'the price endings of single currencies')
  await saved(shop)
  await shop.goto(`/product-detail?id=${id}`)
  await expect(shop.getByText('Priced under an earlier setting')).toBeVisible()
  await shop.getByRole('button', { name: 'Recalculate' }).click()
  await expect(shop.getByRole('region', { name: 'Price', exact: true })).toContainText('€10.95')
  await expect(shop.getByRole('combobox', { name: 'Price ending' })).toContainText('Settings (.95)')
  await expect(shop.getByRole('region', { name: 'How the price is made' })).toContainText(
    'from your settings for this currency',
  )
})
