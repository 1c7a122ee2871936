import type { Locator, Page } from '@playwright/test'
import { chartTexts as texts } from '#web/features/analytics/chart-messages.ts'
import { analyticsMessages as messages } from '#web/features/analytics/messages.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { chartMessages } from '#web/kit/charts/messages.ts'
import { figureMessages } from '#web/kit/figures/figure-messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { seedDocuments, storedLine } from './document-seed.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme } from './steps.ts'

const MAJOR = 1_000_000
/** A day so many days ago, YYYY-MM-DD. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const invoice = (days: number, unitPrice: number) => ({
  documentType: 'invoice',
  status: 'sent',
  issueDate: daysAgo(days),
  dueDate: daysAgo(days - 14),
  customerName: 'Ann Tee',
  items: [storedLine({ description: 'Tea', unitPrice: unitPrice * MAJOR, unitCost: 6 * MAJOR })],
})
const tile = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: messages.tiles.label }).getByRole('link', { name: new RegExp(`^${name}`) })

test('PAGE-02 a figure leads to its documents, is kept in the address, follows another device and stays right offline', async ({
  shop,
  context,
}) => {
  await followSystemTheme(shop)
  await seedDocuments(shop, [invoice(3, 100), invoice(40, 20)])
  await shop.goto('/analytics?range=last30')
  await expect(tile(shop, texts.net)).toContainText(/100\.00.*20\.00/)
  await tile(shop, texts.net).click()
  const panel = shop.getByRole('complementary', { name: texts.net })
  await expect(panel).toContainText(countOf('document', 1))
  await shop.reload()
  await expect(panel.getByRole('row', { name: /Ann Tee/ })).toBeVisible()
  await seedDocuments(shop, [invoice(2, 50)])
  await expect(tile(shop, texts.net)).toContainText('150.00')
  await expectAccessibleInBothThemes(shop, 'the analytics')
  await context.setOffline(true)
  await shop.getByRole('tab', { name: messages.tabs.customers, exact: true }).click()
  const ages = shop.getByRole('region', { name: texts.ages.title })
  await ages.getByRole('button', { name: chartMessages.table }).click()
  await expect(ages.getByRole('row', { name: new RegExp(figureMessages.ages.notDue) })).toContainText('150.00')
  await shop.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(shop, 'the analytics on a phone')
  await context.setOffline(false)
})
