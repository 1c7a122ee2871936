import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { seedDocuments, storedLine } from './document-seed.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme, loadSampleShop, readyForOffline, saved } from './steps.ts'
import { volume, written } from './volume.ts'

type Json = Readonly<Record<string, unknown>>

const MAJOR = 1_000_000
const MANY = volume(10_000) / 2
const ALL = written(MANY)

/** One moment for all: midnight may come on the way. */
const BEGUN = Date.now()
/** A day so many days from today, YYYY-MM-DD. */
const day = (offset: number): string => new Date(BEGUN + offset * 86_400_000).toISOString().slice(0, 10)
const sold = (description: string, price: number): Json => ({
  items: [storedLine({ description, unitPrice: price * MAJOR })],
})

const table = (page: Page): Locator => page.getByRole('table', { name: 'Documents' })
const shown = (page: Page): Locator => table(page).locator('tbody').getByRole('rowheader')
const figure = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) })
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Kind of document' }).getByRole('button', { name: new RegExp(`^${name}`) })
const chosen = (page: Page): Locator => page.getByRole('region', { name: 'Selected documents' })
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search documents' })

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

/** A customer with documents of several kinds; the invoices come first. */
async function seed(page: Page, customerId: string): Promise<readonly string[]> {
  const ann = { customerId }
  return seedDocuments(page, [
    {
      ...ann,
      documentType: 'invoice',
      status: 'sent',
      issueDate: day(-40),
      dueDate: day(-10),
      ...sold('Enamel mug', 80),
    },
    {
      ...ann,
      documentType: 'invoice',
      status: 'sent',
      issueDate: day(-5),
      dueDate: day(25),
      ...sold('Walnut lamp', 20),
    },
    {
      documentType: 'invoice',
      status: 'paid',
      customerName: 'Hygge House',
      issueDate: day(-3),
      ...sold('Salt pig', 30),
    },
    { documentType: 'invoice', customerName: 'Studio Nord', customerEmail: 'nord@example.test', issueDate: day(0) },
    {
      documentType: 'quote',
      status: 'sent',
      customerName: 'Studio Nord',
      issueDate: day(-9),
      dueDate: day(-1),
      ...sold('Mug', 5),
    },
    { documentType: 'quote', customerName: 'Lena Fischer', issueDate: day(-60), dueDate: day(9) },
    { documentType: 'template', ...sold('Monthly care', 10) },
  ])
}

