import { insightMessages } from '#domain/insights/insight-messages.ts'
import { dashboardMessages } from '#web/features/start/dashboard-messages.ts'
import { waitingMessages } from '#web/features/start/waiting-messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme, keepUndo, saved } from './steps.ts'

const COST = { costBreakdown: { baseCost: 85 } }
const byHand = (price: number) => ({ pricingMode: 'manual', pricingStrategy: 'manual', pricingValue: price })

test('PAGE-01 INS-03 the dashboard says what waits; the act of an insight raises the price with preview and undo, and another device follows', async ({
  shop,
  rest,
  newDevice,
}) => {
  await rest.create('products', { name: 'Teapot', ...COST, ...byHand(94) })
  await rest.create('products', { name: 'Loses', ...COST, ...byHand(80) })
  await shop.goto('/dashboard')
  const losing = (page: typeof shop) => page.getByRole('listitem').filter({ hasText: waitingMessages.lines.losing(1) })
  await expect(losing(shop).getByRole('link', { name: waitingMessages.acts.losing })).toBeVisible()
  await losing(shop)
    .getByRole('button', { name: waitingMessages.lines.losing(1) })
    .click()
  const behind = shop.getByRole('dialog', { name: waitingMessages.lines.losing(1) })
  await expect(behind.getByRole('row', { name: 'Loses' })).toContainText('$5.00')
  await shop.goBack()
  await expect(behind).toHaveCount(0)
  await expect(shop.getByRole('list', { name: dashboardMessages.figures }).getByRole('listitem')).toHaveCount(4)
  await expect(shop.getByRole('region', { name: dashboardMessages.sales.title })).toBeVisible()
  const card = shop.getByRole('article', { name: insightMessages.lowMargin.title('Teapot') })
  await card.getByRole('button', { name: insightMessages.acts.reprice('15.0%') }).click()
  const dialog = shop.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Margin' })).toHaveValue('15')
  await expect(dialog).toContainText('$100.00')
  await dialog.getByRole('button', { name: 'Apply to 1' }).click()
  await expect(card).toHaveCount(0)
  await keepUndo(shop)

  const other = await newDevice()
  await other.goto('/')
  await expect(losing(other)).toBeVisible()
  await shop.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await saved(shop)
  await expect(card).toBeVisible()
  await expect(other.getByRole('article', { name: insightMessages.lowMargin.title('Teapot') })).toBeVisible()
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'the dashboard')
  await shop.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(shop, 'the dashboard')
})
