import type { Page } from '@playwright/test'
import { historyMessages } from '#web/kit/history/messages.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { readyForOffline, rowOf, saved } from './steps.ts'

const WIDE = { width: 1440, height: 1000 }

interface Two {
  readonly shop: Page
  readonly newDevice: () => Promise<Page>
}

/** Two devices of one person on the same page, both without a network. */
async function apart({ shop, newDevice }: Two, path: string): Promise<readonly [Page, Page]> {
  const second = await newDevice()
  for (const page of [shop, second]) {
    await page.setViewportSize(WIDE)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await readyForOffline(page)
    await saved(page)
  }
  for (const page of [shop, second]) await page.context().setOffline(true)
  return [shop, second]
}

/** Both come back, one after the other; what the first one sends has arrived before the second one sends. */
async function together(...devices: readonly Page[]): Promise<void> {
  for (const page of devices) {
    await page.context().setOffline(false)
    // One that is told of something does not say that all is saved.
    await expect(page.getByRole('button', { name: /^(All changes saved|1 change refused)$/ }).first()).toBeVisible({
      timeout: 30_000,
    })
  }
}

/** The message that is shown at once, and what the list behind the state of the changes says of it. */
async function toldOf(page: Page, reason: string): Promise<void> {
  await expect(page.getByRole('alertdialog')).toContainText(reason)
  await page.getByRole('button', { name: '1 change refused' }).click()
  const told = page.getByRole('listitem').filter({ hasText: reason })
  await expect(told).toBeVisible()
  await expectAccessible(page, 'a line that was removed and changed')
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await saved(page)
  await page.keyboard.press('Escape')
}

async function mug(rest: Rest, variants: readonly string[]): Promise<string> {
  return rest.create('products', {
    name: 'Mug',
    sku: 'MUG',
    costBreakdown: { baseCost: 4 },
    pricingValue: 50,
    options: [{ id: 'size', name: 'Size', values: variants }],
    variants: variants.map((value) => ({
      id: value,
      name: value,
      sku: `MUG-${value}`,
      optionValues: [value],
    })),
  })
}

const region = (page: Page) => page.getByRole('region', { name: 'Variants' })
const variants = (page: Page) => region(page).getByRole('table', { name: 'Variants' })
const ownPrice = (page: Page, name: string) => variants(page).getByRole('textbox', { name: `Own price: ${name} ($)` })

test('SYNC-04 PLIST-06 a price that two devices set offline for one product of a list is one price, and what it was set to before is told @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const price = { pricingMode: 'strategy', pricingStrategy: 'margin', pricingValue: 50 }
  const bowl = await rest.create('products', { name: 'Bowl', costBreakdown: { baseCost: 10 }, ...price })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [bowl] })
  const [first, second] = await apart({ shop, newDevice }, `/price-list?id=${list}`)
  const field = (page: Page) => page.getByRole('textbox', { name: 'List price of Bowl ($)' })
  for (const [page, typed] of [
    [first, '17'],
    [second, '18'],
  ] as const) {
    await field(page).fill(typed)
    await field(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  }
  await together(first, second)
  for (const page of [first, second]) {
    await expect(field(page)).toHaveValue('18.00')
    await expect(page.getByRole('button', { name: /refused/ })).toHaveCount(0)
  }
  const { items } = (await rest.call('GET', '/price-list-prices')) as { items: readonly { price: number }[] }
  expect(items.map((each) => each.price)).toEqual([18])

  await rowOf(first, 'Bowl').focus()
  await first.keyboard.press(' ')
  const why = first.getByRole('dialog', { name: 'Why this price · Bowl' })
  await why.getByRole('button', { name: 'Earlier prices' }).click()
  await expect(why.getByRole('listitem').filter({ hasText: '$17.00' }).first()).toBeVisible()
  await expectAccessible(first, 'the earlier prices of a list')
})

