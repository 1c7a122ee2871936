import { expect, test } from './journey.ts'
import { openProduct, rowOf, saved } from './steps.ts'

test('SHELL-08 by keyboard: after an act whose button is gone, the focus is on the heading of the page', async ({
  shop,
  rest,
}) => {
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [] })
  const quote = await rest.create('documents', {
    documentType: 'quote',
    items: [{ type: 'custom', name: 'Work', quantity: 1, unitPrice: 10 }],
  })
  await rest.call('POST', `/documents/update-status/${quote}`, { status: 'sent' })
  const heading = shop.getByRole('heading', { level: 1 })

  await shop.goto(`/price-list?id=${list}&view=rules`)
  await shop.getByLabel('Rule', { exact: true }).selectOption('Percent off')
  const save = shop.getByRole('button', { name: 'Save the rule' })
  // What watches over the focus loads once the page is quiet.
  await shop.waitForLoadState('networkidle')
  await save.focus()
  await shop.keyboard.press('Enter')
  await expect(save).toHaveCount(0)
  await expect(heading).toBeFocused()

  await shop.goto(`/document?id=${quote}`)
  const make = shop.getByRole('button', { name: 'Make an invoice from it' })
  await expect(make).toBeVisible()
  await shop.waitForLoadState('networkidle')
  await make.focus()
  await shop.keyboard.press('Enter')
  await expect(heading).toHaveText(/^Invoice /)
  await expect(heading).toBeFocused()
  await saved(shop)
})

test('SHELL-08 by keyboard: after Undo in a notice, which goes with it, the focus is on the heading of the page', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Kettle' })
  await shop.goto('/products')
  await openProduct(shop, 'Kettle')
  await shop.waitForLoadState('networkidle')
  await shop.getByRole('complementary').getByRole('button', { name: 'More' }).click()
  await shop.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = shop.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await shop.keyboard.press('Enter')
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(shop.getByRole('heading', { level: 1 })).toBeFocused()
})
