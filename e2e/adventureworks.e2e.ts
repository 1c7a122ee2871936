import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { saved } from './steps.ts'

const FOLDER = join(import.meta.dirname, '../../shared/data/adventureworks')
const FILE = join(FOLDER, 'Product.csv')

interface Expected {
  readonly sku: string
  readonly price: string | null
}

/** The prices by an exact calculation of its own: cost × 1.2 / 0.6, up to the next .99; no line of the product is used. */
function expectedPrices(): Expected[] {
  return readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const cells = line.split('\t')
      const [whole = '', fraction = ''] = (cells[8] ?? '').split('.')
      const tenThousandths = BigInt(whole || '0') * 10_000n + BigInt(fraction.padEnd(4, '0'))
      return { sku: (cells[2] ?? '').trim(), price: tenThousandths === 0n ? null : endedPrice(tenThousandths) }
    })
}

function endedPrice(cost: bigint): string {
  const twice = cost * 2n
  // Rounded to the cent half away from zero, then the smallest price of the form n.99 that is not below it.
  const cents = (twice + 50n) / 100n
  const least = (cents / 100n) * 100n + 99n
  return `$${(least / 100n).toLocaleString('en-US')}.${String(least % 100n).padStart(2, '0')}`
}

test.skip(!existsSync(FILE), 'the AdventureWorks catalogue is not beside this checkout')

test('PROD-14 CHANGE-01 PRICE-11 the AdventureWorks catalogue is imported as it is, and one change set prices the 304 with a cost @deep', async ({
  shop,
}) => {
  test.setTimeout(180_000)
  shop.setDefaultTimeout(20_000)
  await shop.goto('/import')
  await shop.locator('input[type=file]').first().setInputFiles(FILE)
  await shop.getByRole('button', { name: 'Check 504 rows' }).click()
  await shop.getByRole('button', { name: /^Import 504/ }).click()
  await shop
    .getByRole('link', { name: 'Show products' })
    .or(shop.getByRole('button', { name: 'Show products' }))
    .click()
  await shop.goto('/products?pageSize=500')
  await expect(shop.getByText('504 products, 304 with a cost').first()).toBeVisible({ timeout: 30_000 })

  await shop
    .getByRole('checkbox', { name: /select all|select the page/i })
    .first()
    .check()
  await shop.getByRole('button', { name: /Select all 504/ }).click()
  await shop.getByRole('button', { name: /^Edit/ }).first().click()
  await setParts(shop)
  await expect(
    shop
      .getByText('304 of 504 would change')
      .or(shop.getByText(/of 504 would change/))
      .first(),
  ).toBeVisible()
  await shop.getByRole('button', { name: /^Apply to/ }).click()
  await saved(shop)

  const shown = new Map([...(await cells(shop, 1, 500)), ...(await cells(shop, 2, 4))])
  const wrong = expectedPrices().filter(({ sku, price }) => price !== null && shown.get(sku) !== price)
  expect(shown.size).toBe(504)
  expect(wrong).toEqual([])
  const withoutCost = expectedPrices().filter(({ price }) => price === null)
  expect(withoutCost).toHaveLength(200)
  expect(withoutCost.filter(({ sku }) => /\$/.test(shown.get(sku) ?? ''))).toEqual([])
})

async function setParts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const add = async (part: string): Promise<void> => {
    await dialog.getByRole('button', { name: 'Add a change' }).click()
    await page.getByRole('menuitem', { name: part, exact: true }).click()
  }
  await add('Price, margin or markup')
  await dialog.getByRole('textbox', { name: /^Margin/ }).fill('40')
  await page.keyboard.press('Enter')
  await add('VAT on cost')
  await dialog.getByRole('textbox', { name: /^VAT on cost/ }).fill('20')
  await page.keyboard.press('Enter')
  await add('Price ending')
  await dialog.getByRole('combobox', { name: /Price ending/ }).selectOption('.99')
}

/** SKU and price as the rendered cells show them; a long list draws the rows in sight alone, so it is scrolled through. */
async function cells(page: Page, number: number, count: number): Promise<[string, string][]> {
  await page.goto(`/products?pageSize=500&page=${number}`)
  const seen = new Map<string, string>()
  await page.locator('tbody tr').first().hover()
  const read = async (): Promise<number> => {
    for (const row of await page.locator('tbody').first().evaluate(drawnRows))
      seen.set(row[2] ?? '', (row.at(-1) ?? '').split('\n')[0] ?? '')
    await page.mouse.wheel(0, 300)
    return seen.size
  }
  await expect.poll(read, { timeout: 60_000, intervals: [50] }).toBe(count)
  return [...seen]
}

/** Runs in the page. */
function drawnRows(body: HTMLElement | SVGElement): string[][] {
  return Array.from(body.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('td, th'), (cell) => (cell as HTMLElement).innerText.trim()),
  ).filter((row) => row.length > 1)
}
