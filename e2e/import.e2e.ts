import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const CSV = 'text/csv'

async function bring(page: Page, name: string, content: string | Buffer, mimeType = CSV): Promise<void> {
  if (!page.url().endsWith('/import')) await page.goto('/import')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
}

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Rows that an import takes a while for. */
function manyRows(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => `Cup ${n},CUP-${n},${1 + (n % 90)}.50,Shelf ${n % 40}`)
  return ['Name,SKU,Cost price,Category', ...lines].join('\n')
}

/** Has the page press Cancel of a step when it is drawn: a quick server may be done before a hand from outside is there. */
async function callOff(page: Page, name: string): Promise<void> {
  await page.evaluate((label) => {
    new MutationObserver((_, observer) => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(`[role=region][aria-label="${label}"] button`)
      const cancel = [...buttons].find(({ textContent }) => textContent === 'Cancel')
      if (!cancel) return
      observer.disconnect()
      requestAnimationFrame(() => cancel.click())
    }).observe(document, { childList: true, subtree: true, attributes: true })
  }, name)
}

async function countOf(rest: { call(method: string, path: string): Promise<object> }): Promise<unknown> {
  return ((await rest.call('GET', '/product-counts')) as { total: unknown }).total
}

test('PROD-14 CHANGE-01 CHANGE-02 bad rows are listed with their reasons and can be saved, the rest is imported, and taken back in one step', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Old mug', sku: 'MUG-1', costBreakdown: { baseCost: 2 } })
  const rows = [
    'Name,SKU,Cost price,Category',
    'Blue mug,MUG-1,4.20,Kitchen',
    'Bowl,BOWL-1,many,Kitchen',
    'Jug,JUG-1,9.00,Kitchen',
  ]
  await bring(shop, 'supplier.csv', rows.join('\n'))
  await shop.getByRole('button', { name: 'Check 3 rows' }).click()
  const bad = shop.getByRole('table', { name: 'Not understood' }).getByRole('row')
  await expect(bad).toHaveCount(2)
  await expect(bad.last()).toContainText('Bowl')
  await expect(bad.last()).toContainText(/Supplier price.*many/)
  expect(await countOf(rest)).toBe(1)

  const saving = shop.waitForEvent('download')
  await shop.getByRole('button', { name: 'Save these rows as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('supplier, to correct.csv')
  const [, line = ''] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(line).toMatch(/^Bowl,BOWL-1,many,Kitchen,.+many/)

  await shop.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(shop.getByRole('heading', { name: '2 products imported' })).toBeVisible()
  const imported = await rest.byName('products')
  expect([...imported.keys()].sort()).toEqual(['Blue mug', 'Jug'])
  expect(imported.get('Blue mug')?.['costBreakdown']).toMatchObject({ baseCost: 4.2 })

  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(shop.getByRole('heading', { name: 'Taken back' })).toBeVisible()
  const restored = await rest.byName('products')
  expect([...restored.keys()]).toEqual(['Old mug'])
  expect(restored.get('Old mug')).toMatchObject({
    sku: 'MUG-1',
    category: 'Uncategorized',
    costBreakdown: { baseCost: 2 },
  })
  expect([...(await rest.byName('categories')).keys()]).toEqual([])
})

test('PROD-14 CHANGE-02 an import that is called off in the middle has changed nothing, and goes through when it is asked for again @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  await bring(shop, 'cups.csv', manyRows(5_000))
  await callOff(shop, 'Checking')
  await shop.getByRole('button', { name: 'Check 5,000 rows' }).click()
  await expect(step(shop, 'Columns')).toBeVisible()
  expect(await countOf(rest)).toBe(0)

  await shop.getByRole('button', { name: 'Check 5,000 rows' }).click()
  await callOff(shop, 'Importing')
  await shop.getByRole('button', { name: 'Import 5,000 products' }).click()
  await expect(step(shop, 'What the file would do')).toBeVisible({ timeout: 30_000 })
  expect(await countOf(rest)).toBe(0)
  expect([...(await rest.byName('categories')).keys()]).toEqual([])

  await shop.getByRole('button', { name: 'Import 5,000 products' }).click()
  await expect(shop.getByRole('heading', { name: '5,000 products imported' })).toBeVisible({ timeout: 30_000 })
  expect(await countOf(rest)).toBe(5_000)
})

test('PROD-14 a file that is not what it says is refused by name with the remedy, and a table without headings is read @deep', async ({
  shop,
  rest,
}) => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  await bring(shop, 'prices.csv', png)
  const problem = shop.getByRole('alert').filter({ hasText: 'prices.csv cannot be imported.' })
  await expect(problem).toContainText('This is a picture, whatever its name says.')
  await bring(shop, 'list.csv', Buffer.from([0, 1, 2, 3, 0, 255, 254, 0, 7, 0, 0, 1]))
  await expect(shop.getByRole('alert').filter({ hasText: 'list.csv cannot be imported.' })).toContainText(
    'Choose a CSV file',
  )
  await bring(shop, 'book.xlsx', Buffer.from('504b0304140000000800', 'hex'))
  await expect(shop.getByRole('alert').filter({ hasText: 'book.xlsx cannot be imported.' })).toContainText(
    /damaged|without a workbook/,
  )

  // A text whose name says workbook is what it is: a table.
  await bring(shop, 'prices.xlsx', 'Teapot;TEA-1;12,50\nTray;TRAY-1;7,25\nSpoon;SPOON-1;0,95\n')
  await expect(step(shop, 'Columns')).toContainText('Text with separated columns, 3 rows')
  await expect(shop.getByRole('combobox', { name: 'The first row' })).toHaveValue('data')
  await expect(shop.getByRole('combobox', { name: 'Columns are separated by' })).toHaveValue(';')
  await choose(shop, 'What Column 1 is', 'Name')
  await choose(shop, 'What Column 2 is', 'SKU')
  await choose(shop, 'What Column 3 is', 'Supplier price')
  await shop.getByRole('button', { name: 'Check 3 rows' }).click()
  await shop.getByRole('button', { name: 'Import 3 products' }).click()
  await expect(shop.getByRole('heading', { name: '3 products imported' })).toBeVisible()
  const products = await rest.byName('products')
  expect(products.get('Teapot')).toMatchObject({ sku: 'TEA-1', costBreakdown: { baseCost: 12.5 } })
  expect(products.size).toBe(3)
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option })
}
