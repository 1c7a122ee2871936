import type { Page } from '@playwright/test'
import { INTERNAL_MESSAGE } from '#contract/internal-message.ts'
import { errorMessages } from '#web/features/errors/messages.ts'
import { paletteMessages } from '#web/kit/shell/palette-messages.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { followSystemTheme, openProduct, rowOf, unfold } from './steps.ts'

const LIST = '/products?pageSize=20'
const WIDE = { width: 1360, height: 860 }

async function stock(page: Page, rest: Rest): Promise<void> {
  const category = await rest.create('categories', { name: 'Kitchen' })
  const costs = [4.2, 0, 19.99]
  await Promise.all(
    costs.map((baseCost, n) =>
      rest.create('products', {
        name: `Bowl ${n + 1}`,
        categoryId: category,
        costBreakdown: { baseCost },
        pricingMode: 'strategy',
        pricingStrategy: 'margin',
        pricingValue: 40,
      }),
    ),
  )
  await page.setViewportSize(WIDE)
  await followSystemTheme(page)
  await page.goto(LIST)
  await expect(rowOf(page, 'Bowl 3')).toBeVisible()
}

test('SHELL-08 menus, popovers, the palette and the panel of a product are accessible while they are open @deep', async ({
  shop,
  rest,
}) => {
  test.setTimeout(120_000)
  await stock(shop, rest)

  await shop.getByRole('button', { name: 'All changes saved' }).click()
  await expect(shop.getByText('Everything on this device is also on the server.')).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'state of the changes')
  await shop.keyboard.press('Escape')

  await shop
    .getByRole('button', { name: 'Account' })
    .or(shop.getByRole('button', { name: /@/ }))
    .first()
    .click()
  await expect(shop.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'account menu')
  await shop.keyboard.press('Escape')

  await shop.keyboard.press('Control+k')
  await shop.getByRole('combobox', { name: paletteMessages.title }).fill('bowl')
  await expect(shop.getByRole('option', { name: /Bowl 1/ })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'command palette')
  await shop.keyboard.press('Escape')

  await rowOf(shop, 'Bowl 1').getByRole('button').last().click()
  await expect(shop.getByRole('dialog').first()).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'price story')
  await shop.keyboard.press('Escape')

  await openProduct(shop, 'Bowl 3')
  await unfold(shop, 'details')
  await expectAccessibleInBothThemes(shop, 'panel of a product')
  const panel = shop.getByRole('complementary', { name: 'Bowl 3' })
  await panel.getByRole('combobox', { name: 'Category' }).click()
  await expect(shop.getByRole('option', { name: 'Kitchen' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'category chooser')
  await shop.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'More', exact: true }).click()
  await expect(shop.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'menu of a product')
  await shop.keyboard.press('Escape')
  const supplierPrice = panel.getByRole('textbox', { name: 'Supplier price ($)' })
  await supplierPrice.fill('twelve')
  await supplierPrice.press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Supplier price ($)' })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInBothThemes(shop, 'field with an error')
  await supplierPrice.press('Escape')
  await panel.getByRole('tab', { name: 'History' }).click()
  await expect(panel.getByText('Created')).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'history of a product')
})

test('SHELL-08 dialogs are accessible while they are open, wide and on a phone @deep', async ({ shop, rest }) => {
  test.setTimeout(120_000)
  await stock(shop, rest)
  await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
  await expectAccessibleInBothThemes(shop, 'selection')
  await shop.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = shop.getByRole('dialog', { name: 'Edit 3 products' })
  await dialog.getByRole('button', { name: 'Add a change' }).click()
  await expect(shop.getByRole('menuitem', { name: 'Price ending' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'menu above a dialog')
  await shop.getByRole('menuitem', { name: 'Price, margin or markup', exact: true }).click()
  await dialog.getByRole('textbox', { name: /^Margin/ }).fill('60')
  await shop.keyboard.press('Enter')
  await expect(dialog.getByText(/of 3 would change/)).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'bulk preview')
  await dialog.getByRole('button', { name: /^Apply to/ }).click()
  const message = shop.getByRole('dialog', { name: /changed$/ })
  await expect(message).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'message')

  await shop.goto('/categories')
  await shop
    .getByRole('button', { name: /Kitchen/ })
    .last()
    .click()
  await shop.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(shop.getByRole('dialog').or(shop.getByRole('alertdialog')).first()).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'question before a deletion')
  await shop.keyboard.press('Escape')

  await shop.setViewportSize({ width: 390, height: 844 })
  await shop.goto(LIST)
  await shop.getByRole('navigation').getByRole('button', { name: 'More', exact: true }).click()
  await expect(shop.getByRole('dialog', { name: 'More' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'more places on a phone')
})

test('SHELL-08 PROD-14 every step of an import is accessible, and so is the refusal of a file @deep', async ({
  shop,
}) => {
  test.setTimeout(120_000)
  await followSystemTheme(shop)
  await shop.goto('/import')
  const bring = (name: string, buffer: Buffer) =>
    shop.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer })
  await bring('prices.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
  await expect(shop.getByText('prices.csv cannot be imported.')).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'refused file')
  const lines = Array.from({ length: 40 }, (_, n) => `Mug ${n},MUG-${n},${n % 4 === 0 ? 'many' : `${n}.50`},Kitchen`)
  await bring('supplier.csv', Buffer.from(['Name,SKU,Cost price,Category', ...lines].join('\n')))
  await expect(shop.getByRole('button', { name: 'Check 40 rows' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'columns of an import')
  await shop.getByRole('button', { name: 'Check 40 rows' }).click()
  await expect(shop.getByRole('table', { name: 'Not understood' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'bad rows of an import')
  await shop.getByRole('tab', { name: 'New (30)' }).click()
  await expect(shop.getByRole('table', { name: 'New' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'new rows of an import')
  await shop.getByRole('button', { name: 'Import 30 products' }).click()
  await expect(shop.getByRole('heading', { name: '30 products imported' })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'import done')
  await shop.goto('/change-sets')
  await shop.getByRole('rowheader', { name: 'Import of supplier.csv' }).click()
  await expect(shop.getByRole('complementary')).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'a change set with its rows')
})

test.describe('what fails', () => {
  // A service worker would hide the calls from the test.
  test.use({ serviceWorkers: 'block', provoked: /TypeError|Service Worker/ })

  test('SHELL-08 SHELL-11 NAV-02 a refused call and an error of the page are said accessibly, and the page can be tried again @deep', async ({
    shop,
    rest,
  }) => {
    await stock(shop, rest)
    const history = '**/api/products/*/history*'
    const internal = { code: 'internal', ...INTERNAL_MESSAGE }
    await shop.route(history, (route) => route.fulfill({ status: 503, json: { ...internal, status: 503 } }))
    await openProduct(shop, 'Bowl 1')
    await shop.getByRole('tab', { name: 'History' }).click()
    await expect(shop.getByRole('alert').filter({ hasText: internal.title })).toBeVisible()
    await expectAccessibleInBothThemes(shop, 'refused call')

    await shop.unroute(history)
    await shop.route(history, (route) => route.fulfill({ json: { items: null, more: false } }))
    await shop.getByRole('button', { name: uiMessages.retry }).click()
    await expect(shop.getByRole('heading', { name: internal.title })).toBeVisible()
    await expectAccessibleInBothThemes(shop, 'error of the page')
    await shop.unroute(history)
    await shop.getByRole('button', { name: errorMessages.retry }).click()
    await expect(rowOf(shop, 'Bowl 1')).toBeVisible()
  })
})
