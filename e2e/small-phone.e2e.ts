import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const WIDTHS = [320, 390]

/** Buttons of the page that stand on a line with this one, itself not counted. */
async function besides(page: Page, button: Locator): Promise<number> {
  const own = await button.boundingBox()
  const others = await page.getByRole('main').locator('button, a, input').all()
  const boxes = await Promise.all(others.map((each) => each.boundingBox()))
  const middle = (box: { y: number; height: number } | null): number => (box ? box.y + box.height / 2 : NaN)
  return boxes.filter((box) => Math.abs(middle(box) - middle(own)) < 12).length - 1
}

/** By how many pixels the hint in an empty search field is wider than the field. */
function excessOfHint(search: Locator): Promise<number> {
  return search.evaluate((field) => {
    const { placeholder, clientWidth } = field as HTMLInputElement
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    const probe = document.createElement('span')
    Object.assign(probe.style, { font, position: 'absolute', whiteSpace: 'nowrap' })
    probe.textContent = placeholder
    document.body.append(probe)
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return Math.max(0, width - (clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)))
  })
}

/** How far something begins before the window, or ends behind it, in pixels. */
async function outOfSight(page: Page, what: Locator): Promise<number> {
  const box = await what.boundingBox()
  if (!box) return NaN
  return Math.max(0, -box.x, box.x + box.width - (page.viewportSize()?.width ?? NaN))
}

test('SHELL-09 on a small phone no menu stands alone on a line, and what is searched for is said whole @deep', async ({
  shop,
  rest,
}) => {
  const product = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 20 } })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [product] })
  const shipment = await rest.create('shipments', { name: 'Spring' })
  const invoice = await rest.create('documents', {
    documentType: 'invoice',
    items: [{ description: 'Kettle', quantity: 1, unitPrice: 5 }],
  })
  await rest.call('POST', `/documents/update-status/${invoice}`, { status: 'sent' })
  const lists = ['/documents', '/products', '/price-lists']
  const records = [`/price-list?id=${list}`, `/shipment?id=${shipment}`, `/document?id=${invoice}`]
  for (const width of WIDTHS) {
    await shop.setViewportSize({ width, height: 800 })
    for (const path of [...lists, ...records]) {
      await shop.goto(path)
      const menu = shop.locator('main button[aria-haspopup=menu][aria-label]').first()
      await expect(menu, `${path} at ${width}`).toBeVisible()
      // In a list the views and the menu stand with what opens the filters.
      expect(await besides(shop, menu), `${path} at ${width}`).toBeGreaterThan(lists.includes(path) ? 1 : 0)
      if (!lists.includes(path)) continue
      const search = shop.getByRole('main').getByRole('searchbox')
      expect(await excessOfHint(search), `${path} at ${width}`).toBe(0)
    }
  }
})

test('SHELL-09 on the smallest phone names, days and menus have their room, and the chosen tab is in sight @deep', async ({
  shop,
  rest,
}) => {
  const name = 'Stoneware dinner plate'
  const product = await rest.create('products', { name, costBreakdown: { baseCost: 20 } })
  const list = await rest.create('price-lists', { title: 'Trade', productIds: [product] })
  const customer = await rest.create('customers', { name: 'Ann' })
  const line = { items: [{ description: 'Plate', quantity: 1, unitPrice: 5 }] }
  const invoice = await rest.create('documents', { documentType: 'invoice', ...line })
  const quote = await rest.create('documents', { documentType: 'quote', ...line })
  await rest.call('POST', `/documents/update-status/${quote}`, { status: 'sent' })
  await shop.setViewportSize({ width: 320, height: 800 })

  await test.step('a product of a price list', async () => {
    await shop.goto(`/price-list?id=${list}`)
    const title = shop.getByRole('listitem').getByText(name, { exact: true })
    // One line: beside the field of its price it had six letters.
    expect((await title.boundingBox())?.height).toBeLessThan(30)
    await shop.getByRole('textbox', { name: /price/i }).fill('45')
    await shop.keyboard.press('Enter')
    await expect(shop.getByRole('button', { name: /By hand/ })).toBeVisible()
  })
  await test.step('the days of a draft', async () => {
    await shop.goto(`/document?id=${invoice}`)
    for (const day of ['Date', 'Due date']) {
      const field = shop.getByLabel(day, { exact: true })
      expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      expect((await field.boundingBox())?.width).toBeGreaterThan(200)
    }
  })
  await test.step('menus', async () => {
    const headings = [`/product-detail?id=${product}`, `/document?id=${quote}`, `/customer?id=${customer}`]
    for (const path of headings) {
      await shop.goto(path)
      const menu = shop.locator('main header button[aria-haspopup=menu][aria-label]')
      // After something else on its line.
      expect((await menu.boundingBox())?.x, path).toBeGreaterThan(80)
      expect(await outOfSight(shop, menu), path).toBe(0)
    }
  })
  await test.step('the chosen tab', async () => {
    await shop.goto(`/customer?id=${customer}&view=history`)
    expect(await outOfSight(shop, shop.getByRole('tab', { selected: true }))).toBe(0)
    await shop.goto('/documents?documentType=template')
    expect(await outOfSight(shop, shop.getByRole('button', { name: /^Templates/ }))).toBe(0)
  })
})
