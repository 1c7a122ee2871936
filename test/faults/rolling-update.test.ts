import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OneDatabase, openOneDatabase, startInstances } from './instances.ts'
import { comparedInvoices, createInvoices } from './invoices.ts'
import { type ProductProcess, refusedStart, STARTS_QUICKLY, startProduct } from './product-process.ts'
import { type LaterVersion, makeVersion } from './versions.ts'

const EXPAND = '9001_later.sql'
const EXPANDING = `create table later (id int primary key);
  alter table later enable row level security; alter table later force row level security;
  create policy owner on later to :"owner" using (true) with check (true);
  alter table document add column later_note text not null default '', add column later_count bigint;
  alter table brand add column later_note text;
  create index document_later on document (user_id, later_count);`
const CONTRACT = '9002_ended.sql'
const CONTRACTING = `-- contract: ${EXPAND}\nalter table brand drop column later_note;`

describe('a rolling update', () => {
  let place: OneDatabase
  let next: LaterVersion
  let last: LaterVersion

  beforeAll(async () => {
    place = await openOneDatabase()
    next = await makeVersion({ [EXPAND]: EXPANDING })
    last = await makeVersion({ [EXPAND]: EXPANDING, [CONTRACT]: CONTRACTING })
  })
  afterAll(async () => {
    await Promise.all([next.remove(), last.remove()])
    expect(await place.leave()).toEqual([])
  })

  const start = (version?: LaterVersion): Promise<ProductProcess> =>
    startProduct(place.environment, STARTS_QUICKLY, version?.main)
  const ledger = async () => {
    const [answer] = await place.dataAccess.asSystemBatch([
      { text: `select name from migration where name like '9%' order by name` },
    ])
    return (answer?.rows ?? []).map((row) => row['name'])
  }

  it('OPS-07 under load from version to version, and half of it back: nothing is lost or there twice, and no call fails', async () => {
    const there: ProductProcess[] = await startInstances(2, place.environment)
    let isOver = false
    const { acknowledged, ended } = createInvoices(
      () => there,
      place.ann,
      () => isOver,
    )
    // Two of the new version that start at once migrate once; the old one beside them works on.
    there.push(...(await Promise.all([start(next), start(next)])))
    expect(await ledger()).toEqual([EXPAND])
    for (const instance of there.splice(0, 1)) expect(await instance.stop()).toBe(0)
    for (const [index, instance] of there.entries()) {
      const { status } = await instance.call('POST', '/api/brands', { name: `Of ${index}` }, place.ann.headers)
      expect(status).toBe(201)
    }
    // An instance of the former version that comes back serves on the newer database, and says so.
    const back = await start()
    expect(back.said()).toContain(EXPAND)
    there.push(back)
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 10)
    isOver = true
    await ended
    expect(await Promise.all(there.map((instance) => instance.stop()))).toEqual(there.map(() => 0))
    expect(await comparedInvoices(place.dataAccess, place.ann, acknowledged)).toEqual([])
  })

  it('OPS-07 what ends something goes in beside versions that know of it, and then refuses those before', async () => {
    const beside = await start(next)
    const ending = await start(last)
    expect(await ledger()).toEqual([EXPAND, CONTRACT])
    const { status } = await beside.call('GET', '/api/brands', undefined, place.ann.headers)
    expect(status).toBe(200)
    const { code, output } = await refusedStart(place.environment)
    expect(code).toBe(78)
    expect(output).toContain(`newer version of Pricewright (${CONTRACT}), and this version no longer works on it`)
    expect(await Promise.all([beside.stop(), ending.stop()])).toEqual([0, 0])
  })
})
