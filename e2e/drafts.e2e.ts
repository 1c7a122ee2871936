import type { Locator, Page } from '@playwright/test'
import { draftMessages } from '#web/kit/ui/draft-messages.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { field, openProduct, readyForOffline, saved } from './steps.ts'

interface Place {
  readonly path: string
  readonly input: (page: Page) => Locator
  readonly text: string
  /** What the server has in the end. */
  readonly stored: (rest: Rest) => Promise<unknown>
}

async function places(rest: Rest): Promise<readonly Place[]> {
  const product = await rest.create('products', { name: 'Kettle' })
  const service = await rest.create('services', { name: 'Repair' })
  const customer = await rest.create('customers', { name: 'Ann Arbor' })
  const brand = await rest.create('brands', { name: 'Copperworks' })
  const category = await rest.create('categories', { name: 'Kitchen' })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [] })
  const shipment = await rest.create('shipments', { name: 'S-1' })
  const document = await rest.create('documents', {
    documentType: 'invoice',
    items: [{ description: 'Kettle', quantity: 1, unitPrice: 10 }],
  })
  const named = (label: string) => (page: Page) => page.getByRole('textbox', { name: label, exact: true }).first()
  const of = (collection: string, id: string, name: string) => async (rest_: Rest) =>
    (await rest_.call('GET', `/${collection}/${id}`))[name]
  return [
    {
      path: `/product-detail?id=${product}`,
      input: named('Name'),
      text: 'Kettle of copper',
      stored: of('products', product, 'name'),
    },
    {
      path: `/service?id=${service}`,
      input: named('Description'),
      text: 'Within a week',
      stored: of('services', service, 'description'),
    },
    {
      path: `/customer?id=${customer}`,
      input: named('Notes'),
      text: 'Pays late',
      stored: of('customers', customer, 'notes'),
    },
    { path: `/brands?id=${brand}`, input: named('Notes'), text: 'Ask for Mara', stored: of('brands', brand, 'notes') },
    {
      path: `/categories?id=${category}`,
      input: named('Description'),
      text: 'Pots and pans',
      stored: of('categories', category, 'description'),
    },
    {
      path: `/price-list?id=${list}&view=rules`,
      input: named('Title'),
      text: 'Trade prices',
      stored: of('price-lists', list, 'title'),
    },
    {
      path: `/shipment?id=${shipment}`,
      input: named('Supplier'),
      text: 'Sea & Sons',
      stored: of('shipments', shipment, 'supplier'),
    },
    {
      path: `/document?id=${document}`,
      input: named('Quantity: 1'),
      text: '3',
      stored: async (rest_) =>
        ((await rest_.call('GET', `/documents/${document}`))['items'] as { quantity: number }[])[0]?.quantity,
    },
    {
      path: '/business-profile',
      input: named('Legal name'),
      text: 'Kettles Ltd',
      stored: async (rest_) =>
        ((await rest_.call('GET', '/business-profiles'))['items'] as { legalName: string }[])[0]?.legalName,
    },
  ]
}

