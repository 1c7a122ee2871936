import { readFile } from 'node:fs/promises'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme, readyForOffline, rowOf } from './steps.ts'

const WIDE = { width: 1360, height: 900 }
const PHONE = { width: 390, height: 844 }

test('LEDGER-01 the price history of a product is a dated chart with its table and a file, by variant and currency, and offline @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  const id = await rest.create('products', {
    name: 'Enamel mug',
    sku: 'MUG',
    baseCurrency: 'USD',
    costBreakdown: { baseCost: 5 },
    pricingMode: 'manual',
    pricingValue: 10,
  })
  for (const pricingValue of [12, 11]) await rest.call('PATCH', `/products/${id}`, { pricingValue })
  await rest.call('PATCH', `/products/${id}`, {
    options: [{ id: 'size', name: 'Size', values: ['S', 'L'] }],
    variants: [
      { id: 'small', optionValues: ['S'], retailPrice: 9 },
      { id: 'large', optionValues: ['L'], retailPrice: 14 },
    ],
  })

  await followSystemTheme(shop)
  await shop.setViewportSize(WIDE)
  await shop.goto(`/product-detail?id=${id}&view=history`)
  const history = shop.getByRole('region', { name: 'Price history' })
  await expect(
    history.getByRole('img', { name: /^Retail price from \$10\.00 on .+ to \$11\.00, in 2 steps\./ }),
  ).toBeVisible()
  await expect(history.getByText('$5.00').first()).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'chart of a price history')

  // What the pointer is over is told in words.
  await history.getByRole('img').hover({ position: { x: 2, y: 80 } })
  await expect(history.getByText('Now', { exact: true })).toBeHidden()
  await expect(history.getByRole('definition').first()).toHaveText('$10.00')
  await shop.mouse.move(0, 0)

  await history.getByRole('combobox', { name: 'Prices of' }).selectOption('L')
  await expect(history.getByRole('img', { name: /^Retail price \$14\.00 since / })).toBeVisible()
  await history.getByRole('combobox', { name: 'Prices of' }).selectOption('The product')

  await history.getByRole('button', { name: 'Show as table' }).press('Enter')
  const table = history.getByRole('table', { name: 'Price history' })
  await expect(table.getByRole('row')).toHaveText([
    /Date.*Retail price.*Total cost/,
    /\$11\.00.*\$5\.00$/,
    /\$12\.00.*\$5\.00$/,
    /\$10\.00.*\$5\.00$/,
  ])
  await expectAccessibleInBothThemes(shop, 'table of a price history')

  // Another currency begins another line.
  await rest.call('PATCH', `/products/${id}`, { baseCurrency: 'EUR', currencyChange: 'keep' })
  await expect(table.getByRole('row').nth(1)).toContainText('€11.00')
  await history.getByRole('button', { name: 'Show as table' }).click()
  const currency = history.getByRole('combobox', { name: 'Currency' })
  await expect(currency).toHaveValue('EUR')
  await expect(history.getByRole('img', { name: /^Retail price €11\.00 since / })).toBeVisible()
  await currency.selectOption('USD')
  await expect(history.getByRole('img', { name: /^Retail price from \$10\.00 on / })).toBeVisible()

  const saving = shop.waitForEvent('download')
  await history.getByRole('button', { name: 'CSV file' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('Price history of Enamel mug.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF?Date,Variant,SKU,Currency,Retail price,Trade price,Total cost,Changed by,Reason$/)
  expect(lines.slice(1).map((line) => line.split(',').toSpliced(5, 1).slice(1, 6).join(','))).toEqual([
    ',MUG,USD,10.00,5.00',
    ',MUG,USD,12.00,5.00',
    ',MUG,USD,11.00,5.00',
    ',MUG,EUR,11.00,5.00',
    'S,,USD,9.00,5.00',
    'S,,EUR,9.00,5.00',
    'L,,USD,14.00,5.00',
    'L,,EUR,14.00,5.00',
  ])

  await shop.setViewportSize(PHONE)
  await expect(history.getByRole('img')).toBeVisible()
  await expectNoSidewaysScroll(shop, 'a price history on a phone')
  await expectAccessibleInBothThemes(shop, 'chart of a price history on a phone')

  // What was read stays without a network; what was not says so.
  await shop.setViewportSize(WIDE)
  await readyForOffline(shop)
  await shop.context().setOffline(true)
  await expect(history.getByRole('img')).toBeVisible()
  const again = shop.waitForEvent('download')
  await history.getByRole('button', { name: 'CSV file' }).click()
  await again
  await shop.goto('/products')
  await rowOf(shop, 'Enamel mug').getByRole('rowheader').click()
  await shop.getByRole('tab', { name: 'History' }).click()
  await expect(
    shop.getByText('The history is kept on the server. It shows here once the network is back.'),
  ).toBeVisible()
  await shop.context().setOffline(false)
  await expect(history.getByRole('img')).toBeVisible()
})
