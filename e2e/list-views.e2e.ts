import type { Page } from '@playwright/test'
import { barMessages } from '#web/kit/list/bar-messages.ts'
import { plainSentences } from '#web/kit/list/sentence-messages.ts'
import { expect, test } from './journey.ts'
import { rowOf, saved } from './steps.ts'

const nothing = plainSentences.nothing('services')
const VIEW = 'Work at home'

async function chooseView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: barMessages.views }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const namesOf = (page: Page) => page.getByRole('rowheader').allInnerTexts()

test('NAV-08 a view keeps filters and order on every device, and what it or a link names that is gone breaks nothing @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  for (const [name, category] of [
    ['Paint', 'House'],
    ['Clean', 'House'],
    ['Repair', 'Garage'],
  ]) {
    await rest.create('services', { name, category })
  }
  await shop.goto('/services?categories=House&sort=name&direction=desc')
  await expect.poll(() => namesOf(shop)).toEqual(['Paint', 'Clean'])
  await chooseView(shop, barMessages.saveView)
  await shop.getByRole('textbox', { name: barMessages.viewName }).fill(VIEW)
  await shop.keyboard.press('Enter')
  await expect(shop.getByText(barMessages.viewSaved(VIEW))).toBeVisible()
  await saved(shop)

  const second = await newDevice()
  await second.goto('/services')
  await expect.poll(() => namesOf(second)).toHaveLength(3)
  await chooseView(second, VIEW)
  await expect.poll(() => namesOf(second)).toEqual(['Paint', 'Clean'])

  // Nothing is in that category any more: the view says what it looks for, and is not an empty shop.
  const services = await rest.byName('services')
  for (const name of ['Paint', 'Clean']) {
    await rest.call('PATCH', `/services/${String(services.get(name)?.['id'])}`, { category: 'Garage' })
  }
  await expect.poll(() => namesOf(second)).toEqual([])
  await expect(second.getByRole('main')).toContainText(nothing.title)
  await second.getByRole('button', { name: nothing.reset }).click()
  await expect.poll(() => namesOf(second)).toHaveLength(3)

  await second.goto('/services?colour=red&sort=weight&direction=sideways&categories=Nowhere&page=99')
  await expect(second.getByRole('main')).toContainText(nothing.title)
  await second.goto('/services?colour=red&sort=weight&page=99')
  await expect.poll(() => namesOf(second)).toHaveLength(3)
})

test('SHELL-08 NAV-07 values are edited in the list by Tab, refused where the server would, and taken back by one key', async ({
  shop,
  rest,
}) => {
  await rest.create('brands', { name: 'Acme', website: 'https://acme.example' })
  await rest.create('brands', { name: 'Bosch' })
  await shop.goto('/brands?sort=name')
  await rowOf(shop, 'Acme').focus()
  await shop.keyboard.press('F2')
  const name = shop.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeFocused()
  await name.fill('Apex')
  await shop.keyboard.press('Tab')
  const website = shop.getByRole('textbox', { name: 'Website', exact: true })
  await expect(website).toBeFocused()
  await website.fill('https://apex.example')
  await shop.keyboard.press('Enter')
  await expect(rowOf(shop, 'Apex')).toContainText('apex.example')
  await saved(shop)
  expect((await rest.byName('brands')).get('Apex')).toMatchObject({ website: 'https://apex.example' })

  await rowOf(shop, 'Apex').focus()
  await shop.keyboard.press('F2')
  await name.fill('')
  await shop.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await shop.keyboard.press('Escape')
  await expect(rowOf(shop, 'Apex')).toBeFocused()

  await shop.keyboard.press('ControlOrMeta+z')
  await expect(rowOf(shop, 'Apex')).toContainText('acme.example')
  await shop.keyboard.press('ControlOrMeta+z')
  await expect(rowOf(shop, 'Acme')).toBeVisible()
  await saved(shop)
  expect([...(await rest.byName('brands')).keys()].sort()).toEqual(['Acme', 'Bosch'])
})
