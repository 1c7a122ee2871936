import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { customerFile } from '#web/features/customers/customer-file.ts'
import { serviceFile } from '#web/features/services/service-file.ts'
import { fileText } from '#web/kit/row-files/file-text.ts'
import { manyRows } from '#test/file-rows.ts'
import { FULL_CUSTOMER, FULL_SERVICE } from '#test/full-rows.ts'
import { EMPTY_PRODUCT, FULL_PRODUCT, manyProducts } from '#test/own-products.ts'
import { expect, test } from './journey.ts'
import { saved } from './steps.ts'

const CATEGORIES = [['Top'], ['Top', "'@Sub"], ['=Other, "top"'], []]
const BRANDS = ['-Acme', 'Ünïcode, & Söhne']

for (const [format, ending] of [
  ['CSV file', 'csv'],
  ['Excel workbook', 'xlsx'],
] as const) {
  test(`PROD-14 the ${ending} of more than 500 products, imported again, changes nothing @deep`, async ({
    shop,
    rest,
  }) => {
    const rows = manyProducts(560).map(({ data, category, brand }) => ({
      // Named by ids, rows of one group stay products by themselves.
      productId: randomUUID(),
      data: { ...data, variants: [], options: [] },
      category: CATEGORIES[category] ?? [],
      ...(BRANDS[brand] === undefined ? {} : { brand: BRANDS[brand] }),
    }))
    await rest.importRows([{ data: EMPTY_PRODUCT }, { data: { ...FULL_PRODUCT, variants: [], options: [] } }, ...rows])
    const { total } = (await rest.call('GET', '/product-counts')) as { total: number }
    expect(total).toBeGreaterThan(500)

    await shop.goto('/products')
    await expect(shop.getByText(`${total} products`).first()).toBeVisible()
    const saving = shop.waitForEvent('download')
    await shop.getByRole('button', { name: 'Export' }).click()
    await shop.getByRole('menuitem', { name: format }).click()
    const buffer = await readFile(await (await saving).path())
    await shop.goto('/import')
    const mimeType = 'application/octet-stream'
    await shop
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `own.${ending}`, mimeType, buffer })
    await expect(shop.getByText('Export of Pricewright recognized')).toBeVisible()
    await shop.getByRole('button', { name: `Check ${total} rows` }).click()
    const review = shop.getByRole('region', { name: 'What the file would do', exact: true }).first()
    await expect(review.getByText('There is nothing to apply')).toBeVisible()
    await expect(review.locator('dl > div').filter({ hasText: 'Unchanged' })).toContainText(String(total))
    await expect(review.locator('dl > div').filter({ hasText: 'Not understood' })).toContainText('0')
  })
}

for (const { form, full, path, saving, requirement } of [
  {
    form: customerFile.form,
    full: FULL_CUSTOMER,
    path: '/customers',
    saving: 'Save all fields as CSV',
    requirement: 'CUST-05',
  },
  {
    form: serviceFile.form,
    full: FULL_SERVICE,
    path: '/services',
    saving: 'Save all fields as CSV',
    requirement: 'SERV-06',
  },
]) {
  const { one, other } = form.noun
  test(`${requirement} the file of 500 ${other} comes in, goes out as it came, and imported again changes nothing @deep`, async ({
    shop,
  }) => {
    const rows = manyRows(form, full, 500)
    const file = fileText(form, rows, { all: () => [], get: () => undefined })
    const bring = () =>
      shop
        .getByRole('dialog', { name: `${form.entity.label.many} from a file` })
        .locator('input[type=file]')
        .setInputFiles({ name: `${one}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) })
    await shop.goto(path)
    await shop.getByRole('button', { name: 'Import a file' }).click()
    await bring()
    await shop.getByRole('button', { name: `Import ${rows.length} ${other}` }).click()
    await expect(shop.getByText(`${rows.length} ${other}`).first()).toBeVisible()
    await saved(shop)

    const menu = async (name: string) => {
      await shop.getByRole('button', { name: 'More', exact: true }).first().click()
      await shop.getByRole('menuitem', { name }).click()
    }
    const [download] = await Promise.all([shop.waitForEvent('download'), menu(saving)])
    const out = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
    expect(out.split('\r\n').sort()).toEqual(file.split('\r\n').sort())

    await shop.getByRole('button', { name: 'Import', exact: true }).click()
    await bring()
    const figures = shop.getByRole('region', { name: 'What will happen' })
    await expect(figures).toContainText(`New0Changed0Unchanged${rows.length}Refused0`)
  })
}
