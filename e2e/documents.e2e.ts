import type { Locator, Page } from '@playwright/test'
import { creditMessages } from '#web/features/documents/editor/messages.ts'
import { documentMessages } from '#web/kit/documents/messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { followSystemTheme, readyForOffline, rowOf, saved, sendAnyway } from './steps.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** A business in Berlin with two products, whose list for cafés is 10 % cheaper, from 24 pieces on another 5 %. */
async function shopOfBowls(rest: Rest): Promise<void> {
  const [profile] = await rest.byName('business-profiles').then((rows) => [...rows.values()])
  await rest.call('PATCH', `/business-profiles/${String(profile?.['id'])}`, {
    name: 'Lindgren Keramik',
    country: 'DE',
    preferredCurrency: 'EUR',
    taxRate: 19,
  })
  const product = (name: string, sku: string, price: number) =>
    rest.create('products', {
      name,
      sku,
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: price / 2 },
      pricingMode: 'retailPrice',
      retailPrice: price,
    })
  const ids = [await product('Breakfast cup', 'CUP-1', 20), await product('Salad bowl', 'BOWL-1', 40)]
  const priceListId = await rest.create('price-lists', {
    title: 'Cafés',
    productIds: ids,
    customerGroup: 'cafes',
    ruleKind: 'percentOff',
    rulePercent: 10,
    basis: 'retail',
    tiers: [{ id: 't', minQuantity: 24, percentOff: 5 }],
  })
  await rest.create('customers', {
    name: 'Café Morgenrot',
    email: 'einkauf@morgenrot.example',
    priceListId,
    billingAddress: { street: 'Kastanienallee 85', zip: '10435', city: 'Berlin', country: 'DE' },
  })
}

