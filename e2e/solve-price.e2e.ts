import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, field, followSystemTheme, keepUndo, readyForOffline, saved } from './steps.ts'

const pricing = (page: Page): Locator => page.getByRole('region', { name: 'Pricing' })
const calculator = (page: Page): Locator => page.getByRole('region', { name: 'Price calculator' })
const answer = (page: Page): Locator => calculator(page).getByRole('status')
const cell = (page: Page, name: string): Locator => calculator(page).getByRole('textbox', { name: `${name} (` })
const supplierPrice = (page: Page): Locator =>
  page.getByRole('region', { name: 'Costs' }).getByRole('textbox', { name: 'Supplier price ($)' })
const find = (page: Page, what: string) =>
  calculator(page)
    .getByRole('button', { name: `Work out: ${what}` })
    .click()

const LAMP = {
  name: 'Lamp',
  baseCurrency: 'USD',
  costBreakdown: { baseCost: 50, shippingCost: 10 },
  pricingMode: 'strategy',
  pricingStrategy: 'margin',
  pricingValue: 40,
}

test('PRICE-14 what the supplier may ask is found at every key, used, and taken back, without a network @deep', async ({
  shop,
  rest,
}) => {
  await shop.setViewportSize({ width: 1440, height: 1000 })
  const id = await rest.create('products', LAMP)
  await shop.goto(`/product-detail?id=${id}`)
  await pricing(shop).getByRole('button', { name: 'Price calculator' }).click()
  await expect(answer(shop)).toHaveText('$50.00')
  await expect(calculator(shop)).toContainText('The product already has these values.')

  await cell(shop, 'Shelf price').fill('90')
  await expect(answer(shop)).toHaveText('$44.00')
  await cell(shop, 'Margin').fill('50')
  await expect(answer(shop)).toHaveText('$35.00')
  await cell(shop, 'Margin').fill('half')
  await expect(answer(shop)).toHaveCount(0)
  await cell(shop, 'Margin').fill('90')
  await expect(calculator(shop)).toContainText('Nothing is left for the supplier price')
  await cell(shop, 'Margin').fill('40')
  await expect(calculator(shop)).toContainText('Priced by a margin of 40%: when a cost changes, the price follows.')
  await calculator(shop).getByText('Fixed price').click()
  await expect(calculator(shop)).toContainText('Fixed at $90.00 by hand: when a cost changes, the margin changes.')

  await readyForOffline(shop)
  await shop.context().setOffline(true)
  await calculator(shop).getByRole('button', { name: 'Use it' }).click()
  await keepUndo(shop)
  await expect(supplierPrice(shop)).toHaveValue('44.00')
  await expect(shop.getByRole('region', { name: 'Price', exact: true })).toContainText('$90.00')
  await shop.context().setOffline(false)
  await saved(shop)
  expect((await rest.byName('products')).get('Lamp')).toMatchObject({
    effectivePrice: 90,
    margin: 40,
    pricingMode: 'manual',
    costBreakdown: { baseCost: 44, shippingCost: 10 },
  })

  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(supplierPrice(shop)).toHaveValue('50.00')
  await saved(shop)
  expect((await rest.byName('products')).get('Lamp')).toMatchObject({
    effectivePrice: 100,
    pricingMode: 'strategy',
    costBreakdown: { baseCost: 50, shippingCost: 10 },
  })
})

test('PRICE-14 PRICE-11 PRICE-15 price to cost to price returns through VAT and ending, and a converted cost is never lost unsaid @deep', async ({
  shop,
  rest,
}) => {
  await shop.setViewportSize({ width: 1440, height: 1000 })
  const profile = [...(await rest.byName('business-profiles')).values()][0]
  await rest.call('PATCH', `/business-profiles/${String(profile?.['id'])}`, {
    vatRegistered: true,
    taxRate: 20,
    pricesIncludeVat: true,
    priceEnding: '.99',
  })
  const origin = { amount: '400', currency: 'CNY', to: 'USD', rate: '0.125', date: '2026-07-06', source: 'ECB' }
  const id = await rest.create('products', {
    ...LAMP,
    costBreakdown: { baseCost: 50, baseCostOrigin: origin, shippingCost: 10 },
  })
  await shop.goto(`/product-detail?id=${id}`)
  await pricing(shop).getByRole('button', { name: 'Price calculator' }).click()
  await find(shop, 'Shelf price')
  await expect(answer(shop)).toHaveText('$120.99')
  await find(shop, 'Supplier price')
  await cell(shop, 'Shelf price').fill('108.99')
  await expect(answer(shop)).toHaveText('$44.49')
  await expect(calculator(shop)).toContainText('the CN¥400.00 paid in CNY and its exchange rate are replaced')
  await find(shop, 'Shelf price')
  await expect(answer(shop)).toHaveText('$108.99')
  await expect(cell(shop, 'Supplier price')).toHaveValue('44.49')
  await calculator(shop).getByRole('button', { name: 'Use it' }).click()
  await keepUndo(shop)
  await expect(supplierPrice(shop)).toHaveValue('44.49')
  await saved(shop)
  expect((await rest.byName('products')).get('Lamp')).toMatchObject({
    effectivePrice: 108.99,
    pricingStrategy: 'margin',
    costBreakdown: { baseCost: 44.49, baseCostOrigin: null },
  })
  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(field(shop, 'Supplier price (CN¥)')).toHaveValue('400.00')
  await saved(shop)
  expect((await rest.byName('products')).get('Lamp')).toMatchObject({
    effectivePrice: 120.99,
    costBreakdown: { baseCost: 50, baseCostOrigin: origin },
  })
})

test('PRICE-14 SHELL-08 the calculator fits a phone and is usable in both themes @deep', async ({ shop, rest }) => {
  const id = await rest.create('products', LAMP)
  await followSystemTheme(shop)
  await shop.setViewportSize({ width: 390, height: 844 })
  await shop.goto(`/product-detail?id=${id}`)
  await pricing(shop).getByRole('button', { name: 'Price calculator' }).click()
  await find(shop, 'Discount')
  await cell(shop, 'Margin').fill('25')
  await expect(answer(shop)).toHaveText('20%')
  await expect(calculator(shop)).toContainText('The discount is not kept on the product.')
  await expectAccessibleInBothThemes(shop, 'the calculator of a price on a phone')
  await expectNoSidewaysScroll(shop, 'the calculator on a phone')
})