test('DOC-10 NAV-08 every filter stands in the address, finds what the interface finds, and the list follows what happens elsewhere @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  const customerId = await rest.create('customers', { name: 'Café Aroma' })
  const [overdue = ''] = await seed(shop, customerId)
  await shop.goto('/documents')
  await expect(shown(shop)).toHaveCount(7)

  await test.step('each filter, in the address and after a reload, as the server means it', async () => {
    const numbers = async (query: string): Promise<unknown> =>
      ((await rest.call('GET', `/documents?${query}`))['items'] as readonly Json[]).map((row) => row['documentNumber'])
    const cases = [
      ['', ''],
      ['documentType=quote', 'documentType=quote'],
      ['status=overdue', 'status=overdue'],
      ['status=expired', 'status=expired'],
      ['status=draft', 'status=draft'],
      ['search=nord', 'search=nord'],
      ['search=mug', 'search=mug'],
      [`customerId=${customerId}`, `customerId=${customerId}`],
      [`startDate=${day(-5)}&endDate=${day(0)}`, `startDate=${day(-5)}&endDate=${day(0)}`],
      ['sort=total&direction=desc', 'sortBy=total&sortDirection=desc'],
      ['sort=issueDate&direction=asc', 'sortBy=issueDate&sortDirection=asc'],
      [
        'sort=customerName&direction=asc&documentType=invoice',
        'sortBy=customerName&sortDirection=asc&documentType=invoice',
      ],
    ] as const
    for (const [address, query] of cases) {
      await shop.goto(`/documents?${address}`)
      const expected = (await numbers(query)) as string[]
      expect(expected.length, query).toBeGreaterThan(0)
      await expect(shown(shop), address).toHaveText(expected)
    }
  })

  await test.step('the controls write the address', async () => {
    await shop.goto('/documents')
    await tab(shop, 'Invoices').click()
    await expect(shop).toHaveURL(/documentType=invoice/)
    await shop.getByRole('combobox', { name: 'Status' }).selectOption('Overdue')
    await expect(shop).toHaveURL(/status=overdue/)
    await shop.getByLabel('Issued on or after').fill(day(-50))
    await shop.getByLabel('Issued on or after').press('Enter')
    await expect(shop).toHaveURL(new RegExp(`startDate=${day(-50)}`))
    await search(shop).fill('enamel')
    await expect(shop).toHaveURL(/search=enamel/)
    await expect(shown(shop)).toHaveCount(1)
    await expect(table(shop).locator('tfoot')).toContainText('$80.00')
    await shop.reload()
    await expect(shown(shop)).toHaveCount(1)
    await search(shop).fill('nobody has this')
    await shop.getByRole('button', { name: 'Show all documents' }).click()
    await expect(shown(shop)).toHaveCount(7)
    await expect(shop).toHaveURL(/\/documents$/)
  })

  await test.step('figures filter by what they count', async () => {
    await expect(figure(shop, 'Open')).toContainText('$100.00')
    await expect(figure(shop, 'Open')).toContainText('2 invoices')
    await expect(figure(shop, 'Overdue')).toContainText('$80.00')
    await expect(figure(shop, 'Drafts')).toContainText('2 drafts')
    await expect(figure(shop, 'Paid this month')).toContainText('$30.00')
    await figure(shop, 'Drafts').click()
    await expect(shown(shop)).toHaveCount(2)
    await figure(shop, 'Paid this month').click()
    await expect(shown(shop)).toHaveCount(1)
    await figure(shop, 'Overdue').click()
    await expect(shown(shop)).toHaveCount(1)
  })

  await test.step('what is paid elsewhere leaves the list, what becomes late enters it', async () => {
    await rest.call('POST', `/documents/update-status/${overdue}`, { status: 'paid' })
    await expect(shop.getByText('Nothing matches')).toBeVisible()
    await expect(figure(shop, 'Overdue')).toContainText('Nobody is late')
    await rest.call('POST', '/documents', {
      documentType: 'invoice',
      status: 'sent',
      issueDate: day(-9),
      dueDate: day(-2),
      ...decimals(7),
    })
    await expect(shown(shop)).toHaveCount(1)
    await expect(figure(shop, 'Overdue')).toContainText('$7.00')
  })
})

/** A line in the words of REST. */
function decimals(unitPrice: number): Json {
  return { items: [{ id: 'line', description: 'Late', quantity: 1, unitPrice }] }
}

