import { afterEach, describe, expect, it } from 'vitest'
import type { StoreProduct, StoreSession } from '#server/stores/port.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { startWixSimulator, type WixSimulator, type WixSimulatorOptions } from '#test/simulators/stores/wix.ts'
import { fillStore, plain, shirt } from '#test/simulators/stores/wix-products.ts'
import { createWixProvider } from './wix-provider.ts'

const { signal } = new AbortController()
const open: WixSimulator[] = []

async function store(options: WixSimulatorOptions) {
  const clock = fastClock()
  const site = await startWixSimulator({ clock, ...options })
  open.push(site)
  return { site, clock, session: site.provider.open(site.access) }
}

afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

async function looked(
  session: StoreSession,
  from: string | null,
  known: ReadonlyMap<string, string> = new Map(),
  between: (page: number) => void = () => undefined,
) {
  const told: StoreProduct[] = []
  const kept = new Map(known)
  const totals: (number | undefined)[] = []
  let cursor = from
  for (let page = 0; page < 100; page += 1) {
    const answer = await session.look({ cursor, known: () => Promise.resolve(kept), signal })
    told.push(...answer.products)
    for (const each of answer.products) kept.set(each.externalId, each.revision)
    totals.push(answer.total)
    cursor = answer.cursor
    if (!answer.hasMore) return { told, cursor, totals }
    between(page)
  }
  throw new Error('the look does not end')
}

/** What both sides say alike: the revision is a text of each side's own. */
function comparable(product: StoreProduct | undefined) {
  return product && { ...product, revision: '', changedAt: product.changedAt && Math.floor(product.changedAt / 1_000) }
}

function revisionsOf(products: readonly StoreProduct[]): ReadonlyMap<string, string> {
  return new Map(products.map((each) => [each.externalId, each.revision]))
}

