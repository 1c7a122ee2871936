import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { expectNoSidewaysScroll } from './steps.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)
const word = (length: number): string => WORD.slice(0, length)
/** Written from the right, with a sign that would turn what follows, and what would be markup or a formula elsewhere. */
const TURNED = 'مزهرية زرقاء \u202Eמדף <img src=x onerror=alert(1)> =1+1'
/** 320 is a window of 1280 at 400 % (WCAG 1.4.10). */
const WIDTHS = [320, 1360]

/** Rows whose every text is as long as it may be, without a space to break at, and whose amounts are as long. */
async function fill(rest: Rest): Promise<readonly string[]> {
  const category = await rest.create('categories', { name: word(100) })
  const brand = await rest.create('brands', { name: word(100), notes: WORD })
  const goods = {
    sku: word(60),
    categoryId: category,
    brandId: brand,
    description: WORD,
    tags: [word(40)],
    stock: 123_456_789,
  }
  const cost = { baseCost: 98_765_432.12, shippingCost: 12_345.67 }
  const product = await rest.create('products', { ...goods, name: word(190), baseCurrency: 'IDR', costBreakdown: cost })
  const turned = await rest.create('products', { ...goods, name: TURNED, sku: 'T-1', baseCurrency: 'JPY' })
  const service = await rest.create('services', { name: word(190), category: word(60), description: WORD })
  const list = await rest.create('price-lists', {
    title: word(190),
    productIds: [product, turned],
    currency: 'IDR',
    note: WORD,
  })
  const shipment = await rest.create('shipments', { name: word(190), supplier: word(100) })
  const customer = await rest.create('customers', {
    name: word(190),
    company: word(190),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    industry: word(80),
    tags: [word(40)],
    billingAddress: { street: word(150), city: word(90), zip: '1'.repeat(20), country: 'DE' },
    notes: WORD,
  })
  const invoice = await rest.create('documents', {
    documentType: 'invoice',
    customerId: customer,
    currency: 'IDR',
    items: [
      { description: word(200), sku: word(60), quantity: 1_234.5678, unitPrice: 98_765.21, taxPercent: 19 },
      { description: TURNED, quantity: 1, unitPrice: 5 },
    ],
    orderReference: word(100),
    paymentTerms: word(200),
    customerNotes: WORD,
    notes: WORD,
    terms: WORD,
  })
  await rest.call('POST', `/documents/update-status/${invoice}`, { status: 'sent' })
  const views = (path: string, ...names: string[]): string[] => [path, ...names.map((name) => `${path}&view=${name}`)]
  return [
    '/',
    '/products',
    '/services',
    '/customers',
    '/customers?view=figures',
    '/price-lists',
    '/shipments',
    '/past-prices',
    '/documents',
    '/documents?view=numbers',
    `/categories?id=${category}`,
    `/brands?id=${brand}`,
    `/service?id=${service}`,
    ...views(`/product-detail?id=${product}`, 'history'),
    `/product-detail?id=${turned}`,
    ...views(`/price-list?id=${list}`, 'rules'),
    ...views(`/shipment?id=${shipment}`, 'charges'),
    ...views(`/customer?id=${customer}`, 'documents', 'statement'),
    `/document?id=${invoice}`,
  ]
}

test('SHELL-09 words without a space and the longest amounts stay in their place, on the narrowest phone and wide @deep', async ({
  shop,
  rest,
}) => {
  test.setTimeout(120_000)
  for (const path of await fill(rest)) {
    await shop.goto(path)
    for (const width of WIDTHS) {
      await shop.setViewportSize({ width, height: 860 })
      await expect(shop.getByRole('heading').first()).toBeVisible()
      await expect(shop.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoSidewaysScroll(shop, `${path} at ${width}`)
    }
  }
})
