import type { Locator, Page } from '@playwright/test'
import { brand } from '#contract/entities/brand.ts'
import { brandsMessages } from '#web/features/brands/messages.ts'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { atRest, field, keepUndo, saved, type } from './steps.ts'

/** Presses twice, as fast as a hand does. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().dblclick()
}

async function countOf(rest: Rest, collection: string): Promise<number> {
  return ((await rest.call('GET', `/${collection}?pageSize=500`))['items'] as unknown[]).length
}

test('PROD-02 SERV-01 SHIP-01 a double click makes one row', async ({ shop, rest }) => {
  for (const [path, button, collection] of [
    ['/products', 'New product', 'products'],
    ['/services', 'New service', 'services'],
    ['/shipments', 'New shipment', 'shipments'],
  ] as const) {
    const before = await countOf(rest, collection)
    await shop.goto(path)
    await pressTwice(shop, button)
    await expect.poll(() => countOf(rest, collection)).toBe(before + 1)
    await atRest(shop)
    expect(await countOf(rest, collection), collection).toBe(before + 1)
  }
})

/** Presses a key twice, as fast as a hand does. */
async function enterTwice(page: Page, input: Locator): Promise<void> {
  await input.focus()
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
}

/** What there is once there is something, and every press has done what it does. */
async function settledCount(page: Page, rest: Rest, collection: string): Promise<number> {
  await expect.poll(() => countOf(rest, collection)).toBeGreaterThan(0)
  await atRest(page)
  return countOf(rest, collection)
}

test('CUST-01 PLIST-01 DOC-02 a double click and a double Enter make one customer, one price list and one document with one number @deep', async ({
  shop,
  rest,
}) => {
  await shop.goto('/customers')
  await shop.getByRole('button', { name: 'New customer' }).first().click()
  await shop.getByRole('dialog').getByLabel('Name').fill('Ann Arbor')
  await enterTwice(shop, shop.getByRole('dialog').getByLabel('Name'))
  await expect(shop.getByRole('heading', { name: 'Ann Arbor', level: 1 })).toBeVisible()
  expect(await settledCount(shop, rest, 'customers')).toBe(1)

  await shop.goto('/price-lists')
  await pressTwice(shop, 'New price list')
  const dialog = shop.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Trade')
  await dialog.getByRole('button').last().dblclick()
  await expect(shop.getByRole('heading', { name: 'Trade', level: 1 })).toBeVisible()
  expect(await settledCount(shop, rest, 'price-lists')).toBe(1)

  const [customer] = (await rest.call('GET', '/customers'))['items'] as { id: string }[]
  await shop.goto(`/customer?id=${String(customer?.id)}`)
  await pressTwice(shop, 'New invoice')
  await expect(shop).toHaveURL(/document/)
  expect(await settledCount(shop, rest, 'documents')).toBe(1)
})

test('CAT-01 BRAND-01 DOC-15 a double Enter makes one category and one brand, a double click one payment @deep', async ({
  shop,
  rest,
}) => {
  await shop.goto('/categories')
  await shop.getByRole('button', { name: 'New category' }).first().click()
  await shop.getByRole('main').getByRole('textbox').last().fill('Kitchen')
  await shop.keyboard.press('Enter')
  await shop.keyboard.press('Enter')
  expect(await settledCount(shop, rest, 'categories')).toBe(1)

  await shop.goto('/brands')
  await pressTwice(shop, brandsMessages.create)
  const name = shop.getByRole('complementary').getByRole('textbox', { name: brand.fields.name.label, exact: true })
  await name.fill('Copperworks')
  await enterTwice(shop, name)
  expect(await settledCount(shop, rest, 'brands')).toBe(1)

  const id = await rest.create('documents', {
    documentType: 'invoice',
    items: [{ description: 'Kettle', quantity: 1, unitPrice: 10 }],
  })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  await shop.goto(`/document?id=${id}`)
  await shop.getByRole('button', { name: 'Record a payment' }).first().click()
  await shop
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Amount/ })
    .fill('4')
  await shop.getByRole('dialog').getByRole('button', { name: 'Record' }).dblclick()
  const payments = async () => (await rest.call('GET', `/documents/${id}`))['payments'] as readonly unknown[]
  await expect.poll(async () => (await payments()).length).toBeGreaterThan(0)
  await atRest(shop)
  expect(await payments()).toHaveLength(1)
})

