import writeXlsxFile from 'write-excel-file/node'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { saved } from './steps.ts'

test('SERV-06 PROD-14 another sheet of a workbook is chosen, its fractions are told, and a bad row is corrected where it stands @deep', async ({
  shop,
  rest,
}) => {
  const head = ['Service', 'Hours', 'Target margin', 'Price']
  const workbook = await writeXlsxFile([
    {
      sheet: 'Last year',
      data: [head, ['Old repair', 1, 0.1, 10], ['Old fitting', 2, 0.2, 20]],
    },
    {
      sheet: 'This year',
      data: [head, ['Repair', 1.5, 0.4, 80], ['Fitting', 2, 0.25, 'ask us']],
    },
    { sheet: 'Notes', data: [] },
  ]).toBuffer()
  await shop.goto('/services')
  await shop.getByRole('button', { name: 'Import a file' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Services from a file' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'work.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(workbook) })
  const sheet = dialog.getByRole('combobox', { name: 'Sheet' })
  await expect(sheet).toHaveValue('Last year')
  await sheet.selectOption('Notes')
  await expect(dialog.getByRole('alert')).toContainText('There are no rows in this file.')
  await expect(dialog.getByRole('button', { name: 'Import 2 services' })).toBeEnabled()
  await sheet.selectOption('This year')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  const fractions = dialog.getByRole('group', { name: /^“Target margin” has 0\.4/ })
  await expect(fractions.getByRole('button', { name: /^Yes: 40%/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(shop, 'questions about the columns of a file')

  await expect(dialog.getByRole('button', { name: 'Import 1 service', exact: true })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Correct row 3' }).click()
  const row = shop.getByRole('dialog', { name: 'Row 3 of the file' })
  await expect(row.getByLabel('Service')).toHaveValue('Fitting')
  await expect(row.getByLabel('Target margin')).toHaveValue('0.25')
  await row.getByLabel('Price').fill('65.50')
  await row.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByRole('button', { name: 'Import 2 services' }).click()
  await expect(shop.getByRole('table', { name: 'Services' }).getByRole('rowheader')).toHaveText(['Fitting', 'Repair'])
  await saved(shop)
  const rows = await rest.byName('services')
  expect(rows.get('Repair')).toMatchObject({ pricingValue: 40, fixedPrice: 80 })
  expect(rows.get('Fitting')).toMatchObject({ pricingValue: 25, fixedPrice: 65.5 })
})

test('SHIP-04 prices of a supplier that can be read two ways and duties written as fractions are asked about @deep', async ({
  shop,
}) => {
  await shop.goto('/shipments')
  await shop.getByRole('button', { name: 'New shipment' }).first().click()
  await shop.getByRole('button', { name: 'From a file…' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Lines from a file' })
  const text = 'SKU,Quantity,Unit price,Duty\nA-1,10,"1,234",0.05\nB-2,5,2.345,0.1\nC-3,ten,"3,456",0.1\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'supplier.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(dialog.getByRole('button', { name: 'Import 0 lines' })).toBeDisabled()
  const asked = dialog.getByRole('group', { name: /^“Unit price” has 1,234/ })
  await asked.getByRole('button', { name: /^1\.234/ }).click()
  const fractions = dialog.getByRole('group', { name: /^“Duty” has 0\.05/ })
  await expect(fractions.getByRole('button', { name: /^Yes: 5%/ })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Correct row 4' }).click()
  const row = shop.getByRole('dialog', { name: 'Row 4 of the file' })
  await row.getByLabel('Quantity').fill('10')
  await row.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByRole('button', { name: 'Import 3 lines' }).click()
  await expect(shop.getByRole('textbox', { name: 'Unit price, line 1' })).toHaveValue('1.234')
  await expect(shop.getByRole('textbox', { name: 'Duty %, line 1' })).toHaveValue('5')
})
