import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { expectNoSidewaysScroll, keepUndo, readyForOffline, saved } from './steps.ts'

const LINES = 200
const PRODUCTS = 50
/** Each with its rate into the shipment's US dollars. */
const CURRENCIES = ['USD', 'EUR', 'CNY'] as const

interface Charge {
  readonly kind: string
  readonly name: string
  readonly amount: string
  readonly currency: (typeof CURRENCIES)[number]
  readonly split: string
}

const CHARGES: readonly Charge[] = [
  { kind: 'Freight', name: 'Sea freight', amount: '2400', currency: 'EUR', split: 'Weight' },
  { kind: 'Insurance', name: 'Marine insurance', amount: '1234.56', currency: 'CNY', split: 'Value' },
  { kind: 'Brokerage', name: 'Customs broker', amount: '240.55', currency: 'USD', split: 'Equal parts' },
  { kind: 'Other', name: 'Port handling', amount: '313.37', currency: 'EUR', split: 'Quantity' },
  { kind: 'Other', name: 'Volume rebate', amount: '-99.99', currency: 'USD', split: 'Volume' },
]

/** The products that the shipment brings, already in the catalogue. */
async function seedProducts(rest: Rest): Promise<void> {
  await rest.importRows(
    Array.from({ length: PRODUCTS }, (_, index) => ({
      data: {
        name: `Shelf good ${index}`,
        sku: `SG-${index}`,
        baseCurrency: 'USD',
        baseCost: 2_000_000 + index * 10_000,
        pricingMode: 'strategy',
        pricingStrategy: 'margin',
        pricingPercent: 400_000,
        stock: 10,
      },
    })),
  )
}

/** A supplier's list as a spreadsheet copies it, under its own column names. */
function supplierRows(): string {
  const head = ['Item code', 'Order qty', 'Unit price', 'Currency', 'Duty', 'Net weight kg', 'CBM']
  const rows = Array.from({ length: LINES }, (_, index) => [
    `SG-${index % PRODUCTS}`,
    String(7 + (index % 13)),
    (1.37 + index / 100).toFixed(2),
    CURRENCIES[index % 3] ?? '',
    index % 2 === 0 ? '4.5' : '12',
    (0.2 + (index % 7) / 10).toFixed(1),
    '0.003',
  ])
  return [head, ...rows].map((row) => row.join('\t')).join('\n')
}

async function newShipment(page: Page, name: string): Promise<void> {
  await page.goto('/shipments')
  await page.getByRole('button', { name: 'New shipment' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function addCharge(page: Page, { kind, name, amount, currency, split }: Charge): Promise<void> {
  const rows = page.getByRole('table', { name: 'Charges' }).getByRole('row')
  const before = await rows.count()
  await page.getByRole('button', { name: 'Add a charge' }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  await expect(rows).toHaveCount(Math.max(2, before + 1))
  const row = rows.last()
  await expect(row.getByRole('textbox', { name: /^Estimated: / })).toBeFocused()
  const cell = async (label: string, text: string): Promise<void> => {
    const input = row.getByRole('textbox', { name: new RegExp(`^${label}: `) })
    await input.fill(text)
    await input.press('Tab')
  }
  await cell('Label', name)
  await cell('Currency', currency)
  await cell('Estimated', amount)
  await row.getByRole('combobox', { name: /^Split by/ }).selectOption({ label: split })
}

/** The landed table as the browser saves it, by column name. */
async function exportedTable(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  await page.getByRole('button', { name: 'More' }).last().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export the landed table (CSV)' }).click(),
  ])
  const [head = '', ...rows] = (await readFile(await download.path(), 'utf8'))
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
  const names = head.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, index) => [names[index] ?? '', cell])))
}

/** Amounts of two digits after the point, in cents. */
function cents(text: string | undefined): number {
  const [, sign = '', whole = '0', part = ''] = /^'?(-?)(\d+)(?:\.(\d{2}))?0*$/.exec(text ?? '') ?? []
  return Number(`${sign}${whole}${part.padEnd(2, '0')}`)
}

/** The product export as the browser saves it. */
async function productExport(page: Page): Promise<string> {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^CSV/ }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

