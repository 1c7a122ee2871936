import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import {
  expectNoSidewaysScroll,
  field,
  followSystemTheme,
  keepUndo,
  readyForOffline,
  rowOf,
  saved,
  type,
} from './steps.ts'
import { volume, written } from './volume.ts'
import type { Rest } from './rest.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const names = (page: Page) => page.getByRole('table', { name: 'Customers' }).getByRole('rowheader')
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search customers' })

async function textOf(download: Download): Promise<string> {
  return (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
}

/** Three customers, one of whom owes, and one who has paid too much. */
async function openBooks(rest: Rest): Promise<Readonly<Record<'ann' | 'bean' | 'cafe', string>>> {
  const ann = await rest.create('customers', {
    name: 'Ann Arbor',
    email: 'ann@arbor.example',
    status: 'active',
    country: 'DE',
    industry: 'Retail',
    tags: ['vip'],
    billingAddress: { street: 'Hafen 1', zip: '24103', city: 'Kiel', country: 'DE' },
  })
  const bean = await rest.create('customers', {
    name: 'Bean & Co',
    status: 'active',
    country: 'AT',
    industry: 'Retail',
  })
  const cafe = await rest.create('customers', { name: 'Café Zum Tor', country: 'DE', tags: ['vip', 'fair'] })
  const invoice = (customerId: string, unitPrice: number, more: object = {}) =>
    rest.create('documents', {
      documentType: 'invoice',
      customerId,
      currency: 'EUR',
      status: 'sent',
      issueDate: '2026-01-10',
      dueDate: '2026-02-10',
      items: [{ description: 'Beans', quantity: 1, unitPrice }],
      ...more,
    })
  const open = await invoice(ann, 250)
  await rest.call('POST', `/documents/${open}/payments`, {
    date: '2026-01-20',
    amount: 100,
    method: 'cash',
    note: 'Half',
  })
  await invoice(ann, 80, { issueDate: '2026-06-01', dueDate: '2099-01-01' })
  const paid = await invoice(bean, 40)
  await rest.call('POST', `/documents/${paid}/payments`, { date: '2026-01-21', amount: 60, keepAsCredit: true })
  return { ann, bean, cafe }
}

test('CUST-01 CUST-05 CUST-06 a customer is made by name, filled in place and gets an invoice that remembers them', async ({
  shop,
  rest,
}) => {
  await shop.goto('/customers')
  await expect(shop.getByRole('heading', { name: 'No customers yet' })).toBeVisible()
  await shop.getByRole('button', { name: 'New customer' }).click()
  const dialog = shop.getByRole('dialog', { name: 'New customer' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await shop.keyboard.press('Enter')
  await expect(dialog.getByText('Customer name is required')).toBeVisible()
  await shop.keyboard.type('Bean & Co')
  await dialog.getByLabel('Country').selectOption('DE')
  await dialog.getByRole('button', { name: 'Add customer' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Bean & Co' })).toBeVisible()

  await type(shop, 'E-mail', 'ann@bean.example')
  await type(shop, 'VAT id', 'DE12345')
  await expect(shop.getByText('it should look like DE123456789')).toBeVisible()
  await type(shop, 'VAT id', 'DE123456789')
  await expect(shop.getByText('This does not have the form')).toBeHidden()
  await type(shop, 'Days to pay', '14')
  await shop.getByRole('textbox', { name: 'Billing address' }).fill('Hafen 1\n24103 Kiel')
  await shop.getByRole('textbox', { name: 'Billing address' }).blur()
  await shop.getByRole('button', { name: 'Use separate fields' }).first().click()
  await expect(shop.getByRole('group', { name: 'Billing address' }).getByLabel('City')).toHaveValue('Kiel')
  await shop.getByLabel('Tags').fill('vip')
  await shop.getByLabel('Tags').press('Enter')
  await type(shop, 'Industry', 'Retail')
  await notices(shop).getByRole('button', { name: 'Undo' }).first().click()
  await expect(field(shop, 'Industry')).toHaveValue('')
  await saved(shop)
  expect((await rest.byName('customers')).get('Bean & Co')).toMatchObject({
    email: 'ann@bean.example',
    vatId: 'DE123456789',
    paymentDays: 14,
    tags: ['vip'],
    country: 'DE',
    billingAddress: { street: 'Hafen 1', zip: '24103', city: 'Kiel' },
  })

  await shop.getByRole('button', { name: 'New invoice' }).click()
  await expect(shop).toHaveURL(/\/document\?id=/)
  await saved(shop)
  const id = new URL(shop.url()).searchParams.get('id')
  expect(await rest.call('GET', `/documents/${id}`)).toMatchObject({
    documentType: 'invoice',
    customerName: 'Bean & Co',
    billingAddress: { city: 'Kiel' },
  })
})

test('CUST-05 DOC-17 the page of a customer shows documents, payments, the account and what is overdue, offline too @deep', async ({
  shop,
  rest,
  context,
}) => {
  const { ann } = await openBooks(rest)
  await shop.goto('/customers')
  await expect(rowOf(shop, 'Ann Arbor')).toContainText('€230.00')
  await expect(rowOf(shop, 'Bean & Co')).toContainText('-€20.00')
  await readyForOffline(shop)
  await context.setOffline(true)
  await rowOf(shop, 'Ann Arbor').click()
  const balance = shop.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('€230.00')
  await expect(balance).toContainText('Overdue€150.00')
  await shop.getByRole('tab', { name: 'Documents' }).click()
  await expect(shop.getByRole('table', { name: 'Documents of this customer' }).getByRole('row')).toHaveCount(3)
  await shop.getByRole('tab', { name: 'Payments' }).click()
  await expect(shop.getByRole('table', { name: 'Payments of this customer' })).toContainText('Cash')
  await shop.getByRole('tab', { name: 'Statement' }).click()
  await shop.getByLabel('Period').selectOption('Everything')
  const statement = shop.getByRole('table', { name: 'Statement in EUR' })
  await expect(statement.getByRole('row').last()).toContainText('€230.00')
  await expect(statement.getByRole('row')).toHaveCount(6)
  await expect(shop.getByRole('button', { name: 'PDF' })).toBeDisabled()
  await context.setOffline(false)
  await expect(shop.getByRole('button', { name: 'PDF' })).toBeEnabled()
  const [download] = await Promise.all([
    shop.waitForEvent('download'),
    shop.getByRole('button', { name: 'PDF' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await shop.getByRole('button', { name: 'Mail', exact: true }).click()
  const letter = shop.getByRole('dialog', { name: 'Mail this statement' })
  await expect(letter.getByLabel('To')).toHaveValue('ann@arbor.example')
  await expect(letter.getByLabel('Message')).not.toHaveValue('')
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect(notices(shop).getByText(mailMessages.becameOf.outbox('ann@arbor.example'))).toBeVisible()
  await shop.getByRole('tab', { name: 'History' }).click()
  await expect(shop.getByText('Created')).toBeVisible()
  await expect(shop).toHaveURL(new RegExp(`id=${ann}.*view=history`))
})

/** Whether some of the statement is out of sight at the side. */
function amountIsCut(page: Page): Promise<boolean> {
  return page.locator('[data-rows-frame]').evaluate((frame) => frame.scrollWidth - frame.clientWidth > 1)
}

test('DOC-17 SHELL-08 the balances of a statement stay whole on every width @deep', async ({ shop, rest }) => {
  const { ann } = await openBooks(rest)
  await shop.goto(`/customer?id=${ann}&view=statement`)
  await shop.getByLabel('Period').selectOption('Everything')
  for (const width of [820, 768, 600, 320]) {
    await shop.setViewportSize({ width, height: 900 })
    const statement = shop.getByRole('region', { name: 'Statement in EUR' }).first()
    const [frame, balance] = [await statement.boundingBox(), await statement.getByText('€230.00').last().boundingBox()]
    // The amounts of a payment stand in sight too, where the entry beside them can take two lines.
    if (width === 820) expect(await amountIsCut(shop)).toBe(false)
    expect((balance?.x ?? 0) + (balance?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
    const beyond = await shop.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBeLessThanOrEqual(0)
  }
})

test('CUST-02 CUST-06 NAV-08 the list is searched, filtered and led to by the figures; the address holds it @deep', async ({
  shop,
  rest,
}) => {
  await openBooks(rest)
  await shop.goto('/customers?sort=name&direction=asc')
  await expect(names(shop)).toHaveText([/Ann Arbor/, /Bean & Co/, /Café Zum Tor/])
  await searchBox(shop).fill('CAFE')
  await expect(names(shop)).toHaveText([/Café Zum Tor/])
  await expect(shop).toHaveURL(/search=CAFE/)
  await searchBox(shop).fill('')
  await expect(shop).not.toHaveURL(/search=/)
  await shop.getByLabel('Balance').selectOption('Overdue')
  await expect(names(shop)).toHaveText([/Ann Arbor/])
  await shop.reload()
  await expect(names(shop)).toHaveText([/Ann Arbor/])
  await shop.getByLabel('Balance').selectOption('Any balance')
  await shop.getByRole('main').getByRole('link', { name: 'Figures' }).click()
  const byCountry = shop.getByRole('table', { name: 'By country' })
  await expect(byCountry.getByRole('row', { name: /Germany/ })).toContainText('2')
  await shop
    .getByRole('figure')
    .filter({ hasText: 'By country' })
    .getByRole('button', { name: 'Show as table' })
    .click()
  await expect(byCountry.getByRole('row', { name: /Germany/ })).toContainText('66.7%')
  await byCountry.getByRole('link', { name: 'Germany' }).click()
  await expect(names(shop)).toHaveText([/Café Zum Tor/, /Ann Arbor/])
  await expect(shop.getByLabel('Country')).toHaveValue('DE')
})

test('CUST-05 many are set, tagged and deleted at once, each taken back from its message; documents stay @deep', async ({
  shop,
  rest,
}) => {
  const { ann } = await openBooks(rest)
  await shop.goto('/customers?sort=name&direction=asc')
  await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
  const bar = shop.getByRole('region', { name: 'Selected customers' })
  await bar.getByRole('button', { name: 'Status' }).click()
  await shop.getByRole('menuitem', { name: 'Inactive' }).click()
  await expect(notices(shop).getByText('3 customers set to inactive')).toBeVisible()
  await bar.getByRole('button', { name: 'Tags' }).click()
  const tags = shop.getByRole('dialog', { name: 'Tags of 3 customers' })
  await tags.getByLabel('Add').fill('fair')
  await tags.getByLabel('Add').press('Enter')
  await tags.getByLabel('Remove', { exact: true }).fill('vip')
  await tags.getByLabel('Remove', { exact: true }).press('Enter')
  await tags.getByRole('button', { name: 'Change tags' }).click()
  await expect(notices(shop).getByText('Tags of 3 customers changed')).toBeVisible()
  await saved(shop)
  const rows = await rest.byName('customers')
  expect([...rows.values()].map(({ status, tags: words }) => [status, words])).toEqual(
    Array.from({ length: 3 }, () => ['inactive', ['fair']]),
  )
  await bar.getByRole('button', { name: 'Delete' }).click()
  await keepUndo(shop)
  await expect(shop.getByRole('heading', { name: 'No customers yet' })).toBeVisible()
  await saved(shop)
  const kept = await rest.call('GET', `/documents?customerId=${ann}`)
  expect(kept['items']).toMatchObject([{ customerName: 'Ann Arbor' }, { customerName: 'Ann Arbor' }])
  await notices(shop)
    .getByRole('dialog', { name: /3 customers deleted/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(names(shop)).toHaveCount(3)
})

test('CUST-05 CHANGE-02 a file comes in after a dry run, bad rows are refused, and what goes out comes in unchanged @deep', async ({
  shop,
  rest,
}) => {
  await openBooks(rest)
  await shop.goto('/customers?sort=name&direction=asc')
  await expect(names(shop)).toHaveCount(3)
  const more = shop.getByRole('button', { name: 'More', exact: true })
  const menu = (name: string) => shop.getByRole('menuitem', { name })
  await more.first().click()
  const [download] = await Promise.all([shop.waitForEvent('download'), menu('Save all fields as CSV').click()])
  const csv = await textOf(download)
  const bring = async (name: string, text: string) => {
    await shop.getByRole('button', { name: 'Import', exact: true }).click()
    await shop
      .getByRole('dialog', { name: 'Customers from a file' })
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const figures = shop.getByRole('region', { name: 'What will happen' })
  await bring('same.csv', csv)
  await expect(figures).toContainText('Unchanged3')
  await expect(shop.getByRole('button', { name: 'Import 0 customers' })).toBeDisabled()
  await shop.getByRole('button', { name: 'Cancel' }).click()

  await bring(
    'shop.csv',
    'Name;E-Mail;Land;Gruppen\nAnna Arbor;ANN@arbor.example;Österreich;\nDelikat;d@delikat.example;France;"neu, fair"\nZ;no mail;;\n',
  )
  await expect(figures).toContainText('New1')
  await expect(figures).toContainText('Changed1')
  await expect(figures).toContainText('Refused1')
  await expect(shop.getByText('Row 4, Z: E-mail has no @, or a blank in it.')).toBeVisible()
  await shop.getByRole('button', { name: 'Import 2 customers' }).click()
  await keepUndo(shop)
  await expect(names(shop)).toHaveText([/Anna Arbor/, /Bean & Co/, /Café Zum Tor/, /Delikat/])
  await saved(shop)
  const rows = await rest.byName('customers')
  expect(rows.get('Anna Arbor')).toMatchObject({ country: 'AT', tags: ['vip'], industry: 'Retail' })
  expect(rows.get('Delikat')).toMatchObject({ country: 'FR', tags: ['neu', 'fair'] })
  const sets = await rest.call('GET', '/change-sets?origin=import')
  expect(sets['items']).toMatchObject([{ title: 'Customers of shop.csv', size: 2, state: 'applied' }])
  await notices(shop).getByRole('button', { name: 'Undo' }).first().click()
  await expect(names(shop)).toHaveText([/Ann Arbor/, /Bean & Co/, /Café Zum Tor/])
})

test('PLIST-06 a price list shows its customers and takes more @deep', async ({ shop, rest }) => {
  await openBooks(rest)
  const product = await rest.create('products', { name: 'Mug' })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [product] })
  await shop.goto(`/price-list?id=${list}&view=rules`)
  await shop.getByRole('combobox', { name: 'Add a customer' }).click()
  await shop.getByRole('option', { name: 'Bean & Co' }).click()
  const buyers = shop.getByRole('list', { name: 'Customers with this list' })
  await expect(buyers.getByRole('link', { name: 'Bean & Co' })).toBeVisible()
  await saved(shop)
  expect((await rest.byName('customers')).get('Bean & Co')).toMatchObject({ priceListId: list })
  await buyers.getByRole('link', { name: 'Bean & Co' }).click()
  await expect(shop.getByRole('combobox', { name: 'Price list' })).toContainText('Trade')
  await shop.goBack()
  await buyers.getByRole('button', { name: 'Remove Bean & Co' }).click()
  await expect(buyers).toBeHidden()
})

test('SHELL-08 customers are accessible in both themes, wide and on a phone @deep', async ({ shop, rest }) => {
  test.slow()
  const { ann } = await openBooks(rest)
  await followSystemTheme(shop)
  const pages = [
    ['/customers', 'Customers'],
    ['/customers?view=figures', 'Customers in figures'],
    ...['', '&view=documents', '&view=payments', '&view=statement'].map((view) => [
      `/customer?id=${ann}${view}`,
      'Ann Arbor',
    ]),
  ]
  for (const [path = '', heading = ''] of pages) {
    await shop.goto(path)
    for (const width of [1280, 390]) {
      await shop.setViewportSize({ width, height: 844 })
      await expect(shop.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectAccessibleInBothThemes(shop, `${path} at ${width}`)
      await expectNoSidewaysScroll(shop, `${path} at ${width}`)
    }
  }
})

test('CUST-04 access that is refused while customers are loading shows an empty list and no error @deep', async ({
  browser,
  shop,
  baseURL,
}) => {
  const state = await shop.context().storageState()
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state })
  const page = await context.newPage()
  for (const [status, code] of [
    [403, 'suspended'],
    [403, 'admin-only'],
  ] as const) {
    await page.route(/\/api\/sync/, (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, code }),
      }),
    )
    await page.goto('/customers')
    await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Refused')).toBeHidden()
    await page.goto('/brands')
    await expect(page.getByRole('main').getByText('Refused')).toBeVisible()
    await page.unroute(/\/api\/sync/)
  }
  await context.close()
})

test('DOC-10 a great many customers are found, sorted and opened at once @deep', async ({ shop, rest }) => {
  test.setTimeout(180_000)
  const total = volume(10_000)
  const clientId = randomUUID()
  const rows = Array.from({ length: total }, (_, n) => ({
    id: randomUUID(),
    data: { name: `Customer ${String(n).padStart(5, '0')}`, email: `c${n}@shop.example`, country: n % 2 ? 'DE' : 'FR' },
  }))
  await shop.evaluate(importAll, { clientId, id: randomUUID(), changeSetId: randomUUID(), rows })
  await shop.goto('/customers?sort=name&direction=asc')
  await expect(shop.getByText(`${written(total)} customers`)).toBeVisible({ timeout: 60_000 })
  await expect(names(shop).first()).toHaveText('Customer 00000')
  await searchBox(shop).fill('c777@')
  await expect(names(shop)).toHaveText(['Customer 00777'])
  await searchBox(shop).fill('customer 0190')
  await expect(names(shop)).toHaveCount(10)
  await shop.getByLabel('Country').selectOption('DE')
  await expect(names(shop).first()).toHaveText('Customer 01901')
  await shop.goto('/customers?sort=name&direction=asc&country=DE')
  await expect(names(shop).first()).toHaveText('Customer 00001')
  await shop.getByRole('button', { name: 'Next page' }).click()
  await expect(names(shop).first()).toHaveText('Customer 00021')
  expect((await rest.call('GET', '/customers/metrics'))['totalCustomers']).toBe(total)
})

/** Brings many customers in as one change, as a file would. Runs in the page. */
async function importAll(input: {
  clientId: string
  id: string
  changeSetId: string
  rows: readonly { id: string; data: object }[]
}): Promise<void> {
  const { token } = (await (await fetch('/api/auth/token', { method: 'POST' })).json()) as { token: string }
  const { changeSetId, rows } = input
  const body = { op: 'command', name: 'customer/import', input: { changeSetId, title: 'Seed', rows } }
  const mutations = [{ seq: 1, id: input.id, at: Date.now(), body }]
  const answer = await fetch('/api/sync', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ clientId: input.clientId, mutations }),
  })
  const text = await answer.text()
  if (!answer.ok || text.includes('"refused"')) throw new Error(text.slice(0, 500))
}
