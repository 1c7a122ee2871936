import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme, rowOf, saved, unfold } from './steps.ts'

type Json = Readonly<Record<string, unknown>>

const region = (page: Page) => page.getByRole('region', { name: 'Variants' })
const table = (page: Page) => region(page).getByRole('table', { name: 'Variants' })
const linesOf = (product: Json | undefined) => (product?.['variants'] ?? []) as readonly Json[]

const SHOPIFY = [
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Cost per item,Status',
  'ceramic-mug,Ceramic Mug,Acme,Size,Small,MUG-S,12.50,30,4.20,active',
  'ceramic-mug,,,,Large,MUG-L,14.50,12,5.10,',
  'hook,Hook,Acme,Title,Default Title,HOOK,3.00,5,1.00,active',
].join('\n')

async function importFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto('/import')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: /^Check / }).click()
}

test('PRICE-08 options become variants with costs and prices of their own, typed in by keyboard and set for many at once', async ({
  shop,
  rest,
}) => {
  await shop.setViewportSize({ width: 1440, height: 1000 })
  const id = await rest.create('products', {
    name: 'Mug',
    sku: 'MUG',
    costBreakdown: { baseCost: 4 },
    pricingValue: 50,
  })
  await shop.goto(`/product-detail?id=${id}`)
  await unfold(shop, 'variants')
  await region(shop).getByRole('button', { name: 'Add an option' }).click()
  await expect(region(shop).getByRole('textbox', { name: 'Option 1', exact: true })).toBeFocused()
  await shop.keyboard.type('Size')
  await shop.keyboard.press('Enter')
  await region(shop).getByRole('textbox', { name: 'Values of Size' }).fill('Small, Large')
  await shop.keyboard.press('Enter')
  await expect(region(shop)).toContainText('New: Small, Large')
  await region(shop).getByRole('button', { name: 'Make 2 variants' }).click()
  await expect(table(shop).getByRole('rowheader')).toHaveText(['Small', 'Large'])

  await table(shop)
    .getByRole('textbox', { name: /^Supplier price: Small/ })
    .focus()
  await shop.keyboard.type('5')
  await shop.keyboard.press('Enter')
  await expect(table(shop).getByRole('textbox', { name: /^Supplier price: Large/ })).toBeFocused()
  await shop.keyboard.type('6')
  await shop.keyboard.press('Enter')
  await table(shop)
    .getByRole('textbox', { name: /^Own price: Large/ })
    .fill('11')
  await shop.keyboard.press('ArrowUp')
  await expect(table(shop).getByRole('textbox', { name: /^Own price: Small/ })).toBeFocused()
  await saved(shop)
  const figures = async (...fields: string[]) =>
    linesOf((await rest.byName('products')).get('Mug')).map((line) => fields.map((field) => line[field]))
  expect(await figures('name', 'sku', 'baseCost', 'calculated_price', 'effectivePrice')).toEqual([
    ['Small', 'MUG-SMALL', 5, 10, 10],
    ['Large', 'MUG-LARGE', 6, 12, 11],
  ])

  await table(shop)
    .getByRole('button', { name: /^Large, .*Show how it is made/ })
    .click()
  await expect(shop.getByRole('dialog', { name: 'Mug – Large' })).toContainText('11.00')
  await shop.keyboard.press('Escape')

  await shop.getByRole('checkbox', { name: 'Select all' }).check()
  await region(shop).getByRole('combobox', { name: 'What to set' }).selectOption({ label: 'Own price' })
  await region(shop).getByRole('textbox', { name: 'To', exact: true }).fill('')
  await region(shop).getByRole('button', { name: 'Set for 2 variants' }).click()
  await saved(shop)
  expect(await figures('retailPrice', 'effectivePrice')).toEqual([
    [null, 10],
    [null, 12],
  ])

  await table(shop).getByRole('textbox', { name: 'SKU: Large' }).fill('MUG-SMALL')
  await shop.keyboard.press('Enter')
  await expect(table(shop).getByText('Another variant of this product has this SKU too.')).toHaveCount(2)
  await table(shop).getByRole('button', { name: 'Delete Large' }).click()
  await expect(table(shop).getByRole('rowheader')).toHaveText(['Small'])
  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(table(shop).getByRole('rowheader')).toHaveText(['Small', 'Large'])
})

