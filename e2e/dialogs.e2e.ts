import type { Locator, Page } from '@playwright/test'
import { customer } from '#contract/entities/customer.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { screenOf } from '#contract/screens.ts'
import { customersMessages } from '#web/features/customers/messages.ts'
import { listsMessages } from '#web/features/price-lists/messages.ts'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { draftMessages } from '#web/kit/ui/draft-messages.ts'
import { expect, test } from './journey.ts'

const LISTS = [
  [screenOf('customers').title, customersMessages.create, customer.fields.name.label],
  [screenOf('price-lists').title, listsMessages.create, priceList.fields.title.label],
] as const

/** Opens the page from the products, so that Back has somewhere to go. */
async function opened(page: Page, place: string, button: string): Promise<Locator> {
  await page.goto('/products')
  await page.getByRole('link', { name: place, exact: true }).first().click()
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('SYNC-02 what is typed in a dialog is lost by Escape, Back or a press outside only after a yes', async ({
  shop,
}) => {
  for (const [place, button, label] of LISTS) {
    const dialog = await opened(shop, place, button)
    const address = shop.url()
    const field = dialog.getByLabel(label).first()
    await field.fill('Maison Dupont')

    await shop.keyboard.press('Escape')
    await expect(dialog.getByText(draftMessages.unsaved)).toBeVisible()
    await expect(dialog.getByRole('button', { name: draftMessages.keepTyped })).toBeFocused()
    await shop.keyboard.press('Escape')
    await expect(dialog.getByText(draftMessages.unsaved)).toHaveCount(0)
    await expect(field).toBeFocused()

    await shop.mouse.click(3, 300)
    await expect(field).toHaveValue('Maison Dupont')

    for (const _ of [1, 2]) {
      await shop.goBack()
      await expect(dialog.getByText(draftMessages.unsaved)).toBeVisible()
      await expect.poll(() => shop.url()).toBe(address)
      await dialog.getByRole('button', { name: draftMessages.keepTyped }).click()
      await expect(field).toHaveValue('Maison Dupont')
    }

    await shop.goBack()
    await dialog.getByRole('button', { name: draftMessages.throwAway }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => shop.url()).toBe(address)
    await shop.goBack()
    await expect(shop).toHaveURL(/products/)
  }
})

test('SHELL-08 a dialog with nothing typed closes without a question @deep', async ({ shop }) => {
  const [[place, button, label]] = LISTS
  const dialog = await opened(shop, place, button)
  const name = dialog.getByLabel(label).first()
  await name.fill('Maison')
  await name.fill('')
  await shop.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(shop.getByRole('button', { name: button }).first()).toBeFocused()
})

test('SHELL-09 on a phone Back closes what the bar opens, and the page stays', async ({ shop }) => {
  await shop.setViewportSize({ width: 390, height: 844 })
  await shop.goto('/products')
  await shop.goto('/brands')
  const bar = shop.getByRole('navigation', { name: shellMessages.mainNavigation })
  for (const name of [shellMessages.more, shellMessages.create]) {
    await bar.getByRole('button', { name }).click()
    await expect(shop.getByRole('dialog')).toBeVisible()
    await shop.goBack()
    await expect(shop.getByRole('dialog')).toHaveCount(0)
    await expect(shop).toHaveURL(/\/brands$/)
  }
})
