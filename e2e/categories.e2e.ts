import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { categoryList } from '#contract/lists/category-list.ts'
import { categoriesMessages as messages } from '#web/features/categories/messages.ts'
import { plainMessages } from '#web/kit/list/plain-texts.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { followSystemTheme, saved } from './steps.ts'
import { barMessages } from '#web/kit/list/bar-messages.ts'

const listWords = plainMessages('category', categoryList, {}, messages)

const names = (page: Page) => page.getByRole('table', { name: listWords.label }).getByRole('rowheader')
/** What folds a row stands in its head too. */
const rowNamed = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

async function undo(page: Page, message: string): Promise<void> {
  await page.getByRole('dialog', { name: message }).getByRole('button', { name: 'Undo' }).click()
}

test('CAT-01 CAT-02 CAT-04 categories are made, put in order, narrowed, and deleted with a way back for all that was in them @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  await shop.goto('/categories')
  await shop.getByRole('button', { name: messages.create }).last().click()
  const newName = shop.getByRole('textbox', { name: messages.nameOfNew })
  for (const name of ['Garden', 'Kitchen']) {
    await newName.fill(name)
    await newName.press('Enter')
  }
  await newName.press('Escape')
  await expect(names(shop)).toHaveText(['Garden', 'Kitchen'])
  await shop.getByRole('button', { name: messages.actionsOn('Kitchen') }).click()
  await shop.getByRole('menuitem', { name: messages.addChild }).click()
  const child = shop.getByRole('textbox', { name: messages.createIn('Kitchen') })
  await child.fill('Knives')
  await child.press('Enter')
  await child.press('Escape')
  await rowNamed(shop, 'Kitchen').focus()
  await shop.keyboard.press('Alt+ArrowUp')
  await expect(names(shop)).toHaveText([/^Kitchen/, /^Knives/, 'Garden'])
  await saved(shop)
  const made = await rest.byName('categories')
  const kitchen = String(made.get('Kitchen')?.['id'])
  expect(made.get('Knives')).toMatchObject({ parentId: kitchen })
  for (const name of ['Pan', 'Mug']) await rest.create('products', { name, categoryId: kitchen })
  await expect(rowNamed(shop, 'Kitchen')).toContainText('2')

  await shop.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await expect(shop.getByRole('heading', { name: listWords.nothing.title })).toBeVisible()
  await shop.getByRole('button', { name: listWords.nothing.reset }).click()
  await shop.getByRole('searchbox', { name: listWords.search }).fill('kniv')
  await expect(names(shop)).toHaveText([/^Kitchen/, /^Knives/])
  await shop.getByRole('searchbox', { name: listWords.search }).fill('')
  await expect(names(shop)).toHaveCount(3)

  await rowNamed(shop, 'Kitchen').focus()
  await shop.keyboard.press('Delete')
  const asked = shop.getByRole('dialog', { name: messages.removal.title('Kitchen') })
  await expect(asked).toContainText(messages.removal.products(2))
  await expect(asked).toContainText(messages.removal.children(1))
  await asked.getByRole('button', { name: messages.removal.confirm }).click()
  await expect(names(shop)).toHaveText(['Knives', 'Garden'])
  await undo(shop, 'Kitchen deleted')
  await expect(names(shop)).toHaveText([/^Kitchen/, /^Knives/, 'Garden'])
  await expect(rowNamed(shop, 'Kitchen')).toContainText('2')
  await saved(shop)
  expect((await rest.byName('categories')).get('Knives')).toMatchObject({ parentId: kitchen })
  const products = await rest.byName('products')
  expect(['Pan', 'Mug'].map((name) => products.get(name)?.['categoryId'])).toEqual([kitchen, kitchen])
})

test('CAT-01 CHANGE-02 categories come in from a file with their parents, are undone at once, and go out as they came @deep', async ({
  shop,
  rest,
}) => {
  await followSystemTheme(shop)
  await shop.goto('/categories')
  await shop.getByRole('button', { name: messages.empty.importFile }).click()
  const dialog = shop.getByRole('dialog', { name: 'Categories from a file' })
  const content = 'Category,Parent,Lowest margin\nKnives,Kitchen,\nKitchen,,25%\nLost,Nowhere,\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'shelves.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(dialog.getByText('there is none called “Nowhere”')).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'categories from a file')
  await dialog.getByRole('button', { name: 'Import 2 categories' }).click()
  await expect(names(shop)).toHaveText([/^Kitchen/, /^Knives/])
  await saved(shop)
  const made = await rest.byName('categories')
  expect(made.get('Knives')).toMatchObject({ parentId: made.get('Kitchen')?.['id'] })
  expect(made.get('Kitchen')).toMatchObject({ floorMargin: 25 })

  await shop.getByRole('button', { name: barMessages.more, exact: true }).click()
  const saving = shop.waitForEvent('download')
  await shop.getByRole('menuitem', { name: barMessages.csv }).click()
  const shown = (await readFile(await (await saving).path(), 'utf8')).replace(/^\uFEFF/, '')
  expect(shown.split('\r\n')).toEqual([
    'Category,Description,Products,Lowest margin,Status',
    'Kitchen,,0,25,Active',
    'Kitchen / Knives,,0,25,Active',
    '',
  ])
  await undo(shop, '2 categories added, 0 changed')
  await expect(shop.getByRole('heading', { name: messages.empty.title })).toBeVisible()
  await expect.poll(async () => (await rest.byName('categories')).size).toBe(0)
})