describe.each(['V1_CATALOG', 'V3_CATALOG'] as const)('a look at a site with %s', (version) => {
  it('STORE-02 tells all of 250 products in one shape, hidden ones too, and how many there are', async () => {
    const { site, session } = await store({ version })
    const ids = fillStore(site, 250)
    const { told, totals } = await looked(session, null)
    expect(told.map((each) => each.externalId)).toEqual(ids)
    expect(told.map(comparable)).toEqual(site.products().map(comparable))
    expect(told.filter((each) => !each.isActive)).toHaveLength(42)
    expect(told[1]!.variants).toHaveLength(4)
    expect(totals[0]).toBe(250)
  })

  it('STORE-02 tells each product once while others are edited, added and taken away in between', async () => {
    const { site, session } = await store({ version })
    const ids = fillStore(site, 250)
    const { told } = await looked(session, null, new Map(), (page) => {
      site.edit(ids[page]!, { name: `Another ${page}` })
      site.edit(ids[249 - page]!, { name: `Another ${page}` })
      site.create(plain(1_000 + page))
      site.remove(ids[20 + page]!)
    })
    const seen = told.map((each) => each.externalId)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(ids.slice(0, 20)))
    expect(seen).toEqual(expect.arrayContaining(ids.slice(30)))
  })

  it('STORE-07 goes on from the cursor of an interrupted look with another session', async () => {
    const { site, session } = await store({ version })
    const ids = fillStore(site, 150)
    const known = () => Promise.resolve(new Map<string, string>())
    const first = await session.look({ cursor: null, known, signal })
    const { told } = await looked(site.provider.open(site.access), first.cursor)
    expect([...first.products, ...told].map((each) => each.externalId)).toEqual(ids)
  })

  it('STORE-02 tells after that only what changed: products, stock, new ones', async () => {
    const { site, clock, session } = await store({ version })
    const ids = fillStore(site, 120)
    const first = await looked(session, null)
    clock.advance(3_600_000)
    const nothing = await looked(session, first.cursor, revisionsOf(first.told))
    expect(nothing.told).toEqual([])
    clock.advance(3_600_000)
    site.edit(ids[3]!, { name: 'A renamed cup' })
    const variant = site.product(ids[4]!)!.variants[1]!
    site.edit(ids[4]!, { variants: { [variant.externalId]: { stock: 77 } } })
    const made = site.create(shirt(500))
    const { told } = await looked(session, nothing.cursor, revisionsOf(first.told))
    const byId = (a: string, b: string) => (a < b ? -1 : 1)
    expect(told.map((each) => each.externalId).sort(byId)).toEqual([ids[3]!, ids[4]!, made].sort(byId))
    for (const each of told) expect(comparable(each)).toEqual(comparable(site.product(each.externalId)))
  })

  it('STORE-02 misses no change although our own clock is an hour ahead of that of the store', async () => {
    const { site, clock } = await store({ version })
    const ids = fillStore(site, 5)
    const ahead = { now: () => clock.now() + 3_600_000, sleep: clock.sleep }
    const provider = createWixProvider({
      apiUrl: site.url,
      installerUrl: '',
      appId: site.doors.appId,
      appSecret: site.doors.appSecret,
      webhookKey: '',
      clock: ahead,
    })
    const session = provider.open(site.access)
    const first = await looked(session, null)
    clock.advance(60_000)
    site.edit(ids[2]!, { name: 'Changed a minute later' })
    const { told } = await looked(session, first.cursor, revisionsOf(first.told))
    expect(told.map((each) => each.name)).toEqual(['Changed a minute later'])
  })

  it('STORE-02 reads one product, and tells of one that is not there', async () => {
    const { site, session } = await store({ version })
    const [cup, other] = fillStore(site, 2)
    expect(comparable(await session.read(cup!, signal))).toEqual(comparable(site.product(cup!)))
    expect(comparable(await session.read(other!, signal))).toEqual(comparable(site.product(other!)))
    expect(await session.read('00000000-1111-4000-8000-000000000000', signal)).toBeUndefined()
  })

  it('STORE-07 keeps within 200 requests of any minute over 1,000 calls', async () => {
    const { site, session } = await store({ version })
    const [id] = fillStore(site, 1)
    for (let call = 0; call < 1_000; call += 1) await session.read(id!, signal)
    expect(site.requests.count).toBeGreaterThanOrEqual(1_000)
    expect(site.requests.overLimit).toBe(0)
  })
})

describe('a look at the newer catalogue', () => {
  it('STORE-02 reads a product by itself whose variants lag behind it in the bulk query', async () => {
    const { site, clock, session } = await store({ version: 'V3_CATALOG', variantsLagMs: 600_000 })
    const ids = fillStore(site, 12)
    clock.advance(3_600_000)
    const { variants } = site.product(ids[1]!)!
    site.edit(ids[1]!, { variants: { [variants[0]!.externalId]: { price: '99.90' } } })
    const { told } = await looked(session, null)
    expect(told[1]!.variants[0]!.price).toBe('99.90')
    expect(site.calls.filter((each) => each === `GET /stores/v3/products/${ids[1]}`)).toHaveLength(1)
    expect(site.calls.filter((each) => each.startsWith('GET /stores/v3/products/'))).toHaveLength(1)
  })

  it('STORE-02 tells categories as a tree, from the top down, and none where they may not be read', async () => {
    const { site, session } = await store({ version: 'V3_CATALOG' })
    const [id] = fillStore(site, 1)
    site.fail({ path: '/categories/v1', kind: 'status', status: 403 })
    expect((await session.read(id!, signal))!.categories).toEqual([])
    const again = site.provider.open(site.access)
    expect((await again.read(id!, signal))!.categories).toEqual([['Kitchen', 'Cups']])
  })

  it('STORE-07 begins again where the store no longer knows a cursor', async () => {
    const { site, session } = await store({ version: 'V3_CATALOG' })
    fillStore(site, 3)
    const first = await looked(session, null)
    const cursor = JSON.stringify({ ...JSON.parse(first.cursor), begun: 1, at: 'long-forgotten' })
    const { told } = await looked(session, cursor, new Map())
    expect(told).toHaveLength(3)
  })
})
