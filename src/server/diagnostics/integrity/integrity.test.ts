import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Fault, FAULTS, type RecoveryAnswer, type ScanAnswer } from '#contract/endpoints/integrity.ts'
import { FILES_PATH } from '#contract/pictures.ts'
import { arrive, buildRealApp, tableState, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { openShop, type Shop } from '#test/shop.ts'

/** A fault, and the statement that makes it; `$1` is the user. */
interface Planted {
  readonly fault: Fault
  readonly text: string
  /** The table whose keys would forbid it. */
  readonly without?: string
  /** The index that would forbid it. */
  readonly withoutIndex?: string
  /** A row that has to be there, and how it is made. */
  readonly made?: { readonly url: string; readonly body: object }
}

const VARIANTS = {
  name: 'Mug',
  costBreakdown: { baseCost: 4 },
  pricingValue: 50,
  options: [{ id: 'size', name: 'Size', values: ['S', 'L'] }],
  variants: ['S', 'L'].map((value) => ({ id: value, name: value, optionValues: [value] })),
}

const PLANTED: readonly Planted[] = [
  { fault: 'cost-total', text: 'update product set total_cost = total_cost + 1 where user_id = $1' },
  { fault: 'price', text: 'update product set effective_price = effective_price + 1 where user_id = $1' },
  {
    fault: 'receipt',
    text: `update product set receipt = '{"engine": 99}' where user_id = $1 and receipt is not null`,
  },
  {
    fault: 'variant-figures',
    text: `update product set variants = jsonb_set(variants, '{0,totalCost}', '99') where user_id = $1 and has_variants`,
    made: { url: '/api/products', body: VARIANTS },
  },
  { fault: 'search-words', text: `update customer set search_text = 'stale' where user_id = $1` },
  { fault: 'sort-key', text: `update service set name_key = 'stale' where user_id = $1` },
  { fault: 'document-sums', text: 'update document set total = total + 7, subtotal = subtotal + 7 where user_id = $1' },
  { fault: 'document-balance', text: 'update document set balance_due = balance_due + 5 where user_id = $1' },
  { fault: 'derived-value', text: `update category set slug = 'wrong' where user_id = $1` },
  {
    fault: 'dangling-link',
    text: `update product set brand_id = gen_random_uuid() where user_id = $1`,
    without: 'product',
  },
  { fault: 'default-business', text: 'update business_profile set is_default = false where user_id = $1' },
  { fault: 'version-behind', text: 'update user_head set version = version - 3 where user_id = $1' },
  {
    fault: 'deletion-of-row',
    text: `insert into tombstone (user_id, version, kind, id) select user_id, 1000000, 'brand', id from brand where user_id = $1 limit 1`,
  },
  {
    fault: 'number-counter',
    text: 'update document_counter set current_number = current_number - 1 where user_id = $1',
  },
  {
    fault: 'mirror-of-no-store',
    text: 'update store_product set store_id = gen_random_uuid() where user_id = $1',
    without: 'store_product',
  },
  {
    fault: 'access-of-no-store',
    text: 'update store_access set store_id = gen_random_uuid() where user_id = $1',
    without: 'store_access',
  },
  {
    fault: 'notice-of-no-store',
    text: 'update store_notice set store_id = gen_random_uuid() where user_id = $1',
    without: 'store_notice',
  },
  {
    fault: 'draft-of-no-change-set',
    text: 'update change_set_row set change_set_id = gen_random_uuid() where user_id = $1',
    without: 'change_set_row',
  },
  {
    fault: 'kept-of-no-change-set',
    text: `insert into change_set_kept values ($1, gen_random_uuid(), 'product', $1, true, '[]')`,
    without: 'change_set_kept',
  },
  {
    fault: 'unanswered-key',
    text: `insert into idempotency_key (user_id, key, request_hash, created_at) values ($1, 'k', '', now() - interval '1 day')`,
  },
  {
    fault: 'picture-missing',
    text: `update service set image_url = '${FILES_PATH}x/services/y/z.webp' where user_id = $1`,
  },
  {
    fault: 'picture-of-no-row',
    text: `insert into stored_file (user_id, id, kind, row_id, image_key, thumbnail_key, width, height, bytes, state, created_at)
      values ($1::uuid, gen_random_uuid(), 'product', gen_random_uuid(), 'a' || $1::uuid, 'b' || $1::uuid, 1, 1, 1, 'stored', now() - interval '2 days')`,
  },
]

/** An amount that no document holds, and no edit leads to. */
const BEYOND_ALL = { id: 'line', quantity: 2_000_000_000, unitPrice: Number.MAX_SAFE_INTEGER }

/** Faults that a person decides. */
const TOLD: readonly Planted[] = [
  { fault: 'number-gap', text: 'update document_counter set current_number = current_number + 2 where user_id = $1' },
  {
    fault: 'number-twice',
    text: `with one_less as (
        update document_counter set current_number = current_number - 1 where user_id = $1 and document_type = 'invoice')
      update document d set sequence = o.sequence, document_number = o.document_number,
        search_text = replace(d.search_text, lower(d.document_number), lower(o.document_number))
      from document o where o.user_id = d.user_id and o.counter_id = d.counter_id and o.sequence = d.sequence - 1 and d.user_id = $1`,
    withoutIndex: 'document_number_once',
    made: { url: '/api/documents', body: { documentType: 'invoice' } },
  },
  {
    fault: 'not-derivable',
    text: `update document set items = jsonb_build_array(items->0 || '${JSON.stringify(BEYOND_ALL)}') where user_id = $1 and items->0 is not null`,
    made: {
      url: '/api/documents',
      body: { documentType: 'invoice', items: [{ id: 'line', description: 'Mug', unitPrice: 2 }] },
    },
  },
]

/** Is not planted by a statement: a file goes. */
const OF_FILES: readonly Fault[] = ['thumbnail-missing']

it('DIAG-02 every fault that a scan knows is planted by a test', () => {
  const planted = [...PLANTED, ...TOLD].map(({ fault }) => fault)
  expect([...planted, ...OF_FILES].toSorted()).toEqual([...FAULTS].toSorted())
})

describeOneEngine('the integrity of stored data', (context) => {
  let app: TestApp
  let owner: TestCaller
  let shop: Shop
  let people = 0

  beforeAll(async () => {
    app = await buildRealApp(context)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    people += 1
    owner = await arrive(app, `owner${people}`)
    shop = await openShop(app, owner, `owner${people}`)
  })

  const scan = async () => {
    const answer = await app.call(owner, { method: 'GET', url: '/api/scan' })
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    return answer.body as unknown as ScanAnswer
  }
  const recover = async (dryRun = false) =>
    (await app.call(owner, { method: 'POST', url: '/api/comprehensive-recovery', body: { dryRun } }))
      .body as unknown as RecoveryAnswer
  const plant = async ({ text, without, withoutIndex, made }: Planted) => {
    if (made) expect((await app.call(owner, { method: 'POST', ...made })).status).toBe(201)
    if (without !== undefined) await dropKeys(without)
    if (withoutIndex !== undefined)
      await context.dataAccess.asSystemBatch([{ text: `drop index if exists ${withoutIndex}` }])
    const [done] = await context.dataAccess.asSystemBatch([{ text, values: [owner.userId] }])
    expect(done?.rowCount, text).toBeGreaterThan(0)
  }
  /** What stands in the user's tables, without the runs themselves. */
  const stored = async () => {
    const { scan_run: _, session: __, ...tables } = await tableState(app, owner.userId)
    return tables
  }

  it('DIAG-02 DIAG-04 a healthy account has no fault, and a recovery leaves it as it was, to the byte', async () => {
    const before = await stored()
    const { findings, count, rows } = await scan()
    expect(findings).toEqual([])
    expect([count, rows > 20]).toEqual([0, true])
    expect(await recover()).toMatchObject({ repaired: [], left: [] })
    expect(await stored()).toEqual(before)
  })

  it('DIAG-02 a whole sample shop with landed shipments, and changed settings after it, has no fault', async () => {
    const body = { op: 'command', name: 'sample/load', input: { changeSetId: randomUUID(), title: 'Loaded' } }
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body }
    await app.call(owner, { method: 'POST', url: '/api/sync', body: { clientId: randomUUID(), mutations: [mutation] } })
    const changed = { vatRate: 19, defaultMargin: 55, pricesIncludeVat: true, floorMargin: 70 }
    const url = `/api/business-profiles/${shop['business-profiles']}`
    for (const [name, value] of Object.entries(changed))
      await app.call(owner, { method: 'PATCH', url, body: { [name]: value } })
    const before = await stored()
    const { findings, rows } = await scan()
    expect([findings, rows > 60]).toEqual([[], true])
    expect(await recover()).toMatchObject({ repaired: [], left: [] })
    expect(await stored()).toEqual(before)
  })

  it.each(PLANTED)(
    'DIAG-02 DIAG-04 the fault $fault is found, told by a dry run, repaired, and gone',
    async (planted) => {
      await plant(planted)
      const { byFault } = await scan()
      expect(Object.keys(byFault)).toContain(planted.fault)
      const broken = await stored()
      const dry = await recover(true)
      expect(dry.repaired.map(({ fault }) => fault)).toContain(planted.fault)
      expect(await stored()).toEqual(broken)
      const { repaired } = await recover()
      expect(repaired.map(({ fault }) => fault)).toContain(planted.fault)
      expect((await scan()).findings).toEqual([])
      const after = await stored()
      expect(await recover()).toMatchObject({ repaired: [], left: [] })
      expect(await stored()).toEqual(after)
    },
  )

  it.each(TOLD)(
    'DIAG-02 DIAG-04 the fault $fault is found, told to a person, and left to the byte',
    async (planted) => {
      await plant(planted)
      const broken = await stored()
      expect((await scan()).findings.map(({ fault }) => fault)).toEqual([planted.fault])
      for (const isDry of [true, false]) {
        const { left, repaired } = await recover(isDry)
        expect([left.map(({ fault }) => fault), repaired]).toEqual([[planted.fault], []])
      }
      expect(await stored()).toEqual(broken)
    },
  )

  it('DIAG-04 a row that cannot be calculated hides no fault of the others, and is none once a person corrected it', async () => {
    await plant(TOLD.find(({ fault }) => fault === 'not-derivable')!)
    await plant(PLANTED.find(({ fault }) => fault === 'document-balance')!)
    const { repaired, left } = await recover()
    expect([repaired, left].map((list) => [...new Set(list.map(({ fault }) => fault))])).toEqual([
      ['document-balance'],
      ['not-derivable'],
    ])
    expect(left[0]?.detail).toMatch(/^items: /)
    const items = [{ id: 'line', description: 'Mug', unitPrice: 3, quantity: 1 }]
    const url = `/api/documents/${left[0]?.id}`
    expect((await app.call(owner, { method: 'PATCH', url, body: { items } })).status).toBe(200)
    expect((await scan()).findings).toEqual([])
  })

  it('DIAG-02 DIAG-04 a row whose stored lines have another form is told, without a word from inside, and stops no repair', async () => {
    await plant(TOLD.find(({ fault }) => fault === 'not-derivable')!)
    await plant({
      fault: 'not-derivable',
      text: `update document set items = '[null]' where user_id = $1 and items <> '[]'`,
    })
    await plant(PLANTED.find(({ fault }) => fault === 'cost-total')!)
    const { repaired, left } = await recover()
    expect([...new Set(repaired.map(({ fault }) => fault))]).toEqual(['cost-total'])
    expect(left).toMatchObject([{ fault: 'not-derivable', kind: 'document', detail: '' }])
  })

  it('DIAG-04 a thumbnail that is gone is made again from its picture', async () => {
    const [files] = await context.dataAccess.asSystemBatch([
      { text: 'select thumbnail_key as key from stored_file where user_id = $1', values: [owner.userId] },
    ])
    const key = String(files?.rows[0]?.['key'])
    const { url } = await addressOf(key)
    const read = async () => (await app.call(owner, { method: 'GET', url })).status
    expect(await read()).toBe(200)
    await rm(await pathOf(key))
    expect(await read()).toBe(404)
    expect((await scan()).findings).toMatchObject([{ fault: 'thumbnail-missing', detail: key }])
    await recover()
    expect([await read(), (await scan()).findings]).toEqual([200, []])
  })

  it('DIAG-02 a picture whose row does not show it, and one that came a moment ago, are left', async () => {
    const change = (text: string) =>
      context.dataAccess.asSystemBatch([
        { text: `update stored_file set ${text} where user_id = $1`, values: [owner.userId] },
      ])
    await change(`created_at = now() - interval '2 days'`)
    expect((await scan()).findings).toEqual([])
    await change('created_at = now(), row_id = gen_random_uuid()')
    expect((await scan()).findings).toEqual([])
    await change(`created_at = now() - interval '2 days'`)
    expect((await scan()).findings).toMatchObject([{ fault: 'picture-of-no-row' }])
  })

  it('DIAG-04 a repair is one write like any other: in the history, with a version, on every device', async () => {
    await plant({ fault: 'cost-total', text: 'update product set total_cost = 1 where user_id = $1' })
    const before = await app.call(owner, { method: 'GET', url: `/api/products/${shop.products}` })
    await recover()
    const history = await app.call(owner, { method: 'GET', url: `/api/products/${shop.products}/history` })
    const [newest] = history.body['items'] as unknown as { actor: string }[]
    expect(newest?.actor).toBe('system:recovery')
    const after = await app.call(owner, { method: 'GET', url: `/api/products/${shop.products}` })
    expect(Number(after.body['version'])).toBeGreaterThan(Number(before.body['version']))
    expect(after.body['totalCost']).toBe(12.5)
  })

  it('DIAG-02 the scans of one account are its own, kept up to fifty', async () => {
    for (let count = 0; count < 3; count += 1) await scan()
    await plant(PLANTED[0]!)
    await recover()
    const { body } = await app.call(owner, { method: 'GET', url: '/api/history' })
    const runs = body['items'] as unknown as { isRecovery: boolean; count: number }[]
    expect(runs.map(({ isRecovery }) => isRecovery)).toEqual([true, false, false, false])
    const other = await arrive(app, 'other')
    expect((await app.call(other, { method: 'GET', url: '/api/history' })).body['items']).toEqual([])
  })

  it('DIAG-05 a stored file is read by its key, by its owner alone, and no path leads elsewhere', async () => {
    const [files] = await context.dataAccess.asSystemBatch([
      { text: 'select image_key as key from stored_file where user_id = $1', values: [owner.userId] },
    ])
    const key = String(files?.rows[0]?.['key'])
    const read = (who: TestCaller, name: string) =>
      app.call(who, { method: 'GET', url: `/api/direct-read/${encodeURIComponent(name)}` })
    const mine = await read(owner, key)
    expect([mine.status, mine.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await read(await arrive(app, 'thief'), key)).status).toBe(404)
    for (const name of ['../secrets.key', `${key}/..`, '/etc/passwd', `${key}\0`, '..%2f..', randomUUID()])
      expect([404, 400], name).toContain((await read(owner, name)).status)
  })

  async function addressOf(key: string): Promise<{ url: string }> {
    return { url: FILES_PATH + key }
  }

  async function pathOf(key: string): Promise<string> {
    const folder = context.folder
    const all = await readdir(folder, { recursive: true })
    const found = all.find((path) => path.endsWith(key.split('/').at(-1) ?? ''))
    if (found === undefined) throw new Error(`no file of ${key} in ${all.join()}`)
    return join(folder, found)
  }

  async function dropKeys(table: string): Promise<void> {
    const [keys] = await context.dataAccess.asSystemBatch([
      {
        text: `select conname as name from pg_constraint where contype = 'f' and conrelid = $1::regclass`,
        values: [table],
      },
    ])
    for (const { name } of keys?.rows ?? [])
      await context.dataAccess.asSystemBatch([{ text: `alter table ${table} drop constraint ${String(name)}` }])
  }
})
