import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { textOfPdf } from '#test/pdf-text.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { followSystemTheme, saved, sendAnyway } from './steps.ts'

const WIDE = { width: 1440, height: 900 }

async function begin(page: Page, type: string): Promise<void> {
  await page.goto('/document')
  await page.getByRole('button', { name: new RegExp(`^${type} `) }).click()
  await expect(head(page)).toHaveText(new RegExp(`^${type} `))
}

/** Adds a line by what is typed, with its quantity and, where given, its price. */
async function addLine(page: Page, words: string, quantity: string, price = ''): Promise<void> {
  const add = page.getByRole('combobox', { name: 'Add a line' })
  await add.fill(words)
  await add.press('Enter')
  const cell = page.locator('[data-cell$=" quantity"]').last()
  await expect(cell).toBeFocused()
  await cell.fill(quantity)
  await cell.press('Tab')
  if (price !== '') await page.locator('[data-cell$=" unitPrice"]').last().fill(price)
  await page.keyboard.press('Enter')
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Corrects the issued document on screen in one of the ways offered. */
async function correct(page: Page, way: string, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Correct / })
  await dialog.getByRole('textbox', { name: 'What is wrong' }).fill('Wrong address')
  await dialog.getByText(way, { exact: true }).click()
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

const head = (page: Page) => page.getByRole('heading', { level: 1 })
const tax = (page: Page) => page.locator('[data-cell$=" taxPercent"]').first()

const CUP = { name: 'Breakfast cup', sku: 'CUP-1', baseCurrency: 'USD', costBreakdown: { baseCost: 10 }, stock: 50 }

test('DOC-19 sending an invoice takes its goods from stock once, where the question is answered with yes @deep', async ({
  shop,
  rest,
}) => {
  const id = await rest.create('products', CUP)
  const stock = async () => (await rest.call('GET', `/products/${id}`))['stock']
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Invoice')
  await addLine(shop, 'CUP-1', '12', '20')
  const dialog = shop.getByRole('dialog', { name: 'Move the stock?' })
  await sendAnyway(shop)
  await expect(dialog.getByText('50 → 38')).toBeVisible()
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'the question about stock')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(shop.getByText('Draft', { exact: true })).toBeVisible()
  expect(await stock()).toBe(50)
  const quantity = shop.locator('[data-cell$=" quantity"]').first()
  await quantity.fill('53')
  await quantity.press('Enter')
  await sendAnyway(shop)
  const below = dialog.getByText('Below zero: 3 more than you have in stock')
  await expect(dialog.getByText('50 → -3')).toBeVisible()
  await expect(below).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Take the quantities from stock' }).click()
  await expect(below).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await quantity.fill('12')
  await quantity.press('Enter')

  await sendAnyway(shop)
  await dialog.getByRole('checkbox', { name: 'Take the quantities from stock' }).click()
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(shop.getByText('Stock was moved')).toBeVisible()
  await saved(shop)
  expect(await stock()).toBe(38)
})

test('DOC-19 sending several documents says which stock goes below zero, of variants apart, and the product says it in words @deep', async ({
  shop,
  rest,
}) => {
  const variants = [{ id: 's', name: 'Small', stock: 4 }]
  const productId = await rest.create('products', { ...CUP, variants })
  const sold = { items: [{ productId, variantId: 's', quantity: 3, unitPrice: 20 }], movesStock: true }
  for (const customerName of ['Ada', 'Bo']) {
    await rest.create('documents', { documentType: 'invoice', customerName, ...sold })
  }
  await shop.setViewportSize(WIDE)
  await shop.goto('/documents')
  await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
  await shop.getByRole('region', { name: 'Selected documents' }).getByRole('button', { name: 'Mark as sent' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Mark 2 documents as sent?' })
  await expect(dialog).toContainText('Stock that goes below zero: 1 product')
  await expect(dialog).toContainText('Breakfast cup – Small 2 more than you have in stock')
  await dialog.getByRole('button', { name: 'Mark all as sent' }).click()
  await expect(dialog).toBeHidden()
  await saved(shop)
  expect((await rest.call('GET', `/products/${productId}`))['variants']).toMatchObject([{ stock: -2 }])
  await shop.goto(`/product-detail?id=${productId}`)
  await expect(shop.getByText('Sold more than in stock')).toBeVisible()
})

test('DOC-01 SHIP-01 a purchase order becomes a shipment with its goods at what they cost there @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', CUP)
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Purchase order')
  await addLine(shop, 'CUP-1', '40')
  await expect(shop.locator('[data-cell$=" unitPrice"]').first()).toHaveValue('10.00')
  await sendAnyway(shop)
  await expect(shop.getByText('Sent', { exact: true })).toBeVisible()
  await act(shop, 'Make a shipment')
  await shop.waitForURL(/\/shipment\?id=/)
  await saved(shop)
  const { items } = (await rest.call('GET', '/shipment-lines')) as { items?: unknown }
  expect(items).toEqual([expect.objectContaining({ sku: 'CUP-1', quantity: 40, unitCost: 10, currency: 'USD' })])
})

