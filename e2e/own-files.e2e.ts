import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { EMPTY_PRODUCT, FULL_PRODUCT, manyProducts } from '#test/own-products.ts'
import { expect, test } from './journey.ts'

const CATEGORIES = [['Top'], ['Top', "'@Sub"], ['=Other, "top"'], []]
const BRANDS = ['-Acme', 'Ünïcode, & Söhne']

for (const [format, ending] of [
  ['CSV file', 'csv'],
  ['Excel workbook', 'xlsx'],
] as const) {
  test(`PROD-14 the ${ending} of more than 500 products, imported again, changes nothing`, async ({ shop, rest }) => {
    const rows = manyProducts(560).map(({ data, category, brand }) => ({
      // Named by ids, rows of one group stay products by themselves.
      productId: randomUUID(),
      data: { ...data, variants: [], options: [] },
      category: CATEGORIES[category] ?? [],
      ...(BRANDS[brand] === undefined ? {} : { brand: BRANDS[brand] }),
    }))
    await rest.importRows([{ data: EMPTY_PRODUCT }, { data: FULL_PRODUCT }, ...rows])
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
    await expect(shop.getByText('Export of Pricewright recognised')).toBeVisible()
    await shop.getByRole('button', { name: `Check ${total} rows` }).click()
    const review = shop.getByRole('region', { name: 'What the file would do', exact: true }).first()
    await expect(review.getByText('There is nothing to apply')).toBeVisible()
    await expect(review.locator('dl > div').filter({ hasText: 'Unchanged' })).toContainText(String(total))
    await expect(review.locator('dl > div').filter({ hasText: 'Not understood' })).toContainText('0')
  })
}
