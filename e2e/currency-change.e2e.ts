import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { field, keepUndo, readyForOffline, saved, type } from './steps.ts'

// The product of these tests fetches no rates: those of 6 July 2026, which ship with it, are all it has.
const USD_IN_EUR = 'At 1 USD = 0.87604 EUR of Jul 6, 2026, ECB.'

test('PRICE-09 another currency of a product asks whether to convert or to keep, with every amount before and after @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  const id = await rest.create('products', {
    name: 'Enamel mug',
    baseCurrency: 'USD',
    costBreakdown: { baseCost: 12.5, shippingCost: 2 },
    pricingValue: 50,
  })
  await shop.goto(`/product-detail?id=${id}`)
  const soldIn = shop.getByRole('combobox', { name: 'Sold in' })
  await expect(soldIn).toHaveValue('USD')
  await expect(shop.getByRole('region', { name: 'Costs' }).getByRole('combobox', { name: /^Currency$/ })).toHaveCount(0)
  await readyForOffline(shop)
  await shop.context().setOffline(true)

  await soldIn.focus()
  await soldIn.selectOption('EUR')
  const dialog = shop.getByRole('dialog', { name: 'Sell in EUR instead of USD?' })
  await expect(dialog.getByRole('radio', { name: 'Convert the amounts' })).toBeChecked()
  await expect(dialog.getByText(USD_IN_EUR)).toBeVisible()
  await expect(dialog.getByText(/^\d+ days old/)).toBeVisible()
  await expect(dialog.getByRole('row')).toHaveText([
    'AmountUSDEUR',
    /^Supplier price\$12\.50€10\.9505/,
    /^Shipping\$2\.00€1\.752/,
    'Retail price$29.00€25.41',
  ])
  await expectAccessible(shop, 'currency change')

  // The whole question by keyboard: the arrow chooses, Escape takes nothing.
  await shop.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Keep the figures' })).toBeChecked()
  await expect(dialog.getByRole('row', { name: /^Supplier price/ })).toContainText('€12.50')
  await shop.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(soldIn).toHaveValue('USD')
  await expect(soldIn).toBeFocused()

  await soldIn.selectOption('EUR')
  await dialog.getByRole('button', { name: 'Change to EUR' }).click()
  await keepUndo(shop)
  await expect(soldIn).toHaveValue('EUR')
  await expect(field(shop, 'Shipping (€)')).toHaveValue('1.752081')
  await shop.context().setOffline(false)
  await saved(shop)
  expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({ shippingCost: 1.752081 })

  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(soldIn).toHaveValue('USD')
  await expect(field(shop, 'Shipping ($)')).toHaveValue('2.00')

  await soldIn.selectOption('JPY')
  await shop.getByRole('radio', { name: 'Keep the figures' }).check()
  await shop.getByRole('button', { name: 'Change to JPY' }).click()
  await expect(field(shop, 'Shipping (¥)')).toHaveValue('2')
  await saved(shop)
  expect(await rest.call('GET', `/products/${id}`)).toMatchObject({
    baseCurrency: 'JPY',
    costBreakdown: { baseCost: 12.5, shippingCost: 2 },
  })
})

test('PRICE-09 a currency without a reference rate takes an own one, and a service asks as a product does @deep', async ({
  shop,
  rest,
}) => {
  const id = await rest.create('services', { name: 'Repair', baseCurrency: 'EUR', costStructure: { materialCost: 10 } })
  await shop.goto(`/service?id=${id}`)
  const soldIn = shop.getByRole('combobox', { name: 'Sold in' })
  await soldIn.selectOption('KES')
  const dialog = shop.getByRole('dialog', { name: 'Sell in KES instead of EUR?' })
  await expect(dialog.getByRole('radio', { name: 'Convert the amounts' })).toBeDisabled()
  await expect(dialog.getByText('There is no exchange rate from EUR to KES.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Keep the figures' })).toBeChecked()
  await type(shop, '1 EUR in KES', '150')
  await expect(dialog.getByRole('radio', { name: 'Convert the amounts' })).toBeChecked()
  await expect(dialog.getByRole('row', { name: /^Material/ })).toContainText(/1,500/)
  await dialog.getByRole('button', { name: 'Change to KES' }).click()
  await expect(soldIn).toHaveValue('KES')
  await saved(shop)
  expect(await rest.call('GET', `/services/${id}`)).toMatchObject({
    baseCurrency: 'KES',
    costStructure: { materialCost: 1_500 },
  })
})

