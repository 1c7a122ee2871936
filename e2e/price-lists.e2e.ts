import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { expectNoSidewaysScroll, followSystemTheme, readyForOffline, rowOf, saved } from './steps.ts'
import { volume, written } from './volume.ts'

const WIDE = { width: 1360, height: 860 }

/** Bowls that cost 10, 20, 30 … and sell at twice that. */
async function stock(rest: Rest, count = 3): Promise<readonly string[]> {
  const ids: string[] = []
  for (let n = 1; n <= count; n += 1) {
    const price = { pricingMode: 'strategy', pricingStrategy: 'margin', pricingValue: 50, floorMargin: 30 }
    ids.push(
      await rest.create('products', {
        name: `Bowl ${n}`,
        sku: `B-${n}`,
        costBreakdown: { baseCost: 10 * n },
        ...price,
      }),
    )
  }
  return ids
}

function toast(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

function priceOf(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `List price of ${name} ($)` })
}

async function overrideWith(page: Page, name: string, price: string): Promise<void> {
  await priceOf(page, name).fill(price)
  await priceOf(page, name).press('Enter')
}

/** A list of these products, opened on its page. */
async function openList(page: Page, rest: Rest, list: Readonly<Record<string, unknown>>): Promise<string> {
  const id = await rest.create('price-lists', list)
  await page.setViewportSize(WIDE)
  await page.goto(`/price-list?id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: String(list['title']) })).toBeVisible()
  return id
}

test('PLIST-01 PLIST-03 a list is made, duplicated, archived, deleted and brought back, with the words of the specification', async ({
  shop,
  rest,
}) => {
  await stock(rest)
  await shop.setViewportSize(WIDE)
  await shop.goto('/PriceLists')
  await shop.getByRole('button', { name: 'New price list' }).click()
  const dialog = shop.getByRole('dialog', { name: 'New price list' })
  await dialog.getByRole('button', { name: 'Save price list' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/Missing required fields for price list/)
  await dialog.getByLabel('Title').fill('Trade 2027')
  await dialog.getByText('A category').click()
  await dialog.getByRole('button', { name: 'Save price list' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/Missing required fields for price list/)
  await dialog.getByText('All active').click()
  await expect(dialog.getByText('3 products in it')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save price list' }).click()
  await expect(toast(shop, 'Price list saved successfully')).toBeVisible()
  await expect(priceOf(shop, 'Bowl 2')).toHaveValue('40.00')

  const titles = shop.getByRole('table', { name: 'Price lists' }).getByRole('rowheader')
  await shop.getByRole('link', { name: 'Price lists' }).first().click()
  await expect(titles).toHaveText(['Trade 2027'])
  await shop.getByRole('button', { name: 'Actions on Trade 2027' }).click()
  await shop.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Trade 2027 (Copy)' })).toBeVisible()
  await shop.goBack()
  await expect(titles).toHaveText(['Trade 2027 (Copy)', 'Trade 2027'])

  await shop.getByRole('button', { name: 'Actions on Trade 2027', exact: true }).click()
  await shop.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(toast(shop, 'Price list updated successfully')).toBeVisible()
  await expect(rowOf(shop, 'Trade 2027')).toContainText('Archived')
  await shop.getByLabel('Status', { exact: true }).selectOption('archived')
  await expect(titles).toHaveText(['Trade 2027'])
  await shop.reload()
  await expect(titles).toHaveText(['Trade 2027'])

  await rowOf(shop, 'Trade 2027').focus()
  await shop.keyboard.press('Delete')
  const deleted = toast(shop, 'Price list deleted successfully')
  await expect(deleted).toBeVisible()
  await expect(titles).toHaveCount(0)
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveText(['Trade 2027'])
  await saved(shop)
  const { items } = (await rest.call('GET', '/price-lists')) as { items: readonly { title: string }[] }
  expect(items.map(({ title }) => title).sort()).toEqual(['Trade 2027', 'Trade 2027 (Copy)'])
})

test('PLIST-04 the list is narrowed by categories, brands and words, and the address keeps it @deep', async ({
  shop,
  rest,
}) => {
  const kitchen = await rest.create('categories', { name: 'Kitchen' })
  const pans = await rest.create('categories', { name: 'Pans', parentId: kitchen })
  const fjord = await rest.create('brands', { name: 'Fjord' })
  const pan = await rest.create('products', { name: 'Pan', categoryId: pans })
  const scarf = await rest.create('products', { name: 'Scarf', brandId: fjord })
  await rest.create('price-lists', { title: 'Pans alone', productIds: [pan] })
  await rest.create('price-lists', { title: 'Both', productIds: [pan, scarf] })
  await rest.create('price-lists', { title: 'Empty', productIds: [] })
  await shop.goto('/price-lists')
  const titles = shop.getByRole('table', { name: 'Price lists' }).getByRole('rowheader')
  await expect(titles).toHaveText(['Empty', 'Both', 'Pans alone'])
  await shop.getByRole('button', { name: 'Categories' }).click()
  await shop.getByRole('menuitemcheckbox', { name: 'Kitchen', exact: true }).click()
  await expect(titles).toHaveText(['Both', 'Pans alone'])
  await shop.keyboard.press('Escape')
  await shop.getByRole('button', { name: 'Brands' }).click()
  await shop.getByRole('menuitemcheckbox', { name: 'Fjord' }).click()
  await expect(titles).toHaveText(['Both'])
  await shop.keyboard.press('Escape')
  const { searchParams } = new URL(shop.url())
  expect([searchParams.get('categoryIds'), searchParams.get('brandIds')]).toEqual([kitchen, fjord])
  await shop.reload()
  await expect(titles).toHaveText(['Both'])
  await shop.getByRole('searchbox', { name: 'Search price lists' }).fill('nothing')
  await shop.getByRole('button', { name: 'Show all price lists' }).click()
  await expect(titles).toHaveCount(3)
})

test('PLIST-06 PRICE-13 a rule shows its effect before it is saved; the price says which rule won; prices and breaks are set by hand', async ({
  shop,
  rest,
}) => {
  const productIds = await stock(rest)
  const id = await openList(shop, rest, { title: 'Trade', productIds })
  await expect(priceOf(shop, 'Bowl 1')).toHaveValue('20.00')

  await shop.getByRole('tab', { name: 'Rules and details' }).click()
  await shop.getByLabel('Rule', { exact: true }).selectOption('Percent off')
  await expect(shop.getByText('3 of 3 products would change')).toBeVisible()
  await shop.getByRole('textbox', { name: 'Percent off (%)' }).fill('20')
  await shop.keyboard.press('Enter')
  await shop.getByLabel('Price ending', { exact: true }).selectOption('.99')
  const examples = shop.getByRole('list', { name: 'Examples of the effect' })
  await expect(examples.getByRole('listitem').first()).toContainText(/Bowl 1.*\$20\.00.*\$16\.99/)
  expect((await rest.call('GET', `/price-lists/${id}`))['ruleKind']).toBe('none')
  await shop.getByRole('button', { name: 'Save the rule' }).click()
  await expect(toast(shop, 'Price list updated successfully')).toBeVisible()
  await expect(shop.getByText('This is what the rule does now.')).toBeVisible()

  await shop.getByRole('tab', { name: 'Prices', exact: true }).click()
  await expect(priceOf(shop, 'Bowl 2')).toHaveValue('32.99')
  await rowOf(shop, 'Bowl 2').getByRole('button', { name: '20% off. Why this price' }).click()
  const why = shop.getByRole('dialog', { name: 'Why this price · Bowl 2' })
  await expect(why).toContainText('Rule used: 20% off, Trade.')
  await expect(why.getByRole('row')).toHaveText([
    /Step/,
    /The product’s price.*\$40\.00/,
    /20% off.*\$8\.00/,
    /Ends in \.99.*\$0\.99/,
    /List price.*\$32\.99/,
  ])
  await shop.keyboard.press('Escape')
  await expect(why).toBeHidden()

  await overrideWith(shop, 'Bowl 2', '25')
  await expect(toast(shop, 'Bowl 2: $25.00')).toBeVisible()
  await rowOf(shop, 'Bowl 2').focus()
  await shop.keyboard.press(' ')
  await expect(why).toContainText('Rule used: By hand, Trade.')
  await expect(why).toContainText('Below the lowest price of $28.57.')
  await why.getByRole('button', { name: 'Use the rule’s price' }).click()
  await expect(priceOf(shop, 'Bowl 2')).toHaveValue('32.99')
  await toast(shop, 'Bowl 2: back to the rule').getByRole('button', { name: 'Undo' }).click()
  await expect(priceOf(shop, 'Bowl 2')).toHaveValue('25.00')

  await shop.getByRole('button', { name: 'Add: quantity breaks of Bowl 1' }).click()
  const breaks = shop.getByRole('dialog', { name: 'Quantity breaks · Bowl 1' })
  await breaks.getByRole('button', { name: 'Add a break' }).click()
  await breaks.getByRole('textbox', { name: 'Price per piece ($)' }).fill('15.5')
  await shop.keyboard.press('Enter')
  await breaks.getByRole('button', { name: 'Done' }).click()
  await expect(shop.getByRole('button', { name: 'From 10 $15.50: quantity breaks of Bowl 1' })).toBeVisible()
  await saved(shop)
  const { items } = (await rest.call('GET', `/price-lists/${id}/prices`)) as {
    items: readonly { name: string; price: number; rule: { kind: string }; breaks: readonly object[] }[]
  }
  expect(items.map(({ name, price, rule }) => [name, price, rule.kind])).toEqual([
    ['Bowl 1', 16.99, 'percentOff'],
    ['Bowl 2', 25, 'override'],
    ['Bowl 3', 48.99, 'percentOff'],
  ])
  expect(items[0]?.breaks).toEqual([{ minQuantity: 10, price: 15.5 }])
})

test('PLIST-06 the quantity breaks of every row are in sight on a small laptop, also where a product has no price @deep', async ({
  shop,
  rest,
}) => {
  const bowls = await stock(rest)
  const gift = await rest.create('products', {
    name: 'A gift that has a long name and no price at all',
    sku: 'GIFT-LONG-SKU-1',
  })
  const tiers = [{ minQuantity: 10, percentOff: 10 }]
  await openList(shop, rest, { title: 'Trade', productIds: [...bowls, gift], tiers })
  await expect(shop.getByRole('button', { name: 'No base price. Why this price' })).toBeVisible()
  await expect(shop.getByRole('button', { name: 'From 10 $18.00: quantity breaks of Bowl 1' })).toBeInViewport({
    ratio: 1,
  })
  const table = shop.getByRole('table', { name: 'Prices of this list' })
  expect(
    await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
  ).toBe(0)
})

test('PLIST-06 whether prices are with sales VAT is a switch of the list, which shows what it does and is said at its head @deep', async ({
  shop,
  rest,
}) => {
  const [own] = [...(await rest.byName('business-profiles')).values()]
  await rest.call('PATCH', `/business-profiles/${String(own?.['id'])}`, { taxRate: 20, pricesIncludeVat: true })
  const bowl = await rest.create('products', { name: 'Bowl', pricingMode: 'retailPrice', retailPrice: 120 })
  const id = await openList(shop, rest, { title: 'Shops', productIds: [bowl] })
  await expect(shop.getByText('with sales VAT', { exact: false }).first()).toBeVisible()
  await shop.getByRole('tab', { name: 'Rules and details' }).click()
  const net = shop.getByRole('switch', { name: 'Prices without sales VAT' })
  await expect(net).not.toBeChecked()
  await net.focus()
  await shop.keyboard.press('Space')
  await expect(shop.getByText('1 of 1 product would change')).toBeVisible()
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'the sales VAT of a list')
  await shop.getByRole('button', { name: 'Save the rule' }).click()
  await expect(shop.getByText('without sales VAT', { exact: false }).first()).toBeVisible()
  await saved(shop)
  expect(await rest.call('GET', `/price-lists/${id}`)).toMatchObject({ withoutVat: true })
  await shop.getByRole('tab', { name: 'Prices' }).click()
  await expect(priceOf(shop, 'Bowl')).toHaveValue('100.00')
})

test('PLIST-02 PLIST-03 SYNC-02 a second tab sees each change live, and what is changed offline arrives @deep', async ({
  shop,
  context,
  rest,
}) => {
  const productIds = await stock(rest)
  const id = await openList(shop, rest, { title: 'Trade', productIds })
  const other = await context.newPage()
  await other.setViewportSize(WIDE)
  await other.goto(`/price-list?id=${id}`)
  await overrideWith(shop, 'Bowl 1', '17')
  await expect(priceOf(other, 'Bowl 1')).toHaveValue('17.00')
  await readyForOffline(shop)
  await saved(shop)

  await context.setOffline(true)
  await overrideWith(shop, 'Bowl 3', '44')
  await expect(priceOf(other, 'Bowl 3')).toHaveValue('44.00')
  await shop.getByRole('checkbox', { name: 'Select Bowl 2' }).check()
  await shop.getByRole('button', { name: 'Remove 1' }).click()
  await expect(shop.getByRole('rowheader')).toHaveText(['Bowl 1', 'Bowl 3'])
  await context.setOffline(false)
  await saved(shop)
  const { items } = (await rest.call('GET', `/price-lists/${id}/prices`)) as {
    items: readonly { name: string; price: number }[]
  }
  expect(items.map(({ name, price }) => [name, price])).toEqual([
    ['Bowl 1', 17],
    ['Bowl 3', 44],
  ])
  await rest.call('DELETE', `/price-lists/${id}`)
  await expect(other.getByRole('heading', { level: 1, name: 'This price list is gone' })).toBeVisible()
})

test('LEDGER-02 LEDGER-03 a promotion is planned with the lowest price of the 30 days before, called off, and past days are listed @deep', async ({
  shop,
  rest,
}) => {
  const [bowl = ''] = await stock(rest, 1)
  await shop.setViewportSize(WIDE)
  await shop.goto(`/product-detail?id=${bowl}&view=planned`)
  await shop.getByRole('button', { name: 'Plan a price' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Plan a price' })
  await dialog.getByRole('textbox', { name: 'What for' }).fill('Winter sale')
  await dialog.getByRole('textbox', { name: 'Percent off (%)' }).fill('25')
  await dialog.getByRole('switch', { name: 'Promotion' }).check()
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('A promotion needs an end.')).toBeVisible()
  await dialog.getByLabel('Until').fill('2099-02-01')
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  const planned = shop.getByRole('list', { name: 'Planned prices' }).getByRole('listitem')
  await expect(planned).toContainText(/Winter sale.*Promotion.*Planned/)
  await expect(planned).toContainText('25% off')
  await expect(planned).toContainText(/Lowest price of the 30 days before: \$20\.00 \(/)
  await planned.getByRole('button', { name: 'Cancel Winter sale' }).click()
  await expect(shop.getByText('Nothing is planned.')).toBeVisible()
  await shop.getByRole('button', { name: 'Show what is over' }).click()
  await expect(planned).toContainText('Cancelled')

  await shop.goto('/past-prices')
  await expect(shop.getByRole('row', { name: /Bowl 1/ })).toContainText('$20.00')
  const saving = shop.waitForEvent('download')
  await shop.getByRole('button', { name: 'CSV file' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Bowl 1')
  await shop.getByLabel('Day').fill('2020-01-01')
  await shop.getByLabel('Day').press('Enter')
  await expect(shop.getByText('There were no products on that day.')).toBeVisible()
})

test('PLIST-05 a list is saved as CSV and as XLSX, without a cost or a margin, offline too @deep', async ({
  shop,
  context,
  rest,
}) => {
  const productIds = await stock(rest)
  await openList(shop, rest, { title: 'Trade / 2027', productIds })
  await readyForOffline(shop)
  const save = async (format: string): Promise<Buffer> => {
    const saving = shop.waitForEvent('download')
    await shop.getByRole('button', { name: 'Export' }).click()
    await shop.getByRole('menuitem', { name: format }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^Trade +2027 \d{4}-\d\d-\d\d\.(csv|xlsx)$/)
    return readFile(await file.path())
  }
  const csv = (await save('CSV file')).toString('utf8')
  expect(
    csv
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/),
  ).toEqual([
    'SKU,Barcode,Name,From quantity,Price,Currency',
    'B-1,,Bowl 1,1,20.00,USD',
    'B-2,,Bowl 2,1,40.00,USD',
    'B-3,,Bowl 3,1,60.00,USD',
  ])
  await context.setOffline(true)
  expect((await save('Excel workbook')).subarray(0, 2).toString()).toBe('PK')
  await context.setOffline(false)
})

test('PLIST-06 CHANGE-02 prices of a file are shown first, set as one change and taken back, and the list as it was saved changes nothing @deep', async ({
  shop,
  rest,
}) => {
  await followSystemTheme(shop)
  const productIds = await stock(rest)
  await openList(shop, rest, { title: 'Trade', productIds, ruleKind: 'percentOff', rulePercent: 10 })
  await expect(priceOf(shop, 'Bowl 1')).toHaveValue('18.00')
  const save = async (format: string) => {
    const saving = shop.waitForEvent('download')
    await shop.getByRole('button', { name: 'Export' }).click()
    await shop.getByRole('menuitem', { name: format }).click()
    return readFile(await (await saving).path())
  }
  const dialog = shop.getByRole('dialog', { name: 'Prices from a file' })
  const bring = async (name: string, buffer: Buffer) => {
    await shop.getByRole('button', { name: 'Actions on Trade' }).click()
    await shop.getByRole('menuitem', { name: 'Import prices' }).click()
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  const figures = dialog.getByRole('region', { name: 'What will happen' })
  for (const [format, name] of [
    ['CSV file', 'own.csv'],
    ['Excel workbook', 'own.xlsx'],
  ] as const) {
    await bring(name, await save(format))
    await expect(figures).toContainText('New0Changed0Unchanged3Refused0')
    await expect(dialog.getByRole('button', { name: 'Set 0 prices' })).toBeDisabled()
    // What was said of the saved file stands beside the buttons, not over them.
    await dialog.getByRole('button', { name: 'Cancel' }).click({ timeout: 3_000 })
  }

  const offer = 'Artikelnummer;Menge;Angebot\nB-1;1;15,50\nB-2;10;30,00\nCUP;1;1,00\n'
  await bring('prices.csv', Buffer.from(offer))
  await expect(dialog.getByText('Say which column is one of these: Price.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'What Angebot is' }).selectOption('Price')
  await expect(figures).toContainText('New2Changed0Unchanged0Refused1')
  await expect(dialog.getByText(/^Row 4, CUP: This list has no such product\./)).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Bowl 1/ })).toContainText('from 1: $18.00 → $15.50')
  await expectAccessibleInBothThemes(shop, 'prices from a file')
  await dialog.getByRole('button', { name: 'Set 2 prices' }).click()
  await expect(priceOf(shop, 'Bowl 1')).toHaveValue('15.50')
  await saved(shop)
  const prices = (await rest.call('GET', '/price-list-prices'))['items'] as readonly Readonly<Record<string, unknown>>[]
  expect(prices.map(({ minQuantity, price }) => [minQuantity, price])).toEqual(
    expect.arrayContaining([
      [1, 15.5],
      [10, 30],
    ]),
  )
  await toast(shop, '2 prices set').getByRole('button', { name: 'Undo' }).click()
  await expect(priceOf(shop, 'Bowl 1')).toHaveValue('18.00')
})

test('PLIST-01 PLIST-07 a list of a large catalogue is made, searched, changed and tried out at once @deep', async ({
  shop,
  rest,
}) => {
  test.setTimeout(240_000)
  const count = volume(10_000)
  const rows = Array.from({ length: count }, (_, n) => ({
    data: { name: `Part ${String(n).padStart(5, '0')}`, sku: `P-${n}`, baseCost: 1_000_000, pricingPercent: 500_000 },
  }))
  await rest.importRows(rows)
  await shop.setViewportSize(WIDE)
  await shop.goto('/price-lists')
  await shop.getByRole('button', { name: 'New price list' }).click()
  await shop.getByLabel('Title').fill('Everything')
  await expect(shop.getByText(`${written(count)} products in it`)).toBeVisible({ timeout: 60_000 })
  await shop.getByRole('button', { name: 'Save price list' }).click()
  await expect(priceOf(shop, 'Part 00000')).toHaveValue('2.00')
  await expect(shop.getByText(`1–50 of ${written(count)}`)).toBeVisible()
  await shop.getByRole('searchbox', { name: 'Search this list' }).fill('P-1999')
  await expect(priceOf(shop, 'Part 01999')).toHaveValue('2.00')
  await overrideWith(shop, 'Part 01999', '3')
  await expect(toast(shop, 'Part 01999: $3.00')).toBeVisible()
  await shop.getByRole('tab', { name: 'Rules and details' }).click()
  await shop.getByLabel('Rule', { exact: true }).selectOption('Percent off')
  await expect(shop.getByText(`${written(count - 1)} of ${written(count)} products would change`)).toBeVisible()
  await saved(shop)
})

test('SHELL-08 every part of price lists is accessible, wide and on a phone @deep', async ({ shop, rest }) => {
  test.setTimeout(180_000)
  await followSystemTheme(shop)
  const productIds = await stock(rest)
  const tiers = [{ id: 'ten', minQuantity: 10, percentOff: 5 }]
  const rule = { ruleKind: 'percentOff', rulePercent: 60, tiers }
  const id = await openList(shop, rest, { title: 'Trade', productIds, ...rule })
  const plan = { productId: productIds[0], priceListId: id, patchKind: 'percentOff', percentOff: 10, promotion: true }
  await rest.create('scheduled-prices', {
    ...plan,
    title: 'Sale',
    startsAt: '2099-01-01T00:00:00Z',
    endsAt: '2099-02-01T00:00:00Z',
  })
  const widths = [WIDE.width, 390]
  for (const view of ['prices', 'rules', 'planned']) {
    await shop.goto(`/price-list?id=${id}&view=${view}`)
    for (const width of widths) {
      await shop.setViewportSize({ width, height: 860 })
      await expect(shop.getByRole('tab', { selected: true })).toBeVisible()
      await expectAccessibleInBothThemes(shop, `${view}, ${width}`)
      await expectNoSidewaysScroll(shop, `${view} at ${width}`)
    }
  }
  for (const width of widths) {
    await shop.setViewportSize({ width, height: 860 })
    await shop.goto(`/price-list?id=${id}`)
    await shop
      .getByRole('button', { name: /Why this price/ })
      .first()
      .click()
    await expect(shop.getByRole('dialog', { name: /Why this price/ })).toBeVisible()
    await expectAccessibleInBothThemes(shop, `why, ${width}`)
    await shop.keyboard.press('Escape')
    await shop.getByRole('button', { name: /quantity breaks of Bowl 1/ }).click()
    await shop.getByRole('button', { name: 'Add a break' }).click()
    await expectAccessibleInBothThemes(shop, `breaks, ${width}`)
    await shop.getByRole('button', { name: 'Done' }).click()
    await shop.getByRole('button', { name: 'Add products' }).click()
    await expect(shop.getByRole('dialog', { name: 'Add products' })).toBeVisible()
    await expectAccessibleInBothThemes(shop, `add, ${width}`)
  }
})

test.describe('what fails', () => {
  // A service worker would hide the calls from the test.
  test.use({ serviceWorkers: 'block', provoked: /TypeError|Service Worker|status of 500/ })

  test('PLIST-02 PLIST-03 a device that cannot be filled asks the server itself and says what is wrong @deep', async ({
    shop,
    rest,
  }) => {
    await rest.create('price-lists', { title: 'Trade', productIds: [] })
    const answer = (status: number) => ({
      status,
      json: { type: 'about:blank', title: 'No', status, code: 'internal' },
    })
    await shop.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
    await shop.route('**/api/sync?*', (route) => route.fulfill(answer(500)))
    await shop.route('**/api/price-lists?*', (route) => route.fulfill(answer(403)))
    await shop.goto('/price-lists')
    await expect(shop.getByRole('alert')).toHaveText(/You do not have permission to access price lists/)
    await shop.unroute('**/api/price-lists?*')
    await shop.route('**/api/price-lists?*', (route) => route.abort())
    await shop.getByRole('button', { name: 'Try again' }).click()
    await expect(shop.getByRole('alert')).toHaveText(
      /Network error while fetching price lists\. Please check your connection/,
    )
    await shop.unroute('**/api/price-lists?*')
    await shop.route('**/api/price-lists?*sortBy=updatedAt*', (route) => route.fulfill(answer(500)))
    await shop.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(shop, 'Database index issue detected')).toContainText(
      'Trying alternative method to load your data...',
    )
    await expect(shop.getByRole('list', { name: 'Price lists' })).toContainText('Trade')
  })

  test('PLIST-03 lists that are here but no longer live say so @deep', async ({ shop, rest }) => {
    await rest.create('price-lists', { title: 'Trade', productIds: [] })
    await shop.goto('/price-lists')
    await expect(shop.getByRole('rowheader', { name: 'Trade' })).toBeVisible()
    // The page tries by itself too: what it asks from then on waits for the press.
    let isHeld = false
    let press = (): void => undefined
    const pressed = new Promise<void>((resolve) => {
      press = resolve
    })
    await shop.route('**/api/sync?*', async (route) => {
      const json = { type: 'about:blank', title: 'No', status: 500, code: 'internal' }
      if (!isHeld) return route.fulfill({ status: 500, json })
      await pressed
      await route.continue()
    })
    await rest.create('price-lists', { title: 'Later', productIds: [] })
    await expect(shop.getByRole('alert')).toHaveText(/Unable to load price lists/)
    isHeld = true
    await shop.getByRole('button', { name: 'Try again' }).click()
    press()
    await expect(shop.getByRole('rowheader', { name: 'Later' })).toBeVisible()
    await expect(shop.getByRole('alert')).toHaveCount(0)
  })
})
