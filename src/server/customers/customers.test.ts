import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { dayOf } from '#domain/calendar-day.ts'
import { type AccountDocument, customerAccounts } from '#domain/customers/accounts.ts'
import { type CountedCustomer, customerMetrics } from '#domain/customers/metrics.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { deleteCustomers, editCustomers, importCustomers } from '#contract/commands/customers.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

const CUSTOMERS = [
  { name: 'Ärztehaus Nord', status: 'active', country: 'DE', industry: 'Health', tags: ['vip'], subscriptionId: 's1' },
  {
    name: 'Bean & Co',
    status: 'active',
    country: 'DE',
    industry: 'Retail',
    tags: ['vip', 'eu'],
    email: 'ann@bean.example',
  },
  { name: 'Café Zum Tor', status: 'inactive', country: 'AT', industry: 'Retail' },
  { name: 'Delikat', country: '', industry: '', tags: ['eu'] },
  { name: 'Éclair', status: 'active', country: 'FR', industry: 'Unknown', company: 'Éclair SARL', notes: 'pays late' },
] as const

describeOneEngine('customers', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown, who = user) =>
    api.call(who, method, `/api${path}`, body)
  const make = async (body: object): Promise<Json> => {
    const made = await call('POST', '/customers', body)
    expect(made.status, made.text).toBe(201)
    return made.body
  }
  const makeAll = async () => {
    const made: Json[] = []
    for (const each of CUSTOMERS) made.push(await make(each))
    return made
  }
  const names = async (query: string) => {
    const { body, status, text } = await call('GET', `/customers?${query}`)
    expect(status, text).toBe(200)
    return listOf(body['items']).map((row) => row['name'])
  }
  const document = async (body: object): Promise<Json> => {
    const items = [{ description: 'Work', quantity: 1, unitPrice: 100 }]
    const made = await call('POST', '/documents', { documentType: 'invoice', currency: 'EUR', items, ...body })
    expect(made.status, made.text).toBe(201)
    return made.body
  }

  it('CUST-01 CUST-06 a customer is created pending, read, changed, kept with its times, and deleted', async () => {
    const made = await make({ name: 'Bean & Co' })
    expect(made).toMatchObject({ status: 'pending', tags: [], country: '', subscriptionId: '' })
    const one = `/customers/${String(made['id'])}`
    const put = await call('PUT', one, {
      status: 'active',
      tags: ['vip'],
      billingAddress: { city: 'Kiel', country: 'DE' },
    })
    expect(put.body).toMatchObject({ name: 'Bean & Co', status: 'active', billingAddress: { city: 'Kiel' } })
    const patched = await call('PATCH', one, { industry: 'Retail' })
    expect(patched.body).toMatchObject({ industry: 'Retail', createdAt: made['createdAt'] })
    expect(String(patched.body['updatedAt']) >= String(made['updatedAt'])).toBe(true)
    expect((await call('GET', one)).body).toEqual(patched.body)
    expect((await call('DELETE', one)).status).toBe(204)
    const gone = await call('GET', one)
    expect([gone.status, gone.body['title']]).toEqual([404, `Customer with ID ${String(made['id'])} not found`])
  })

  it('CUST-01 refuses a status that is none, a country that is no code and a customer without a name', async () => {
    for (const body of [
      { name: 'A', status: 'lost' },
      { name: 'A', country: 'Germany' },
      { name: ' ' },
      { name: 'A', owner: 'x' },
    ]) {
      expect((await call('POST', '/customers', body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  it('CUST-02 the metrics have the names of the specification and count what is missing as Unknown', async () => {
    const empty = await call('GET', '/customers/metrics')
    expect(empty.body).toEqual({
      totalCustomers: 0,
      activeCustomers: 0,
      inactiveCustomers: 0,
      pendingCustomers: 0,
      subscriptionRate: 0,
      customersByCountry: {},
      customersByIndustry: {},
    })
    await makeAll()
    const { body } = await call('GET', '/customers/metrics')
    expect(body).toEqual({
      totalCustomers: 5,
      activeCustomers: 3,
      inactiveCustomers: 1,
      pendingCustomers: 1,
      subscriptionRate: 20,
      customersByCountry: { DE: 2, AT: 1, FR: 1, Unknown: 1 },
      customersByIndustry: { Retail: 2, Health: 1, Unknown: 2 },
    })
    const rows = listOf((await call('GET', '/customers?pageSize=50')).body['items']) as unknown as CountedCustomer[]
    const { customersByCountry, customersByIndustry, ...counts } = customerMetrics(rows)
    const told = {
      ...counts,
      customersByCountry: Object.fromEntries(customersByCountry),
      customersByIndustry: Object.fromEntries(customersByIndustry),
    }
    expect(body).toEqual(told)
  })

  it('CUST-03 CUST-06 API-03 the list is filtered, searched, sorted and paged as on screen', async () => {
    await makeAll()
    expect(await names('')).toEqual(CUSTOMERS.map(({ name }) => name).toReversed())
    expect(await names('sortBy=name&sortDirection=asc')).toEqual(CUSTOMERS.map(({ name }) => name))
    for (const sortBy of ['nonsense', 'constructor', '__proto__', 'due', 'searchText'])
      expect(await names(`sortBy=${sortBy}&sortDirection=asc`)).toEqual(CUSTOMERS.map(({ name }) => name))
    expect(await names('sortBy=name')).toEqual(CUSTOMERS.map(({ name }) => name).toReversed())
    expect(await names('status=active&sortBy=name&sortDirection=asc')).toEqual([
      'Ärztehaus Nord',
      'Bean & Co',
      'Éclair',
    ])
    expect(await names('country=AT')).toEqual(['Café Zum Tor'])
    expect(await names('country=Unknown')).toEqual(['Delikat'])
    expect(await names('industry=Retail&status=active')).toEqual(['Bean & Co'])
    expect(await names('industry=Unknown')).toEqual(['Delikat'])
    expect(await names('tags=vip&sortBy=name&sortDirection=asc')).toEqual(['Ärztehaus Nord', 'Bean & Co'])
    expect(await names('tags=eu,none&sortBy=name&sortDirection=asc')).toEqual(['Bean & Co', 'Delikat'])
    const told = await make({ name: 'Grand Hotel', tags: ['Hotel, large'] })
    expect(await names('tags=Hotel%252C%20large')).toEqual(['Grand Hotel'])
    expect(await names('tags=Hotel,%20large')).toEqual([])
    await call('DELETE', `/customers/${String(told['id'])}`)
    expect(await names('search=arzt')).toEqual(['Ärztehaus Nord'])
    expect(await names('search=BEAN.EXAMPLE')).toEqual(['Bean & Co'])
    expect(await names('search=eclair%20late')).toEqual(['Éclair'])
    expect(await names('search=%25')).toEqual([])
    expect(await names('pageSize=5&page=2')).toEqual(await names('pageSize=5&page=1'))
    expect((await call('GET', '/customers?pageSize=4')).status).toBe(400)
    const counted = await call('GET', '/customers?total=true&pageSize=5&status=active')
    expect([counted.body['total'], counted.body['more']]).toEqual([3, false])
  })

  it('CUST-06 one’s own userId finds all, another none; nobody sees the customers of others', async () => {
    const [first] = await makeAll()
    const other = await context.newUser()
    expect(await names(`userId=${user}&pageSize=50`)).toHaveLength(5)
    expect(await names(`userId=${other}`)).toEqual([])
    expect(await names(`userId=nobody'--`)).toEqual([])
    const one = `/customers/${String(first?.['id'])}`
    expect(listOf((await call('GET', `/customers?userId=${user}`, undefined, other)).body['items'])).toEqual([])
    expect((await call('GET', '/customers/metrics', undefined, other)).body['totalCustomers']).toBe(0)
    for (const path of [one, `${one}/summary`]) expect((await call('GET', path, undefined, other)).status).toBe(404)
    expect(listOf((await call('GET', `${one}/history`, undefined, other)).body['items'])).toEqual([])
    expect((await call('PATCH', one, { name: 'Mine' }, other)).status).toBe(404)
    expect((await call('DELETE', one, undefined, other)).status).toBe(404)
    expect((await call('GET', one)).body['name']).toBe('Ärztehaus Nord')
  })

  it('CUST-06 a deleted customer keeps the documents with the name and addresses as they stood', async () => {
    const made = await make({
      name: 'Bean & Co',
      email: 'ann@bean.example',
      billingAddress: { street: 'Hafen 1', city: 'Kiel' },
    })
    const customerId = String(made['id'])
    const invoice = await document({ customerId, status: 'sent' })
    await call('PATCH', `/customers/${customerId}`, { name: 'Bean Ltd', billingAddress: 'Elsewhere' })
    expect((await call('DELETE', `/customers/${customerId}`)).status).toBe(204)
    const kept = await call('GET', `/documents/${String(invoice['id'])}`)
    expect(kept.body).toMatchObject({
      customerId,
      customerName: 'Bean & Co',
      customerEmail: 'ann@bean.example',
      billingAddress: { street: 'Hafen 1', city: 'Kiel' },
    })
    const list = await call('GET', `/documents?customerId=${customerId}`)
    expect(listOf(list.body['items'])).toHaveLength(1)
    expect((await call('GET', `/customers/${customerId}/summary`)).status).toBe(404)
  })

  it('CUST-05 the account of a customer is the same to the database as to the domain', async () => {
    const customerId = String((await make({ name: 'Bean & Co' }))['id'])
    const stranger = String((await make({ name: 'Delikat' }))['id'])
    const none = await call('GET', `/customers/${customerId}/summary`)
    expect(none.body).toEqual({ customerId, balances: [], lastDocument: null })
    const items = (unitPrice: number) => ({ items: [{ description: 'Work', quantity: 1, unitPrice }] })
    const sent = { customerId, status: 'sent' }
    await document({ customerId, ...items(999) })
    const open = await document({ ...sent, issueDate: '2026-01-05', dueDate: '2026-01-20', ...items(100.25) })
    await document({ ...sent, issueDate: '2026-02-05', dueDate: '2999-01-01', ...items(50) })
    const paid = await document({ ...sent, issueDate: '2026-03-05', ...items(80) })
    await document({ ...sent, currency: 'JPY', issueDate: '2026-03-06', dueDate: '2999-01-01', ...items(1200) })
    await document({ ...sent, documentType: 'quote', issueDate: '2026-06-06', ...items(7) })
    await document({ ...sent, customerId: stranger, ...items(5) })
    const pay = (id: unknown, amount: number) =>
      call('POST', `/documents/${String(id)}/payments`, { amount, keepAsCredit: true })
    expect((await pay(open['id'], 40)).status).toBe(200)
    expect((await pay(paid['id'], 100)).status).toBe(200)
    const credit = await call('POST', `/documents/${String(open['id'])}/credit-note`, { reason: 'Late' })
    expect(credit.status, credit.text).toBe(201)
    const before = await call('GET', `/customers/${customerId}/summary`)
    expect(before.body['balances']?.[0]).toMatchObject({ credited: 0, due: 110.25, overdue: 60.25, credit: 20 })
    await call('POST', `/documents/update-status/${String(credit.body['id'])}`, { status: 'sent' })

    const { body } = await call('GET', `/customers/${customerId}/summary`)
    expect(body).toMatchObject({
      balances: [
        { currency: 'EUR', invoiced: 230.25, credited: 100.25, paid: 140, due: 50, overdue: 0, credit: 60 },
        { currency: 'JPY', invoiced: 1200, credited: 0, paid: 0, due: 1200, overdue: 0, credit: 0 },
      ],
    })
    expect(body['lastDocument']).toMatchObject({ documentType: 'creditnote', currency: 'EUR', total: 100.25 })
    const rows = listOf((await call('GET', '/documents?pageSize=50')).body['items']) as unknown as AccountDocument[]
    const stored = rows.map((row) => ({ ...row, total: unitsOf(row, 'total'), amountPaid: unitsOf(row, 'amountPaid') }))
    const accounts = customerAccounts(stored, dayOf(Date.now(), 'UTC')).get(customerId)
    const inUnits = listOf(body['balances']).map((balance) =>
      Object.fromEntries(
        Object.entries(balance).map(([name, value]) => [
          name,
          name === 'currency' ? value : unitsOf(balance as unknown as AccountDocument, name),
        ]),
      ),
    )
    expect(inUnits).toEqual(accounts)
  })

  it('CUST-05 CUST-06 API-03 those who owe are found as the accounts of the browser tell it', async () => {
    const [due, overdue, credited, settled] = await makeAll()
    const invoice = (customer: Json | undefined, body: object) =>
      document({ customerId: customer?.['id'], status: 'sent', ...body })
    const items = [{ description: 'Work', quantity: 1, unitPrice: 120 }]
    await invoice(due, { dueDate: '2999-01-01', currency: 'JPY', items })
    await invoice(overdue, { issueDate: '2026-01-01', dueDate: '2026-01-01' })
    await invoice(settled, { issueDate: '2026-01-01', dueDate: '2026-01-01', status: 'draft' })
    await invoice(settled, { issueDate: '2026-01-01', dueDate: '2026-01-01', status: 'paid' })
    const byHand = await invoice(settled, { issueDate: '2026-01-01', dueDate: '2026-01-01' })
    await call('POST', `/documents/update-status/${String(byHand['id'])}`, { status: 'refunded' })
    const { body } = await call('GET', `/customers/${String(settled?.['id'])}/summary`)
    expect(body['balances']).toMatchObject([{ credited: 100, due: 0, overdue: 0, credit: 0 }])
    const { id } = await invoice(credited, { issueDate: '2026-01-01', dueDate: '2026-01-01' })
    const credit = await call('POST', `/documents/${String(id)}/credit-note`)
    const asTold = async () => {
      const rows = listOf((await call('GET', '/documents?pageSize=50')).body['items']) as unknown as AccountDocument[]
      const accounts = customerAccounts(rows, dayOf(Date.now(), 'UTC'))
      const customers = [due, overdue, credited, settled]
      for (const owing of ['due', 'overdue'] as const) {
        const told = customers.filter((each) =>
          accounts.get(String(each?.['id']))?.some((account) => account[owing] > 0),
        )
        expect(await names(`owing=${owing}&sortBy=name`)).toEqual(told.map((each) => each?.['name']).reverse())
      }
    }
    expect((await names('owing=overdue')).length).toBe(2)
    await asTold()
    await call('POST', `/documents/update-status/${String(credit.body['id'])}`, { status: 'sent' })
    expect(await names('owing=overdue')).toEqual([overdue?.['name']])
    expect((await names('owing=due')).length).toBe(2)
    await asTold()
    // By their figures €100.00 are less than ¥120.
    expect((await names('sortBy=due')).slice(0, 2)).toEqual([due?.['name'], overdue?.['name']])
    expect((await call('GET', '/customers?owing=much')).status).toBe(400)
  })

  it('CUST-05 PLIST-06 many customers are changed, imported and deleted as one change set each, and taken back', async () => {
    const made = await makeAll()
    const ids = made.map((row) => String(row['id']))
    const clientId = randomUUID()
    let seq = 0
    const push = async (body: object) => {
      seq += 1
      const answer = await call('POST', '/sync', {
        clientId,
        mutations: [{ seq, id: randomUUID(), at: Date.now(), body }],
      })
      expect([answer.status, listOf(answer.body['results'])[0]?.['refused']]).toEqual([200, undefined])
    }
    const command = (name: string, input: object) => push({ op: 'command', name, input })
    const all = async () =>
      listOf((await call('GET', '/customers?pageSize=50&sortBy=name&sortDirection=asc')).body['items'])
    const contents = async () => (await all()).map(withoutStamps)
    const before = await contents()

    const list = String((await call('POST', '/price-lists', { title: 'Fair', productIds: [] })).body['id'])
    const edit = { status: 'inactive', addTags: ['fair'], removeTags: ['vip'], priceListId: list }
    const first = randomUUID()
    await command(editCustomers.name, { changeSetId: first, title: 'To the fair', ids: [...ids, randomUUID()], edit })
    const edited = await all()
    expect(edited.map((row) => row['status'])).toEqual(Array.from({ length: 5 }, () => 'inactive'))
    expect(edited[1]).toMatchObject({ tags: ['eu', 'fair'], priceListId: list })
    await push({ op: 'revert', changeSetId: first })
    expect(await contents()).toEqual(before)

    const tagging = randomUUID()
    await command(editCustomers.name, { changeSetId: tagging, title: 'Of spring', ids, edit: { addTags: ['spring'] } })
    // Another program adds a tag of its own: a REST call says the whole list.
    const tagged = (await all())[1]
    const tags = [...listOf(tagged?.['tags']).map(String), 'third']
    const one = `/customers/${String(tagged?.['id'])}`
    expect((await call('PATCH', one, { tags })).body['tags']).toEqual(['vip', 'eu', 'spring', 'third'])
    await push({ op: 'revert', changeSetId: tagging })
    expect((await call('GET', one)).body['tags']).toEqual(['vip', 'eu', 'third'])
    expect((await all()).flatMap((row) => listOf(row['tags']))).not.toContain('spring')
    await call('PATCH', one, { tags: ['vip', 'eu'] })
    expect(await contents()).toEqual(before)

    const second = randomUUID()
    const rows = [
      { id: ids[0], data: { name: 'Ärztehaus Süd' } },
      { id: randomUUID(), data: { name: 'Zebra', email: 'z@zebra.example' } },
    ]
    await command(importCustomers.name, { changeSetId: second, title: 'customers.csv', rows })
    expect((await all()).map((row) => row['name'])).toContain('Zebra')
    expect((await call('GET', `/customers/${ids[0]}`)).body).toMatchObject({ name: 'Ärztehaus Süd', country: 'DE' })
    await push({ op: 'revert', changeSetId: second })
    expect(await contents()).toEqual(before)

    const third = randomUUID()
    await command(deleteCustomers.name, { changeSetId: third, title: 'All gone', ids })
    expect(await all()).toEqual([])
    await push({ op: 'revert', changeSetId: third })
    expect((await all()).map((row) => row['name'])).toEqual(CUSTOMERS.map(({ name }) => name))
    const history = await call('GET', `/customers/${ids[0]}/history`)
    expect(listOf(history.body['items']).map((item) => item['why'])).toContain('To the fair')
  })
})

/** An amount of an answer in units. */
function unitsOf(row: AccountDocument, name: string): number {
  const units = unitsFromDecimal(String((row as unknown as Record<string, unknown>)[name]), row.currency)
  if (!('value' in units)) throw new Error(`${name} is no amount`)
  return units.value
}

/** What a row says beside the marks of its last write. */
function withoutStamps(row: Json): readonly (readonly [string, unknown])[] {
  return Object.entries(row).filter(([name]) => name !== 'version' && name !== 'updatedAt')
}
