import type { Page } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const WIDTHS = { wide: 1360, phone: 360 } as const
/** Signing out is an act, and covered by the account journeys. */
const VISITED = screens.filter(({ id }) => id !== 'logout' && id !== 'login' && id !== 'sign-up')

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => localStorage.setItem('pricewright.theme', name), theme)
}

test('SHELL-08 SHELL-09 NAV-01 every screen opens by each of its paths, in both themes, wide and on a phone', async ({
  shop,
}) => {
  test.setTimeout(240_000)
  expect(VISITED.length).toBeGreaterThan(8)
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(shop, theme)
    for (const [name, width] of Object.entries(WIDTHS)) {
      await shop.setViewportSize({ width, height: 860 })
      for (const { path, title } of VISITED) {
        await shop.goto(path)
        await expect(shop.getByRole('main')).toBeVisible()
        await expect(shop.getByRole('heading').first()).toBeVisible()
        await expectAccessible(shop, `${title}, ${theme}, ${name}`)
        const overflow = await shop.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${title} scrolls sideways, ${name}`).toBeLessThanOrEqual(0)
      }
    }
  }
})

test('NAV-01 aliases and any case show the same screen', async ({ shop }) => {
  for (const { path, aliases } of VISITED) {
    for (const alias of [...aliases, path.toUpperCase()]) {
      await shop.goto(path)
      const title = await shop.title()
      await shop.goto(alias)
      await expect(shop).toHaveTitle(title)
    }
  }
})

test('NAV-02 any other path shows the not-found page, signed in or out', async ({ page, shop }) => {
  await shop.goto('/nothing-here')
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(/not found|nothing/i)
  await page.context().clearCookies()
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found|nothing/i)
})

test('NAV-05 AUTH-05 a guarded page sends a signed-out visitor to sign in and remembers where they were going', async ({
  page,
}) => {
  await page.goto('/Products?view=categories&x=1')
  await expect(page).toHaveURL(/\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/Products?view=categories&x=1')
})
