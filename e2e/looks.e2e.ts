import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { openProduct, saved, type } from './steps.ts'

const LAPTOP = { width: 1360, height: 900 }
const TABLET = { width: 820, height: 1180 }
/** Near the largest amount that is kept. */
const LARGE = 98_765_432.12

/** Whether every figure of an element is of one width, as drawn. */
async function expectTabular(element: Locator, what: string): Promise<void> {
  await expect(element, what).toBeVisible()
  const widths = await element.evaluate((shown) => {
    const { font, fontVariantNumeric, letterSpacing } = getComputedStyle(shown)
    const probe = document.createElement('span')
    Object.assign(probe.style, { font, fontVariantNumeric, letterSpacing, position: 'absolute' })
    document.body.append(probe)
    const drawn = Array.from({ length: 10 }, (_, figure) => {
      probe.textContent = String(figure).repeat(20)
      return Math.round(probe.getBoundingClientRect().width)
    })
    probe.remove()
    return new Set(drawn).size
  })
  expect(widths, `${what}: widths of the ten figures`).toBe(1)
}

test('SHELL-09 figures are of one width wherever they stand below each other or follow typing @deep', async ({
  shop,
  rest,
}) => {
  await shop.setViewportSize(LAPTOP)
  const cost = { baseCost: 10, shippingCost: 1 }
  const kettle = await rest.create('products', { name: 'Kettle', costBreakdown: cost, pricingValue: 50 })
  const service = await rest.create('services', { name: 'Styling' })
  const shipment = await rest.create('shipments', { name: 'July' })
  await rest.create('shipment-lines', { shipmentId: shipment, productId: kettle, quantity: 3, unitCost: 5 })
  const invoice = await rest.create('documents', {
    documentType: 'invoice',
    items: [{ description: 'Kettle', quantity: 1, unitPrice: 10 }],
  })
  await rest.call('POST', `/documents/update-status/${invoice}`, { status: 'sent' })

  await shop.goto(`/product-detail?id=${kettle}`)
  await expectTabular(shop.getByText('$22.00', { exact: true }).first(), 'the price of a product')
  await shop.goto(`/service?id=${service}`)
  await expectTabular(shop.locator('p[aria-live].text-3xl').first(), 'the price of a service')
  await shop.goto(`/shipment?id=${shipment}`)
  await expectTabular(shop.locator('strong').filter({ hasText: '$15.00' }).first(), 'the total of a shipment')
  await shop.goto('/documents')
  const figures = shop.getByRole('list', { name: 'How you stand' }).or(shop.locator('main ul')).first()
  await expectTabular(figures.getByText('$10.00').first(), 'the figures of documents')
  await shop.goto('/')
  await expectTabular(shop.getByRole('main'), 'the start page')
})

test('SHELL-09 the head of a product beside its list is whole after typing in any of its fields @deep', async ({
  shop,
  rest,
}) => {
  await shop.setViewportSize({ width: 1360, height: 700 })
  await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 }, pricingValue: 50 })
  await shop.goto('/products')
  await openProduct(shop, 'Kettle')
  const panel = shop.getByRole('complementary', { name: 'Kettle' })
  const heading = panel.getByRole('heading', { name: 'Kettle', level: 2 })
  const isWhole = async (after: string): Promise<void> => {
    const [frame, box] = [await panel.boundingBox(), await heading.boundingBox()]
    expect((box?.y ?? 0) - (frame?.y ?? 0), after).toBeGreaterThanOrEqual(0)
    expect(box?.y, after).toBeGreaterThanOrEqual(0)
    const isCovered = await heading.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const corners = [y + 2, y + height - 2].map((at) => document.elementFromPoint(x + Math.min(8, width / 2), at))
      return corners.some((found) => found !== element && !element.contains(found))
    })
    expect(isCovered, after).toBe(false)
  }
  await type(shop, 'Shipping ($)', '2')
  await isWhole('after typing a cost')
  // From field to field to the end and back: whatever comes into sight, the head stays.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 60; step += 1) await shop.keyboard.press(key)
    await isWhole(`after ${key}`)
  }
  const last = panel.getByRole('textbox').last()
  await last.focus()
  await shop.keyboard.type('7')
  await shop.keyboard.press('Tab')
  await isWhole('after typing in the last field')
  await saved(shop)
})

/** Tabs through what a table holds, there and back; fails where the focus stands under a column that stays in sight. */
async function expectRingInSight(page: Page, table: Locator, first: Locator): Promise<void> {
  await first.focus()
  let passed = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press(key)
      const covered = await table.evaluate((element) => {
        const focused = document.activeElement
        const cell = focused?.closest('td, th')
        if (!focused || !cell || !element.contains(focused)) return 'left'
        if (getComputedStyle(cell).position === 'sticky') return 'pinned'
        const ring = focused.getBoundingClientRect()
        const pinned = [...(cell.parentElement?.children ?? [])]
          .filter((each) => getComputedStyle(each).position === 'sticky')
          .map((each) => each.getBoundingClientRect().right)
        const frame = element.parentElement?.getBoundingClientRect()
        const head = element.querySelector('thead th')?.getBoundingClientRect()
        const isUnder = Math.max(frame?.left ?? 0, ...pinned) > ring.left - 1
        const isUnderHead = (head?.bottom ?? 0) > ring.top + 1 && !cell.closest('thead')
        const isCut = (frame?.right ?? 0) < ring.right + 1
        return isUnder || isUnderHead || isCut
          ? `${focused.getAttribute('aria-label') ?? focused.outerHTML.slice(0, 80)}: ${isUnder ? 'under a pinned column' : isUnderHead ? 'under the head' : 'beyond the frame'}`
          : 'seen'
      })
      if (covered === 'left') break
      expect(['seen', 'pinned'], covered).toContain(covered)
      passed += 1
    }
  }
  expect(passed).toBeGreaterThan(4)
}

