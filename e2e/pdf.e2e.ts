import { readFile } from 'node:fs/promises'
import { textOfPdf } from '../test/pdf-text.ts'
import { complaintsOf, expect, expectNoComplaints, test } from './journey.ts'
import { expectNoSidewaysScroll } from './steps.ts'

const MUG = {
  name: 'Speckled mug',
  sku: 'MUG-01',
  barcode: '4006381333931',
  baseCurrency: 'EUR',
  costBreakdown: { baseCost: 7.7391 },
  pricingMode: 'retailPrice',
  tradePricing: { retailPrice: 25, tradePrice: 19 },
}

test('PLIST-05 a list is shared by a link that opens without a sign-in, is counted, and is closed', async ({
  shop,
  rest,
  browser,
  baseURL,
}) => {
  const product = await rest.create('products', MUG)
  const list = await rest.create('price-lists', { title: 'Spring list', productIds: [product], note: 'By hand.' })
  await shop.goto(`/price-list?id=${list}`)
  await shop.getByRole('button', { name: 'Print and share' }).click()
  await shop.getByRole('menuitem', { name: 'Share by link…' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Share by link' })
  await expect(dialog.getByText('There is no link yet.')).toBeVisible()
  await dialog.getByLabel('Valid for').selectOption('7 days')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.locator('output').innerText()
  expect(address).toMatch(/\/p\/[\w-]{43}$/)

  const stranger = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const complaints = complaintsOf(stranger)
  const page = await stranger.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Spring list' })).toBeVisible()
  await expect(page.getByText('€25.00')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the public page of a list')
  expect(await page.content()).not.toMatch(/7\.7391|<script(?! src="\/price-list-search\.js" defer)/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Speckled mug,MUG-01,1,EUR,25.00')

  await dialog.getByRole('button', { name: 'Done' }).click()
  await shop.getByRole('button', { name: 'Print and share' }).click()
  await shop.getByRole('menuitem', { name: 'Share by link…' }).click()
  await expect(dialog.getByText('1 view')).toBeVisible()
  await dialog.getByRole('button', { name: /^Turn off: Made/ }).click()
  await shop.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByText('Turned off', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This price list is not available' })).toBeVisible()
  await stranger.close()
  // The closed page itself answers 410, which browsers report.
  expectNoComplaints(complaints.filter((text) => !text.includes('status of 410')))
})

test('PROD-16 labels of chosen products are printed from where the sheet was left, and wrong codes are told first @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', MUG)
  await rest.create('products', { ...MUG, name: 'Wrong mug', barcode: '4006381333932' })
  await shop.goto('/products')
  const table = shop.getByRole('table', { name: 'Products' })
  await table.getByRole('checkbox').first().check()
  await shop.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Labels' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Print labels' })
  await expect(dialog.getByText('4006381333932 is not a valid EAN-13: its last digit should be 1.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await dialog.getByLabel('Print these without a barcode').check()
  await dialog.getByLabel('Sheet or roll').selectOption('Avery L7651 · 65 labels, 38.1 × 21.2 mm')
  await dialog.getByRole('radio', { name: 'Row 13, column 5' }).check({ force: true })
  await expect(dialog.getByText('2 labels on 2 sheets')).toBeVisible()
  const downloading = shop.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  const text = textOfPdf(await readFile(await (await downloading).path()))
  expect(text.split('\n')).toEqual(expect.arrayContaining(['Speckled mug', 'Wrong mug', '€25.00', '4006381333931']))
  expect(text).not.toContain('4006381333932')
})

test('PLIST-05 the catalogue of a list is made as a PDF @deep', async ({ shop, rest }) => {
  const product = await rest.create('products', MUG)
  const list = await rest.create('price-lists', { title: 'Spring list', productIds: [product] })
  await shop.goto(`/price-list?id=${list}`)
  await shop.getByRole('button', { name: 'Print and share' }).click()
  await shop.getByRole('menuitem', { name: 'PDF catalogue…' }).click()
  const dialog = shop.getByRole('dialog', { name: 'PDF catalogue' })
  await dialog.getByText('Table', { exact: true }).click()
  const downloading = shop.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Spring list.pdf')
  const text = textOfPdf(await readFile(await file.path()))
  expect(text.split('\n')).toEqual(expect.arrayContaining(['Spring list', 'Speckled mug', 'MUG-01', '€25.00']))
})
