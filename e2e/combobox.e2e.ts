import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openProduct, rowOf, unfold } from './steps.ts'

/** Presses keys faster than the page draws: each is sent before the one before it was answered. */
async function pressAtOnce(page: Page, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)))
}

test('SHELL-08 what is typed on a chooser, or while it opens, is in its field from the first key on @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('categories', { name: 'Mops' })
  await rest.create('categories', { name: 'Mugs and cups' })
  await rest.create('products', { name: 'Kettle' })
  await shop.goto('/products')
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  await openProduct(shop, 'Kettle')
  await unfold(shop, 'details')
  const chooser = shop.getByRole('complementary').getByRole('combobox', { name: 'Category', exact: true })
  const field = shop.getByPlaceholder('Type to find')

  await chooser.focus()
  await pressAtOnce(shop, ['m', 'u', 'g', 's', ' ', 'a'])
  await expect(field).toHaveValue('mugs a')
  await expect(shop.getByRole('dialog').getByRole('option')).toHaveText(['Mugs and cups', 'Create “mugs a”'])
  await shop.keyboard.press('Enter')
  await expect(chooser).toHaveText('Mugs and cups')
  await expect(chooser).toBeFocused()

  await pressAtOnce(shop, ['Enter', 'm', 'o'])
  await expect(field).toHaveValue('mo')
  await shop.keyboard.press('Enter')
  await expect(chooser).toHaveText('Mops')

  await shop.keyboard.press('ArrowDown')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await shop.keyboard.press('Escape')
  await expect(chooser).toBeFocused()
  await expect(chooser).toHaveText('Mops')
})