test('PRICE-08 PROD-14 PROD-12 a shop’s export becomes one product with variants, is found by their SKUs, and goes out and in again unchanged @deep', async ({
  shop,
  rest,
}) => {
  await importFile(shop, 'shopify.csv', SHOPIFY)
  const review = shop.getByRole('region', { name: 'What the file would do' })
  await expect(review.getByRole('definition')).toContainText(['2', '2'])
  await shop.getByRole('tab', { name: 'New variants (2)' }).click()
  await expect(shop.getByRole('table', { name: 'New variants' })).toContainText('Ceramic Mug – Large')
  await shop.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(shop.getByRole('heading', { name: '2 products imported' })).toBeVisible()
  const mug = (await rest.byName('products')).get('Ceramic Mug')
  expect(mug).toMatchObject({ hasVariants: true, brand: 'Acme' })
  expect(linesOf(mug)).toMatchObject([
    { name: 'Small', sku: 'MUG-S', effectivePrice: 12.5, stock: 30 },
    { name: 'Large', sku: 'MUG-L', baseCost: 5.1, effectivePrice: 14.5, stock: 12 },
  ])

  await shop.goto('/products')
  await shop.getByRole('searchbox').first().fill('mug-l')
  await expect(shop.getByRole('rowheader')).toHaveText(['Ceramic Mug'])
  await expect(rowOf(shop, 'Ceramic Mug')).toContainText('$12.50 – $14.50')
  await expect(shop.getByRole('button', { name: '$12.50 to $14.50. Show how it is made' })).toBeVisible()
  await shop.getByRole('searchbox').first().fill('hook')
  await expect(rowOf(shop, 'Hook')).toContainText('$3.00')
  await expect(rowOf(shop, 'Hook')).not.toContainText('– $')

  for (const format of ['CSV file', 'Excel workbook']) {
    await shop.goto('/products')
    await shop.getByRole('button', { name: 'Export' }).click()
    const saving = shop.waitForEvent('download')
    await shop.getByRole('menuitem', { name: format }).click()
    const file = await readFile(await (await saving).path())
    await importFile(shop, format === 'CSV file' ? 'own.csv' : 'own.xlsx', file)
    await expect(shop.getByText('There is nothing to apply: the file changes nothing here.')).toBeVisible()
  }
})

test('PRICE-08 NAV-06 SHELL-08 on a phone the variants are cards that open, in both themes @deep', async ({
  shop,
  rest,
}) => {
  const sizes = ['Small', 'Medium', 'Large']
  const id = await rest.create('products', {
    name: 'Mug',
    sku: 'MUG',
    costBreakdown: { baseCost: 4 },
    pricingValue: 50,
    options: [{ name: 'Size', values: sizes }],
    variants: sizes.map((size, index) => ({ optionValues: [size], sku: `M-${index}`, baseCost: 4 + index })),
  })
  await followSystemTheme(shop)
  await shop.setViewportSize({ width: 390, height: 844 })
  await shop.goto(`/product-detail?id=${id}`)
  const cards = region(shop).getByRole('list', { name: 'Variants' })
  await expect(cards.getByRole('listitem')).toHaveCount(3)
  await cards.getByRole('button', { name: 'Edit Medium' }).click()
  await expectAccessibleInBothThemes(shop, 'the variants of a product on a phone')
  await cards.getByRole('textbox', { name: /^Own price/ }).fill('9.99')
  await shop.keyboard.press('Enter')
  await expect(cards.getByRole('button', { name: /^Medium, .*9\.99/ })).toBeVisible()
  await expectNoSidewaysScroll(shop, 'the variants on a phone')
  await shop.setViewportSize({ width: 1440, height: 1000 })
  await expect(table(shop)).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'the variants of a product')
})
