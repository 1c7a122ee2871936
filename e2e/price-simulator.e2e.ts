import { scenario } from '#contract/entities/scenario.ts'
import { changeSetsMessages } from '#web/features/change-sets/messages.ts'
import { simulatorMessages as messages } from '#web/features/simulator/messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme, saved } from './steps.ts'

const priced = { baseCurrency: 'USD', pricingMode: 'strategy', pricingStrategy: 'margin', pricingValue: 40 }

test('PAGE-04 CHANGE-01 CHANGE-02 a scenario is tried, saved, previewed, applied and taken back', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Lamp', costBreakdown: { baseCost: 60 }, ...priced })
  await rest.create('products', { name: 'Bowl', costBreakdown: { baseCost: 30 }, ...priced })
  await shop.goto('/price-simulator?days=0')
  const lamp = shop.getByRole('row', { name: /^Lamp/ })
  await expect(lamp).toContainText('$100.00')
  await shop.getByLabel(messages.figureOf(messages.levers.supplierCost)).fill('20')
  await expect(lamp).toContainText('$120.00')
  await shop.getByRole('button', { name: messages.save, exact: true }).click()
  await shop.getByRole('dialog').getByLabel(messages.naming.label).fill('Dear lamps')
  await shop.getByRole('dialog').getByRole('button', { name: messages.save }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Dear lamps')
  await saved(shop)
  expect([...(await rest.byName('scenarios')).keys()]).toEqual(['Dear lamps'])

  await shop.getByRole('button', { name: messages.preview }).click()
  await expect(shop).toHaveURL(/change-sets\?id=/)
  await shop.getByRole('button', { name: changeSetsMessages.panel.apply, exact: true }).click()
  await expect(shop.getByRole('button', { name: changeSetsMessages.panel.revert })).toBeVisible()
  expect((await rest.byName('products')).get('Lamp')).toMatchObject({ effectivePrice: 120 })
  await shop.getByRole('button', { name: changeSetsMessages.panel.revert }).click()
  await expect.poll(async () => (await rest.byName('products')).get('Lamp')).toMatchObject({ effectivePrice: 100 })
  await shop.goto('/scenarios')
  await expect(shop.getByRole('row', { name: /Dear lamps/ })).toContainText(messages.stale.short)
  expect(scenario.label.many).toBe(await shop.getByRole('heading', { level: 1 }).textContent())
})

test('PAGE-04 SHELL-08 SHELL-09 the simulator fits a phone and is usable in both themes @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Lamp', costBreakdown: { baseCost: 60 }, ...priced })
  await shop.goto('/price-simulator?days=0')
  await followSystemTheme(shop)
  await shop.setViewportSize({ width: 360, height: 740 })
  await shop.reload()
  await expect(shop.getByText(messages.histogram.title)).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'the price simulator on a phone')
  await expectNoSidewaysScroll(shop, 'the price simulator on a phone')
})

test('CHANGE-02 CHANGE-01 what is being applied is finished though the page is left @deep', async ({ shop, rest }) => {
  for (let made = 0; made < 40; made++) {
    await rest.create('products', { name: `Lamp ${made}`, costBreakdown: { baseCost: 60 }, ...priced })
  }
  await shop.goto('/price-simulator?days=0')
  await shop.getByLabel(messages.figureOf(messages.levers.supplierCost)).fill('20')
  await shop.getByRole('button', { name: messages.preview }).click()
  await shop.getByRole('button', { name: changeSetsMessages.panel.apply, exact: true }).click()
  await shop.goto('/products')
  const prices = async () =>
    new Set([...(await rest.byName('products')).values()].map(({ effectivePrice }) => effectivePrice))
  await expect.poll(prices).toEqual(new Set([120]))
})
