import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'

const COST = { costBreakdown: { baseCost: 10 } }
const byHand = (price: number) => ({ pricingMode: 'manual', pricingStrategy: 'manual', pricingValue: price })

test('NAV-08 PRICE-12 each figure of the start page opens the list of just those products, and the address keeps it', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Healthy', ...COST })
  await rest.create('products', { name: 'Loses', ...COST, ...byHand(8) })
  await rest.create('products', { name: 'Too cheap', ...COST, ...byHand(12), floorMargin: 50 })
  await rest.create('products', { name: 'No cost' })
  await shop.goto('/')
  const names = shop.getByRole('table').getByRole('rowheader')
  const lists = [
    ['Without a cost', 'withoutCost', ['No cost']],
    ['Below your lowest margin', 'belowFloor', ['Too cheap']],
    ['Losing money', 'losing', ['Loses']],
  ] as const
  for (const [tile, problem, found] of lists) {
    await shop.getByRole('list', { name: 'Your catalogue' }).getByRole('link', { name: tile }).click()
    await expect(names).toHaveText(found)
    expect(new URL(shop.url()).searchParams.get('problem')).toBe(problem)
    await shop.reload()
    await expect(names).toHaveText(found)
    await expect(shop.getByLabel('Price', { exact: true })).toHaveValue(problem)
    await shop.goBack()
  }
  await shop.getByRole('link', { name: 'All of these' }).click()
  await expect(names).toHaveText(['Loses', 'Too cheap'])
  await shop.getByLabel('Price', { exact: true }).selectOption('All prices')
  await expect(names).toHaveCount(4)
})

test('CHANGE-03 PROD-14 changes name who made them, are found by it, and give their refused rows back as a file', async ({
  shop,
  rest,
}) => {
  await rest.importRows([{ data: { name: 'Mug' } }, { data: { name: '=1+1', baseCost: -1 } }])
  const { items } = (await rest.call('GET', '/products')) as { items: readonly { id: string }[] }
  await rest.call('DELETE', '/products', { ids: items.map(({ id }) => id) })
  await shop.goto('/change-sets')
  const titles = shop.getByRole('table', { name: 'Changes' }).getByRole('rowheader')
  await expect(titles).toHaveText(['Deleted one product', 'Seed'])
  await expect(shop.getByRole('row', { name: /Deleted one product/ })).toContainText('API token Test')
  await shop.getByLabel('Made by', { exact: true }).selectOption('Import')
  await expect(titles).toHaveText(['Seed'])
  await shop.reload()
  await expect(titles).toHaveText(['Seed'])
  await shop.getByRole('searchbox', { name: 'Search changes' }).fill('nobody')
  await expect(shop.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await shop.getByRole('button', { name: 'Show all changes' }).click()
  await titles.filter({ hasText: 'Seed' }).click()
  const saving = shop.waitForEvent('download')
  await shop.getByRole('button', { name: 'Save the rows that stay out as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('Seed, to correct.csv')
  const [, line = ''] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(line).toMatch(/^2,'=1\+1,-0\.000001,.*Supplier price/)
})
