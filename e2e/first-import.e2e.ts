import type { Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { waitingMessages } from '#web/features/start/waiting-messages.ts'
import { expect, test } from './journey.ts'
import { openProduct, saved } from './steps.ts'

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/import')
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

const COSTS = 'Name,SKU,Cost price\nMug,MUG-1,8.35\nBowl,BOWL-1,4.00\nJug,JUG-1,10.00\n'

test.describe('a shop in the United States', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/Chicago' })

  test('PROD-02 PROD-08 what was imported without a price has none anywhere until a margin is set, and no VAT is made up', async ({
    shop,
    rest,
  }) => {
    await shop.goto('/')
    await shop.getByLabel('Business name').fill('Toy Box')
    await expect(shop.getByText('America/Chicago')).toBeVisible()
    await shop.getByRole('button', { name: 'Save and continue' }).click()
    await saved(shop)
    await bring(shop, 'costs.csv', Buffer.from(COSTS))
    const sample = shop.getByRole('table', { name: 'Preview' })
    await expect(sample.getByRole('row', { name: /MUG-1/ })).toContainText('none')
    const business = String((await rest.byName('business-profiles')).get('Toy Box')?.['id'])
    await rest.call('PATCH', `/business-profiles/${business}`, { defaultMargin: 20 })
    await expect(sample.getByRole('row', { name: /MUG-1/ })).toContainText('$10.44')
    await rest.call('PATCH', `/business-profiles/${business}`, { defaultMargin: 0 })
    await expect(sample.getByRole('row', { name: /MUG-1/ })).toContainText('none')
    await shop.getByRole('button', { name: 'Check 3 rows' }).click()
    await shop.getByRole('button', { name: 'Import 3 products' }).click()
    await expect(shop.getByRole('heading', { name: '3 products imported' })).toBeVisible()

    await shop.goto('/products')
    const mug = shop.getByRole('row').filter({ hasText: 'MUG-1' })
    await expect(mug.getByRole('button', { name: 'Set a price for Mug' })).toBeVisible()
    await expect(mug).not.toContainText('%')
    await expect(shop.getByText('3 products with a cost have no price yet')).toBeVisible()
    await expect(shop.getByText('10.02')).toHaveCount(0)

    await shop.goto('/')
    const unpriced = shop.getByRole('listitem').filter({ hasText: waitingMessages.lines.unpriced(3) })
    await expect(unpriced.getByRole('button', { name: waitingMessages.acts.unpriced })).toBeVisible()
    await shop.goto('/products?status=active&problem=unpriced')

    await shop.getByRole('button', { name: 'Try out figures' }).click()
    const figures = shop.getByRole('region', { name: 'What-if figures' })
    await expect(figures.getByLabel('VAT')).toHaveValue('0')
    await expect(mug).toContainText('13.92')
    // What nobody has decided looks other than what stands.
    await expect(mug.getByText('13.92')).toHaveCSS('font-style', 'italic')
    await expect(mug.getByText('13.92')).toHaveCSS('border-bottom-style', 'dotted')
    await expect(mug).not.toContainText('%')
    await figures.getByRole('button', { name: 'Hide' }).click()

    await shop.getByRole('button', { name: 'Set a margin' }).click()
    const dialog = shop.getByRole('dialog', { name: 'Edit 3 products' })
    await expect(dialog).toContainText('10.44')
    await dialog
      .getByRole('button', { name: /Apply|Change/ })
      .last()
      .click()
    await expect(shop.getByText('have no price yet')).toHaveCount(0)
    await saved(shop)
    expect((await rest.byName('products')).get('Mug')).toMatchObject({ totalCost: 8.35, effectivePrice: 10.44 })
    const profile = (await rest.byName('business-profiles')).get('Toy Box')
    expect(profile).toMatchObject({ country: 'US', timeZone: 'America/Chicago', preferredCurrency: 'USD' })
  })
})

test('PROD-02 PROD-08 with a usual margin, what is imported without a price has the price of that margin everywhere, in the style of any other @deep', async ({
  shop,
  rest,
}) => {
  const [profile] = [...(await rest.byName('business-profiles')).values()]
  await rest.call('PATCH', `/business-profiles/${String(profile?.['id'])}`, { defaultMargin: 20 })
  await bring(shop, 'costs.csv', Buffer.from(COSTS))
  await expect(shop.getByRole('table', { name: 'Preview' }).getByRole('row', { name: /MUG-1/ })).toContainText('10.44')
  await shop.getByRole('button', { name: 'Check 3 rows' }).click()
  await shop.getByRole('button', { name: 'Import 3 products' }).click()
  await expect(shop.getByRole('heading', { name: '3 products imported' })).toBeVisible()
  await shop.goto('/products')
  const mug = shop.getByRole('row').filter({ hasText: 'MUG-1' })
  await expect(mug.getByText('10.44')).toHaveCSS('font-style', 'normal')
  await expect(mug).toContainText('20.0%')
  await expect(shop.getByText('have no price yet')).toHaveCount(0)
  await expect(shop.getByRole('button', { name: /^Set a price for/ })).toHaveCount(0)
  expect((await rest.byName('products')).get('Mug')).toMatchObject({
    totalCost: 8.35,
    effectivePrice: 10.44,
    pricingMode: 'strategy',
    pricingStrategy: 'margin',
  })
})

