import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openProduct, rowOf, saved } from './steps.ts'

test('SHELL-08 by keyboard: after an act whose button is gone, the focus is on the heading of the page @deep', async ({
  shop,
  rest,
}) => {
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [] })
  const quote = await rest.create('documents', {
    documentType: 'quote',
    items: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
  })
  await rest.call('POST', `/documents/update-status/${quote}`, { status: 'sent' })
  const heading = shop.getByRole('heading', { level: 1 })

  await shop.goto(`/price-list?id=${list}&view=rules`)
  await shop.getByLabel('Rule', { exact: true }).selectOption('Percent off')
  const save = shop.getByRole('button', { name: 'Save the rule' })
  await watched(shop)
  await save.focus()
  await shop.keyboard.press('Enter')
  await expect(save).toHaveCount(0)
  await expect(heading).toBeFocused()

  await shop.goto(`/document?id=${quote}`)
  const make = shop.getByRole('button', { name: 'Make an invoice from it' })
  await expect(make).toBeVisible()
  await watched(shop)
  await make.focus()
  await shop.keyboard.press('Enter')
  await expect(heading).toHaveText(/^Invoice /)
  await expect(heading).toBeFocused()
  await saved(shop)
})

test('SHELL-08 by keyboard: after Undo in a notice, which goes with it, the focus is on the heading of the page @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Kettle' })
  await shop.goto('/products')
  await openProduct(shop, 'Kettle')
  await watched(shop)
  await shop.getByRole('complementary').getByRole('button', { name: 'More' }).click()
  await shop.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = shop.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await shop.keyboard.press('Enter')
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(shop.getByRole('heading', { level: 1 })).toBeFocused()
})

test('SHELL-08 NAV-07 by keyboard: an arrow leads into the list, and the focus stays on a row after a story, Delete and an undo', async ({
  shop,
  rest,
}) => {
  for (const name of ['Axe', 'Bowl', 'Cup'])
    await rest.create('products', {
      name,
      costBreakdown: { baseCost: 5 },
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingValue: 40,
    })
  await shop.goto('/products')
  await expect(rowOf(shop, 'Cup')).toBeVisible()
  await watched(shop)
  await shop.keyboard.press('ArrowDown')
  await expect(rowOf(shop, 'Axe')).toBeFocused()
  await shop.keyboard.press('ArrowDown')
  await shop.keyboard.press('Space')
  const story = shop.getByRole('dialog', { name: 'Bowl' })
  await expect(story).toBeVisible()
  await shop.keyboard.press('Escape')
  await expect(story).toHaveCount(0)
  await expect(rowOf(shop, 'Bowl')).toBeFocused()
  await shop.keyboard.press('Delete')
  await expect(rowOf(shop, 'Bowl')).toHaveCount(0)
  await expect(rowOf(shop, 'Cup')).toBeFocused()
  await shop.keyboard.press('ControlOrMeta+z')
  await expect(rowOf(shop, 'Bowl')).toBeVisible()
  await expect(rowOf(shop, 'Cup')).toBeFocused()
})

/** What watches over the focus is there: it loads with the tips, once the page is quiet. */
async function watched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/floating-/.test(name)),
  )
  await page.waitForTimeout(300)
}