/** Begins a document of a type; answers its address. */
async function begin(page: Page, type: string): Promise<string> {
  await page.goto('/document')
  await page.getByRole('button', { name: new RegExp(`^${type} `) }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${type} `) })).toBeVisible()
  return page.url()
}

/** Types a line by keyboard alone, from the cell that adds one back to it. */
async function typeLine(page: Page, words: string, quantity: string, price = ''): Promise<void> {
  const add = page.getByRole('combobox', { name: 'Add a line' })
  await add.focus()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(cells(page, 'quantity').last()).toBeFocused()
  await page.keyboard.type(quantity)
  if (price !== '') {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(price)
  }
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
}

function cells(page: Page, column: string): Locator {
  return page.getByRole('table', { name: 'Lines' }).locator(`[data-cell$=" ${column}"]`)
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

function total(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Totals' })
    .locator('div', { hasText: new RegExp(`^${name}`) })
    .last()
}

function head(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

test('DOC-01 DOC-04 DOC-19 PLIST-06 an invoice is written by keyboard, with the customer’s prices and breaks', async ({
  shop,
  rest,
}) => {
  test.slow()
  await shopOfBowls(rest)
  await shop.setViewportSize(WIDE)
  // What was made last is here, so that all of it is.
  await shop.goto('/customers')
  await expect(rowOf(shop, 'Café Morgenrot')).toBeVisible()
  await begin(shop, 'Invoice')
  // Whom it is for is typed at once.
  await expect(shop.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await shop.keyboard.type('cafe')
  await shop.keyboard.press('Enter')
  await expect(shop.getByText('Kastanienallee 85')).toBeVisible()
  await typeLine(shop, 'cup', '10')
  await typeLine(shop, 'BOWL-1', '24')
  await typeLine(shop, 'Delivery by bike', '1', '12.50')
  await expect(cells(shop, 'unitPrice').nth(0)).toHaveValue('18.00')
  await expect(cells(shop, 'unitPrice').nth(1)).toHaveValue('34.20')
  // 180.00 + 820.80 + 12.50 = 1,013.30, and 19 % of it.
  await expect(total(shop, 'Subtotal')).toContainText('1,013.30')
  await expect(total(shop, 'Total')).toContainText('1,205.83')

  // The rule's price follows the quantity; a typed one does not.
  const [cups, bowls] = [cells(shop, 'quantity').nth(0), cells(shop, 'quantity').nth(1)]
  await cups.fill('24')
  await cups.press('Tab')
  await expect(cells(shop, 'unitPrice').nth(0)).toHaveValue('17.10')
  const price = cells(shop, 'unitPrice').nth(1)
  await price.fill('30')
  await price.press('Tab')
  await bowls.fill('2')
  await bowls.press('Tab')
  await expect(price).toHaveValue('30.00')
  await shop.getByRole('button', { name: /10% off.*Why this price/ }).click()
  await expect(shop.getByText('Rule used', { exact: false })).toBeVisible()
  await shop.keyboard.press('Escape')
  await expect(shop.getByText('Rule used', { exact: false })).toBeHidden()

  // Alt and an arrow move a line, Ctrl and Delete removes it, and undo brings it back.
  const delivery = cells(shop, 'description').nth(2)
  await delivery.focus()
  await expect(delivery).toBeFocused()
  await shop.keyboard.press('Alt+ArrowUp')
  await expect(cells(shop, 'description').nth(1)).toHaveValue('Delivery by bike')
  await shop.keyboard.press('Control+Delete')
  await expect(cells(shop, 'quantity')).toHaveCount(2)
  await shop.getByRole('dialog', { name: '1 line removed' }).getByRole('button', { name: 'Undo' }).click()
  await expect(cells(shop, 'description').nth(1)).toHaveValue('Delivery by bike')

  // A discount in percent, tax after it.
  const discount = cells(shop, 'discount').nth(0)
  await discount.fill('10%')
  await discount.press('Tab')
  await expect(total(shop, 'Discount')).toContainText('41.04')
  await shop.getByRole('switch', { name: 'Show costs and margins' }).click()
  await expect(cells(shop, 'unitCost').nth(0)).toHaveValue('10.00')
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'an invoice with margins')

  await shop.setViewportSize(PHONE)
  await expect(shop.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(3)
  await expect(shop.getByRole('list', { name: 'Lines' })).toContainText('24 × €17.10 − 10%')
  await shop.getByRole('button', { name: 'Salad bowl' }).click()
  await expectAccessibleInBothThemes(shop, 'a line on a phone')
  await shop.getByRole('button', { name: 'Done' }).click()
  // A sheet closes by a step back, which a reload would cut short.
  await expect(shop.getByRole('dialog')).toHaveCount(0)
  await saved(shop)
  await shop.reload()
  await expect(total(shop, 'Discount')).toContainText('41.04')
})

test('CUST-06 a customer who is typed on a document is told to be new @deep', async ({ shop }) => {
  await begin(shop, 'Invoice')
  await shop.getByRole('combobox', { name: 'Customer' }).click()
  await shop.keyboard.type('Atelier')
  await shop.getByRole('option', { name: 'Create “Atelier”' }).click()
  await expect(shop.getByText('New customer “Atelier” saved')).toBeVisible()
})

test('DOC-01 rows of a spreadsheet become lines at once, and undo takes them back @deep', async ({ shop, rest }) => {
  await shopOfBowls(rest)
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Quote')
  const rows = [
    'CUP-1\t3',
    'Paint\t2.5\t€19.99\t10 %\t7',
    ...Array.from({ length: 98 }, (_, n) => `Part ${n}\t1\t1.00`),
  ]
  const add = shop.getByRole('combobox', { name: 'Add a line' })
  await add.focus()
  await add.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, rows.join('\n'))
  await expect(shop.getByText('100 lines pasted')).toBeVisible()
  await expect(cells(shop, 'unitPrice').nth(0)).toHaveValue('20.00')
  await expect(cells(shop, 'discount').nth(1)).toHaveValue('10%')
  // Of a hundred lines only those in sight are drawn.
  expect(await cells(shop, 'quantity').count()).toBeLessThan(80)
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(cells(shop, 'quantity')).toHaveCount(0)
})

test('DOC-03 DOC-02 an invoice made offline has a label of the device, and its number when the network is back', async ({
  shop,
  context,
}) => {
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Invoice')
  await saved(shop)
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-0001$/)
  await readyForOffline(shop)
  await context.setOffline(true)
  await act(shop, 'Duplicate')
  await expect(head(shop)).toHaveText(/^Invoice INV-\d{4}$/)
  await expect(shop.getByText('not issued yet').first()).toBeVisible()
  await expect(shop.getByText('You are offline. This number is temporary', { exact: false })).toBeVisible()
  await typeLine(shop, 'Made on the train', '2', '7')
  await context.setOffline(false)
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-0002$/)
  await saved(shop)
  await expect(shop.getByText('not issued yet')).toHaveCount(0)
  await expect(cells(shop, 'description').first()).toHaveValue('Made on the train')
})

test('DOC-15 DOC-18 DOC-20 payments make an invoice partly paid, then paid; what was issued is credited, not deleted', async ({
  shop,
}) => {
  test.slow()
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Invoice')
  await shop.getByRole('button', { name: 'Send…' }).click()
  const question = shop.getByRole('alertdialog').or(shop.getByRole('dialog'))
  await expect(question).toContainText('has no lines yet')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await typeLine(shop, 'Consulting', '2', '100')
  await typeLine(shop, 'Travel', '1', '50')
  await sendAnyway(shop)
  const pay = async (amount?: string): Promise<void> => {
    await shop.getByRole('button', { name: 'Record a payment' }).first().click()
    const dialog = shop.getByRole('dialog', { name: 'Record a payment' })
    if (amount !== undefined) await dialog.getByRole('textbox', { name: /^Amount/ }).fill(amount)
    await dialog.getByRole('button', { name: 'Record' }).click()
    await expect(dialog).toBeHidden()
  }
  await pay('100')
  await expect(shop.getByText('Partly paid').first()).toBeVisible()
  await expect(total(shop, 'Amount due')).toContainText('150.00')
  await pay()
  await expect(shop.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(shop.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(2)

  // What was sent is corrected with a reason, which its history tells.
  await shop.getByRole('button', { name: 'Correct…' }).click()
  const correcting = shop.getByRole('dialog', { name: /^Correct INV/ })
  await correcting.getByRole('textbox', { name: 'What is wrong' }).fill('Month was missing')
  await correcting.getByText('Edit it', { exact: true }).click()
  await correcting.getByRole('button', { name: 'Edit', exact: true }).click()
  const words = cells(shop, 'description').first()
  await words.fill('Consulting in June')
  await words.press('Tab')
  await shop.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(shop.getByText(/edited 1 time since/)).toBeVisible()
  await expect(cells(shop, 'description')).toHaveCount(0)
  await saved(shop)
  await act(shop, 'History')
  await expect(shop.getByRole('dialog', { name: 'History' }).getByText('Recorded a payment').first()).toBeVisible()
  await expect(shop.getByRole('dialog', { name: 'History' }).getByText('Correction: Month was missing')).toBeVisible()
  await shop.keyboard.press('Escape')

  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-\d{4}$/)
  const number = ((await head(shop).textContent()) ?? '').replace('Invoice ', '')
  await act(shop, 'Delete')
  await expect(shop.getByText(`${number} cannot be deleted`)).toBeVisible()
  await shop.getByRole('button', { name: 'Write a credit note' }).click()
  const dialog = shop.getByRole('dialog', { name: `Credit note for ${number}` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Trip cancelled')
  await dialog.getByText('Selected lines').click()
  await dialog.getByRole('checkbox', { name: 'Credit Travel' }).click()
  await expect(dialog.getByText(`${creditMessages.sum} $50.00`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Make the credit note' }).click()
  await expect(head(shop)).toHaveText(/^Credit note /)
  await expect(shop.getByRole('textbox', { name: 'Reason' })).toHaveValue('Trip cancelled')
  await expect(total(shop, 'Total credited')).toContainText('50.00')
  await shop.getByRole('link', { name: `Invoice ${number}`, exact: true }).click()
  await expect(total(shop, 'Credited')).toContainText('50.00')
})

test('DOC-20 DOC-07 what undo cannot bring back is deleted after a question that says what is lost; a plain draft comes back @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  await shop.setViewportSize(WIDE)
  const quote = await begin(shop, 'Quote')
  await typeLine(shop, 'Website', '1', '900')
  await saved(shop)
  await expect(head(shop)).toHaveText(/^Quote QTE\d{6}-0001$/)
  const number = ((await head(shop).textContent()) ?? '').replace('Quote ', '')
  const undo = shop.getByRole('button', { name: 'Undo' })

  // A plain draft goes without a question, and comes back with its number.
  await act(shop, 'Delete')
  await shop
    .getByRole('dialog', { name: `${number} deleted` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await saved(shop)
  await shop.goto(quote)
  await expect(head(shop)).toHaveText(`Quote ${number}`)
  await expect(total(shop, 'Total')).toContainText('900.00')

  // The invoice made of it is linked with it.
  await sendAnyway(shop)
  await shop.getByRole('button', { name: 'Make an invoice from it' }).click()
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-0001$/)
  await saved(shop)
  const invoice = ((await head(shop).textContent()) ?? '').replace('Invoice ', '')
  await act(shop, 'Delete')
  const question = shop.getByRole('alertdialog', { name: `Delete ${invoice} for good?` })
  await expect(question).toContainText(`Its link with Quote ${number} is deleted too.`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(head(shop)).toHaveText(`Invoice ${invoice}`)
  await act(shop, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(shop.getByRole('dialog', { name: `${invoice} deleted` })).toBeVisible()
  await expect(undo).toHaveCount(0)

  // What has been issued keeps its place in the report of numbers.
  await shop.goto(quote)
  await expect(shop.getByText('Accepted', { exact: true })).toBeVisible()
  await act(shop, 'Delete')
  const issued = shop.getByRole('alertdialog', { name: `Delete ${number} for good?` })
  await expect(issued).toContainText('its number stays in the report of numbers')
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'the question before a document is gone for good')
  await issued.getByRole('button', { name: 'Delete' }).click()
  await expect(shop.getByRole('dialog', { name: `${number} deleted` })).toBeVisible()
  await expect(undo).toHaveCount(0)
  await saved(shop)
  expect((await rest.call('GET', '/documents'))['items']).toEqual([])
})

test('DOC-07 DOC-17 a quote becomes an invoice, an expired one after a question, and a template starts a quote', async ({
  shop,
}) => {
  await shop.setViewportSize(WIDE)
  const quote = await begin(shop, 'Quote')
  await typeLine(shop, 'Website', '1', '900')
  for (const [label, day] of [
    ['Date', '2020-01-01'],
    ['Valid until', '2020-01-31'],
  ] as const) {
    await shop.getByLabel(label, { exact: true }).fill(day)
    await shop.getByLabel(label, { exact: true }).press('Enter')
  }
  await sendAnyway(shop)
  await expect(shop.getByText('Expired')).toBeVisible()
  await shop.getByRole('button', { name: 'Make an invoice from it' }).click()
  await shop.getByRole('button', { name: 'Make the invoice' }).click()
  await expect(head(shop)).toHaveText(/^Invoice /)
  await expect(total(shop, 'Total')).toContainText('900.00')
  await shop.goto(quote)
  await expect(shop.getByText(documentMessages.statuses.invoiced, { exact: true })).toBeVisible()
  await expect(shop.getByText('Became', { exact: true })).toBeVisible()
  await expect(shop.getByRole('link', { name: /^Open invoice INV/ })).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Make an invoice from it' })).toHaveCount(0)
  await act(shop, 'Save as a template')
  await expect(head(shop)).toHaveText(/^Template /)
  await shop.getByRole('button', { name: 'Use this template' }).click()
  await shop
    .getByRole('dialog')
    .getByRole('button', { name: /^Quote / })
    .click()
  await expect(head(shop)).toHaveText(/^Quote /)
  await expect(cells(shop, 'description').first()).toHaveValue('Website')
})

test('SYNC-04 DOC-01 two tabs write the same document, and both keep their lines @deep', async ({ shop, context }) => {
  await shop.setViewportSize(WIDE)
  const address = await begin(shop, 'Invoice')
  await typeLine(shop, 'First', '1', '10')
  const other = await context.newPage()
  await other.setViewportSize(WIDE)
  await other.goto(address)
  await expect(cells(other, 'description').first()).toHaveValue('First')
  await typeLine(other, 'Second', '1', '20')
  await expect(cells(shop, 'quantity')).toHaveCount(2)
  const [price, quantity] = [cells(shop, 'unitPrice').first(), cells(other, 'quantity').first()]
  await price.fill('15')
  await quantity.fill('3')
  await price.press('Tab')
  await quantity.press('Tab')
  for (const tab of [shop, other]) {
    await expect(cells(tab, 'unitPrice').first()).toHaveValue('15.00')
    await expect(cells(tab, 'quantity').first()).toHaveValue('3')
    await expect(total(tab, 'Total')).toContainText('65.00')
    await saved(tab)
  }
})

test('DOC-09 an unknown document and one that was deleted elsewhere say so @deep', async ({ shop, context }) => {
  await shop.goto('/document?id=018f0000-0000-7000-8000-000000000000')
  await expect(shop.getByText('There is no document at this address.')).toBeVisible()
  await shop.setViewportSize(WIDE)
  const address = await begin(shop, 'Receipt')
  await saved(shop)
  const other = await context.newPage()
  await other.goto(address)
  await act(other, 'Delete')
  await expect(shop.getByRole('heading', { name: 'This document is gone', level: 1 })).toBeVisible()
  await shop.getByRole('button', { name: 'Restore it' }).click()
  await expect(head(shop)).toHaveText(/^Receipt /)

  // What has been issued does not come back.
  await shop.getByRole('button', { name: 'Send…' }).click()
  const question = shop.getByRole('alertdialog').or(shop.getByRole('dialog'))
  await question.getByRole('button', { name: 'Continue' }).click()
  await shop.getByRole('button', { name: /^Mark as sent/ }).click()
  await saved(shop)
  await other.goto(address)
  await act(other, 'Delete')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(shop.getByRole('heading', { name: 'This document is gone', level: 1 })).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})