test('SYNC-04 a price that arrives late does not win: the later one stands, and the other is told as not taken @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const price = { pricingMode: 'strategy', pricingStrategy: 'margin', pricingValue: 50 }
  const bowl = await rest.create('products', { name: 'Bowl', costBreakdown: { baseCost: 10 }, ...price })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [bowl] })
  const [first, second] = await apart({ shop, newDevice }, `/price-list?id=${list}`)
  const field = (page: Page) => page.getByRole('textbox', { name: 'List price of Bowl ($)' })
  for (const [page, typed] of [
    [first, '17'],
    [second, '18'],
  ] as const) {
    await field(page).fill(typed)
    await field(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  }
  await together(second, first)
  for (const page of [first, second]) await expect(field(page)).toHaveValue('18.00')
  const { items } = (await rest.call('GET', '/price-list-prices')) as { items: readonly { price: number }[] }
  expect(items.map((each) => each.price)).toEqual([18])
  await rowOf(second, 'Bowl').focus()
  await second.keyboard.press(' ')
  const why = second.getByRole('dialog', { name: 'Why this price · Bowl' })
  await why.getByRole('button', { name: 'Earlier prices' }).click()
  const lost = why.getByRole('listitem').filter({ hasText: historyMessages.lostOnly })
  await expect(lost).toContainText('$17.00')
})

test('SYNC-04 PRICE-08 a variant that two devices add offline is one variant, with the later price; the other stands in the history @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const id = await mug(rest, ['S'])
  const [first, second] = await apart({ shop, newDevice }, `/product-detail?id=${id}`)
  for (const [page, price] of [
    [first, '21'],
    [second, '22'],
  ] as const) {
    await region(page).getByRole('textbox', { name: 'Values of Size' }).fill('XL')
    await page.keyboard.press('Enter')
    await region(page).getByRole('button', { name: 'Make 1 variant' }).click()
    await expect(variants(page).getByRole('rowheader')).toHaveText(['S', 'XL'])
    await ownPrice(page, 'XL').fill(price)
    await ownPrice(page, 'XL').press('Enter')
    await expect(page.getByRole('button', { name: /^Offline, \d+ waiting$/ })).toBeVisible()
  }
  await together(second, first)
  for (const page of [first, second]) {
    await expect(variants(page).getByRole('rowheader')).toHaveText(['S', 'XL'])
    await expect(ownPrice(page, 'XL')).toHaveValue('22.00')
    await expect(page.getByRole('button', { name: /refused/ })).toHaveCount(0)
  }
  const product = await rest.call('GET', `/products/${id}`)
  expect(product['variants']).toMatchObject([{ name: 'S' }, { name: 'XL', retailPrice: 22 }])
  expect(product['options']).toMatchObject([{ name: 'Size', values: ['S', 'XL'] }])
  expect(JSON.stringify(await rest.history(id))).toContain('21')
})

test('SYNC-02 SYNC-04 a line that one device removes and another changes is told to whoever comes second, in either order @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const id = await mug(rest, ['S', 'M', 'L'])
  const [first, second] = await apart({ shop, newDevice }, `/product-detail?id=${id}`)
  await variants(first).getByRole('button', { name: 'Delete M' }).click()
  await expect(variants(first).getByRole('rowheader')).toHaveText(['S', 'L'])
  await ownPrice(second, 'M').fill('31')
  await ownPrice(second, 'M').press('Enter')
  await expect(second.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  await together(first, second)
  await toldOf(second, 'You changed a line of "Variants" that was removed from this product meanwhile.')
  for (const page of [first, second]) await expect(variants(page).getByRole('rowheader')).toHaveText(['S', 'L'])
  expect(JSON.stringify(await rest.history(id)), 'what was written is kept').toContain('310000')

  for (const page of [first, second]) await page.context().setOffline(true)
  await ownPrice(second, 'L').fill('41')
  await ownPrice(second, 'L').press('Enter')
  await expect(second.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  await variants(first).getByRole('button', { name: 'Delete L' }).click()
  await expect(variants(first).getByRole('rowheader')).toHaveText(['S'])
  await together(second, first)
  await toldOf(first, 'You removed a line of "Variants" that was changed meanwhile.')
  for (const page of [first, second]) await expect(variants(page).getByRole('rowheader')).toHaveText(['S'])
})
