import { readFile } from 'node:fs/promises'
import { waitingMessages } from '#web/features/start/waiting-messages.ts'
import { expect, test } from './journey.ts'

const COST = { costBreakdown: { baseCost: 10 } }
const byHand = (price: number) => ({ pricingMode: 'manual', pricingStrategy: 'manual', pricingValue: price })

test('PAGE-01 NAV-08 PRICE-12 what waits on the home page opens the list of just those products, and the address keeps it', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Healthy', ...COST })
  await rest.create('products', { name: 'Loses most', ...COST, ...byHand(7) })
  await rest.create('products', { name: 'Loses', ...COST, ...byHand(8) })
  await rest.create('products', { name: 'Too cheap', ...COST, ...byHand(12), floorMargin: 50 })
  await rest.create('products', { name: 'Cheap', ...COST, ...byHand(13), floorMargin: 50 })
  await rest.create('products', { name: 'No cost' })
  await rest.create('products', { name: 'Unknown cost' })
  await shop.goto('/')
  const names = shop.getByRole('table').getByRole('rowheader')
  const lineOf = (problem: 'withoutCost' | 'belowFloor' | 'losing') =>
    shop.getByRole('listitem').filter({ hasText: waitingMessages.lines[problem](2) })
  await lineOf('withoutCost').getByRole('link', { name: waitingMessages.acts.withoutCost }).click()
  await expect(names).toHaveText(['No cost', 'Unknown cost'])
  expect(new URL(shop.url()).searchParams.get('problem')).toBe('withoutCost')
  await shop.reload()
  await expect(names).toHaveText(['No cost', 'Unknown cost'])
  await expect(shop.getByLabel('Price', { exact: true })).toHaveValue('withoutCost')
  await shop.goBack()
  for (const [problem, found] of [
    ['belowFloor', ['Too cheap', 'Cheap']],
    ['losing', ['Loses most', 'Loses']],
  ] as const) {
    await lineOf(problem).getByRole('button', { name: waitingMessages.look }).click()
    const panel = shop.getByRole('dialog', { name: waitingMessages.lines[problem](2) })
    await expect(panel.getByRole('rowheader')).toHaveText(found)
    await shop.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
  await shop.getByRole('link', { name: 'All of these' }).click()
  await expect(names).toHaveText(['Loses most', 'Loses', 'Too cheap', 'Cheap'])
  await shop.getByLabel('Price', { exact: true }).selectOption('All prices')
  await expect(names).toHaveCount(7)
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
