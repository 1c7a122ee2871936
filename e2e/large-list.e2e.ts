import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { followSystemTheme, keepUndo, saved } from './steps.ts'
import { volume, written } from './volume.ts'

const COUNT = volume(10_000)
const ALL = written(COUNT)
const SHELVES = 10
const ON_A_SHELF = COUNT / SHELVES
const SHELF = written(ON_A_SHELF)
const PAGE = 100
/** The most rows of a page of REST. */
const REST_PAGE = 500
const CENT = 10_000

function rows(): Readonly<Record<string, unknown>>[] {
  return Array.from({ length: COUNT }, (_, n) => ({
    data: {
      name: n === 1_321 ? 'Brass needle' : `Cup ${String(n).padStart(5, '0')}`,
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
  const pages = Array.from({ length: Math.ceil(ON_A_SHELF / REST_PAGE) }, (_, page) =>
    rest.call('GET', `/products?categoryId=${id}&pageSize=${REST_PAGE}&page=${page + 1}`),
  )
  const items = (await Promise.all(pages)).flatMap((page) => page['items'] as { pricingValue: number }[])
  expect(items).toHaveLength(ON_A_SHELF)
  return items.filter(({ pricingValue }) => pricingValue === percent).length
}

test('PROD-07 PROD-12 PROD-13 CHANGE-01 CHANGE-02 SHELL-08 SHELL-09 a large catalogue is paged, searched, edited at once and put back @deep', async ({
  shop,
  rest,
}) => {
  test.setTimeout(300_000)
  await rest.importRows(rows())
  await followSystemTheme(shop)

  await test.step('the list, its pages and its scrolling', async () => {
    await shop.goto('/products?pageSize=100')
    await expect(shop.getByText(`${ALL} products`).first()).toBeVisible({ timeout: 30_000 })
    await range(shop, `1–100 of ${ALL}`)
    await expect(bodyRows(shop)).toHaveCount(100)
    await expectAccessibleInBothThemes(shop, `${ALL} products`)
    await bodyRows(shop).last().scrollIntoViewIfNeeded()
    await expect(shop.getByRole('columnheader', { name: 'Product' })).toBeInViewport()
    await shop.getByRole('button', { name: 'Next page' }).click()
    await range(shop, `101–200 of ${ALL}`)
    await shop.goto(`/products?pageSize=${PAGE}&page=${COUNT / PAGE}`)
    await range(shop, `${written(COUNT - PAGE + 1)}–${ALL} of ${ALL}`)
    await expect(shop.getByRole('button', { name: 'Next page' })).toBeDisabled()
  })

  await test.step('search as one types', async () => {
    const search = shop.getByRole('searchbox', { name: 'Search products' })
    // 00199, and 01990 to 01999.
    await search.pressSequentially('cup 0199')
    await range(shop, '1–11 of 11')
    await search.fill('needle bras')
    await expect(bodyRows(shop)).toHaveCount(1)
    await expect(bodyRows(shop)).toContainText('Brass needle')
    await expect(shop).toHaveURL(/q(uery)?=|search=/)
    await search.press('Escape')
    await range(shop, `of ${ALL}`)
  })

  await test.step('all of a filter: preview, apply, undo', async () => {
    await shop.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Shelf 3' })
    await range(shop, `of ${SHELF}`)
    await selectShelf(shop)
    const dialog = await previewMargin(shop, '55')
    await expect(dialog.getByText(`${SHELF} of ${SHELF} would change.`)).toBeVisible()
    await expect(dialog.getByText('30.0% → 55.0%')).toBeVisible()
    await expectAccessibleInBothThemes(shop, `bulk preview of ${SHELF}`)
    expect(await withMargin(rest, 'Shelf 3', 30)).toBe(ON_A_SHELF)
    await dialog.getByRole('button', { name: `Apply to ${SHELF}` }).click()
    await keepUndo(shop)
    await saved(shop)
    expect(await withMargin(rest, 'Shelf 3', 55)).toBe(ON_A_SHELF)
    expect(await withMargin(rest, 'Shelf 4', 30)).toBe(ON_A_SHELF)
    await shop
      .getByRole('dialog', { name: `${SHELF} products changed` })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect.poll(() => withMargin(rest, 'Shelf 3', 30), { timeout: 20_000 }).toBe(ON_A_SHELF)
  })

  await test.step('on a phone', async () => {
    await shop.setViewportSize({ width: 390, height: 844 })
    const cards = shop.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await shop.getByRole('button', { name: 'Select several' }).click()
    for (const index of [0, 1]) await cards.nth(index).getByRole('checkbox').check()
    await expect(shop.getByRole('region', { name: 'Selected products' })).toContainText('2 selected')
    await expectAccessibleInBothThemes(shop, 'selection on a phone')
    const dialog = await previewMargin(shop, '60')
    await expect(dialog.getByText('2 of 2 would change.')).toBeVisible()
    await expectAccessibleInBothThemes(shop, 'bulk preview on a phone')
    await dialog.getByRole('button', { name: 'Apply to 2' }).click()
    await expect.poll(() => withMargin(rest, 'Shelf 3', 60), { timeout: 20_000 }).toBe(2)
  })

  await test.step('undo of all of them says that it is under way until the figures are back', async () => {
    await shop.setViewportSize({ width: 1280, height: 800 })
    await shop.goto('/products')
    await range(shop, `of ${ALL}`)
    await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
    await shop.getByRole('button', { name: `Select all ${ALL} that match` }).click()
    const dialog = await previewMargin(shop, '55')
    await dialog.getByRole('button', { name: `Apply to ${ALL}` }).click()
    await keepUndo(shop)
    await expect(bodyRows(shop).first()).toContainText('55.0%')
    await saved(shop)
    await shop.evaluate(noteMessages)
    await shop
      .getByRole('dialog', { name: `${ALL} products changed` })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(shop.getByRole('dialog', { name: / was taken back$/ })).toBeVisible({ timeout: 60_000 })
    await expect(bodyRows(shop).first()).toContainText('30.0%')
    const told = await shop.evaluate(() => (globalThis as unknown as { told: readonly string[] }).told)
    expect(told.findIndex((text) => text.includes(`Taking back ${ALL} rows …`))).toBe(0)
    expect(told[0]).toContain('these rows still show what they were changed to')
    const gone = told.flatMap((text) => /([\d,]+) of [\d,]+\d%?/.exec(text)?.[1]?.replaceAll(',', '') ?? []).map(Number)
    expect(gone.length, 'how far it has come is told').toBeGreaterThan(0)
    expect(gone.toSorted((a, b) => a - b)).toEqual(gone)
    expect(told.at(-1), 'the end has no bar').not.toMatch(/ of /)
  })
})

/** Runs in the page: notes every message about taking back from now on, also one that has gone before anybody looks. */
function noteMessages(): void {
  const told: string[] = []
  Object.assign(globalThis, { told })
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=dialog]')) {
      const text = textContent ?? ''
      if (/Taking back|taken back/.test(text) && !told.includes(text)) told.push(text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

async function selectShelf(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: `Select all ${SHELF} that match` }).click()
  await expect(page.getByRole('region', { name: 'Selected products' })).toContainText(`${SHELF} selected`)
}

/** Opens the bulk edit of what is selected and sets a margin. */
async function previewMargin(page: Page, percent: string): Promise<Locator> {
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Edit / })
  await dialog.getByRole('button', { name: 'Add a change' }).click()
  await page.getByRole('menuitem', { name: 'Price, margin or markup', exact: true }).click()
  await dialog.getByRole('textbox', { name: /^Margin/ }).fill(percent)
  await page.keyboard.press('Enter')
  return dialog
}
