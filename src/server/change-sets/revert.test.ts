import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { compareText } from '#domain/text-fold.ts'
import type { ImportRow } from '#contract/change-set-rows.ts'
import type { TakingBack } from '#contract/sync.ts'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000
const STAMPS = ['version', 'createdAt', 'updatedAt']

describeOneEngine('reverting a change set', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
  })

  const patch = (row: Json | undefined, body: object) =>
    api.call(user, 'PATCH', `/api/products/${String(row!['id'])}`, body)
  const list = async (path: string) => (await api.call(user, 'GET', `/api/${path}?pageSize=500`)).body['items']!
  const named = (rows: readonly Json[], name: string) => rows.find((row) => String(row['name']) === name)

  /** All that a person sees of the shop: without the stamps that every write sets anew. */
  const shop = async (without: readonly string[] = ['version', 'updatedAt']): Promise<string[][]> => {
    const kinds = await Promise.all([ann.products(), list('categories'), list('brands')])
    const keep = (name: string, value: unknown): unknown => (without.includes(name) ? undefined : value)
    return kinds.map((rows) => rows.map((row) => JSON.stringify(row, keep)).sort(compareText))
  }

  it('CHANGE-02 apply and revert is the identity, for any file over any shop', async () => {
    const sku = fc.constantFrom('A', 'B', 'C', 'D', '')
    const data = fc.record(
      {
        sku,
        name: fc.constantFrom('Mug', 'Bowl', 'Jug', ''),
        baseCost: fc.integer({ min: 0, max: 50 * UNIT }),
        retailPrice: fc.integer({ min: 0, max: 90 * UNIT }),
        pricingMode: fc.constantFrom('strategy', 'manual', 'retailPrice', null),
        pricingPercent: fc.integer({ min: 0, max: 999_999 }),
        tags: fc.array(fc.constantFrom('x', 'y', 'z')),
        stock: fc.option(fc.integer({ min: 0, max: 9 })),
      },
      { requiredKeys: ['sku'] },
    )
    const row: fc.Arbitrary<Partial<ImportRow>> = fc.record(
      {
        data,
        category: fc.constantFrom(['Kitchen'], ['Kitchen', 'Cups'], ['Garden'], []),
        brand: fc.constantFrom('Acme', 'ACME', 'Other'),
      },
      { requiredKeys: ['data'] },
    )
    const file = fc.array(row, { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(file, file, async (present, change) => {
        await ann.imported(present)
        const before = await shop()
        const { id } = await ann.imported(change)
        const { status, body } = await ann.revert(String(id))
        expect([status, body['state'], body['skipped']]).toEqual([200, 'reverted', 0])
        expect(await shop()).toEqual(before)
      }),
      { numRuns: 12 },
    )
  })

  it('CHANGE-02 how far it has come is told to the devices of the user, over REST and from a device, and to nobody else', async () => {
    const bob = await context.newUser()
    const [own, others] = [[] as TakingBack[], [] as TakingBack[]]
    const leaving = [
      api.live.join(
        user,
        () => undefined,
        (news) => void ('kind' in news || own.push(news)),
      ),
      api.live.join(
        bob,
        () => undefined,
        (news) => void ('kind' in news || others.push(news)),
      ),
    ]
    const rows = Array.from({ length: 3 }, (_, n) => ({ data: { sku: `S${n}`, name: `Mug ${n}` } }))
    const id = String((await ann.imported(rows)).id)
    await ann.revert(id)
    expect(own[0]).toEqual({ changeSetId: id, done: 0, total: 3 })
    const second = String((await ann.imported(rows)).id)
    const revert = { id: randomUUID(), seq: 1, at: Date.now(), body: { op: 'revert', changeSetId: second } }
    await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [revert] })
    expect(own.find(({ changeSetId }) => changeSetId === second)).toEqual({ changeSetId: second, done: 0, total: 3 })
    for (const leave of leaving) leave()
    expect(others).toEqual([])
  })

  it('CHANGE-02 what was changed since stays and is counted; the rest goes back', async () => {
    await ann.imported([
      { data: { sku: 'A', name: 'Mug', baseCost: UNIT, stock: 1 } },
      { data: { sku: 'B', name: 'Bowl', baseCost: UNIT } },
      { data: { sku: 'C', name: 'Jug', baseCost: UNIT } },
    ])
    const { id } = await ann.imported([
      { data: { sku: 'A', baseCost: 2 * UNIT, stock: 2 } },
      { data: { sku: 'B', baseCost: 3 * UNIT } },
      { data: { sku: 'C', baseCost: 4 * UNIT } },
      { data: { sku: 'D', name: 'New, then edited' } },
      { data: { sku: 'E', name: 'New' } },
    ])
    const rows = await ann.products()
    await patch(named(rows, 'Mug'), { costBreakdown: { baseCost: 9 } })
    await patch(named(rows, 'New, then edited'), { stock: 7 })
    await api.call(user, 'DELETE', `/api/products/${String(named(rows, 'Jug')!['id'])}`)
    const { body } = await ann.revert(String(id))
    expect(body).toMatchObject({ state: 'partly', skipped: 3 })
    const after = await ann.products()
    expect(after.map(({ name, costBreakdown, stock }) => [name, costBreakdown!['baseCost'], stock])).toEqual([
      ['Bowl', 1, null],
      ['Mug', 9, 1],
      ['New, then edited', 0, 7],
    ])
  })

  it('CHANGE-02 a new category that others came to name stays, with those above it', async () => {
    const { id } = await ann.imported([
      { data: { sku: 'A', name: 'Mug' }, category: ['Kitchen', 'Cups'], brand: 'Acme' },
      { data: { sku: 'B', name: 'Rake' }, category: ['Garden', 'Tools'] },
    ])
    const cups = named(await list('categories'), 'Cups')!
    await api.call(user, 'POST', '/api/products', { name: 'Own cup', categoryId: cups['id'] })
    const { status, body } = await ann.revert(String(id))
    expect([status, body['skipped']]).toEqual([200, 2])
    expect((await list('categories')).map(({ name }) => name)).toEqual(['Cups', 'Kitchen'])
    expect(await list('brands')).toEqual([])
    expect((await ann.products()).map(({ name, category }) => [name, category])).toEqual([['Own cup', 'Cups']])
  })

  it('CHANGE-02 a category that is gone is not named again', async () => {
    await ann.imported([{ data: { sku: 'A', name: 'Mug', stock: 1 }, category: ['Old'] }])
    const { id } = await ann.imported([{ data: { sku: 'A', stock: 2 }, category: ['New'] }])
    const old = named(await list('categories'), 'Old')!
    expect((await api.call(user, 'DELETE', `/api/categories/${String(old['id'])}`)).status).toBe(204)
    const { status, body } = await ann.revert(String(id))
    expect([status, body['skipped']]).toEqual([200, 2])
    expect(await ann.products()).toMatchObject([{ stock: 1, category: 'New' }])
  })

  it('CHANGE-02 deleted products come back as they were, whatever new ones would be like by now', async () => {
    const product = { id: randomUUID(), name: 'Mug', sku: '', baseCurrency: 'USD', costBreakdown: { baseCost: 2 } }
    await api.call(user, 'POST', '/api/products', product)
    const before = await shop(STAMPS)
    const { body } = await api.call(user, 'DELETE', '/api/products', { ids: [product.id] })
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Euro', preferredCurrency: 'EUR', isDefault: true })
    expect(await ann.products()).toEqual([])
    expect(await ann.rows(String(body['changeSetId']))).toMatchObject([{ state: 'delete', title: 'Mug', after: null }])
    await ann.revert(String(body['changeSetId']))
    expect(await shop(STAMPS)).toEqual(before)
  })

  it('CHANGE-02 reverted twice it is reverted once; a draft cannot be', async () => {
    const { id } = await ann.imported([{ data: { name: 'Mug' } }])
    const first = await ann.revert(String(id))
    expect(await ann.revert(String(id))).toEqual(first)
    const draft = await ann.draft([{ data: { name: 'Mug' } }])
    expect(await ann.revert(draft)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await ann.apply(String(id))).problem).toMatchObject({ status: 409 })
  })
})
