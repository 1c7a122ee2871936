import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { testPicture } from '#test/pictures.ts'
import { servicesMessages as messages } from '#web/features/services/messages.ts'
import { pageMessages } from '#web/features/services/page-messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { expect, test } from './journey.ts'
import { field, followSystemTheme, readyForOffline, rowOf, saved, type } from './steps.ts'

type Json = Readonly<Record<string, unknown>>

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const story = (page: Page) => page.getByRole('table', { name: 'How the price is made' })
const names = (page: Page) => page.getByRole('table', { name: 'Services' }).getByRole('rowheader')

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function chooseModel(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Sold' }).getByText(name, { exact: true }).click()
}

async function textOf(download: Download): Promise<string> {
  return (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
}

test('SERV-01 SERV-02 SERV-03 a service is made, costed and sold in each way, and every figure follows at once', async ({
  shop,
  rest,
}) => {
  test.slow()
  await shop.goto('/services')
  await expect(shop.getByRole('heading', { name: 'No services yet' })).toBeVisible()
  await shop.getByRole('button', { name: 'New service' }).click()
  await expect(field(shop, 'Name')).toHaveValue('New Service')
  await expect(field(shop, 'Name')).toBeFocused()
  await shop.keyboard.type('Bicycle repair')
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Bicycle repair' })).toBeVisible()
  await shop.getByRole('combobox', { name: 'Category' }).click()
  await shop.getByPlaceholder('Type to find').fill('Workshop')
  await shop.getByRole('option', { name: /Workshop/ }).click()

  await expect(field(shop, 'Hourly rate ($)')).toHaveValue('')
  await type(shop, 'Hours (h)', '2.5')
  await type(shop, 'Cost of an hour ($)', '30')
  await type(shop, 'Material ($)', '4.95')
  await shop.getByRole('button', { name: 'Add another cost' }).click()
  await expect(shop.getByRole('textbox', { name: 'What for' })).toBeFocused()
  await shop.keyboard.type('Van')
  await shop.keyboard.press('Enter')
  await type(shop, 'Amount: Van ($)', '0.05')
  await expect(shop.getByText('It costs $80.00 and has no price yet.')).toBeVisible()

  await shop.getByRole('button', { name: 'Use $40.00' }).click()
  await expect(story(shop).getByRole('row', { name: /^Total cost/ })).toContainText('$80.00')
  await expect(story(shop).getByRole('row', { name: /^Price of 2.5 h/ })).toContainText('$100.00')
  await chooseModel(shop, 'Fixed')
  await expect(shop.getByText('Empty: $100.00 at 20% margin.')).toBeVisible()
  await expect(story(shop).getByRole('row', { name: /^Margin 20%/ })).toContainText('$20.00')
  await chooseModel(shop, 'Value')
  await expect(story(shop).getByRole('row', { name: /^Price/ })).toContainText('$150.00')
  await type(shop, 'Price by value ($)', '60')
  await expect(shop.getByText('It sells for $60.00 but costs $80.00: you lose $20.00.')).toBeVisible()
  await shop.getByRole('dialog', { name: 'Price by value saved' }).getByRole('button', { name: 'Undo' }).click()
  await expect(story(shop).getByRole('row', { name: /^Price \$/ })).toContainText('$150.00')

  await chooseModel(shop, 'Packages')
  const basic = shop.getByRole('group', { name: 'Basic Package' })
  await basic.getByRole('textbox', { name: 'Price ($)' }).fill('120')
  await basic.getByRole('textbox', { name: 'Included, one per line' }).fill('Cleaning\n\n New chain ')
  await shop.getByRole('button', { name: 'Add a package' }).click()
  const plus = shop.getByRole('group', { name: 'New package' })
  await expect(plus.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await plus.getByRole('textbox', { name: 'Price ($)' }).fill('200')
  await plus.getByRole('textbox', { name: 'Price ($)' }).press('Enter')
  await plus.getByRole('button', { name: 'Move New package up' }).click()
  await expect(
    story(shop)
      .getByRole('row', { name: /^Price/ })
      .last(),
  ).toContainText('$200.00')
  await saved(shop)
  const made = (await rest.byName('services')).get('Bicycle repair')
  expect(made).toMatchObject({
    category: 'Workshop',
    totalCost: 80,
    pricingModel: 'package',
    hourlyRate: 40,
    mainPrice: 200,
    margin: 60,
  })
  expect(made?.['packageOptions']).toMatchObject([
    { name: 'New package', price: 200 },
    { name: 'Basic Package', price: 120, includedItems: ['Cleaning', 'New chain'] },
  ])
})

test('SERV-04 NAV-08 the list is searched, filtered and sorted, the address keeps it, and rows are copied, switched off and deleted with a way back @deep', async ({
  shop,
  rest,
}) => {
  const fixed = { pricingModel: 'fixed' }
  await rest.create('services', { name: 'Repair', category: 'Workshop, small', hourlyRate: 80 })
  await rest.create('services', { name: 'Training', category: 'Teaching', ...fixed, fixedPrice: 900 })
  await rest.create('services', { name: 'Yen fitting', baseCurrency: 'JPY', ...fixed, fixedPrice: 500 })
  await shop.goto('/services')
  await expect(names(shop)).toHaveText(['Repair', 'Training', 'Yen fitting'])
  await shop.getByRole('textbox', { name: 'Lowest price' }).fill('500')
  await shop.getByRole('textbox', { name: 'Lowest price' }).press('Enter')
  await shop.getByRole('button', { name: 'Price or rate' }).click()
  await expect(names(shop)).toHaveText(['Yen fitting', 'Training'])
  await shop.reload()
  await expect(names(shop)).toHaveText(['Yen fitting', 'Training'])
  await shop.getByRole('searchbox', { name: 'Search services' }).fill('teach')
  await expect(names(shop)).toHaveText(['Training'])
  await shop.getByRole('searchbox', { name: 'Search services' }).fill('nothing of this')
  await shop.getByRole('button', { name: 'Show all services' }).click()
  await expect(names(shop)).toHaveCount(3)
  await shop.getByRole('button', { name: 'Category', exact: true }).first().click()
  await shop.getByRole('menuitemcheckbox', { name: 'Workshop, small' }).click()
  await shop.keyboard.press('Escape')
  await expect(names(shop)).toHaveText(['Repair'])
  await shop.reload()
  await expect(names(shop)).toHaveText(['Repair'])

  await rowOf(shop, 'Repair').getByRole('checkbox').check()
  await shop.getByRole('button', { name: 'Duplicate' }).click()
  await expect(names(shop)).toHaveText(['Repair', 'Repair (Copy)'])
  await shop.getByRole('checkbox', { name: 'Select all' }).check()
  await shop.getByRole('button', { name: 'Deactivate' }).click()
  await expect(notices(shop)).toContainText('2 services deactivated')
  await expect(rowOf(shop, 'Repair (Copy)')).toContainText('Inactive')
  const deactivated = shop.getByRole('dialog', { name: '2 services deactivated' })
  await deactivated.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(shop, 'Repair (Copy)')).not.toContainText('Inactive')
  await shop.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(shop.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await shop.getByRole('dialog', { name: '2 services deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(names(shop)).toHaveText(['Repair', 'Repair (Copy)'])
  await saved(shop)
  const changes = (await rest.call('GET', '/change-sets'))['items'] as readonly Json[]
  expect(changes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['2 services deleted', '2 services deactivated']),
  )
})

test('SERV-06 what is shown is saved as CSV without a network, with the columns of the specification @deep', async ({
  shop,
  rest,
  context,
}) => {
  const ids = [
    await rest.create('services', {
      name: '=HYPERLINK("http://evil.test")',
      category: 'A, B',
      pricingModel: 'fixed',
      fixedPrice: 12.5,
      costStructure: { materialCost: 15 },
      isActive: false,
    }),
    await rest.create('services', {
      name: 'Yen',
      baseCurrency: 'JPY',
      hourlyRate: 100,
      costStructure: { laborCost: 90 },
    }),
  ]
  await shop.goto('/services')
  await expect(names(shop)).toHaveCount(2)
  await readyForOffline(shop)
  await context.setOffline(true)
  const saving = shop.waitForEvent('download')
  await fromMenu(shop, messages.report)
  const download = await saving
  const day = await shop.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()))
  expect(download.suggestedFilename()).toBe(`services_export_${day}.csv`)
  expect((await textOf(download)).split('\r\n')).toEqual([
    'ID,Name,Category,Pricing Model,Base Currency,Total Cost,Price/Rate,Margin %,Active',
    `${ids[0]},"'=HYPERLINK(""http://evil.test"")","A, B",fixed,USD,15.00,12.50,-20,No`,
    `${ids[1]},Yen,Uncategorized,hourly,JPY,90,100,10,Yes`,
    '',
  ])

  // A change made without a network stays, and reaches the server.
  await rowOf(shop, 'Yen').getByRole('rowheader').click()
  await type(shop, 'Hourly rate (¥)', '180')
  await expect(shop.getByText(pageMessages.sentence.noHours('¥180', '¥90'))).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  await shop.reload()
  await expect(field(shop, 'Hourly rate (¥)')).toHaveValue('180')
  await context.setOffline(false)
  await saved(shop)
  expect((await rest.byName('services')).get('Yen')).toMatchObject({ mainPrice: 180, margin: 50 })
})

test('SERV-06 CHANGE-02 a file comes in after a dry run, a column is told anew, a bad row is refused, and all of it is undone at once @deep', async ({
  shop,
  rest,
}) => {
  await followSystemTheme(shop)
  await rest.create('services', { name: 'Repair', category: 'Workshop', hourlyRate: 80 })
  await shop.goto('/services')
  await expect(names(shop)).toHaveText(['Repair'])
  await shop.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = shop.getByRole('dialog', { name: 'Services from a file' })
  const content = 'Service,Hourly rate,Worth,Status\nrepair,"1,250",,\nFitting,,"2,500",yes\nTraining,dear,,\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'work.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  const asked = dialog.getByRole('group', {
    name: '“Hourly rate” has 1,250, which can be read two ways. Which is right?',
  })
  await expect(dialog.getByRole('button', { name: 'Import 0 services' })).toBeDisabled()
  await asked.getByRole('button', { name: '1,250', exact: true }).click()
  await expect(dialog.getByRole('combobox', { name: 'What Worth is' })).toHaveValue('')
  await dialog.getByRole('combobox', { name: 'What Worth is' }).selectOption('Price by value')
  const worth = dialog.getByRole('group', { name: /^“Worth” has 2,500/ })
  await worth.getByRole('button', { name: '2,500', exact: true }).click()
  const figures = dialog.getByRole('region', { name: 'What will happen' })
  await expect(figures).toContainText('New1')
  await expect(figures).toContainText('Changed1')
  await expect(dialog.getByText(/^Row 4, Training: Hourly rate has “dear”, which is not a number\./)).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'services from a file')
  await dialog.getByRole('button', { name: 'Import 2 services' }).click()
  await expect(names(shop)).toHaveText(['Fitting', 'repair'])
  await saved(shop)
  const rows = await rest.byName('services')
  expect(rows.get('repair')).toMatchObject({ hourlyRate: 1250, category: 'Workshop' })
  expect(rows.get('Fitting')).toMatchObject({ pricingModel: 'value-based', valuePrice: 2500, isActive: true })
  const sets = await rest.call('GET', '/change-sets?origin=import')
  expect(sets['items']).toMatchObject([{ title: 'Services of work.csv', size: 2, state: 'applied' }])
  await notices(shop).getByRole('button', { name: 'Undo' }).first().click()
  await expect(names(shop)).toHaveText(['Repair'])
  await expect.poll(async () => (await rest.byName('services')).get('Repair')).toMatchObject({ hourlyRate: 80 })
})

