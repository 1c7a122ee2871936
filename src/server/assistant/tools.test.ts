import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { ToolInput, ToolName, ToolResult } from '#contract/assistant/tools.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { toolCaller } from '#test/assistant/tool-caller.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the tools of the assistant', (context) => {
  let api: TestApi
  let ann: string
  let bob: string
  let category: string
  let mug: string
  let plate: string
  let customer: string
  let foreign: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
    bob = await context.newUser()
    const make = async (path: string, body: object, by = ann) => {
      const answer = await api.call(by, 'POST', `/api/${path}`, body)
      if (answer.status !== 201 && answer.status !== 200) throw new Error(answer.text)
      return String(answer.body['id'])
    }
    await make('business-profiles', {
      name: 'Ann’s',
      isDefault: true,
      preferredCurrency: 'EUR',
      country: 'DE',
    })
    category = await make('categories', { name: 'Kitchen' })
    const costed = (name: string, baseCost: number, more: object = {}) => ({
      name,
      baseCurrency: 'EUR',
      categoryId: category,
      costBreakdown: { baseCost, shippingCost: 1, importDuty: 10 },
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 40,
      ...more,
    })
    mug = await make('products', costed('Mug', 5, { sku: 'M-1' }))
    plate = await make('products', costed('Plate', 8))
    foreign = await make('products', { name: 'Bob’s secret', baseCurrency: 'EUR' }, bob)
    await make('services', { name: 'Engraving', baseCurrency: 'EUR' })
    customer = await make('customers', { name: 'Café Blau' })
    const shipment = async (supplier: string, unitCost: number, arrivesOn: string) => {
      const id = await make('shipments', { name: `From ${supplier}`, supplier, currency: 'EUR', arrivesOn })
      await make('shipment-lines', { shipmentId: id, productId: mug, unitCost, currency: 'EUR', quantity: 10 })
    }
    await shipment('Cheap Ltd', 4, '2026-05-01')
    await shipment('Dear Ltd', 6, '2026-06-01')
    const invoice = { customerId: customer, currency: 'EUR', issueDate: '2026-01-05', dueDate: '2026-01-19' }
    const items = [{ id: 'l', productId: mug, quantity: 2, unitPrice: 11, description: 'Mug' }]
    await make('documents/invoice', { ...invoice, items, status: 'sent' })
  })

  const calling = toolCaller(context)
  const call = <Name extends ToolName>(name: Name, args: ToolInput<Name>, by = ann): Promise<ToolResult<Name>> =>
    calling(by, name, args)

  it('CHAT-04 find products, services, customers and documents as the lists on screen do', async () => {
    const products = await call('find_products', { search: 'mug' })
    expect(products).toMatchObject({ total: 1, items: [{ id: mug, name: 'Mug', category: 'Kitchen', margin: '40' }] })
    expect((await call('find_products', { sortBy: 'price', sortDirection: 'desc', limit: 1 })).items[0]?.name).toBe(
      'Plate',
    )
    expect((await call('find_services', { search: 'engr' })).items[0]?.name).toBe('Engraving')
    expect((await call('find_customers', { search: 'blau' })).items[0]?.id).toBe(customer)
    const late = await call('find_documents', { filter: { status: 'overdue' } })
    expect(late).toMatchObject({ total: 1, items: [{ customer: 'Café Blau', open: '22.00' }] })
  })

  it('CHAT-04 PROD-15 a price is explained by steps that add up to it', async () => {
    const { steps, price, currency } = await call('explain_price', { productId: mug })
    expect(steps.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['base', 'shipping', 'duty', 'cost', 'margin', 'price']),
    )
    expect(steps.at(-1)?.running).toBe(price)
    expect(currency).toBe('EUR')
  })

  it('CHAT-04 PAGE-04 a change is tried without changing anything', async () => {
    const before = await call('find_products', {})
    const tried = await call('what_if', { supplierCostPercent: 10, keep: 'prices' })
    expect(tried).toMatchObject({ tried: 2, changed: 2, leftOut: 0, marginBefore: '40' })
    expect(Number(tried.marginAfter)).toBeLessThan(40)
    const one = await call('what_if', { products: { ids: [mug] }, marginRate: '50' })
    expect(one.examples).toMatchObject([{ product: { id: mug }, after: { margin: '50' } }])
    expect(await call('find_products', {})).toEqual(before)
  })

  it('CUR-02 CHAT-04 nothing is converted at rates of a later day', async () => {
    const asked = { amount: '10', from: 'EUR', to: 'USD', day: '2020-01-01' } as const
    await expect(call('convert_currency', asked)).rejects.toMatchObject({ issues: [{ field: 'day' }] })
  })

  it('CHAT-04 PAGE-02 the average margin before a change is that of the reports, also with variants', async () => {
    const eve = await context.newUser()
    const variant = (id: string, baseCost: number) => ({ id, optionValues: [id], baseCost, retailPrice: 20 })
    const body = {
      name: 'Shirt',
      baseCurrency: 'USD',
      costBreakdown: { baseCost: 5 },
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 40,
      options: [{ id: 'size', name: 'Size', values: ['S', 'M'] }],
      variants: [variant('S', 10), variant('M', 30)],
    }
    const made = await api.call(eve, 'POST', '/api/products', body)
    expect(made.status, made.text).toBe(201)
    const { whole } = await call('margin_report', {}, eve)
    const { marginBefore, changed, losing } = await call('what_if', { supplierCostPercent: 10, keep: 'prices' }, eve)
    expect([marginBefore, changed, losing]).toEqual([whole.mean, 1, 1])
  })

  it('CHAT-04 PRICE-14 a price is solved for another cell', async () => {
    const { solved } = await call('solve_price', { productId: mug, solve: 'shelfPrice', marginPercent: 50 })
    expect(solved.shelfPrice).toBe('13.20')
    const cost = await call('solve_price', { productId: mug, solve: 'baseCost', shelfPrice: '20', marginPercent: 50 })
    expect(Number(cost.solved.baseCost)).toBeCloseTo(8.09, 1)
    await expect(call('solve_price', { productId: mug, solve: 'shelfPrice', marginPercent: 100 })).rejects.toThrow(
      'A margin or discount must be from 0 to less than 100%.',
    )
  })

  it('CHAT-04 PAGE-03 calculators work without any product', async () => {
    const { cells } = await call('calculate', {
      calculator: 'margin',
      given: { cost: '60', margin: 40 },
      currency: 'EUR',
    })
    expect(cells.find(({ cell }) => cell === 'price')?.value).toBe('100.00')
    await expect(call('calculate', { calculator: 'margin', given: { weight: 1 } })).rejects.toMatchObject({
      issues: [{ field: 'given.weight' }],
    })
    const eve = await context.newUser()
    await api.call(eve, 'POST', '/api/business-profiles', { name: 'Eve’s', isDefault: true, taxRate: 19 })
    const vat = await call('calculate', { calculator: 'vat', given: { net: 100 } }, eve)
    expect(vat.cells.find(({ cell }) => cell === 'gross')).toMatchObject({ value: '119.00' })
    const converted = await call('convert_currency', { amount: 100, from: 'EUR', to: 'USD' })
    expect(converted).toMatchObject({ amount: '100.00', source: 'ECB' })
  })

  it('CHAT-04 reports add up margins, receivables and what suppliers ask', async () => {
    const margins = await call('margin_report', { by: 'category' })
    expect(margins).toMatchObject({
      whole: { products: 2, mean: '40' },
      groups: [{ id: category, name: 'Kitchen', products: 2 }],
    })
    expect(await call('receivables', {})).toMatchObject({
      currency: 'EUR',
      open: '22.00',
      overdue: '22.00',
      invoices: [{ open: '22.00' }],
    })
    const unknown = randomUUID()
    await expect(call('receivables', { customerId: unknown })).rejects.toMatchObject({
      code: 'no-such-row',
      values: { message: `Customer with ID ${unknown} not found` },
    })
    const quiet = await api.call(ann, 'POST', '/api/customers', { name: 'Quiet' })
    const none = await call('receivables', { customerId: String(quiet.body['id']) })
    expect(none).toMatchObject({ open: '0.00', invoices: [] })
    expect(await call('receivables', { order: 'largest' })).toMatchObject({
      invoices: [{ open: '22.00' }],
      customers: [{ id: customer, name: 'Café Blau', open: '22.00', overdue: '22.00' }],
    })
    const { offers, suppliers } = await call('compare_suppliers', { productId: mug })
    expect([suppliers, offers.map(({ supplier }) => supplier)]).toEqual([2, ['Cheap Ltd', 'Dear Ltd']])
    const january = { from: '2026-01-01', to: '2026-01-31' }
    const sold = { net: '22.00', quantity: '2' }
    expect(await call('sales_report', { ...january, by: 'product' })).toMatchObject({
      whole: sold,
      groups: [{ id: mug, name: 'Mug', ...sold }],
      ofNone: null,
    })
    expect(await call('sales_report', { ...january, by: 'service' }), 'of no service').toMatchObject({
      whole: sold,
      groups: [],
      ofNone: sold,
    })
    const ofKitchen = await call('sales_report', { ...january, by: 'customer', categoryId: category })
    expect(ofKitchen).toMatchObject({ received: null, groups: [{ id: customer, name: 'Café Blau', ...sold }] })
    expect(await call('sales_report', { ...january, productId: plate })).toMatchObject({ documents: 0 })
    expect(await call('sales_report', { from: '2026-02-01', to: '2026-02-28' })).toMatchObject({
      whole: { net: '0.00' },
    })
    await expect(call('sales_report', { from: '2026-02-01', to: '2026-01-01' })).rejects.toMatchObject({
      issues: [{ field: 'to' }],
    })
    await expect(call('sales_report', { from: '1990-01-01', to: '2026-01-01' })).rejects.toMatchObject({
      issues: [{ field: 'from' }],
    })
    expect((await call('price_history', { productId: mug })).points[0]?.price).toBe('11.00')
    expect((await call('insights', {})).items.map(({ kind }) => kind)).toContain('cheaperShipment')
  })

  it('CHAT-04 PAGE-01 the stock is valued as on the dashboard: active ones at landed cost, and what is left out is told', async () => {
    const cas = await context.newUser()
    const make = async (path: string, body: object) => {
      const answer = await api.call(cas, 'POST', `/api/${path}`, body)
      expect(answer.status).toBe(201)
      return String(answer.body['id'])
    }
    await make('business-profiles', { name: 'Cas’s', isDefault: true, preferredCurrency: 'EUR', country: 'DE' })
    const stocked = (name: string, stock: number | null, baseCurrency: string, baseCost: number, more: object = {}) =>
      make('products', { name, stock, baseCurrency, costBreakdown: { baseCost, shippingCost: 1 }, ...more })
    const cup = await stocked('Cup', 3, 'EUR', 9)
    const bowl = await stocked('Bowl', 10, 'EUR', 4)
    await stocked('Old cup', 100, 'EUR', 9, { isActive: false })
    await stocked('Uncounted', null, 'EUR', 9)
    await stocked('Far away', 2, 'KWD', 4)
    await make('products', { name: 'Costless', stock: 5, baseCurrency: 'EUR' })
    expect(await call('stock_value', { limit: 1 }, cas)).toMatchObject({
      currency: 'EUR',
      amount: '80.00',
      counted: 4,
      withoutCost: 1,
      uncounted: 1,
      leftOut: [{ currency: 'KWD', amount: '10.000', products: 1 }],
      products: [{ id: bowl, name: 'Bowl', stock: '10', amount: '50.00' }],
      valued: 2,
    })
    expect((await call('stock_value', {}, cas)).products.map(({ id }) => id)).toEqual([bowl, cup])
    expect((await call('margin_report', {}, cas)).whole).toMatchObject({ products: 4, withoutPrice: 1 })
  })

  it('CHAT-04 prices in several currencies are compared in one, and receivables and margins reach all that is below', async () => {
    const dia = await context.newUser()
    const make = async (path: string, body: object) => {
      const answer = await api.call(dia, 'POST', `/api/${path}`, body)
      expect(answer.status).toBe(201)
      return String(answer.body['id'])
    }
    await make('business-profiles', { name: 'Dia’s', isDefault: true, preferredCurrency: 'EUR', country: 'DE' })
    const home = await make('categories', { name: 'Home' })
    const lighting = await make('categories', { name: 'Lighting', parentId: home })
    const priced = (name: string, baseCurrency: string, retailPrice: number) =>
      make('products', {
        name,
        baseCurrency,
        retailPrice,
        pricingMode: 'retailPrice',
        costBreakdown: { baseCost: retailPrice / 2 },
        categoryId: lighting,
      })
    for (const [name, currency, price] of [
      ['Parka', 'EUR', 214],
      ['Drum', 'USD', 106],
      ['Hook', 'JPY', 13_000],
      ['Tap', 'KWD', 90],
      ['Yarn', 'USD', 170],
    ] as const)
      await priced(name, currency, price)
    const found = async (args: ToolInput<'find_products'>) => {
      const { items, total, compared } = await call('find_products', args, dia)
      return { names: items.map(({ name }) => name), total, compared }
    }
    const dear = { bounds: { price: { from: '100' } }, sortBy: 'price', sortDirection: 'desc' } as const
    expect(await found({ ...dear, comparedIn: 'EUR' })).toMatchObject({
      names: ['Parka', 'Yarn'],
      total: 2,
      compared: { currency: 'EUR', without: ['KWD'] },
    })
    expect((await found({ ...dear, bounds: {}, comparedIn: 'EUR' })).names).toEqual([
      'Parka',
      'Yarn',
      'Drum',
      'Hook',
      'Tap',
    ])
    expect((await found({ sortBy: 'cost', comparedIn: 'USD', limit: 2 })).names).toEqual(['Hook', 'Drum'])
    expect((await found({ ...dear })).compared).toBeNull()
    expect(await call('margin_report', { by: 'category' }, dia)).toMatchObject({
      groups: [{ id: lighting, products: 5 }],
      above: [{ id: home, name: 'Home', products: 5, mean: '50' }],
    })
  })

  it('CHAT-05 CHANGE-01 a draft stands as a checked change set, and only a person’s apply writes it', async () => {
    const before = await call('find_products', {})
    const drafted = await call('draft_reprice', {
      products: { filter: { search: 'mug' } },
      to: { by: 'margin', percent: 50 },
    })
    expect(drafted).toMatchObject({ state: 'checked', updated: 1, marginBefore: '40', marginAfter: '50' })
    expect(drafted.examples[0]).toMatchObject({ id: mug, name: 'Mug' })
    expect(drafted.preview).toBe(`/change-sets?id=${drafted.changeSetId}`)
    expect(await call('find_products', {})).toEqual(before)
    const edit = await call('draft_bulk_edit', {
      products: { ids: [plate] },
      edit: { addTags: ['sale'], shippingCost: 2 },
    })
    expect(edit).toMatchObject({ state: 'checked', updated: 1 })
    const { result } = await changeSetsOf(api, ann).apply(drafted.changeSetId)
    expect(result).toMatchObject({ state: 'applied', origin: 'assistant' })
    expect((await call('find_products', { search: 'mug' })).items[0]?.margin).toBe('50')
  })

  it('CHAT-05 DOC-02 a drafted product and quote exist once they are applied, the quote with its number', async () => {
    const product = await call('draft_product', { name: 'Bowl', baseCost: 6, marginPercent: 50 })
    expect(product).toMatchObject({ created: 1, refused: 0 })
    const quote = await call('draft_document', {
      documentType: 'quote',
      customerId: customer,
      items: [
        { productId: plate, quantity: 3 },
        { description: 'Delivery', quantity: 1, unitPrice: '4.50' },
      ],
    })
    expect(quote).toMatchObject({ created: 1, refused: 0, document: { currency: 'EUR' } })
    expect((await call('find_documents', { filter: { documentType: 'quote' } })).total).toBe(0)
    for (const { changeSetId } of [product, quote])
      expect((await changeSetsOf(api, ann).apply(changeSetId)).problem).toBeUndefined()
    expect((await call('find_products', { search: 'bowl' })).items[0]).toMatchObject({ cost: '6.00', margin: '50' })
    const { items } = await call('find_documents', { filter: { documentType: 'quote' } })
    expect(items).toMatchObject([{ status: 'draft', customer: 'Café Blau', total: quote.document.total }])
    expect(items[0]?.number).toMatch(/^QTE/)
  })

  it('CHAT-05 rows of others are not there, whatever id is named', async () => {
    const unknown = { code: 'no-such-row' }
    await expect(call('explain_price', { productId: foreign })).rejects.toMatchObject(unknown)
    await expect(call('price_history', { productId: foreign })).rejects.toMatchObject(unknown)
    expect(await call('what_if', { products: { ids: [foreign] } })).toMatchObject({ tried: 0 })
    const edit = { products: { ids: [foreign] }, edit: { isActive: false } }
    expect(await call('draft_bulk_edit', edit)).toMatchObject({ updated: 0, refused: 1 })
    await expect(
      call('draft_document', { documentType: 'quote', items: [{ productId: foreign, quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'invalid-input', issues: [{ field: 'items.0.productId' }] })
    for (const field of ['categoryId', 'brandId'] as const)
      await expect(call('draft_product', { name: 'Bowl', [field]: foreign })).rejects.toMatchObject({
        code: 'invalid-input',
        issues: [{ field }],
      })
    expect((await call('find_products', { search: 'secret' })).total).toBe(0)
    const items = [{ description: 'x', quantity: 1, unitPrice: '5' }]
    expect(await call('draft_document', { documentType: 'invoice', items }, bob)).toMatchObject({
      document: { currency: 'USD', total: '5.00' },
    })
  })

  it('CHAT-05 bad arguments are refused by the name of the field', async () => {
    await expect(call('find_products', { limit: 1_000 })).rejects.toMatchObject({ issues: [{ field: 'limit' }] })
    await expect(call('find_products', { everything: true } as object)).rejects.toMatchObject({
      issues: [{ field: 'everything' }],
    })
    await expect(
      call('draft_reprice', { products: { ids: [mug], filter: {} }, to: { by: 'today' } }),
    ).rejects.toMatchObject({ code: 'invalid-input' })
  })
})
