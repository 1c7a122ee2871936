import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { field, readyForOffline, saved, type } from './steps.ts'

// The product of these tests fetches no rates: those of 6 July 2026, which ship with it, are all it has.
const CNY_IN_EUR = /1 CNY = 0\.128911 EUR of Jul 6, 2026, ECB/

test('PRICE-15 CUR-02 a cost in yuan is converted at the dated rate, tells its story, and keeps both offline', async ({
  shop,
  rest,
}) => {
  const id = await rest.create('products', { name: 'Enamel mug', baseCurrency: 'EUR', pricingValue: 50 })
  await shop.goto(`/product-detail?id=${id}`)
  await readyForOffline(shop)
  await type(shop, 'Supplier price (€)', '12.50')
  await saved(shop)
  await shop.getByLabel('Currency of Supplier price').selectOption('CNY')
  await expect(field(shop, 'Supplier price (CN¥)')).toHaveValue('12.50')
  await expect(shop.getByText('= €1.61')).toBeVisible()
  await expect(shop.getByRole('button', { name: CNY_IN_EUR })).toBeVisible()
  await expect(shop.getByRole('button', { name: CNY_IN_EUR })).toContainText(/\d+ days old/)
  const story = shop.getByRole('region', { name: 'How the price is made' })
  await expect(story).toContainText('CN¥12.50 at 0.128911 of Jul 6, 2026, ECB')
  await saved(shop)
  await expectAccessible(shop, 'foreign cost')

  await shop.context().setOffline(true)
  await type(shop, 'Supplier price (CN¥)', '100')
  await expect(shop.getByText('= €12.89')).toBeVisible()
  await shop.getByLabel('Currency of Shipping').selectOption('JPY')
  await type(shop, 'Shipping (¥)', '1000')
  await expect(story).toContainText('¥1,000 at 0.00539636 of Jul 6, 2026, ECB')
  await expect(shop.getByRole('button', { name: 'Offline, 3 waiting' })).toBeVisible()
  await shop.reload()
  await expect(field(shop, 'Supplier price (CN¥)')).toHaveValue('100.00')
  await shop.context().setOffline(false)
  await saved(shop)
  expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({
    baseCost: 12.891083,
    baseCostOrigin: { amount: '100.00', currency: 'CNY', to: 'EUR', date: '2026-07-06', source: 'ECB' },
    shippingCost: 5.396363,
  })
})

test('PRICE-15 a rate is typed by hand, the reference rate is offered and never taken by itself @deep', async ({
  shop,
  rest,
}) => {
  const id = await rest.create('products', {
    name: 'Teapot',
    baseCurrency: 'EUR',
    costBreakdown: {
      baseCostOrigin: { amount: '40', currency: 'USD', to: 'EUR', rate: '0.9', date: '2025-01-02', source: 'ECB' },
    },
  })
  await shop.goto(`/product-detail?id=${id}`)
  await expect(shop.getByText('= €36.00')).toBeVisible()
  await shop.getByRole('button', { name: 'Update the rate to 0.87604 of Jul 6, 2026' }).click()
  await expect(shop.getByText('= €35.04')).toBeVisible()

  await shop.getByRole('button', { name: /1 USD = 0\.87604 EUR/ }).click()
  await type(shop, '1 USD in EUR', '9.5')
  const question = shop.getByRole('alertdialog', { name: '1 USD = 9.5 EUR?' })
  await expect(question).toContainText('The known rate of Jul 6, 2026 is 0.87604.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(shop.getByText('= €35.04')).toBeVisible()
  await shop.getByRole('button', { name: /1 USD = 0\.87604 EUR/ }).click()
  await type(shop, '1 USD in EUR', '0.95')
  await expect(shop.getByText('= €38.00')).toBeVisible()
  await expect(shop.getByRole('button', { name: /1 USD = 0\.95 EUR of .*, your own rate/ })).toBeVisible()
  await shop.keyboard.press('Escape')

  await shop.getByLabel('Currency of Supplier price').selectOption('KES')
  await expect(shop.getByText('There is no reference rate for KES.')).toBeVisible()
  await type(shop, '1 KES in EUR', '0.0066')
  await expect(field(shop, 'Supplier price (KES)')).toHaveValue('40.00')
  await expect(shop.getByText('= €0.264')).toBeVisible()
  await shop.getByRole('tab', { name: 'History' }).click()
  await expect(shop.getByText(/KES\s40\.00 at 0\.0066 of .*, your own rate/).first()).toBeVisible()

  await shop.goto('/settings/rates')
  const card = shop.locator('section', { has: shop.getByRole('heading', { name: 'Exchange rates', level: 2 }) })
  await expect(card.first()).toContainText('Jul 6, 2026')
  await expect(card.first()).toContainText(/\d+ days old/)
  await rest.create('products', {
    name: 'Tray',
    baseCurrency: 'EUR',
    costBreakdown: {
      baseCostOrigin: { amount: '10', currency: 'USD', to: 'EUR', rate: '0.9', date: '2025-01-02', source: 'ECB' },
    },
  })
  await shop.getByRole('button', { name: 'Propose new rates' }).click()
  await expect(shop.getByRole('complementary', { name: 'Exchange rates of 2026-07-06' })).toContainText('Tray')
})

test('CUR-02 rates older than a week are said wherever prices and costs are converted at them @deep', async ({
  shop,
  rest,
}) => {
  const OLD = /Jul 6, 2026, ECB\s*\d+ days old/
  const productId = await rest.create('products', {
    name: 'Enamel mug',
    sku: 'MUG-1',
    baseCurrency: 'USD',
    costBreakdown: { baseCost: 5 },
    pricingValue: 50,
  })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [productId] })
  await shop.goto(`/price-list?id=${list}`)
  await shop.getByRole('tab', { name: 'Details' }).click()
  await shop.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await expect(shop.getByText(OLD)).toBeVisible()
  await saved(shop)

  const { id } = await rest.call('POST', '/documents', {
    documentType: 'quote',
    currency: 'EUR',
    items: [{ productId, quantity: 1 }],
  })
  await shop.goto(`/document?id=${String(id)}`)
  await expect(shop.getByText(/^Prices of other currencies are converted at the rates/)).toContainText(OLD)

  await shop.goto('/shipments')
  await shop.getByRole('button', { name: 'New shipment' }).first().click()
  await shop.getByRole('button', { name: 'Add a line' }).click()
  for (const cell of ['MUG-1', '', '10', '5.00', 'EUR', '4.5']) {
    if (cell !== '') await shop.keyboard.type(cell)
    await shop.keyboard.press('Tab')
  }
  await expect(shop.getByRole('textbox', { name: '1 EUR in USD (USD)' })).toHaveAccessibleDescription(OLD)

  await shop.goto('/import')
  const buffer = Buffer.from('Name,SKU,Cost price\nBowl,B-1,€4.20\nTray,T-1,€7.10\n')
  await shop.locator('input[type=file]').first().setInputFiles({ name: 'eur.csv', mimeType: 'text/csv', buffer })
  await expect(shop.getByText(/^Costs keep what was paid/)).toContainText(OLD)
})