test('SERV-05 SERV-07 NAV-07 SHELL-08 a picture, the story of a price, the palette, and an unknown service @deep', async ({
  shop,
  rest,
}) => {
  await followSystemTheme(shop)
  const costStructure = { laborHours: 2, laborRate: 38, materialCost: 45.5, overheadCost: 4 }
  const id = await rest.create('services', { name: 'Repair', costStructure, pricingModel: 'package', pricingValue: 35 })
  await shop.goto(`/service?id=${id}`)
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await testPicture('png', { width: 60, height: 40 }) }
  await shop.getByRole('group', { name: 'Image', exact: true }).locator('input[type=file]').setInputFiles(picture)
  await expect(shop.getByRole('img', { name: 'Picture of Repair' })).toBeVisible()
  await expect
    .poll(async () => (await rest.call('GET', `/services/${id}`))['imageUrl'])
    .toMatch(new RegExp(`^/api/files/.+/services/${id}/`))
  for (const width of [1360, 390]) {
    await shop.setViewportSize({ width, height: 860 })
    await expectAccessibleInBothThemes(shop, `a service, ${width}`)
  }
  await shop.setViewportSize({ width: 1360, height: 860 })
  await shop.getByRole('link', { name: 'Services' }).last().click()
  await expect(names(shop).locator('img')).toBeVisible()
  await rowOf(shop, 'Repair').focus()
  await shop.keyboard.press('Space')
  await expect(shop.getByRole('dialog').getByRole('table')).toContainText('Margin 35%')
  await expectAccessibleInBothThemes(shop, 'the story of a service')
  await shop.keyboard.press('Escape')

  await shop.getByRole('button', { name: shellMessages.search }).first().click()
  await expect(shop.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await shop.keyboard.type('repair')
  await expect(shop.getByRole('dialog').getByRole('option', { name: /^Repair/ })).toContainText('Uncategorized')
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Repair' })).toBeVisible()

  const unknown = '01900000-0000-7000-8000-000000000000'
  await shop.goto(`/service?id=${unknown}`)
  await expect(shop.getByRole('heading', { name: 'There is no service at this address.' })).toBeVisible()
})
