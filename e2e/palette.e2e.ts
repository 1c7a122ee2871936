import { setTimeout as pause } from 'node:timers/promises'
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