test('PROD-14 a workbook with a cover, titles and headings is read, and a row that is wrong is corrected where it stands', async ({
  shop,
  rest,
}) => {
  const workbook = await writeXlsxFile([
    { sheet: 'Cover', data: [['Acme Ltd'], ['Price list 2026'], ['sales@acme.example']] },
    {
      sheet: 'Prices',
      data: [
        ['Price list of Acme'],
        [],
        ['Code', 'Name', 'Cost price'],
        ['PENTOLE', null, null],
        ['P-1', 'Pentola 20 cm', 12.5],
        ['P-2', 'Pentola 24 cm', 'ask us'],
        ['PADELLE', null, null],
        ['F-1', 'Padella', 9],
      ],
    },
  ]).toBuffer()
  await bring(shop, 'acme.xlsx', Buffer.from(workbook))
  await expect(shop.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Prices')
  const check = shop.getByRole('button', { name: 'Check 5 rows' })
  await expect(check).toBeDisabled()
  await shop.getByRole('button', { name: 'Yes, categories' }).click()
  await check.click()

  const bad = shop.getByRole('table', { name: 'Not understood' }).getByRole('row').last()
  await expect(bad).toContainText('ask us')
  // The row that a spreadsheet shows.
  await expect(bad.getByRole('cell').first()).toHaveText('6')
  await bad.getByRole('button', { name: 'Correct row 6' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Row 6 of the file' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Pentola 24 cm')
  await dialog.getByLabel('Cost price').fill('14.50')
  await dialog.getByRole('button', { name: 'Check again' }).click()

  await expect(step(shop, 'What the file would do').getByRole('button', { name: 'Import 3 products' })).toBeVisible()
  await shop.getByRole('button', { name: 'Import 3 products' }).click()
  await expect(shop.getByRole('heading', { name: '3 products imported' })).toBeVisible()
  const products = await rest.byName('products')
  expect(products.get('Pentola 24 cm')).toMatchObject({ category: 'PENTOLE', costBreakdown: { baseCost: 14.5 } })
  expect(products.get('Padella')).toMatchObject({ category: 'PADELLE' })
})

test('PROD-14 numbers that can be read two ways are asked about, and margins written as fractions are told @deep', async ({
  shop,
  rest,
}) => {
  const file = 'Name,SKU,Cost price,Margin\nMug,M-1,"1,234",0.4\nBowl,B-1,2.345,0.25\n'
  await bring(shop, 'odd.csv', Buffer.from(file))
  const check = shop.getByRole('button', { name: 'Check 2 rows' })
  await expect(check).toBeDisabled()
  const asked = shop.getByRole('group', { name: /“Cost price” has 1,234/ })
  await asked.getByRole('button', { name: /^1,234 .* 2\.345$/ }).click()
  const fractions = shop.getByRole('group', { name: /“Margin” has 0\.4/ })
  await expect(fractions.getByRole('button', { name: /^Yes: 40%/ })).toHaveAttribute('aria-pressed', 'true')
  await check.click()
  await shop.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(shop.getByRole('heading', { name: '2 products imported' })).toBeVisible()
  const products = await rest.byName('products')
  expect(products.get('Mug')).toMatchObject({ costBreakdown: { baseCost: 1234 }, pricingValue: 40 })
  expect(products.get('Bowl')).toMatchObject({ costBreakdown: { baseCost: 2.345 } })
})

test.describe('a shop in Ireland', () => {
  test.use({ locale: 'en-IE' })

  test('PROF-02 the examples of a shop are in its own currency @deep', async ({ shop }) => {
    await shop.goto('/')
    await shop.getByLabel('Default margin').fill('35')
    await shop.getByRole('button', { name: 'Save and continue' }).click()
    await saved(shop)
    await expect(shop.getByText('You sell from Ireland in EUR')).toBeVisible()
    // A new product takes the usual margin, which is asked here.
    await shop.goto('/products')
    await shop
      .getByRole('button', { name: /^(New product|Add a product)/ })
      .first()
      .click()
    await expect(shop.getByRole('textbox', { name: 'Margin (%)', exact: true })).toHaveValue('35')
    await shop.keyboard.press('Escape')
    await shop.goto('/shipments')
    await expect(shop.getByText('The supplier asks €4.00. On the shelf each mug has cost €5.58.')).toBeVisible()
    await expect(shop.getByText('€180.00 ÷ 200')).toBeVisible()
    for (const path of ['/shipments', '/services']) {
      await shop.goto(path)
      await expect(shop.getByRole('main')).toContainText('€')
      await expect(shop.getByRole('main')).not.toContainText('$')
    }
  })

  test('PRICE-15 the list of a supplier who is paid in dollars comes in as euros, with what was paid @deep', async ({
    shop,
    rest,
  }) => {
    await shop.goto('/')
    await shop.getByLabel('Default margin').fill('35')
    await shop.getByRole('button', { name: 'Save and continue' }).click()
    await saved(shop)
    await bring(shop, 'supplier.csv', Buffer.from('Name,SKU,Cost (USD)\nMug,M-1,12.50\n'))
    await expect(shop.getByLabel('Sold in', { exact: true })).toHaveValue('EUR')
    await expect(shop.getByText(/^Costs keep what was paid, and are converted at the rates of /)).toBeVisible()
    await expect(shop.getByText(/^US\$12\.50 = €\d+\.\d\d$/)).toBeVisible()
    await shop.getByRole('button', { name: 'Check 1 row' }).click()
    await shop.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(shop.getByRole('heading', { name: '1 product imported' })).toBeVisible()
    const product = (await rest.byName('products')).get('Mug')
    expect(product).toMatchObject({
      baseCurrency: 'EUR',
      costBreakdown: { baseCostOrigin: { amount: '12.50', currency: 'USD', to: 'EUR' } },
    })
    await shop.goto('/products')
    await openProduct(shop, 'Mug')
    await expect(shop.getByText('$12.50').first()).toBeVisible()
  })
})
