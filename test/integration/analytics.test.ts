import { beforeAll, expect, it } from 'vitest'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { type DayRange, rangeBefore } from '#domain/analytics/period.ts'
import { documentBook } from '#domain/analytics/document-facts.ts'
import { productBook } from '#domain/analytics/product-facts.ts'
import type { AnalysedProduct } from '#domain/analytics/product-pieces.ts'
import { costBook } from '#domain/analytics/cost-structure.ts'
import { resolvedRules, DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { addDays } from '#domain/calendar-day.ts'
import type { RateHistoryAnswer } from '#contract/endpoints/currency.ts'
import { keepSet } from '#server/currency/rate-sets.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { type Analysis, onceEach } from '#web/features/analytics/analysis.ts'
import { DECLARED_TABS } from '#web/features/analytics/declared-tabs.ts'
import type { AnalysisChart } from '#web/features/analytics/declared-chart.ts'
import { chartOf, openBehind, tilesOf } from '#web/features/analytics/open-behind.ts'

const RANGE: DayRange = { from: '2026-08-01', to: '2026-10-31' }
const FIRST_DAY = '2026-04-01'
const [PRODUCTS, PAPERS, DAYS] = [12, 60, 234]
const CURRENCIES = ['EUR', 'USD', 'JPY'] as const
/** Those that ship with the product are known too. */
const RATES = [
  SHIPPED_RATES,
  { base: 'EUR', date: '2026-05-04', source: 'ECB', rates: { USD: '1.0807', JPY: '161.37' } },
  { base: 'EUR', date: '2026-07-29', source: 'ECB', rates: { USD: '1.1415', JPY: '185.31' } },
  { base: 'EUR', date: '2026-09-15', source: 'ECB', rates: { USD: '0.9876543', JPY: '170.02' } },
]

/** Stands for what a ranking does not have. */
const NONE = 'not ranked'

/** Numbers from 0 to below 1 that look random and are the same in every run. */
function drawing(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describeOneEngine('the figures of a random shop in three currencies', (context) => {
  let api: TestApi
  let user: string
  let analysis: Analysis

  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await api.call(user, method, `/api${path}`, body)
    expect([answer.status < 300, answer.text]).toEqual([true, expect.anything()])
    return answer.body
  }
  const make = async (path: string, body: object): Promise<string> => String((await call('POST', path, body))['id'])

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    await context.dataAccess.asSystemBatch([{ text: 'delete from exchange_rates' }, ...RATES.map(keepSet)])
    await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
    await fill()
    analysis = await analysed()
  })

  /** Products, customers, invoices with payments, and credit notes. */
  async function fill(): Promise<void> {
    const draw = drawing(20_261_129)
    const below = (limit: number) => Math.floor(draw() * limit)
    const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T
    const categories = [await make('/categories', { name: 'Tea' }), await make('/categories', { name: 'Cups' }), null]
    const customers = [await make('/customers', { name: 'Ann' }), await make('/customers', { name: 'Bob' }), null]
    const products: string[] = []
    for (let n = 0; n < PRODUCTS; n += 1) {
      products.push(
        await make('/products', {
          name: `Product ${n}`,
          baseCurrency: oneOf(CURRENCIES),
          categoryId: oneOf(categories),
          costBreakdown: { baseCost: 1 + below(900), shippingCost: below(50) },
          stock: below(20),
          pricingValue: below(60),
        }),
      )
    }
    for (let n = 0; n < PAPERS; n += 1) {
      const issueDate = addDays(FIRST_DAY, below(DAYS))
      const kind = below(7)
      const documentType = kind === 0 ? 'creditnote' : kind === 1 ? 'receipt' : 'invoice'
      const sold = Array.from({ length: 1 + below(3) }, () => oneOf([...products, null, null]))
      const items = sold.map((productId, at) => ({
        id: `line-${at}`,
        productId,
        description: 'Goods',
        quantity: 1 + below(6),
        unitPrice: 1 + below(2_000),
        // The cost of what is no product of the shop is not known.
        ...(productId === null ? {} : { unitCost: 1 + below(1_500) }),
        taxPercent: oneOf([0, 7, 19]),
      }))
      const sum = items.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0)
      await make('/documents', {
        documentType,
        status: 'sent',
        currency: oneOf(CURRENCIES),
        customerId: oneOf(customers),
        issueDate,
        dueDate: addDays(issueDate, 14),
        items,
        ...(documentType !== 'invoice' || below(3) === 0
          ? {}
          : { payments: [{ id: 'p', date: addDays(issueDate, below(60)), amount: Math.max(1, Math.floor(sum / 2)) }] }),
      })
    }
  }

  /** As the page makes it, from the rows and the rates that a device gets. */
  async function analysed(): Promise<Analysis> {
    const rows = await pulledRows(api, user)
    const history = await call('GET', '/currency/rate-history?from=2026-04-01&to=2026-11-29')
    const { sets } = history as unknown as RateHistoryAnswer
    const present = (product: AnalysedProduct) => resolvedRules(product, DEFAULT_PRICING_CONTEXT)
    const products = rows.all('product') as unknown as readonly AnalysedProduct[]
    return {
      books: {
        documents: documentBook(rows.all('document')),
        products: productBook(products),
        costs: costBook(present, products),
      },
      rates: datedRates(sets, 'EUR'),
      filter: { range: RANGE },
      before: rangeBefore(RANGE),
      step: 'month',
      today: '2026-11-29',
      timeZone: 'UTC',
      plans: [],
      shipments: [],
      nameOf: (_kind, id) => id ?? '',
      rank: 'sales',
      costBasis: 'stock',
      once: onceEach(),
    }
  }

  const chart = (tab: keyof typeof DECLARED_TABS, id: string): AnalysisChart => {
    const declared = DECLARED_TABS[tab].charts.find((each) => each.id === id)
    if (!declared) throw new Error(`there is no chart ${id}`)
    return chartOf(analysis, declared)
  }
  /** The figures of a chart by point: some of its series. */
  const told = ({ data }: AnalysisChart, ...series: readonly string[]) =>
    Object.fromEntries(
      data.points.map(({ key, values }) => [
        key,
        series.map((name) => values[data.series.findIndex((each) => each.key === name)] ?? null),
      ]),
    )
  const sql = (text: string) =>
    context.dataAccess.asUser({ kind: 'user', userId: user }, async (tx) => (await tx.query({ text })).rows)
  const byKey = (rows: readonly Record<string, unknown>[], ...fields: readonly string[]) =>
    Object.fromEntries(
      rows.map((row) => [
        String(row['key'] ?? ''),
        fields.map((field) => (row[field] === null ? null : Number(row[field]))),
      ]),
    )

  /** An amount in euros at the newest rates until a day; null without any. A yen has a hundredth of the units of a euro. */
  const inEuro = (amount: string, currency: string, day: string): string => `
    case when ${currency} = 'EUR' then (${amount})::numeric else (
      select round((${amount})::numeric * case when ${currency} = 'JPY' then 100 else 1 end / (rates ->> ${currency})::numeric)
      from exchange_rates where date::text <= ${day} and rates ? ${currency} order by date desc limit 1
    ) end`
  /** Every line of every issued invoice, receipt and credit note, in euros; no receipt is for an invoice. */
  const LINES = `
    select d.id, left(d.issue_date, 7) || '-01' as month, d.issue_date as day, d.customer_id as customer, d.currency,
      sign, line ->> 'productId' as product, (line ->> 'quantity')::numeric * sign as quantity,
      ${inEuro(`(line ->> 'lineTotal')::bigint * sign`, 'd.currency', 'd.issue_date')} as net,
      ${inEuro(`round((line ->> 'unitCost')::numeric * (line ->> 'quantity')::numeric / 10000) * sign`, 'd.currency', 'd.issue_date')} as cost
    from document d cross join lateral jsonb_array_elements(d.items) line
      cross join lateral (select case d.document_type when 'creditnote' then -1 else 1 end as sign) s
    where d.document_type in ('invoice', 'receipt', 'creditnote') and d.status not in ('draft', 'void')
      and d.issue_date between '${RANGE.from}' and '${RANGE.to}'`

  it('PAGE-02 sales, cost and profit over time equal a recomputation by SQL from the stored rows, each day at its rates', async () => {
    const rows = await sql(`select month as key, sum(net) as net, sum(cost) as cost,
      sum(net) filter (where cost is not null) - sum(cost) as profit, count(distinct id) as documents
      from (${LINES}) l group by month`)
    expect(rows).toHaveLength(3)
    expect(told(chart('overview', 'sales'), 'net', 'cost', 'profit', 'documents')).toEqual(
      byKey(rows, 'net', 'cost', 'profit', 'documents'),
    )
    const [sum] = await sql(`select sum(net) as net, sum(net) filter (where cost is not null) - sum(cost) as profit,
      count(*) filter (where cost is null) as without from (${LINES}) l`)
    const tiles = tilesOf(analysis, DECLARED_TABS.overview)?.tiles ?? []
    expect(tiles.slice(0, 2).map(({ value }) => value)).toEqual([Number(sum?.['net']), Number(sum?.['profit'])])
    expect(chart('overview', 'profit').notes?.[0]).toMatch(new RegExp(`^${String(sum?.['without'])} `))
  })

  it('PAGE-02 sales by currency, customer, product and category are those of SQL, and lead to the same documents', async () => {
    const by = async (key: string) =>
      byKey(
        await sql(`select ${key} as key, sum(net) as net, count(distinct l.id) as documents
          from (${LINES}) l left join product p on p.id::text = l.product group by ${key}`),
        'net',
        'documents',
      )
    expect(told(chart('overview', 'currencies'), 'net', 'documents')).toEqual(await by('l.currency'))
    // What is of no customer and no product is in no rank.
    expect({ '': NONE, ...told(chart('customers', 'customers'), 'net', 'documents') }).toEqual({
      ...(await by('l.customer')),
      '': NONE,
    })
    expect({ '': NONE, ...told(chart('products', 'abc'), 'net', 'documents') }).toEqual({
      ...(await by('l.product')),
      '': NONE,
    })
    expect(told(chart('margins', 'soldCategories'), 'net', 'documents')).toEqual(await by('p.category_id'))
    const open = openBehind(analysis, DECLARED_TABS.overview, 'currencies~JPY~net')
    const ids = await sql(`select distinct id from (${LINES}) l where currency = 'JPY'`)
    expect(new Set(open?.ids)).toEqual(new Set(ids.map(({ id }) => id)))
  })

  it('PAGE-02 the list behind a figure holds what each document adds, as SQL has it, and adds up to the figure', async () => {
    const partsOf = (tab: keyof typeof DECLARED_TABS, key: string) => {
      const open = openBehind(analysis, DECLARED_TABS[tab], key)
      const parts = [...(open?.parts?.().of ?? [])].filter(([, amount]) => amount !== 0)
      const sum = parts.reduce((all, [, amount]) => all + amount, 0)
      expect(open?.figure?.value).toBe(open?.figure?.form.text(sum))
      return Object.fromEntries(parts)
    }
    const byId = async (where = ''): Promise<Readonly<Record<string, number>>> => {
      const rows = await sql(`select id as key, sum(net) as net from (${LINES}) l ${where} group by id`)
      return Object.fromEntries(
        rows.map((row) => [String(row['key']), Number(row['net'])]).filter(([, net]) => net !== 0),
      )
    }
    expect(partsOf('overview', 'tiles~net~')).toEqual(await byId())
    expect(
      Object.values(await byId()).some((net) => net < 0),
      'credit notes take off',
    ).toBe(true)
    const product = chart('products', 'abc').data.points[0]?.key ?? ''
    expect(partsOf('products', `abc~${product}~net`)).toEqual(await byId(`where product = '${product}'`))
    for (const key of ['tiles~profit~', 'tiles~received~', 'tiles~open~', 'receivables~2026-10-01~overdue']) {
      expect(Object.keys(partsOf('overview', key)).length).toBeGreaterThan(0)
    }
    expect(Object.keys(partsOf('customers', 'ages~to30~')).length).toBeGreaterThan(0)
  })

  it('PAGE-02 what is open at the end of the range, and what was received, are those of SQL', async () => {
    const [sum] = await sql(`select sum(${inEuro('open', 'currency', 'issue_date')}) as open from (
        select currency, issue_date, greatest(0, total - coalesce((select sum((p ->> 'amount')::bigint) from jsonb_array_elements(payments) p
          where p ->> 'date' <= '${RANGE.to}'), 0)) as open
        from document where document_type = 'invoice' and status not in ('draft', 'void') and issue_date <= '${RANGE.to}') o`)
    const received = await sql(`select left(p ->> 'date', 7) || '-01' as key,
        sum(${inEuro(`(p ->> 'amount')::bigint`, 'currency', 'issue_date')}) as amount
      from document cross join lateral jsonb_array_elements(case document_type when 'receipt'
        then jsonb_build_array(jsonb_build_object('date', issue_date, 'amount', total)) else payments end) p
      where document_type in ('invoice', 'receipt') and status not in ('draft', 'void')
        and p ->> 'date' between '${RANGE.from}' and '${RANGE.to}' group by 1`)
    expect(told(chart('overview', 'receivables'), 'open')['2026-10-01']).toEqual([Number(sum?.['open'])])
    expect(told(chart('overview', 'received'), 'amount')).toEqual(byKey(received, 'amount'))
  })

  it('PAGE-02 margins of categories and the stock in parts are those of SQL', async () => {
    const margins = await sql(`select category_id as key, round(avg(margin)) as mean, count(*) as products
      from product where total_cost > 0 and effective_price > 0 group by category_id`)
    expect(told(chart('margins', 'categories'), 'mean', 'products')).toEqual(byKey(margins, 'mean', 'products'))
    const [parts] = await sql(`select
      sum(${inEuro('base_cost * stock', 'base_currency', `'2026-11-29'`)}) as purchase,
      sum(${inEuro('shipping_cost * stock', 'base_currency', `'2026-11-29'`)}) as freight
      from product where stock > 0`)
    const { purchase, freight } = told(chart('suppliers', 'costs'), 'amount')
    expect([purchase, freight]).toEqual([[Number(parts?.['purchase'])], [Number(parts?.['freight'])]])
  })

  it('PAGE-02 what no rate is known for is told with its documents, and is in no sum', async () => {
    const early = { ...analysis, filter: { range: { from: FIRST_DAY, to: '2026-05-03' } }, once: onceEach() }
    const [sales] = DECLARED_TABS.overview.charts
    const [leftOut] = (sales && chartOf(early, sales).leftOut) ?? []
    const rows = await sql(`select currency as key, count(*) as documents from document
      where document_type in ('invoice', 'receipt', 'creditnote') and issue_date < '2026-05-04' and currency <> 'EUR' group by currency`)
    const found = leftOut?.unconverted.map(({ currency, ids }) => [currency, [ids.length]]) ?? []
    expect(Object.fromEntries(found)).toEqual(byKey(rows, 'documents'))
    expect(rows.length).toBeGreaterThan(0)
  })

  it('PAGE-02 DOC-08 an invoice that was credited later was owed until the day of its credit note, as SQL has it', async () => {
    const items = [{ id: 'line', description: 'Goods', quantity: 3, unitPrice: 40, taxPercent: 19 }]
    const own = { status: 'sent', currency: 'EUR', items }
    const id = await make('/documents', {
      ...own,
      documentType: 'invoice',
      issueDate: '2026-08-12',
      dueDate: '2026-08-26',
    })
    await make('/documents', { ...own, documentType: 'creditnote', originalInvoiceId: id, issueDate: '2026-10-20' })
    const [credited] = await sql(`select status, balance_due from document where id = '${id}'`)
    expect([credited?.['status'], Number(credited?.['balance_due'])]).toEqual(['refunded', 0])
    const ends = { '2026-08-01': '2026-08-31', '2026-09-01': '2026-09-30', '2026-10-01': '2026-10-31' }
    const expected: Record<string, readonly number[]> = {}
    for (const [month, end] of Object.entries(ends)) {
      const [sum] = await sql(`select sum(${inEuro('open', 'currency', 'issue_date')}) as open,
          sum(case when due_date < '${end}' then ${inEuro('open', 'currency', 'issue_date')} else 0 end) as overdue from (
        select currency, issue_date, coalesce(due_date, issue_date) as due_date, greatest(0, total
          - coalesce((select sum((p ->> 'amount')::bigint) from jsonb_array_elements(payments) p where p ->> 'date' <= '${end}'), 0)
          - coalesce((select sum(n.total) from document n where n.document_type = 'creditnote' and n.status not in ('draft', 'void')
            and n.original_invoice_id = d.id::text and n.currency = d.currency and n.issue_date <= '${end}'), 0)) as open
        from document d where document_type = 'invoice' and status not in ('draft', 'void') and issue_date <= '${end}') o`)
      expected[month] = [Number(sum?.['open']), Number(sum?.['overdue'])]
    }
    const later = { ...(await analysed()), once: onceEach() }
    const declared = DECLARED_TABS.overview.charts.find((each) => each.id === 'receivables')
    expect(declared && told(chartOf(later, declared), 'open', 'overdue')).toEqual(expected)
    const owedAt = (month: string) =>
      openBehind(later, DECLARED_TABS.overview, `receivables~${month}~open`)?.ids.includes(id)
    expect(Object.keys(ends).map(owedAt)).toEqual([true, true, false])
  })

  it('PAGE-02 PAGE-01 an invoice that was credited by hand is in no sale and in nothing that is open', async () => {
    const [row] = await sql(`select id, currency from document where document_type = 'invoice' and status = 'sent'
      and currency = 'EUR' and balance_due > 0 and issue_date between '${RANGE.from}' and '${RANGE.to}' order by id limit 1`)
    const id = String(row?.['id'])
    const counted = ({ books }: Analysis) =>
      ['tiles~net~', 'tiles~open~'].map((key) =>
        openBehind({ ...analysis, books, once: onceEach() }, DECLARED_TABS.overview, key)?.ids.includes(id),
      )
    expect(counted(analysis)).toEqual([true, true])
    await call('POST', `/documents/update-status/${id}`, { status: 'refunded' })
    expect(counted(await analysed())).toEqual([false, false])
  })
})