test('SHIP-01 SHIP-02 SHIP-03 SHIP-04 a container of 200 lines in three currencies with five charges lands, its cents add up, and undo gives every cost back @deep', async ({
  shop,
  rest,
}) => {
  test.setTimeout(180_000)
  await seedProducts(rest)
  await shop.goto('/products')
  await expect(shop.getByRole('rowheader', { name: 'Shelf good 0', exact: true })).toBeVisible()
  const before = await productExport(shop)
  await newShipment(shop, 'Spring container')

  await shop.getByRole('button', { name: 'From a file…' }).click()
  const [chooser] = await Promise.all([shop.waitForEvent('filechooser'), shop.getByText('Choose a file').click()])
  const buffer = Buffer.from(supplierRows())
  await chooser.setFiles({ name: 'supplier.tsv', mimeType: 'text/tab-separated-values', buffer })
  await expect(shop.getByText(`by SKU, barcode or name: ${LINES} of ${LINES} lines.`, { exact: false })).toBeVisible()
  await shop.getByRole('button', { name: `Import ${LINES} lines` }).click()
  await expect(shop.getByText(`${LINES} lines`, { exact: true })).toBeVisible()
  await expect(shop.getByRole('textbox', { name: '1 EUR in USD (USD)' })).not.toHaveValue('')
  await expectAccessible(shop, 'lines of a shipment')

  await shop.getByRole('tab', { name: 'Charges' }).click()
  for (const charge of CHARGES) await addCharge(shop, charge)
  await expectAccessible(shop, 'charges of a shipment')
  await shop.getByRole('tab', { name: 'Landed cost' }).click()
  await expect(shop.getByRole('rowheader', { name: 'Shelf good 0', exact: true }).first()).toBeVisible()
  await expectAccessible(shop, 'landed cost of a shipment')

  const table = await exportedTable(shop)
  const [lines, total] = [table.slice(0, -1), table.at(-1)]
  expect(lines).toHaveLength(LINES)
  for (const { name, amount, currency } of CHARGES) {
    const column = `${name} (USD)`
    const sum = lines.reduce((all, line) => all + cents(line[column]), 0)
    expect(sum, `the parts of ${name}`).toBe(cents(total?.[column]))
    if (currency === 'USD') expect(sum).toBe(cents(amount))
  }

  await saved(shop)
  await shop.getByRole('button', { name: 'Land…' }).click()
  const dialog = shop.getByRole('dialog')
  await expectAccessible(shop, 'landing dialog')
  await dialog.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog.getByRole('rowheader', { name: 'Shelf good 0', exact: true })).toBeVisible()
  await expectAccessible(shop, 'what landing would change')
  await dialog.getByRole('button', { name: 'Apply the new costs' }).click()
  await expect(shop.getByRole('dialog', { name: 'The shipment has landed' })).toBeVisible()
  await keepUndo(shop)
  const landed = (await rest.byName('products')).get('Shelf good 0')
  expect(landed?.['totalCost']).not.toBe(2)
  await expect(shop.getByText('Landed', { exact: true }).first()).toBeVisible()

  await shop.getByRole('dialog', { name: 'The shipment has landed' }).getByRole('button', { name: 'Undo' }).click()
  await expect(shop.getByRole('button', { name: 'Land…' })).toBeVisible()
  await saved(shop)
  expect(await productExport(shop)).toBe(before)
})

test('SHIP-01 the lines of a shipment are not cut: the whole grid is seen on a laptop, cards on a tablet @deep', async ({
  shop,
  rest,
}) => {
  const shipmentId = await rest.create('shipments', { name: 'From abroad', currency: 'USD' })
  const goods = { sku: 'SG-3', description: 'Shelf good 3', currency: 'CNY', rate: '0.14', dutyPercent: 12.5 }
  await rest.create('shipment-lines', {
    ...goods,
    shipmentId,
    quantity: 1200,
    unitCost: 1234.56,
    weight: 12.5,
    volume: 0.125,
    hsCode: '6911.10.00',
    receivedQuantity: 1100,
  })
  await shop.setViewportSize({ width: 1360, height: 900 })
  await shop.goto(`/shipment?id=${shipmentId}`)
  const grid = shop.getByRole('table', { name: 'Lines' })
  await expect(grid.getByRole('row')).toHaveCount(2)
  const overflow = () => grid.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await shop.setViewportSize({ width: 820, height: 1180 })
  await expect(grid).toHaveCount(0)
  await expect(shop.getByText('Shelf good 3').first()).toBeVisible()
  await expectNoSidewaysScroll(shop, 'a shipment on a tablet')
})

