import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { followSystemTheme, saved } from './steps.ts'

const COUNT = 10_000
const SHELVES = 10
const ON_A_SHELF = COUNT / SHELVES
const CENT = 10_000

function rows(): Readonly<Record<string, unknown>>[] {
  return Array.from({ length: COUNT }, (_, n) => ({
    data: {
      name: n === 4_321 ? 'Brass needle' : `Cup ${String(n).padStart(5, '0')}`,
      sku: `CUP-${n}`,
      baseCost: (100 + (n % 900)) * CENT,
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 300_000,
    },
    category: [`Shelf ${n % SHELVES}`],
  }))
}

const bodyRows = (page: Page): Locator => page.getByRole('table', { name: 'Products' }).locator('tbody tr')
const range = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(text)

/** How many products of a shelf have a margin by their own pricing. */
async function withMargin(rest: Rest, shelf: string, percent: number): Promise<number> {
  const categories = await rest.byName('categories')
  const id = String(categories.get(shelf)?.['id'])
  const pages = [1, 2].map((page) => rest.call('GET', `/products?categoryId=${id}&pageSize=500&page=${page}`))
  const items = (await Promise.all(pages)).flatMap((page) => page['items'] as { pricingValue: number }[])
  expect(items).toHaveLength(ON_A_SHELF)
  return items.filter(({ pricingValue }) => pricingValue === percent).length
}

test('PROD-07 PROD-12 PROD-13 CHANGE-01 CHANGE-02 SHELL-08 SHELL-09 ten thousand products are paged, searched, edited at once and put back', async ({
  shop,
  rest,
}) => {
  test.setTimeout(300_000)
  await rest.importRows(rows())
  await followSystemTheme(shop)

  await test.step('the list, its pages and its scrolling', async () => {
    await shop.goto('/products?pageSize=100')
    await expect(shop.getByText('10,000 products').first()).toBeVisible({ timeout: 30_000 })
    await range(shop, '1–100 of 10,000')
    await expect(bodyRows(shop)).toHaveCount(100)
    await expectAccessibleInBothThemes(shop, '10,000 products')
    await bodyRows(shop).last().scrollIntoViewIfNeeded()
    await expect(shop.getByRole('columnheader', { name: 'Product' })).toBeInViewport()
    await shop.getByRole('button', { name: 'Next page' }).click()
    await range(shop, '101–200 of 10,000')
    await shop.goto('/products?pageSize=100&page=100')
    await range(shop, '9,901–10,000 of 10,000')
    await expect(shop.getByRole('button', { name: 'Next page' })).toBeDisabled()
  })

  await test.step('search as one types', async () => {
    const search = shop.getByRole('searchbox', { name: 'Search products' })
    // 00999, and 09990 to 09999.
    await search.pressSequentially('cup 0999')
    await range(shop, '1–11 of 11')
    await search.fill('needle bras')
    await expect(bodyRows(shop)).toHaveCount(1)
    await expect(bodyRows(shop)).toContainText('Brass needle')
    await expect(shop).toHaveURL(/q(uery)?=|search=/)
    await search.press('Escape')
    await range(shop, 'of 10,000')
  })

  await test.step('all of a filter: preview, apply, undo', async () => {
    await shop.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Shelf 3' })
    await range(shop, 'of 1,000')
    await selectShelf(shop)
    const dialog = await previewMargin(shop, '55')
    await expect(dialog.getByText('1,000 of 1,000 would change.')).toBeVisible()
    await expect(dialog.getByText('30.0% → 55.0%')).toBeVisible()
    await expectAccessibleInBothThemes(shop, 'bulk preview of 1,000')
    expect(await withMargin(rest, 'Shelf 3', 30)).toBe(ON_A_SHELF)
    await dialog.getByRole('button', { name: 'Apply to 1,000' }).click()
    await saved(shop)
    expect(await withMargin(rest, 'Shelf 3', 55)).toBe(ON_A_SHELF)
    expect(await withMargin(rest, 'Shelf 4', 30)).toBe(ON_A_SHELF)
    await shop.getByRole('dialog', { name: '1,000 products changed' }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => withMargin(rest, 'Shelf 3', 30), { timeout: 20_000 }).toBe(ON_A_SHELF)
  })

  await test.step('on a phone', async () => {
    await shop.setViewportSize({ width: 390, height: 844 })
    const cards = shop.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await shop.getByRole('button', { name: 'Choose several' }).click()
    for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
    await expect(shop.getByRole('region', { name: 'Chosen products' })).toContainText('2 selected')
    await expectAccessibleInBothThemes(shop, 'selection on a phone')
    const dialog = await previewMargin(shop, '60')
    await expect(dialog.getByText('2 of 2 would change.')).toBeVisible()
    await expectAccessibleInBothThemes(shop, 'bulk preview on a phone')
    await dialog.getByRole('button', { name: 'Apply to 2' }).click()
    await expect.poll(() => withMargin(rest, 'Shelf 3', 60), { timeout: 20_000 }).toBe(2)
  })

  await test.step('undo of all ten thousand says that it is under way until the figures are back', async () => {
    await shop.setViewportSize({ width: 1280, height: 800 })
    await shop.goto('/products')
    await range(shop, 'of 10,000')
    await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
    await shop.getByRole('button', { name: 'Select all 10,000 that match' }).click()
    const dialog = await previewMargin(shop, '55')
    await dialog.getByRole('button', { name: 'Apply to 10,000' }).click()
    await expect(bodyRows(shop).first()).toContainText('55.0%')
    await saved(shop)
    await shop.getByRole('dialog', { name: '10,000 products changed' }).getByRole('button', { name: 'Undo' }).click()
    const pressed = Date.now()
    const under = shop.getByRole('dialog', { name: 'Taking back 10,000 rows …' })
    await expect(under).toContainText('these rows still show what they were changed to')
    const told = Date.now() - pressed
    await expect(shop.getByRole('dialog', { name: /^Taken back: / })).toBeVisible({ timeout: 60_000 })
    await expect(bodyRows(shop).first()).toContainText('30.0%')
    test
      .info()
      .annotations.push({ type: 'undo', description: `said after ${told} ms, done after ${Date.now() - pressed} ms` })
    expect(told).toBeLessThan(3_000)
  })
})

async function selectShelf(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Select all 1,000 that match' }).click()
  await expect(page.getByRole('region', { name: 'Chosen products' })).toContainText('1,000 selected')
}

/** Opens the bulk edit of what is selected and sets a margin. */
async function previewMargin(page: Page, percent: string): Promise<Locator> {
  await page.getByRole('region', { name: 'Chosen products' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Edit / })
  await dialog.getByRole('button', { name: 'Change something' }).click()
  await page.getByRole('menuitem', { name: 'Pricing', exact: true }).click()
  await dialog.getByRole('textbox', { name: /^Margin/ }).fill(percent)
  await page.keyboard.press('Enter')
  return dialog
}