test('CHANGE-02 PRICE-09 undo of a currency never relabels an amount that another device typed since @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  const id = await rest.create('products', { name: 'Teapot', baseCurrency: 'USD', costBreakdown: { baseCost: 40 } })
  const other = await newDevice()
  await shop.goto(`/product-detail?id=${id}`)
  const soldIn = shop.getByRole('combobox', { name: 'Sold in' })
  await soldIn.selectOption('JPY')
  await shop.getByRole('button', { name: 'Change to JPY' }).click()
  await keepUndo(shop)
  await saved(shop)
  await other.goto(`/product-detail?id=${id}`)
  await type(other, 'Supplier price (¥)', '7000')
  await saved(other)
  await expect(field(shop, 'Supplier price (¥)')).toHaveValue('7000')
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(shop.getByText('Currency was changed since and stays.')).toBeVisible()
  await saved(shop)
  expect(await rest.call('GET', `/products/${id}`)).toMatchObject({
    baseCurrency: 'JPY',
    costBreakdown: { baseCost: 7000 },
  })
})

test('PRICE-09 another currency of a draft asks whether typed amounts are converted or keep their figures, and takes the prices of rules as they are there @deep', async ({
  shop,
  rest,
}) => {
  const productId = await rest.create('products', {
    name: 'Enamel mug',
    baseCurrency: 'USD',
    costBreakdown: { baseCost: 10 },
    pricingMode: 'manual',
    pricingValue: 50,
  })
  const bought = { productId, quantity: 1 }
  const typed = { description: 'Engraving', quantity: 1, unitPrice: 100, discountAmount: 10 }
  const ruled = await rest.create('documents', { documentType: 'invoice', currency: 'USD', items: [bought] })
  const id = await rest.create('documents', { documentType: 'invoice', currency: 'USD', items: [typed, bought] })
  const price = (line: number) => shop.locator('[data-cell$=" unitPrice"]').nth(line)
  const currency = shop.getByRole('combobox', { name: 'Currency' })
  const dialog = shop.getByRole('dialog', { name: 'Change the currency from USD to EUR?' })
  await shop.setViewportSize({ width: 1440, height: 900 })

  // Where rules price every line nothing is asked.
  await shop.goto(`/document?id=${ruled}`)
  await currency.selectOption('EUR')
  await expect(price(0)).toHaveValue('43.80')
  await expect(dialog).toHaveCount(0)

  await shop.goto(`/document?id=${id}`)
  await currency.selectOption('EUR')
  await expect(dialog.getByRole('radio', { name: 'Convert the amounts' })).toBeChecked()
  await expect(dialog.getByText(USD_IN_EUR)).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Engraving: Unit price/ })).toContainText('€87.60403')
  await expectAccessible(shop, 'currency change of a document')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(currency).toHaveValue('USD')
  await expect(price(0)).toHaveValue('100.00')

  await currency.selectOption('EUR')
  await dialog.getByRole('button', { name: 'Change to EUR' }).click()
  await expect(currency).toHaveValue('EUR')
  await expect(price(0)).toHaveValue('87.60403')
  await expect(price(1)).toHaveValue('43.80')
  await saved(shop)
  expect((await rest.call('GET', `/documents/${id}`))['items']).toMatchObject([
    { unitPrice: 87.60403, discountAmount: 8.760403 },
    { unitPrice: 43.8 },
  ])
})
