import { setTimeout as pause } from 'node:timers/promises'
import { listMessages } from '#web/features/products/list-messages.ts'
import { paletteMessages } from '#web/kit/shell/palette-messages.ts'
import { expect, test } from './journey.ts'
import { rowOf } from './steps.ts'

const LOADING_MS = 1_500

test.use({ serviceWorkers: 'block' })

test('NAV-07 what is typed while the palette still loads is in its field', async ({ shop, rest }) => {
  await rest.create('products', { name: 'Kettle' })
  await shop.context().route('**/palette-dialog-*.js', async (route) => {
    await pause(LOADING_MS)
    await route.continue()
  })
  await shop.goto('/products')
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  // Behind the palette it has no role.
  const search = shop.locator('main input[type=search]').first()
  await search.focus()
  await shop.keyboard.press('ControlOrMeta+k')
  await shop.keyboard.type('kettlex')
  await shop.keyboard.press('Backspace')
  const palette = shop.getByRole('dialog', { name: paletteMessages.title })
  await expect(palette.getByRole('combobox')).toHaveValue('kettle')
  await expect(palette.getByRole('option', { name: /Kettle/ })).toBeVisible()
  await expect(search).toHaveValue('')
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { name: 'Kettle' }).first()).toBeVisible()
})

test('NAV-07 NAV-08 page after page is reached by typing on, and the list that was left keeps what was typed there @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Kettle' })
  await shop.goto('/products')
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  for (const [text, address] of [
    ['import', /\/import$/],
    ['kettle', /\/product-detail\?/],
    ['undo', /\/product-detail\?/],
    ['customers', /\/customers$/],
  ] as const) {
    await shop.keyboard.press('ControlOrMeta+k')
    await shop.keyboard.type(text)
    await shop.keyboard.press('Enter')
    await expect(shop).toHaveURL(address)
  }
  await shop.goto('/products')
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  await shop.getByRole('searchbox').fill('kett')
  await shop.getByRole('link', { name: 'Customers' }).click()
  await expect(shop).toHaveURL(/customers/)
  await shop.goBack()
  await expect(shop).toHaveURL(/search=kett/)
  await expect(shop.getByRole('searchbox')).toHaveValue('kett')
})

test('NAV-07 PROD-02 typing on after a new product was asked for from another page writes its name @deep', async ({
  shop,
}) => {
  await shop.goto('/customers')
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  // The second one finds the page loaded.
  for (const name of ['Kettle', 'Mug']) {
    await shop.keyboard.press('ControlOrMeta+k')
    await shop.keyboard.type(listMessages.newProduct)
    await expect(shop.getByRole('option', { name: listMessages.newProduct }).first()).toBeVisible()
    await shop.keyboard.press('Enter')
    // At once, before there is a field.
    await shop.keyboard.type(name, { delay: 15 })
    const field = shop.getByRole('textbox', { name: 'Name', exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(name)
    await shop.keyboard.press('Tab')
    await expect(shop.getByRole('heading', { name, exact: true, level: 1 })).toBeVisible()
    // From the field of a product, which keeps what is in it.
    await shop.getByRole('textbox', { name: 'Import duty (%)' }).focus()
  }
  const duty = shop.getByRole('textbox', { name: 'Import duty (%)' })
  await expect(duty).toHaveValue('0')
  await shop.goBack()
  await expect(shop.getByRole('heading', { name: 'Kettle', exact: true, level: 1 })).toBeVisible()
  await expect(duty).toHaveValue('0')
})

test('NAV-07 PROD-02 typing on after New product was pressed in the list names the one that it makes @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Kettle' })
  await shop.goto('/products')
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  const field = shop.getByRole('complementary').getByRole('textbox', { name: 'Name', exact: true })
  for (const [name, ask] of [
    ['Tea cup', () => shop.keyboard.press('n')],
    ['Big jug', () => shop.getByRole('button', { name: listMessages.newProduct }).click()],
  ] as const) {
    await ask()
    // At once, before there is a field; a space would press the button again.
    await shop.keyboard.type(name, { delay: 15 })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(name)
    await shop.keyboard.press('Tab')
    await expect(rowOf(shop, name)).toBeVisible()
    await shop.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
  }
  await expect(shop.getByRole('row')).toHaveCount(4)
})