test('SHIP-01 PRICE-15 a duty typed after a foreign currency is a duty, and a rate far from the dated one is asked about', async ({
  shop,
  rest,
}) => {
  await shop.setViewportSize({ width: 1360, height: 900 })
  await seedProducts(rest)
  await newShipment(shop, 'From abroad')
  await shop.getByRole('button', { name: 'Add a line' }).click()
  await expect(shop.getByRole('combobox', { name: 'SKU, line 1' })).toBeFocused()
  for (const cell of ['SG-3', '', '10', '5.00', 'EUR', '4.5']) {
    if (cell !== '') await shop.keyboard.type(cell)
    await shop.keyboard.press('Tab')
  }
  await expect(shop.getByRole('textbox', { name: 'Duty %, line 1' })).toHaveValue('4.5')
  const rate = shop.getByRole('textbox', { name: '1 EUR in USD (USD)' })
  await expect(rate).not.toHaveValue(/^(4\.5)?$/)
  const known = await rate.inputValue()
  const last = shop.getByRole('button', { name: 'Remove line' }).first()
  const box = await last.boundingBox()
  expect((box?.x ?? 9_999) + (box?.width ?? 0)).toBeLessThan(1360)
  await rate.fill('4.5')
  await rate.press('Enter')
  const question = shop.getByRole('alertdialog')
  await expect(question.getByText('1 EUR = 4.5 USD?')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await saved(shop)
  await shop.reload()
  await expect(rate).toHaveValue(known)
})

test('SHIP-01 SHIP-04 lines are typed and pasted by keyboard alone, cost follows the typing, and it works offline @deep', async ({
  shop,
  rest,
}) => {
  await seedProducts(rest)
  await newShipment(shop, 'By hand')
  await readyForOffline(shop)
  await shop.reload()
  await shop.getByRole('button', { name: 'Add a line' }).click()
  await expect(shop.getByRole('combobox', { name: 'SKU, line 1' })).toBeFocused()
  await shop.keyboard.type('SG-3')
  await shop.keyboard.press('Tab')
  await expect(shop.getByRole('combobox', { name: 'Name, line 1' })).toHaveValue('Shelf good 3')
  await shop.context().setOffline(true)
  await shop.getByRole('textbox', { name: 'Quantity, line 1' }).focus()
  await shop.keyboard.type('10')
  await shop.keyboard.press('Tab')
  await shop.keyboard.type('4.25')
  const summary = shop.getByRole('region', { name: 'What makes up the landed cost' })
  await expect(summary.getByText('$42.50').first()).toBeVisible()
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('combobox', { name: 'SKU, line 2' })).toBeFocused()
  await paste(shop, 'SG-4\tShelf good 4\t5\t2.00\nSG-5\tShelf good 5\t4\t1.25\n')
  await expect(shop.getByRole('combobox', { name: 'SKU, line 3' })).toHaveValue('SG-5')
  await expect(shop.getByRole('textbox', { name: 'Unit price, line 3' })).toHaveValue('1.25')
  await expect(summary.getByText('$57.50').first()).toBeVisible()
  const code = shop.getByRole('textbox', { name: 'HS code, line 1' })
  await code.focus()
  await shop.keyboard.type('6911.10')
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('textbox', { name: 'HS code, line 2' })).toBeFocused()
  await shop.getByRole('button', { name: 'Land…' }).click()
  await expect(shop.getByRole('dialog').getByText('Landing needs the network')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Show what would change' })).toBeDisabled()
  await shop.context().setOffline(false)
  await shop.keyboard.press('Escape')
  await saved(shop)
  await shop.reload()
  await expect(code).toHaveValue('6911.10')
})

