import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { expectNoSidewaysScroll } from './steps.ts'

const COUNT = 300
const CENT = 10_000
const PHONE = { width: 390, height: 844 } as const
const WIDTHS = [320, 390, 820, 1360, 1920] as const
const MOST_SCREENS = 20
const KINDS = ['Cups', 'Plates', 'Bowls', 'Jugs', 'Pans']

/** A link to a list of products of five categories. */
async function sharedList(rest: Rest): Promise<string> {
  const rows = Array.from({ length: COUNT }, (_, n) => ({
    data: {
      name: n === 7 ? 'Crème brûlée dish with a name that no phone has room for in one line' : `Piece ${n}`,
      sku: `P-${n}`,
      description: n % 3 === 0 ? 'Stoneware, glazed by hand, safe in oven and dishwasher.' : '',
      baseCost: (n + 1) * 100 * CENT,
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 400_000,
    },
    category: [KINDS[n % KINDS.length]],
  }))
  await rest.importRows(rows)
  return shared(
    rest,
    'Spring',
    [...(await rest.byName('products')).values()].map(({ id }) => id),
  )
}

/** A link to a list of products. */
async function shared(rest: Rest, title: string, productIds: readonly unknown[]): Promise<string> {
  const list = await rest.create('price-lists', { title, productIds })
  return String((await rest.call('POST', `/price-lists/${list}/links`, {}))['path'])
}

const rows = (page: Page) => page.locator('tbody tr:not(.group):visible')

test('PLIST-05 SHELL-08 SHELL-09 a list of 300 products behind a link is short on a phone, a table elsewhere, and searched as one types @deep', async ({
  shop,
  rest,
  browser,
}) => {
  test.setTimeout(120_000)
  const path = await sharedList(rest)
  const context = await browser.newContext({ baseURL: new URL(shop.url()).origin, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(path)
  await expect(rows(page)).toHaveCount(COUNT)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS)

  const dish = rows(page).filter({ hasText: 'Crème' })
  const height = async () => (await dish.boundingBox())?.height ?? 0
  expect(await height()).toBeLessThanOrEqual(56)
  await dish.click()
  expect(await height()).toBeGreaterThan(56)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('creme plates')
  await expect(rows(page)).toHaveCount(0)
  await search.fill('BRULEE bowls')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText(`1 of ${COUNT}`)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Bowls' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Cups' })).toBeHidden()
  await search.fill('')
  await expect(rows(page)).toHaveCount(COUNT)

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height })
    await expectNoSidewaysScroll(page, `the list at ${width}`)
    if (width <= PHONE.width) {
      const [field, table] = await Promise.all([search.boundingBox(), page.getByRole('table').boundingBox()])
      expect(field?.width, `the search at ${width}`).toBe(table?.width)
    }
    // A line below the last row would leave the rounded frame.
    await expect(rows(page).last(), `the last row at ${width}`).toHaveCSS('border-bottom-width', '0px')
  }
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `a public list, ${colorScheme}`)
    await page.setViewportSize(PHONE)
    await expectAccessible(page, `a public list on a phone, ${colorScheme}`)
    await page.setViewportSize({ width: 1360, height: 860 })
  }
  await context.close()
})

test('PLIST-05 a list of five products behind a link is searched too, one of four is seen at a glance', async ({
  shop,
  rest,
  browser,
}) => {
  const ids: unknown[] = []
  for (const name of ['Cup', 'Plate', 'Bowl', 'Jug', 'Pan']) ids.push(await rest.create('products', { name }))
  const context = await browser.newContext({ baseURL: new URL(shop.url()).origin })
  const page = await context.newPage()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.goto(await shared(rest, 'Four', ids.slice(1)))
  await expect(rows(page)).toHaveCount(4)
  await expect(search).toBeHidden()
  await page.goto(await shared(rest, 'Five', ids))
  await search.fill('jug')
  await expect(rows(page)).toHaveCount(1)
  await context.close()
})