test('PROD-02 LEDGER-02 SERV-03 AUTH-15 a double click makes one first product, one plan, one package and one token @deep', async ({
  shop,
  rest,
}) => {
  await shop.goto('/')
  await shop.getByRole('button', { name: 'Skip for now' }).click()
  await pressTwice(shop, 'Type your first product')
  await expect(shop).toHaveURL(/product-detail/)
  expect(await settledCount(shop, rest, 'products')).toBe(1)

  const [product] = (await rest.call('GET', '/products'))['items'] as { id: string }[]
  await shop.goto(`/product-detail?id=${String(product?.id)}&view=planned`)
  await shop.getByRole('button', { name: 'Plan a price' }).click()
  const plan = shop.getByRole('dialog')
  await plan.getByRole('textbox', { name: 'Percent off (%)' }).fill('25')
  await plan.getByRole('button', { name: 'Plan it' }).dblclick()
  await expect(plan).toHaveCount(0)
  expect(await settledCount(shop, rest, 'scheduled-prices')).toBe(1)

  const id = await rest.create('services', { name: 'Repair', pricingModel: 'package' })
  await shop.goto(`/service?id=${id}`)
  const packages = async () => (await rest.call('GET', `/services/${id}`))['packageOptions'] as readonly unknown[]
  const before = (await packages()).length
  await pressTwice(shop, 'Add a package')
  await expect.poll(async () => (await packages()).length).toBeGreaterThan(before)
  await atRest(shop)
  expect(await packages()).toHaveLength(before + 1)

  await shop.goto('/settings?tab=tokens')
  await shop.getByRole('button', { name: 'New token' }).click()
  const token = shop.getByRole('dialog')
  await token.getByLabel('Name').fill('Till')
  await token.getByRole('button', { name: 'Create the token' }).dblclick()
  await token.getByRole('button', { name: 'Done' }).click()
  await atRest(shop)
  await shop.reload()
  await expect(shop.getByRole('main').getByText('Till', { exact: true })).toHaveCount(1)
})

test('CHANGE-02 undo leaves what another device wrote since, and says so @deep', async ({ shop, rest, newDevice }) => {
  const id = await rest.create('services', { name: 'Repair', costStructure: { materialCost: 10 } })
  await shop.goto(`/service?id=${id}`)
  const second = await newDevice()
  await type(shop, 'Material ($)', '20')
  await keepUndo(shop)
  await second.goto(`/service?id=${id}`)
  await expect(field(second, 'Material ($)')).toHaveValue('20.00')
  await type(second, 'Material ($)', '30')
  await expect(field(shop, 'Material ($)')).toHaveValue('30.00')
  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(shop.getByText('Material was changed since and stays.')).toBeVisible()
  await saved(shop)
  expect((await rest.call('GET', `/services/${id}`))['costStructure']).toMatchObject({ materialCost: 30 })
})

test('NAV-01 a dialog does not stay over the page that Back leads to', async ({ shop }) => {
  await shop.goto('/products')
  await shop.getByRole('link', { name: 'Price lists' }).first().click()
  await shop.getByRole('main').getByRole('button', { name: 'New price list' }).first().click()
  await expect(shop.getByRole('dialog')).toBeVisible()
  await shop.goBack()
  await expect(shop).toHaveURL(/products/)
  await expect(shop.getByRole('dialog')).toHaveCount(0)
})

test('NAV-01 a menu and a popover do not stay over the page that Back leads to @deep', async ({ shop }) => {
  for (const [opener, part] of [
    [shellMessages.account, 'menu'],
    [shellMessages.connection.saved, 'dialog'],
  ] as const) {
    await shop.goto('/products')
    await shop.getByRole('link', { name: 'Price lists' }).first().click()
    await expect(shop).toHaveURL(/price-lists/)
    await shop.getByRole('button', { name: opener }).first().click()
    await expect(shop.getByRole(part)).toBeVisible()
    await shop.goBack()
    await expect(shop).toHaveURL(/products/)
    await expect(shop.getByRole(part), opener).toHaveCount(0)
  }
})
