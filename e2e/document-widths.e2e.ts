import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { saved } from './steps.ts'

/** The window of a common laptop, and a wide one whose documents share it with a column at the side. */
const WIDTHS = [1360, 1280, 1600]

const overhang = (page: Page, table: string): Promise<number> =>
  page
    .getByRole('table', { name: table })
    .evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : NaN))

test('DOC-19 DOC-10 the lines of a draft with their costs, and the filters of the list, fit a window of 1360 @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', {
    name: 'Breakfast cup made of stoneware',
    sku: 'CUP-1',
    costBreakdown: { baseCost: 612_345.67 },
    pricingMode: 'retailPrice',
    retailPrice: 1_234_567.89,
  })
  const id = await rest.create('documents', { documentType: 'invoice' })
  await shop.setViewportSize({ width: 1360, height: 850 })
  await shop.goto(`/document?id=${id}`)
  await shop.getByRole('combobox', { name: 'Add a line' }).fill('CUP-1')
  await shop.getByRole('option', { name: /stoneware/ }).click()
  await saved(shop)
  await shop.getByRole('switch', { name: /margin/i }).click()
  await expect(shop.getByRole('columnheader', { name: 'Unit cost' })).toBeVisible()
  for (const width of WIDTHS) {
    await shop.setViewportSize({ width, height: 850 })
    await expect.poll(() => overhang(shop, 'Lines'), `at ${width}`).toBe(0)
  }

  await shop.setViewportSize({ width: 1360, height: 850 })
  await shop.goto('/documents')
  const top = async (label: string) => (await shop.getByLabel(label, { exact: true }).boundingBox())?.y
  await expect(shop.getByLabel('Issued on or before', { exact: true })).toBeVisible()
  expect(await top('Issued on or before')).toBe(await top('Issued on or after'))
})
