import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { orderFaults } from '#test/e-invoice/element-order.ts'
import { readInvoice } from '#test/e-invoice/figures.ts'
import { readXml } from '#test/e-invoice/read-xml.ts'
import { brokenRules } from '#test/e-invoice/rules.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { followSystemTheme, readyForOffline, saved } from './steps.ts'

/** An invoice of a business in Cologne that never heard of e-invoices; answers its id. */
async function plainInvoice(rest: Rest, status: 'draft' | 'sent' = 'sent'): Promise<string> {
  const [profile] = await rest.byName('business-profiles').then((rows) => [...rows.values()])
  await rest.call('PATCH', `/business-profiles/${String(profile?.['id'])}`, {
    name: 'Lindgren Keramik',
    country: 'DE',
    address: { street: 'Lindenstraße 5', city: 'Köln' },
    preferredCurrency: 'EUR',
    vatId: 'DE123456789',
    iban: 'DE89370400440532013000',
    email: 'rechnung@lindgren.example',
    phoneNumber: '+49 221 555010',
  })
  const { id } = await rest.call('POST', '/documents', {
    documentType: 'invoice',
    issueDate: '2026-07-06',
    currency: 'EUR',
    customerName: 'Stadt Bonn',
    billingAddress: 'Markt 2\n53111 Bonn',
    items: [{ description: 'Salad bowl', quantity: 3, unitPrice: 40, taxPercent: 19 }],
  })
  if (status !== 'draft') await rest.call('POST', `/documents/update-status/${String(id)}`, { status })
  return String(id)
}

async function openDialog(page: Page, id: string) {
  await page.goto(`/document?id=${id}`)
  return openAgain(page)
}

async function openAgain(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'E-invoice' }).click()
  return page.getByRole('dialog', { name: 'E-invoice' })
}

/** Presses the download and reads the file. */
async function download(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await arrives
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('DOC-16 what an e-invoice misses is asked for in its dialog, and the file keeps the rules @deep', async ({
  shop,
  rest,
}) => {
  const id = await plainInvoice(rest, 'draft')
  await followSystemTheme(shop)
  const dialog = await openDialog(shop, id)
  await dialog.getByLabel('Format', { exact: true }).selectOption('XRechnung (UBL)')
  await expect(dialog.getByText('things are missing')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeDisabled()
  await expectAccessibleInBothThemes(shop, 'the e-invoice dialog')

  // What it asked for stands on the sheet as well, where it had been folded away.
  const customer = shop.getByRole('region', { name: 'Customer' })
  await expect(customer.getByLabel('Buyer reference')).toHaveCount(0)
  await shop.keyboard.press('Escape')
  await expect(customer.getByLabel('E-invoice address')).toHaveValue('')
  await expect(customer.getByLabel('Registration number')).toHaveCount(0)
  await customer.getByLabel('Buyer reference').fill('04011000-1234512345-06')
  await customer.getByLabel('Buyer reference').press('Enter')
  await expectAccessibleInBothThemes(shop, 'a document with what its e-invoice asked for')
  await saved(shop)
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  await expect(customer.getByLabel('Buyer reference')).toHaveCount(0)
  await openAgain(shop)
  await dialog.getByLabel('Format', { exact: true }).selectOption('XRechnung (UBL)')

  const fill = async (label: string, value: string) => {
    const field = dialog.getByRole('textbox', { name: label, exact: true })
    await field.fill(value)
    await field.press('Enter')
    await expect(field).toHaveCount(0)
    // Whoever types goes on: the focus is at what is missing next, never lost.
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await fill('Your business: Postcode', '50674')
  await fill('Your business: Contact person', 'Ida Lindgren')
  await dialog.getByRole('button', { name: 'Use separate fields' }).click()
  await dialog.getByLabel('Country', { exact: true }).selectOption('Germany')
  await dialog
    .getByRole('combobox', { name: 'Your business: Scheme' })
    .selectOption({ label: 'VAT id, Germany (9930)' })
  await fill('Your business: E-invoice address', 'DE123456789')
  await dialog
    .getByRole('combobox', { name: 'Scheme', exact: true })
    .selectOption({ label: 'Leitweg-ID, Germany (0204)' })
  await fill('E-invoice address', '04011000-1234512345-06')
  await expect(dialog.getByText('Everything this format requires is there.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Buyer reference' })).toHaveCount(0)

  const { name, text } = await download(shop)
  expect(name).toBe('INV202607-0001-xrechnung-ubl.xml')
  const root = readXml(text)
  const read = readInvoice(root)
  expect([...orderFaults(root), ...brokenRules(read)]).toEqual([])
  expect(read).toMatchObject({
    number: 'INV202607-0001',
    inclusive: '142.80',
    buyer: { name: 'Stadt Bonn', country: 'DE' },
  })
  await expect(customer).toContainText('04011000-1234512345-06')
})

test('DOC-16 XML is made without a network, a PDF says that it needs one @deep', async ({ shop, rest }) => {
  const id = await plainInvoice(rest)
  await shop.goto('/')
  await readyForOffline(shop)
  const dialog = await openDialog(shop, id)
  await dialog.getByRole('button', { name: 'Use separate fields' }).click()
  await dialog.getByLabel('Country', { exact: true }).selectOption('Germany')
  await expect(dialog.getByText('Everything this format requires is there.')).toBeVisible()
  await shop.context().setOffline(true)
  await expect(dialog.getByText('Factur-X is a PDF made by the server')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeDisabled()
  await dialog.getByLabel('Format', { exact: true }).selectOption('UBL')
  const { name, text } = await download(shop)
  expect(name).toBe('INV202607-0001-ubl.xml')
  expect(brokenRules(readInvoice(readXml(text)))).toEqual([])
})
