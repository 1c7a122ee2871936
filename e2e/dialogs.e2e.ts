import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const QUESTION = 'What you typed here is not saved yet. Throw it away?'

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
  for (const [place, button, label] of [
    ['Customers', 'New customer', 'Name'],
    ['Price lists', 'New price list', 'Title'],
  ] as const) {
    const dialog = await opened(shop, place, button)
    const address = shop.url()
    const field = dialog.getByLabel(label).first()
    await field.fill('Maison Dupont')

    await shop.keyboard.press('Escape')
    await expect(dialog.getByText(QUESTION)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await shop.keyboard.press('Escape')
    await expect(dialog.getByText(QUESTION)).toHaveCount(0)
    await expect(field).toBeFocused()

    await shop.mouse.click(3, 300)
    await expect(field).toHaveValue('Maison Dupont')

    for (const _ of [1, 2]) {
      await shop.goBack()
      await expect(dialog.getByText(QUESTION)).toBeVisible()
      await expect.poll(() => shop.url()).toBe(address)
      await dialog.getByRole('button', { name: 'Keep it' }).click()
      await expect(field).toHaveValue('Maison Dupont')
    }

    await shop.goBack()
    await dialog.getByRole('button', { name: 'Throw it away' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => shop.url()).toBe(address)
    await shop.goBack()
    await expect(shop).toHaveURL(/products/)
  }
})

test('SHELL-08 a dialog with nothing typed closes without a question', async ({ shop }) => {
  const dialog = await opened(shop, 'Customers', 'New customer')
  const name = dialog.getByLabel('Name').first()
  await name.fill('Maison')
  await name.fill('')
  await shop.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(shop.getByRole('button', { name: 'New customer' }).first()).toBeFocused()
})