test('PROF-02 DOC-02 a document is of the business that was chosen: its number series, currency and tax @deep', async ({
  shop,
  rest,
}) => {
  const [own] = [...(await rest.byName('business-profiles')).values()]
  await rest.call('PATCH', `/business-profiles/${String(own?.['id'])}`, {
    name: 'Berlin',
    taxRate: 19,
    preferredCurrency: 'EUR',
  })
  await shop.setViewportSize(WIDE)
  await shop.goto('/document')
  await expect(shop.getByRole('combobox', { name: 'Business' })).toHaveCount(0)
  await begin(shop, 'Quote')
  await addLine(shop, 'Design', '1', '100')
  await expect(tax(shop)).toHaveValue('19%')

  await rest.create('business-profiles', { name: 'Zürich', taxRate: 8.1, preferredCurrency: 'CHF', numberAt: 'issue' })
  await shop.goto('/document')
  await shop.getByRole('combobox', { name: 'Business' }).click()
  await shop.getByRole('option', { name: 'Zürich' }).click()
  await shop.getByRole('button', { name: /^Quote / }).click()
  await expect(shop.getByRole('region', { name: 'From' }).getByRole('combobox')).toContainText('Zürich')
  await expect(shop.getByRole('combobox', { name: 'Currency' })).toHaveValue('CHF')
  await addLine(shop, 'Design', '1', '100')
  await expect(tax(shop)).toHaveValue('8.1%')
  await saved(shop)

  // Not numbered yet, it may still change hands, with the tax of its lines.
  await shop.getByRole('combobox', { name: 'Business' }).selectOption('Berlin')
  await expect(shop.getByText('Business, and the tax of 1 line, saved')).toBeVisible()
  await expect(tax(shop)).toHaveValue('19%')
  await saved(shop)
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(tax(shop)).toHaveValue('8.1%')
})

test('DOC-12 the PDF is shown in a tab of its own, and downloaded under its number @viewer @deep', async ({
  shop,
  context,
}) => {
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Invoice')
  await addLine(shop, 'Speckled bowl', '3', '12.50')
  await saved(shop)
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-\d{4}$/)
  const number = ((await head(shop).textContent()) ?? '').replace('Invoice ', '')
  const downloading = shop.waitForEvent('download')
  await act(shop, 'Download the PDF')
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${number}.pdf`)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const text = textOfPdf(bytes)
  for (const words of [number, 'Speckled bowl', '$37.50']) expect(text).toContain(words)

  const opening = context.waitForEvent('page')
  await shop.getByRole('button', { name: 'Preview' }).click()
  const tab = await opening
  await expect.poll(() => tab.url()).toMatch(/^blob:/)
  await expect.poll(() => tab.evaluate(() => document.contentType).catch(() => '')).toBe('application/pdf')
})

test('DOC-08 DOC-15 what was credited is no longer asked for @deep', async ({ shop }) => {
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Invoice')
  await addLine(shop, 'Consulting', '2', '100')
  await addLine(shop, 'Travel', '1', '50')
  await sendAnyway(shop)
  await act(shop, 'Credit note')
  const dialog = shop.getByRole('dialog', { name: /^Credit note for/ })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Trip cancelled')
  await dialog.getByText('Selected lines').click()
  await dialog.getByRole('checkbox', { name: 'Credit Travel' }).click()
  await dialog.getByRole('button', { name: 'Make the credit note' }).click()
  await expect(head(shop)).toHaveText(/^Credit note /)
  const totals = shop.getByRole('region', { name: 'Totals' })
  await shop.getByRole('link', { name: /^Invoice / }).click()
  await expect(totals).toContainText('Credited by a draft, once it is sent$50.00')
  await shop.getByRole('link', { name: /^Credit note / }).click()
  await sendAnyway(shop)
  await shop.getByRole('link', { name: /^Invoice / }).click()
  await expect(totals).toContainText('Amount due$200.00')
  await shop.getByRole('button', { name: 'Record a payment' }).first().click()
  await expect(shop.getByRole('dialog').getByRole('textbox', { name: /^Amount/ })).toHaveValue('200.00')
})

test('DOC-04 DOC-15 DOC-19 what was typed keeps its figures in another currency, until it is paid @deep', async ({
  shop,
}) => {
  const cell = (name: string) => shop.locator(`[data-cell$=" ${name}"]`).first()
  const currency = shop.getByRole('combobox', { name: 'Currency' })
  const totals = shop.getByRole('region', { name: 'Totals' })
  const keepIn = async (to: string) => {
    await currency.selectOption(to)
    const question = shop.getByRole('dialog', { name: new RegExp(`^Change the currency from [A-Z]{3} to ${to}`) })
    await question.getByText('Keep the figures', { exact: true }).click()
    await question.getByRole('button', { name: `Change to ${to}` }).click()
    await expect(question).toBeHidden()
  }
  await shop.setViewportSize(WIDE)
  await begin(shop, 'Invoice')
  await addLine(shop, 'Consulting', '1', '100')
  await cell('discount').fill('10')
  await cell('discount').press('Enter')
  await expect(totals).toContainText('Total$90.00')
  await saved(shop)

  await keepIn('JPY')
  await expect(totals).toContainText('Total¥90')
  await expect(cell('unitPrice')).toHaveValue('100')
  await saved(shop)
  await shop.reload()
  await expect(totals).toContainText('Total¥90')
  await keepIn('KWD')
  await expect(cell('unitPrice')).toHaveValue('100.000')
  await expect(cell('discount')).toHaveValue('10.000')
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(currency).toHaveValue('JPY')
  await expect(cell('unitPrice')).toHaveValue('100')
  await expect(totals).toContainText('Total¥90')

  await sendAnyway(shop)
  await shop.getByRole('button', { name: 'Record a payment' }).first().click()
  const dialog = shop.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('40')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await correct(shop, 'Edit it', 'Edit')
  await expect(currency).toBeDisabled()
  await expect(currency).toHaveAccessibleDescription('Fixed by its payments')
  await expect(totals).toContainText('Amount due¥50')
  await saved(shop)
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'a fixed currency')
})
