import type { Locator, Page } from '@playwright/test'
import type { CalculatorId } from '#domain/calculators/calculators.ts'
import { cellLabel } from '#web/features/calculators/cell-labels.ts'
import { calculatorsMessages as messages } from '#web/features/calculators/messages.ts'
import { calculatorProductMessages as productMessages } from '#web/features/calculators/product-messages.ts'
import { figureMessages } from '#web/kit/form/figure-messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, followSystemTheme, keepUndo, saved } from './steps.ts'

const card = (page: Page, id: CalculatorId): Locator =>
  page.getByRole('region', { name: messages.titles[id], exact: true })
const cell = (page: Page, id: CalculatorId, name: string): Locator =>
  card(page, id).getByRole('textbox', { name: new RegExp(`^${cellLabel(id, name)}( \\(.*\\))?$`) })
const ask = (page: Page, id: CalculatorId, name: string) =>
  card(page, id)
    .getByRole('button', { name: figureMessages.find(cellLabel(id, name)), exact: true })
    .click()

test('PAGE-03 NAV-08 a stranger calculates in any direction, and the address brings the figures to another device', async ({
  page,
  browser,
}) => {
  await page.goto('/calculators?currency=EUR')
  await expect(cell(page, 'margin', 'price')).toHaveValue('100.00')
  await cell(page, 'margin', 'price').fill('80')
  await expect(cell(page, 'margin', 'margin')).toHaveValue('25')
  await ask(page, 'margin', 'cost')
  await cell(page, 'margin', 'margin').fill('50')
  await expect(cell(page, 'margin', 'cost')).toHaveValue('40.00')
  await expect(card(page, 'discount').getByRole('status')).toContainText('33.33% more sales')
  await cell(page, 'discount', 'discount').fill('40')
  await expect(card(page, 'discount')).toContainText(messages.noSales)
  await cell(page, 'discount', 'discount').fill('20')
  await cell(page, 'currency', 'amount').fill('100*3')
  await expect(card(page, 'currency').getByRole('status')).toContainText('ECB')
  await expect(page).toHaveURL(/currency\.amount=300/)

  const other = await browser.newPage()
  await other.goto(page.url())
  for (const [id, name] of [
    ['margin', 'cost'],
    ['discount', 'extraSales'],
    ['currency', 'result'],
  ] as const)
    await expect(cell(other, id, name)).toHaveValue(await cell(page, id, name).inputValue())
  await other.close()
})

test('PAGE-03 NAV-04 Back leads through choices, and a page that was left has its figures again @deep', async ({
  page,
}) => {
  await page.goto('/calculators')
  await card(page, 'landedCost')
    .getByRole('combobox', { name: messages.choices.vatCounts, exact: true })
    .selectOption('paid')
  await expect(page).toHaveURL(/landedCost\.vatCounts=paid/)
  await cell(page, 'landedCost', 'pieces').fill('10')
  await expect(page).toHaveURL(/landedCost\.pieces=10/)
  await page.getByRole('banner').getByRole('link').first().click()
  await page.goBack()
  await expect(cell(page, 'landedCost', 'pieces')).toHaveValue('10')
  await page.goBack()
  await expect(cell(page, 'landedCost', 'pieces')).toHaveValue('500')
})

test('PAGE-03 PRICE-14 figures come from a product and go to it, and are taken back', async ({ shop, rest }) => {
  const lamp = { name: 'Lamp', baseCurrency: 'USD', costBreakdown: { baseCost: 50, shippingCost: 10 } }
  const priced = { pricingMode: 'strategy', pricingStrategy: 'margin', pricingValue: 40 }
  await rest.create('products', { ...lamp, ...priced })
  await shop.goto('/calculators')
  await card(shop, 'margin').getByRole('button', { name: productMessages.take }).click()
  await shop.getByRole('dialog').getByRole('button', { name: /^Lamp/ }).click()
  await expect(cell(shop, 'margin', 'price')).toHaveValue('100.00')
  await cell(shop, 'margin', 'margin').fill('50')
  await card(shop, 'margin').getByRole('button', { name: productMessages.putOn.margin }).click()
  await shop.getByRole('dialog').getByRole('button', { name: /^Lamp/ }).click()
  await expect(shop.getByRole('dialog')).toContainText('$120.00')
  await shop.getByRole('dialog').getByRole('button', { name: productMessages.apply }).click()
  await keepUndo(shop)
  await saved(shop)
  expect((await rest.byName('products')).get('Lamp')).toMatchObject({ effectivePrice: 120 })
  await shop.getByRole('button', { name: 'Undo' }).click()
  await saved(shop)
  expect((await rest.byName('products')).get('Lamp')).toMatchObject({ effectivePrice: 100 })
})

test('PAGE-03 SHELL-08 SHELL-09 the calculators fit a phone and are usable in both themes and by keys @deep', async ({
  page,
}) => {
  await page.goto('/calculators')
  await followSystemTheme(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expectAccessibleInBothThemes(page, 'the calculators on a phone')
  await expectNoSidewaysScroll(page, 'the calculators on a phone')
  await expectLabelsWhole(page, 'the calculators on a phone')
  await cell(page, 'vat', 'net').focus()
  await page.keyboard.type('50')
  await expect(cell(page, 'vat', 'gross')).toHaveValue('60.00')
  await page.keyboard.press('Escape')
  await expect(cell(page, 'vat', 'gross')).toHaveValue('120.00')
})
