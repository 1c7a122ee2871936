import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { toolCaller, toolWorkOf, userDataOf } from '#test/assistant/tool-caller.ts'
import { describeOneEngine } from '#test/database.ts'
import { runTool } from './tools/run-tool.ts'

describeOneEngine('what the tools of the assistant take of the server', (context) => {
  const call = toolCaller(context)
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  it('OPS-06 CHAT-04 a change is tried on many products outside of any transaction', async () => {
    const ann = await context.newUser()
    for (const name of ['Mug', 'Plate']) {
      const priced = { costBreakdown: { baseCost: 5 }, pricingMode: 'strategy', pricingPercent: 40 }
      expect((await api.call(ann, 'POST', '/api/products', { name, ...priced })).status).toBe(201)
    }
    const data = userDataOf(context)
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
    const work = { ...toolWorkOf({ ...data, transact }, ann), progress: () => openWhileTried.push(open) }
    expect(await runTool('what_if', { supplierCostPercent: 10 }, work)).toMatchObject({ tried: 2 })
    expect(openWhileTried).toEqual([0])
  })

  /** What a tool is run with, and the rows of each answer that it reads. */
  function observed(userId: string) {
    const data = userDataOf(context)
    const answers: (readonly object[])[] = []
    const texts: string[] = []
    const read: typeof data.read = async (caller, statements, signal) => {
      texts.push(...statements.map(({ text }) => text))
      const results = await data.read(caller, statements, signal)
      answers.push(...results.map(({ rows }) => rows))
      return results
    }
    return { work: toolWorkOf({ ...data, read }, userId), answers, texts }
  }

  it('OPS-06 CHAT-04 a report reads few documents at a time, and nothing of the words in their lines', async () => {
    const dan = await context.newUser()
    const line = { description: 'd'.repeat(900), quantity: 1, unitPrice: 5 }
    const items = Array.from({ length: 20 }, (_, at) => ({ id: `line-${at}`, ...line }))
    const invoice = { currency: 'USD', issueDate: '2026-01-15', status: 'sent', items }
    const { status, body } = await api.call(dan, 'POST', '/api/documents/invoice', invoice)
    expect(status).toBe(201)
    const more = 50
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into document select (jsonb_populate_record(one,
            jsonb_build_object('id', gen_random_uuid(), 'version', -n, 'document_number', 'MORE-' || n, 'sequence', 1000 + n))).*
          from document one, generate_series(1, $2::int) n where id = $1`,
        values: [String(body['id']), more],
      },
    ])
    const { work: now, answers } = observed(dan)
    const work = { ...now, now: Date.parse('2026-02-01') }
    const { whole } = await runTool('sales_report', { from: '2026-01-01', to: '2026-01-31' }, work)
    expect(whole).toMatchObject({ net: '5100.00', quantity: '1020' })
    const { open } = await runTool('receivables', {}, work)
    expect(Number(open)).toBeGreaterThanOrEqual(5_100)
    await runTool('insights', {}, work)
    expect(Math.max(...answers.map((rows) => rows.length))).toBe(20)
    expect(JSON.stringify(answers).length).toBeLessThan(3 * 1_020 * 500)
  })

  it('OPS-06 CHAT-04 reports of the catalogue read no inactive products', async () => {
    const eva = await context.newUser()
    for (const [name, isActive] of [
      ['Mug', true],
      ['Old mug', false],
    ] as const) {
      const product = { name, isActive, stock: 2, costBreakdown: { baseCost: 5 } }
      expect((await api.call(eva, 'POST', '/api/products', product)).status).toBe(201)
    }
    for (const report of ['margin_report', 'stock_value'] as const) {
      const { work, answers } = observed(eva)
      await runTool(report, {}, work)
      expect(answers.flat().filter((row) => 'totalCost' in row)).toMatchObject([{ isActive: true }])
    }
  })

  it('OPS-06 CHAT-04 PAGE-01 a stock is valued at the rates of today alone, and at older ones where these lack a currency', async () => {
    const fay = await context.newUser()
    const profile = { name: 'Fay’s', isDefault: true, preferredCurrency: 'EUR', country: 'DE' }
    expect((await api.call(fay, 'POST', '/api/business-profiles', profile)).status).toBe(201)
    const stock = async (baseCurrency: string) => {
      const product = { name: baseCurrency, baseCurrency, stock: 1, costBreakdown: { baseCost: 10 } }
      expect((await api.call(fay, 'POST', '/api/products', product)).status).toBe(201)
    }
    const today = new Date().toISOString().slice(0, 10)
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into exchange_rates (date, base, source, rates)
          values ($1::date, 'EUR', 'ECB', '{"USD": "2"}'), ($1::date - 2, 'EUR', 'ECB', '{"USD": "4", "GBP": "2"}')`,
        values: [today],
      },
    ])
    try {
      await stock('USD')
      const ofToday = observed(fay)
      expect(await runTool('stock_value', {}, ofToday.work)).toMatchObject({ amount: '5.00', leftOut: [] })
      expect(ofToday.texts.filter((text) => text.includes('exchange_rates'))).toEqual([])
      await stock('GBP')
      expect(await runTool('stock_value', {}, observed(fay).work)).toMatchObject({ amount: '10.00', leftOut: [] })
    } finally {
      await context.dataAccess.asSystemBatch([{ text: 'delete from exchange_rates', values: [] }])
    }
  })

  it('OPS-06 CHAT-04 prices of planned promotions are looked up only as long as somebody waits', async () => {
    const gus = await context.newUser()
    for (const name of ['Mug', 'Plate']) {
      const priced = { pricingMode: 'retailPrice', retailPrice: 9, costBreakdown: { baseCost: 5 } }
      const { body } = await api.call(gus, 'POST', '/api/products', { name, ...priced })
      const [startsAt, endsAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
      const plan = { productId: body['id'], patchKind: 'percentOff', percentOff: 10, promotion: true, startsAt, endsAt }
      expect((await api.call(gus, 'POST', '/api/scheduled-prices', plan)).status).toBe(201)
    }
    const leaving = new AbortController()
    const data = userDataOf(context)
    let looked = 0
    const signals: unknown[] = []
    const transact: typeof data.transact = (caller, body, options) => {
      signals.push(options?.signal)
      return data.transact(caller, body, options)
    }
    const work = {
      ...toolWorkOf({ ...data, transact }, gus),
      signal: leaving.signal,
      pricesOver: () => {
        looked += 1
        leaving.abort(new Error('nobody waits'))
        return Promise.resolve({ timeline: [], currency: 'USD' })
      },
    }
    await expect(runTool('insights', {}, work)).rejects.toThrow('nobody waits')
    expect(looked).toBe(1)
    expect(signals.at(-1)).toBe(leaving.signal)
  })

  it('CHAT-04 CHAT-05 a change beyond the limits of the product is refused, whether it is said as a text or as a number', async () => {
    const hal = await context.newUser()
    const { body } = await api.call(hal, 'POST', '/api/products', { name: 'Mug', costBreakdown: { baseCost: 5 } })
    const products = { ids: [String(body['id'])] }
    const told = expect.stringContaining('must') as string
    const refusal = (field: string) => ({ code: 'invalid-input', issues: [{ field, message: told }] })
    for (const form of [String, Number]) {
      for (const [name, value] of [
        ['supplierCostPercent', -500],
        ['dutyRate', -1],
        ['marginRate', -1],
      ] as const)
        await expect(call(hal, 'what_if', { [name]: form(value) })).rejects.toMatchObject(refusal(name))
      const worthless = { currency: 'USD', currencyPercent: form(-150) }
      await expect(call(hal, 'what_if', worthless)).rejects.toMatchObject(refusal('currencyPercent'))
      for (const [name, value, field] of [
        ['costChangePercent', -500, 'edit.costChangePercent'],
        ['importDutyPercent', -1, 'edit.importDutyPercent'],
        ['floorMarginPercent', 150, 'edit.floorMargin'],
        ['shippingCost', -5, 'edit.shippingCost'],
      ] as const)
        await expect(call(hal, 'draft_bulk_edit', { products, edit: { [name]: form(value) } })).rejects.toMatchObject(
          refusal(field),
        )
    }
  })

  it('OPS-06 CHAT-05 no further draft is made where a hundred wait for a person, and none of them is lost', async () => {
    const cas = await context.newUser()
    const { changeSetId } = await call(cas, 'draft_product', { name: 'Bowl' })
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
    await expect(call(cas, 'draft_product', { name: 'One too many' })).rejects.toMatchObject({
      values: { message: expect.stringContaining('100 drafts of assistants already wait') },
    })
    expect(await waiting()).toBe(100)
    expect((await api.call(cas, 'DELETE', `/api/change-sets/${changeSetId}`)).status).toBe(204)
    expect((await call(cas, 'draft_product', { name: 'Cup' })).created).toBe(1)
    await context.dataAccess.asSystemBatch([
      {
        text: `update change_set set state = case when ctid = (select max(ctid) from change_set where user_id = $1 and state = 'checked') then state else 'applied' end,
          size = 50000 where user_id = $1 and state = 'checked'`,
        values: [cas],
      },
    ])
    expect(await waiting()).toBe(1)
    await expect(call(cas, 'draft_product', { name: 'Too many rows' })).rejects.toMatchObject({ code: 'rule-broken' })
  })
})