test('DOC-06 DOC-20 several are sent, paid, printed, exported and deleted at once; what cannot be is named with its reason @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  await seed(shop, await rest.create('customers', { name: 'Café Aroma' }))
  await shop.goto('/documents?sort=documentNumber&direction=asc')
  await expect(shown(shop)).toHaveCount(7)
  await followSystemTheme(shop)

  await test.step('sent', async () => {
    await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
    await expect(chosen(shop)).toContainText('7 selected')
    await expectAccessibleInBothThemes(shop, 'documents, all chosen')
    await chosen(shop).getByRole('button', { name: 'Mark as sent' }).click()
    const dialog = shop.getByRole('dialog', { name: 'Mark 2 documents as sent?' })
    await expect(dialog).toContainText('Unchanged: 5 documents')
    await expect(dialog).toContainText('is a template')
    await expect(dialog).toContainText('Something is missing on 2 documents')
    await expect(dialog).toContainText('Enter the name of your business.')
    await expectAccessibleInBothThemes(shop, 'what is sent and what is not')
    await dialog.getByRole('button', { name: 'Mark all as sent' }).click()
    await expect(chosen(shop)).toBeHidden()
    await saved(shop)
    expect((await rest.call('GET', '/documents?status=draft'))['items']).toMatchObject([{ documentType: 'template' }])
  })

  await test.step('paid: one payment of the balance each', async () => {
    await tab(shop, 'Invoices').click()
    await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
    await chosen(shop).getByRole('button', { name: 'Mark as paid' }).click()
    const dialog = shop.getByRole('dialog', { name: 'Mark 3 documents as paid?' })
    await expect(dialog).toContainText('is already paid')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(figure(shop, 'Open')).toContainText('Nothing is owed')
    await saved(shop)
    expect((await rest.call('GET', '/documents?status=paid'))['items']).toHaveLength(4)
  })

  await test.step('PDFs in one file', async () => {
    await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
    const download = shop.waitForEvent('download')
    await chosen(shop).getByRole('button', { name: 'Download PDFs' }).click()
    const zip = await textOf(await download)
    expect(zip.match(/%PDF-/g)).toHaveLength(4)
    expect(zip).toMatch(/INV\d{6}-0001\.pdf/)
    await shop.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('the filtered list as CSV', async () => {
    await chosen(shop).getByRole('button', { name: 'Clear the selection' }).click()
    const download = shop.waitForEvent('download')
    await shop.getByRole('button', { name: 'More', exact: true }).click()
    await shop.getByRole('menuitem', { name: 'Export all columns as CSV' }).click()
    const [head, first, ...others] = (await textOf(await download)).trim().split('\r\n')
    expect(head).toMatch(
      /Number,Type,Customer,E-mail,Date,Due,Status,Currency,Subtotal,Discount,Tax,Total,Paid,Credited,/,
    )
    expect(first).toMatch(/^INV\d{6}-000\d,Invoice,.*,Paid,USD,/)
    expect(others).toHaveLength(3)
  })

  await test.step('deleted for good, which is said first; an issued invoice stays', async () => {
    await tab(shop, 'All').click()
    await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
    const dialog = shop.getByRole('dialog', { name: 'Delete 3 documents?' })
    // The key is for the row, with the others that are chosen; in its box it does nothing.
    const row = table(shop).locator('tbody').getByRole('row').first()
    await row.press('Delete')
    await expect(dialog).toBeVisible()
    await shop.keyboard.press('Escape')
    await row.getByRole('checkbox').press('Delete')
    await expect(shop.getByRole('dialog')).toHaveCount(0)
    await chosen(shop).getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toContainText('has been issued: write a credit note instead')
    await expect(dialog).toContainText('There is no undo')
    await expect(dialog.locator('section', { hasText: 'Deleted for good: 2 documents' })).toContainText('QTE')
    await expectAccessibleInBothThemes(shop, 'what is gone for good')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(shown(shop)).toHaveCount(4)
    const told = shop.getByRole('dialog', { name: '3 documents deleted' })
    await expect(told).toBeVisible()
    await expect(told.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await saved(shop)
    expect((await rest.call('GET', '/documents'))['items']).toHaveLength(4)
  })
})

test('DOC-20 plain drafts that were deleted together come back as they were, each with its number @deep', async ({
  shop,
  rest,
}) => {
  const kinds = ['quote', 'receipt', 'purchaseorder']
  const drafts = kinds.map((documentType) => ({ documentType, customerName: documentType, ...sold('Mug', 5) }))
  const [quote = ''] = await seedDocuments(shop, drafts)
  // What was left blank stays so: a new quote would be given this day.
  const stored = async (): Promise<readonly unknown[]> => {
    const { items } = await rest.call('GET', '/documents?sortBy=documentNumber&sortDirection=asc')
    return (items as readonly Json[]).map((row) => [row['documentNumber'], row['customerName'], row['dueDate'] ?? null])
  }
  await rest.call('PATCH', `/documents/${quote}`, { dueDate: null })
  const before = await stored()
  expect(before).toHaveLength(3)
  expect(before).toContainEqual([expect.any(String), 'quote', null])
  await shop.goto('/documents?sort=documentNumber&direction=asc')
  await expect(shown(shop)).toHaveCount(3)
  await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
  await chosen(shop).getByRole('button', { name: 'Delete' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Delete 3 documents?' })
  await expect(dialog).not.toContainText('There is no undo')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await shop.getByRole('dialog', { name: '3 documents deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(shown(shop)).toHaveCount(3)
  await saved(shop)
  expect(await stored()).toEqual(before)
})

test('DOC-02 DOC-03 the report proves every series, and says offline that it needs a connection @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  const [first = ''] = await seedDocuments(shop, [{ documentType: 'invoice' }, { documentType: 'invoice' }])
  await rest.call('DELETE', `/documents/${first}`)
  await shop.goto('/documents')
  await expect(shown(shop)).toHaveCount(1)
  await shop.getByRole('main').getByRole('link', { name: 'Numbers' }).click()
  await expect(shop).toHaveURL(/view=numbers/)
  await expect(shop.getByText('No gap: every number is accounted for.')).toBeVisible()
  const series = shop.getByRole('table', { name: 'Series' }).getByRole('row', { name: /^Invoices/ })
  await expect(series).toContainText('All time211No gap')
  const ended = shop.getByRole('table', { name: /^Numbers of Invoices/ })
  await expect(ended).toContainText('The document is kept, and void.')
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'the report of numbers')
  await ended.getByRole('link').click()
  await expect(shop).toHaveURL(new RegExp(first))

  await shop.goto('/documents')
  await readyForOffline(shop)
  await shop.reload()
  await expect(shown(shop)).toHaveCount(1)
  await shop.context().setOffline(true)
  await shop.getByRole('main').getByRole('link', { name: 'Numbers' }).click()
  await expect(shop.getByRole('heading', { name: 'This report needs a connection' })).toBeVisible()
  await shop.context().setOffline(false)
  await expect(shop.getByText('No gap: every number is accounted for.')).toBeVisible()

  await shop.getByRole('link', { name: 'Documents' }).first().click()
  await shop.context().setOffline(true)
  await shop.getByRole('button', { name: 'New document' }).click()
  await shop.getByRole('menuitem', { name: 'Quote' }).click()
  await expect(shop).toHaveURL(/\/document\?id=/)
  await shop.getByRole('link', { name: 'Documents' }).first().click()
  await expect(shown(shop).first()).toContainText('(not issued yet)')
  await shop.context().setOffline(false)
  await expect(shown(shop).first()).toHaveText(/^QTE\d{6}-0001$/)
})

test('NAV-07 the palette finds documents by number and customer, and customers by name; an empty list teaches @deep', async ({
  shop,
  rest,
}) => {
  await shop.goto('/documents')
  await expect(shop.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'no documents')
  await shop.getByRole('button', { name: /^Quote/ }).click()
  await expect(shop).toHaveURL(/\/document\?id=/)
  const customerId = await rest.create('customers', { name: 'Zoë Bergmann' })
  await seedDocuments(shop, [{ documentType: 'invoice', customerId }])
  await shop.goto('/documents')
  await expect(shown(shop)).toHaveCount(2)
  const palette = shop.getByRole('dialog')
  const find = async (text: string) => {
    await shop.keyboard.press('ControlOrMeta+k')
    await palette.getByRole('combobox').fill(text)
  }
  await find('inv 0001')
  await palette.getByRole('option', { name: /^INV\d{6}-0001 · Zoë Bergmann/ }).click()
  await expect(shop).toHaveURL(/\/document\?id=/)
  await find('bergmann')
  await expect(palette.getByRole('option', { name: /^INV\d{6}-0001/ })).toBeVisible()
  await palette.getByRole('option', { name: 'Zoë Bergmann', exact: true }).click()
  await expect(shop).toHaveURL(new RegExp(`/customer\\?id=${customerId}`))
})

test('DOC-17 DOC-20 the sample shop brings documents in a series of its own, which go with it @deep', async ({
  shop,
  rest,
}) => {
  const own = await rest.call('POST', '/documents', { documentType: 'invoice' })
  await shop.goto('/')
  await shop.getByRole('button', { name: 'Skip for now' }).click()
  await loadSampleShop(shop)
  await shop.goto('/documents')
  await expect(shown(shop)).toHaveCount(9)
  await expect(figure(shop, 'Overdue')).toContainText('1 invoice')
  await expect(figure(shop, 'Paid this month')).toContainText('1 invoice')
  await expect(table(shop)).not.toContainText('not issued yet')
  await shop.goto('/settings?tab=data')
  await shop.getByRole('button', { name: /Remove the sample/ }).click()
  await expect(shop.getByRole('dialog', { name: 'The sample shop is gone' })).toBeVisible()
  await saved(shop)
  await shop.goto('/documents')
  await expect(shown(shop)).toHaveText([String(own['documentNumber'])])
  expect((await rest.call('GET', '/documents/gap-report'))['series']).toMatchObject([{ currentNumber: 1, gaps: [] }])
})

test('DOC-10 SHELL-08 SHELL-09 a great many documents are paged, sorted and searched at once, and on a phone @deep', async ({
  shop,
}) => {
  test.setTimeout(300_000)
  // A page of the server that follows nothing: the browser fetches all of them at once afterwards.
  await shop.goto('/api/docs')
  await seedDocuments(
    shop,
    Array.from({ length: MANY }, (_, n) => ({
      documentType: 'invoice',
      customerName: n === 321 ? 'Brass Needle' : `Customer ${n % 500}`,
      issueDate: day(-(n % 700)),
      ...sold(`Cup ${n}`, 1),
    })),
  )
  await followSystemTheme(shop)
  const pages = shop.getByRole('navigation', { name: 'Pages' })
  await shop.goto('/documents?page=99999')
  await expect(pages).toContainText(`${written(MANY - 9)}–${ALL} of ${ALL}`, { timeout: 60_000 })
  await expect(shop.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await shop.getByRole('columnheader', { name: 'Number' }).getByRole('button').click()
  await shop.getByRole('columnheader', { name: 'Number' }).getByRole('button').click()
  await expect(pages).toContainText(`1–10 of ${ALL}`)
  await expect(table(shop).locator('tfoot')).toContainText(`$${ALL}.00`)
  await search(shop).pressSequentially('brass nee')
  await expect(shown(shop)).toHaveCount(1)
  await expect(table(shop).locator('tfoot')).toContainText('$1.00')
  await search(shop).press('Escape')
  await expect(pages).toContainText(`of ${ALL}`)
  await expectAccessibleInBothThemes(shop, `${ALL} documents`)

  await shop.setViewportSize({ width: 390, height: 844 })
  const cards = shop.getByRole('list', { name: 'Documents' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  await shop.getByRole('button', { name: 'Filters' }).click()
  await shop.getByRole('combobox', { name: 'Order' }).selectOption('By customer')
  await expect(cards.first()).toContainText('Brass Needle')
  await shop.getByRole('button', { name: 'Select several' }).click()
  await cards.first().getByRole('checkbox').check()
  await expect(chosen(shop)).toContainText('1 selected')
  await expectAccessibleInBothThemes(shop, 'documents on a phone')
  await expectNoSidewaysScroll(shop, 'the documents on a phone')
  await cards.first().getByRole('button', { name: 'Brass Needle' }).click()
  await expect(shop).toHaveURL(/\/document\?id=/)
})
