import type { Page } from '@playwright/test'
import { listMessages } from '#web/features/products/list-messages.ts'
import { declaredMessages } from '#web/kit/list/declared-messages.ts'
import { barMessages } from '#web/kit/list/bar-messages.ts'
import { expect, test } from './journey.ts'
import { holdServiceWorker } from './service-worker.ts'
import { atRest, field, rowOf, type } from './steps.ts'

const PRODUCTS = 60
const nameOf = (number: number): string => `${number > 50 ? 'Teapot' : 'Mug'} ${String(number).padStart(2, '0')}`
const AHEAD = declaredMessages.ahead('10', `${PRODUCTS} products`)

/** Holds what a new browser pulls; `cut` breaks it off, as a network that goes away in the middle, and `go` lets it through. */
async function heldPulls(page: Page): Promise<Readonly<Record<'cut' | 'go', () => void>>> {
  let settle: (how: 'cut' | 'go') => void = () => undefined
  let fate = new Promise<'cut' | 'go'>((resolve) => (settle = resolve))
  await page.route(/\/api\/sync\?/, async (route) => {
    const how = await fate
    if (how === 'cut') {
      fate = new Promise((resolve) => (settle = resolve))
      await route.abort('connectionreset')
    } else await route.continue()
  })
  return { cut: () => settle('cut'), go: () => settle('go') }
}

test('SYNC-02 PROD-07 a new browser shows, searches and edits the first rows of a list before its copy is here, and a copy that is cut off on the way loses nothing', async ({
  shop,
  rest,
  browser,
  baseURL,
}) => {
  const category = await rest.create('categories', { name: 'Kitchen' })
  for (let number = 1; number <= PRODUCTS; number += 1)
    await rest.create('products', { name: nameOf(number), categoryId: category, costBreakdown: { baseCost: number } })
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: await shop.context().cookies(), origins: [] },
  })
  await holdServiceWorker(context)
  try {
    const page = await context.newPage()
    const pulls = await heldPulls(page)
    await page.goto('/products')
    await expect(rowOf(page, nameOf(1))).toContainText('Kitchen')
    await expect(page.getByRole('main')).toContainText(AHEAD)
    await expect(page.getByRole('button', { name: barMessages.columns })).toHaveCount(0)

    const search = page.getByRole('searchbox', { name: listMessages.search })
    await search.fill('teapot')
    await expect(rowOf(page, nameOf(51))).toBeVisible()
    await expect(rowOf(page, nameOf(1))).toHaveCount(0)
    await search.fill('saucepan')
    await expect(page.getByText(listMessages.nothing.title)).toBeVisible()
    await search.fill('tea')
    await rowOf(page, nameOf(51)).getByRole('rowheader').click()
    await type(page, 'Supplier price ($)', '510')
    pulls.cut()
    await expect(rowOf(page, nameOf(52))).toBeVisible()
    await search.focus()
    await page.keyboard.press('End')
    pulls.go()
    await search.pressSequentially('pot', { delay: 200 })
    await expect(page.getByRole('button', { name: barMessages.columns })).toBeVisible({ timeout: 30_000 })
    await expect(search).toHaveValue('teapot')
    await expect(search).toBeFocused()
    await expect(field(page, 'Supplier price ($)')).toHaveValue('510.00')
    await atRest(page)
    await search.fill('')
    await expect(rowOf(page, nameOf(1))).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`${PRODUCTS} products`)
    await expect(page.getByRole('main')).not.toContainText(AHEAD)
  } finally {
    await context.close()
  }
})