test('SHIP-02 SHIP-03 what is missing is said at its field with the remedy, and later bills give the margin really made @deep', async ({
  shop,
  rest,
}) => {
  test.setTimeout(120_000)
  await seedProducts(rest)
  await newShipment(shop, 'Late bills')
  await shop.getByRole('button', { name: 'Add a line' }).click()
  await expect(shop.getByRole('combobox', { name: 'SKU, line 1' })).toBeFocused()
  await shop.keyboard.type('SG-1')
  await shop.keyboard.press('Tab')
  await shop.getByRole('textbox', { name: 'Quantity, line 1' }).fill('10')
  await shop.getByRole('textbox', { name: 'Unit price, line 1' }).fill('4')
  await shop.keyboard.press('Tab')
  await shop.getByRole('tab', { name: 'Charges' }).click()
  await addCharge(shop, { kind: 'Freight', name: 'Lorry', amount: '10', currency: 'USD', split: 'Weight' })
  const remedy = shop.getByRole('button', { name: 'Line 1, SG-1: Enter a weight: Lorry is split by weight.' })
  await remedy.click()
  const weight = shop.getByRole('textbox', { name: 'kg each, line 1' })
  await expect(weight).toBeFocused()
  await expect(weight).toHaveAccessibleDescription('Enter a weight: Lorry is split by weight.')
  await weight.fill('0.5')
  await weight.press('Tab')
  await expect(remedy).toHaveCount(0)
  await saved(shop)

  await shop.getByRole('button', { name: 'Land…' }).click()
  await shop.getByRole('button', { name: 'Show what would change' }).click()
  await shop.getByRole('button', { name: 'Apply the new costs' }).click()
  await shop.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  expect((await rest.byName('products')).get('Shelf good 1')).toMatchObject({ totalCost: 5 })

  await shop.getByRole('tab', { name: 'Actual costs' }).click()
  const bill = shop.getByRole('textbox', { name: 'Actual: Lorry ($)' })
  await bill.fill('25')
  await bill.press('Enter')
  await expect(shop.getByText('The shipment cost $15.00 more than it landed with.')).toBeVisible()
  await expectAccessible(shop, 'true-up of a shipment')
  await saved(shop)
  await shop.getByRole('button', { name: 'Propose corrected costs…' }).click()
  await shop.getByRole('button', { name: 'Show what would change' }).click()
  await shop.getByRole('button', { name: 'Apply the new costs' }).click()
  await expect(shop.getByRole('dialog', { name: 'The costs are corrected' })).toBeVisible()
  expect((await rest.byName('products')).get('Shelf good 1')).toMatchObject({ totalCost: 6.5 })
})

/** What the keyboard's paste does, with a clipboard that the test gives. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer()
    data.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

/** Whether nothing lies over the middle of any of these buttons. */
async function arePressable(buttons: Locator): Promise<boolean> {
  const all = await buttons.all()
  const free = all.map((button) =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return top !== null && element.contains(top)
    }),
  )
  return (await Promise.all(free)).every(Boolean)
}

test('SHIP-03 CHANGE-02 SHELL-11 messages stand clear of the buttons of a dialog, and the undo of a line of what has landed is refused in one sentence @deep', async ({
  shop,
  rest,
}) => {
  const productId = await rest.create('products', { name: 'Bowl', baseCurrency: 'USD' })
  const shipmentId = await rest.create('shipments', { name: 'From abroad', currency: 'USD' })
  for (const [position, description] of ['Bowl', 'Lid'].entries()) {
    await rest.create('shipment-lines', {
      shipmentId,
      productId,
      description,
      position,
      quantity: 10,
      unitCost: 2,
      currency: 'USD',
    })
  }
  await shop.setViewportSize({ width: 1360, height: 850 })
  await shop.goto(`/shipment?id=${shipmentId}`)
  await shop.getByRole('button', { name: 'Remove line 2' }).click()
  const messages = shop.getByRole('region', { name: 'Notifications' })
  const undo = messages.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await keepUndo(shop)
  await saved(shop)
  await shop.getByRole('button', { name: 'Land…' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Land From abroad' })
  await expect(dialog.getByRole('button', { name: 'Show what would change' })).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [1360, 850],
  ] as const) {
    await shop.setViewportSize({ width, height })
    await expect(undo).toBeVisible()
    await expect.poll(() => arePressable(dialog.getByRole('button'))).toBe(true)
  }
  await dialog.getByRole('button', { name: 'Show what would change' }).click()
  await dialog.getByRole('button', { name: 'Apply the new costs' }).click()
  await expect(shop.getByRole('dialog', { name: 'The shipment has landed' })).toBeVisible()
  await expect(shop.getByText('Landed', { exact: true }).first()).toBeVisible()
  await undo.click()
  await expect(messages.getByText('Nothing was undone: Lid')).toBeVisible()
  await expect(messages.getByText('Take its landing back to change the lines.')).toHaveText(
    'This shipment has landed. Take its landing back to change the lines.',
  )
})