test('SYNC-02 text typed into a field that was not left outlives a reload on every record page, is marked, and is saved on leaving it @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  for (const { path, input, text, stored } of await places(rest)) {
    await shop.goto(path)
    await input(shop).fill(text)
    await shop.reload()
    await expect(input(shop), path).toHaveValue(text)
    await expect(input(shop), path).toHaveAttribute('aria-invalid', 'true')
    await input(shop).focus()
    await input(shop).press('Tab')
    await expect(input(shop), path).not.toHaveAttribute('aria-invalid', 'true')
    await expect.poll(async () => String(await stored(rest)), { message: path }).toBe(text)
    await shop.reload()
    await expect(input(shop), path).toHaveValue(text)
    await expect(input(shop), path).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('SYNC-02 a closed tab keeps what was typed, Escape takes it back, and Back saves it', async ({
  shop,
  context,
  rest,
}) => {
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  await shop.goto('/products?pageSize=20')
  await openProduct(shop, 'Kettle')
  await field(shop, 'Supplier price ($)').fill('2 apples')
  const address = shop.url()
  await shop.close()
  const next = await context.newPage()
  await next.goto(address)
  await expect(field(next, 'Supplier price ($)')).toHaveValue('2 apples')
  await expect(next.getByText(draftMessages.typedBefore(true))).toBeVisible()
  await expectAccessible(next, 'a field with a draft')
  await field(next, 'Supplier price ($)').focus()
  await next.keyboard.press('Escape')
  await expect(field(next, 'Supplier price ($)')).toHaveValue('10.00')
  await expect(next.getByText(draftMessages.typedBefore(true))).toHaveCount(0)

  await field(next, 'Supplier price ($)').focus()
  await field(next, 'Supplier price ($)').fill('12')
  await next.goto('/products?pageSize=20')
  await openProduct(next, 'Kettle')
  await expect(field(next, 'Supplier price ($)')).toHaveValue('12')
  await next.getByRole('link', { name: 'Customers' }).first().click()
  await next.goBack()
  await openProduct(next, 'Kettle')
  await field(next, 'Supplier price ($)').fill('13')
  await next.evaluate(() => history.back())
  await expect
    .poll(async () => (await rest.call('GET', `/products/${id}`))['costBreakdown'])
    .toMatchObject({ baseCost: 13 })
})

test('SYNC-02 PLIST-06 a rule of a price list that was not saved is found again after another tab, a reload and Back @deep', async ({
  shop,
  rest,
}) => {
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [] })
  const rule = shop.getByLabel('Rule', { exact: true })
  const left = shop.getByText('Changed earlier and not saved yet.')
  await shop.goto(`/price-list?id=${list}&view=rules`)
  await rule.selectOption('Percent off')
  await shop.getByRole('tab', { name: 'Prices', exact: true }).click()
  await shop.getByRole('tab', { name: 'Rules and details' }).click()
  await expect(rule).toHaveValue('percentOff')
  await shop.reload()
  await expect(rule).toHaveValue('percentOff')
  await expect(left).toBeVisible()
  await shop.getByRole('button', { name: 'Save the rule' }).click()
  await expect(left).toHaveCount(0)
  await expect.poll(async () => (await rest.call('GET', `/price-lists/${list}`))['ruleKind']).toBe('percentOff')
  await rule.selectOption('margin')
  await shop.getByRole('link', { name: 'Customers' }).first().click()
  await shop.goBack()
  await expect(rule).toHaveValue('margin')
  await shop.getByRole('button', { name: 'Discard' }).click()
  await expect(rule).toHaveValue('percentOff')
  await shop.reload()
  await expect(rule).toHaveValue('percentOff')
  await expect(left).toHaveCount(0)
})

test('AUTH-11 what was typed and not saved is asked about before a sign-out, and is gone with it', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Kettle' })
  await shop.goto('/products?pageSize=20')
  await openProduct(shop, 'Kettle')
  await field(shop, 'Supplier price ($)').fill('2 apples')
  await shop.goto('/logout')
  await expect(shop.getByText('Some changes are not on the server yet')).toBeVisible()
  await shop.getByRole('button', { name: /Discard/ }).click()
  await expect(shop).not.toHaveURL(/logout/)
  await expect
    .poll(() => shop.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))))
    .toEqual([])
})

function notices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' })
}

/** Waits for the copy to hold one change that cannot be sent. */
async function waitingOffline(page: Page): Promise<void> {
  await page.goto('/products?pageSize=20')
  await openProduct(page, 'Kettle')
  await readyForOffline(page)
  await saved(page)
  await page.context().setOffline(true)
  await field(page, 'Supplier price ($)').fill('21')
  await field(page, 'Supplier price ($)').press('Enter')
  await expect(page.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
}

for (const [how, remove] of [
  [
    'deleted',
    () =>
      indexedDB
        .databases()
        .then((all) => all.forEach(({ name }) => name !== undefined && indexedDB.deleteDatabase(name))),
  ],
  ['emptied', emptied],
] as const) {
  test(`SYNC-02 a local store that is ${how} while an edit waits is noticed, said, and made anew from the page @deep`, async ({
    shop,
    rest,
  }) => {
    const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
    await waitingOffline(shop)
    await shop.evaluate(remove)
    await shop.evaluate(() => dispatchEvent(new Event('online')))
    const notice = notices(shop)
    await expect(notice).toContainText('The browser removed the data kept on this device', { timeout: 20_000 })
    await expect(notice).toContainText('Restored, and waiting to be sent: Product Kettle.')
    await expect(field(shop, 'Supplier price ($)')).toHaveValue('21.00')
    await shop.context().setOffline(false)
    await saved(shop)
    expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({ baseCost: 21 })
  })
}

test('SYNC-02 a store that was gone before the page opened says which changes were lost with it @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  await waitingOffline(shop)
  await shop.goto('about:blank')
  await shop.context().setOffline(false)
  await shop.goto('/api/health')
  await shop.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  })
  await shop.goto('/products?pageSize=20')
  await expect(notices(shop)).toContainText('Lost before it was sent, please enter it again: Product Kettle.')
  await saved(shop)
})

/** Runs in the page. */
async function emptied(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const db = opening.result
        const tx = db.transaction([...db.objectStoreNames], 'readwrite')
        for (const store of db.objectStoreNames) tx.objectStore(store).clear()
        tx.addEventListener('complete', () => {
          db.close()
          resolve()
        })
      })
    })
  }
}
