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
  await expect(shop.getByText('= €1.611385')).toBeVisible()
  await expect(shop.getByRole('button', { name: CNY_IN_EUR })).toBeVisible()
  await expect(shop.getByText(/The newest rates are \d+ days old\./)).toBeVisible()
  const story = shop.getByRole('region', { name: 'How the price comes about' })
  await expect(story).toContainText('CN¥12.50 at 0.128911 of Jul 6, 2026, ECB')
  await saved(shop)
  await expectAccessible(shop, 'foreign cost')

  await shop.context().setOffline(true)
  await type(shop, 'Supplier price (CN¥)', '100')
  await expect(shop.getByText('= €12.891083')).toBeVisible()
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

test('PRICE-15 a rate is typed by hand, the reference rate is offered and never taken by itself, and undo brings all back', async ({
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
  await shop.getByRole('button', { name: 'Update rate to 0.87604 of Jul 6, 2026' }).click()
  await expect(shop.getByText('= €35.041612')).toBeVisible()
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(shop.getByText('= €36.00')).toBeVisible()

  await shop.getByRole('button', { name: /1 USD = 0\.9 EUR/ }).click()
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

  await shop.goto('/settings')
  const card = shop
    .getByRole('region', { name: 'Exchange rates' })
    .or(shop.locator('section', { hasText: 'Exchange rates' }))
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
