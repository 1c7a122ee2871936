import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { assistantTools, type ToolInput, type ToolName, type ToolResult } from '#contract/assistant/tools.ts'
import type { AssistantTool } from '#contract/assistant/tool.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { referenceRates } from '../currency/rate-sets.ts'
import { createLive } from '../kit/live.ts'
import { createUserData } from '../kit/user-data.ts'
import { toolDepsOf } from '../product.ts'
import { runTool } from './tools/run-tool.ts'

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

  async function call<Name extends ToolName>(name: Name, args: ToolInput<Name>, by = ann): Promise<ToolResult<Name>> {
    const data = createUserData(context.dataAccess, createLive(), referenceRates)
    const caller = { actor: { kind: 'user', userId: by }, name: 'user' } as const
    const work = { ...toolDepsOf(data), caller, signal: new AbortController().signal, now: Date.now() }
    const result = await runTool(name, args, work)
    const { error } = (assistantTools[name] as AssistantTool).result.safeParse(result)
    expect(error).toBeUndefined()
    return result
  }

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

  it('OPS-06 CHAT-04 a change is tried on many products outside of any transaction', async () => {
    const data = createUserData(context.dataAccess, createLive(), referenceRates)
    let open = 0
    const transact: typeof data.transact = async (...asked) => {
      open += 1
      try {
        return await data.transact(...asked)
      } finally {
        open -= 1
      }
    }
    const openWhileTried: number[] = []
    const work = {
      ...toolDepsOf({ ...data, transact }),
      caller: { actor: { kind: 'user', userId: ann }, name: 'user' },
      signal: new AbortController().signal,
      now: Date.now(),
      progress: () => openWhileTried.push(open),
    } as const
    expect(await runTool('what_if', { supplierCostPercent: 10 }, work)).toMatchObject({ tried: 2 })
    expect(openWhileTried).toEqual([0])
  })

  it('OPS-06 CHAT-04 a report reads few documents at a time, and nothing of the words in their lines', async () => {
    const dan = await context.newUser()
    const line = { description: 'd'.repeat(900), quantity: 1, unitPrice: 5 }
    for (let made = 0; made < 3; made += 1) {
      const items = Array.from({ length: 100 }, (_, at) => ({ id: `line-${at}`, ...line }))
      const { status } = await api.call(dan, 'POST', '/api/documents/invoice', {
        currency: 'USD',
        issueDate: '2026-01-15',
        status: 'sent',
        items,
      })
      expect(status).toBe(201)
    }
    const data = createUserData(context.dataAccess, createLive(), referenceRates)
    let bytes = 0
    const read: typeof data.read = async (...asked) => {
      const answers = await data.read(...asked)
      bytes += JSON.stringify(answers).length
      return answers
    }
    const work = {
      ...toolDepsOf({ ...data, read }),
      caller: { actor: { kind: 'user', userId: dan }, name: 'user' },
      signal: new AbortController().signal,
      now: Date.parse('2026-02-01'),
    } as const
    const { whole } = await runTool('sales_report', { from: '2026-01-01', to: '2026-01-31' }, work)
    expect(whole).toMatchObject({ net: '1500.00', quantity: '300' })
    expect(await runTool('receivables', {}, work)).toMatchObject({ open: expect.stringMatching(/^1[5-9]\d\d\./) })
    await runTool('insights', {}, work)
    expect(bytes).toBeLessThan(3 * 300 * 500)
  })

  it('OPS-06 CHAT-05 no further draft is made where a hundred wait for a person, and none of them is lost', async () => {
    const cas = await context.newUser()
    const { changeSetId } = await call('draft_product', { name: 'Bowl' }, cas)
    const waiting = async () => {
      const [answer] = await context.dataAccess.asSystemBatch([
        { text: `select count(*)::int from change_set where user_id = $1 and state = 'checked'`, values: [cas] },
      ])
      return answer?.rows[0]?.['count']
    }
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into change_set select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'version', -n))).*
          from change_set one, generate_series(1, 99) n where id = $1`,
        values: [changeSetId],
      },
    ])
    await expect(call('draft_product', { name: 'One too many' }, cas)).rejects.toMatchObject({
      values: { message: expect.stringContaining('100 drafts of assistants already wait') },
    })
    expect(await waiting()).toBe(100)
    expect((await api.call(cas, 'DELETE', `/api/change-sets/${changeSetId}`)).status).toBe(204)
    expect((await call('draft_product', { name: 'Cup' }, cas)).created).toBe(1)
    await context.dataAccess.asSystemBatch([
      {
        text: `update change_set set state = case when ctid = (select max(ctid) from change_set where user_id = $1 and state = 'checked') then state else 'applied' end,
          size = 50000 where user_id = $1 and state = 'checked'`,
        values: [cas],
      },
    ])
    expect(await waiting()).toBe(1)
    await expect(call('draft_product', { name: 'Too many rows' }, cas)).rejects.toMatchObject({ code: 'rule-broken' })
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
    expect(await call('receivables', { customerId: randomUUID() })).toMatchObject({ open: '0.00', invoices: [] })
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
      counted: 3,
      withoutCost: 1,
      uncounted: 1,
      leftOut: [{ currency: 'KWD', amount: '10.000', products: 1 }],
      products: [{ id: bowl, name: 'Bowl', stock: '10', amount: '50.00' }],
      valued: 2,
    })
    expect((await call('stock_value', {}, cas)).products.map(({ id }) => id)).toEqual([bowl, cup])
    expect((await call('margin_report', {}, cas)).whole).toMatchObject({ products: 4, withoutPrice: 1 })
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
    expect((await call('find_products', { search: 'secret' })).total).toBe(0)
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
