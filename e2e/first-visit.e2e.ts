import type { Page } from '@playwright/test'
import { product } from '#contract/entities/product.ts'
import { screenOf } from '#contract/screens.ts'
import { listMessages as productListMessages } from '#web/features/products/list-messages.ts'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { expect, test } from './journey.ts'
import { rowOf } from './steps.ts'

/** Makes a product, names it, and deletes it, which is told at the edge of the page with a way back. */
async function makeAndDelete(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: productListMessages.newProduct }).first().click()
  const field = page.getByLabel(product.fields.name.label, { exact: true })
  await field.fill(name)
  await field.press('Enter')
  await rowOf(page, name).focus()
  await page.keyboard.press('Delete')
  await expect(rowOf(page, name)).toHaveCount(0)
}

const undo = (page: Page) => page.getByRole('button', { name: actionMessages.undo }).first()

test.describe('with its service worker', () => {
  test.use({ serviceWorker: 'at once' })

  test('SHELL-07 after the first load, without another one, everything opens and edits offline', async ({
    shop,
    context,
  }) => {
    await shop.goto('/products')
    await expect
      .poll(() => shop.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
      .toBe('activated')
    await context.setOffline(true)
    for (const id of ['categories', 'brands', 'change-sets', 'products'] as const) {
      const name = screenOf(id).title
      await shop.getByRole('navigation').getByRole('link', { name, exact: true }).click()
      await expect(shop.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name)
    }
    await shop
      .getByRole('navigation', { name: shellMessages.mainNavigation })
      .getByRole('link', { name: screenOf('settings').title, exact: true })
      .click()
    await shop.getByRole('link', { name: screenOf('settings-vat').title, exact: true }).click()
    await expect(shop.getByRole('heading', { level: 1 })).toContainText(screenOf('settings-vat').title)
    await shop
      .getByRole('navigation', { name: shellMessages.mainNavigation })
      .getByRole('link', { name: screenOf('products').title, exact: true })
      .click()
    await shop.keyboard.press('Control+k')
    await expect(shop.getByRole('dialog')).toBeVisible()
    await shop.keyboard.press('Escape')
    await makeAndDelete(shop, 'Offline kettle')
    await undo(shop).click()
    await context.setOffline(false)
    await expect(rowOf(shop, 'Offline kettle')).toHaveCount(1)
  })
})

test.describe('before the service worker keeps a copy', () => {
  test.use({ serviceWorkers: 'block' })

  test('SHELL-07 a part that cannot be loaded breaks nothing, and comes when the network is back @deep', async ({
    shop,
    context,
  }) => {
    await context.route(/\/assets\/toast-host/, (route) => route.abort('internetdisconnected'))
    await shop.goto('/products')
    const asked = shop.waitForRequest(/\/assets\/toast-host/)
    await makeAndDelete(shop, 'Copper kettle')
    await asked
    await expect(undo(shop)).toHaveCount(0)
    await context.unroute(/\/assets\/toast-host/)
    await undo(shop).click()
    await expect(rowOf(shop, 'Copper kettle')).toHaveCount(1)
  })
})

test('SHELL-05 the product and its sign-in pages show Manrope, served by the product itself', async ({
  page,
  product,
}) => {
  const fonts = new Set<string>()
  page.on('response', (response) => {
    if (response.ok() && response.headers()['content-type'] === 'font/woff2') fonts.add(response.url())
  })
  for (const path of ['/', '/api/auth/sign-in']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shown = await page.evaluate(async () => {
      await document.fonts.ready
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
      return { loaded, asked: getComputedStyle(document.body).fontFamily }
    })
    expect(shown.loaded, path).toContain('Manrope')
    expect(shown.asked, path).toMatch(/^"?Manrope/)
  }
  expect(page.url()).toContain('/identity/')
  expect([...fonts]).toEqual([`${product.url}/fonts/manrope-latin-wght-normal.woff2`])
})