test('SHELL-09 the ring of the focus never stands under columns that stay in sight @deep', async ({ shop, rest }) => {
  test.slow()
  await shop.setViewportSize({ width: 1280, height: 800 })
  const sizes = ['S', 'M', 'L', 'XL', 'XXL', 'Three', 'Four', 'Five']
  const mug = await rest.create('products', {
    name: 'Mug with a long name that takes all the room it gets',
    sku: 'MUG',
    costBreakdown: { baseCost: 4 },
    pricingValue: 50,
    options: [{ id: 'size', name: 'Size', values: sizes }],
    variants: sizes.map((value) => ({ id: value, name: value, sku: `MUG-${value}`, optionValues: [value] })),
  })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [mug] })
  for (const [path, label] of [
    [`/product-detail?id=${mug}`, 'Variants'],
    [`/price-list?id=${list}`, 'Prices of this list'],
  ] as const) {
    await shop.goto(path)
    const table = shop.getByRole('table', { name: label })
    await expectRingInSight(shop, table, table.getByRole('textbox').first())
  }
})

/** Fails when a column of amounts is cut by the frame of its table: what has no room may pass under it. */
async function expectSeen(table: Locator, column: string, what: string): Promise<void> {
  await expect(table, what).toBeVisible()
  const beyond = () =>
    table.evaluate((element, name) => {
      const head = [...element.querySelectorAll('thead th')].find((each) => each.textContent === name)
      const frame = element.parentElement?.getBoundingClientRect()
      return head && frame ? Math.ceil(head.getBoundingClientRect().right - frame.right) : Number.NaN
    }, column)
  await expect.poll(beyond, { message: `${what}: pixels of "${column}" beyond its frame` }).toBeLessThanOrEqual(0)
}

/** Fails when the frame of a table hides its last column: what it holds is no wider than what is seen of it. */
async function expectWhole(table: Locator, what: string): Promise<void> {
  await expect(table, what).toBeVisible()
  await expect
    .poll(() => table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)), {
      message: `${what}: pixels beyond its frame`,
    })
    .toBeLessThanOrEqual(0)
  const cut = await table.evaluate((element) =>
    [...element.querySelectorAll('input')]
      .filter((input) => /^[\d.,]+$/.test(input.value) && input.scrollWidth > input.clientWidth)
      .map((input) => `${input.getAttribute('aria-label') ?? ''}: ${input.value}`),
  )
  expect(cut, `${what}: figures that are cut in their cells`).toEqual([])
}

interface Papers {
  readonly draft: string
  readonly issued: string
  readonly shipment: string
}

async function papers(rest: Rest): Promise<Papers> {
  const product = await rest.create('products', {
    name: 'Teak cabinet',
    sku: 'TEAK-1',
    baseCurrency: 'IDR',
    costBreakdown: { baseCost: LARGE / 2 },
  })
  const line = { description: 'Teak cabinet with two drawers', productId: product, quantity: 5, unitPrice: LARGE }
  const items = [
    { ...line, taxPercent: 11, discountPercent: 12.5, unitCost: LARGE / 2 },
    { ...line, description: 'Rattan', quantity: 2.5 },
  ]
  const document = { documentType: 'invoice', customerName: 'Toko Abadi', currency: 'IDR', items }
  const draft = await rest.create('documents', document)
  const issued = await rest.create('documents', document)
  await rest.call('POST', `/documents/update-status/${issued}`, { status: 'sent' })
  const shipment = await rest.create('shipments', { name: 'From Java', currency: 'IDR' })
  const own = {
    shipmentId: shipment,
    productId: product,
    description: 'Teak cabinet',
    currency: 'IDR',
    unitCost: LARGE,
    quantity: 5,
  }
  await rest.create('shipment-lines', { ...own, dutyPercent: 12.5, weight: 12.5, volume: 0.0021, hsCode: '9403.60.10' })
  return { draft, issued, shipment }
}

test('SHELL-09 the totals of documents and shipments are seen whole with the largest amounts, on a tablet and on a laptop @deep', async ({
  shop,
  rest,
}) => {
  const { draft, issued, shipment } = await papers(rest)
  for (const [size, name] of [
    [LAPTOP, 'on a laptop'],
    [TABLET, 'on a tablet'],
  ] as const) {
    await shop.setViewportSize(size)
    const table = (label: string) => shop.getByRole('table', { name: label })
    await shop.goto('/documents')
    if (size === LAPTOP) await expectWhole(table('Documents'), `the list of documents ${name}`)
    else await expectSeen(table('Documents'), 'Total', `the list of documents ${name}`)
    await shop.goto(`/document?id=${draft}`)
    await expectWhole(table('Lines'), `the lines of a document ${name}`)
    await shop.goto(`/document?id=${issued}`)
    await expectWhole(table('Lines'), `the lines of an issued document ${name}`)
    await shop.goto(`/shipment?id=${shipment}`)
    if (size === LAPTOP) await expectWhole(table('Lines'), `the lines of a shipment ${name}`)
    else {
      await expect(shop.getByText('Teak cabinet').first()).toBeVisible()
      await expect(table('Lines'), 'a tablet has cards of them').toHaveCount(0)
    }
  }
})
