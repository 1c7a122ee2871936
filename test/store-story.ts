import { randomUUID } from 'node:crypto'
import { openWrite, readsOf } from '#server/kit/write/write.ts'
import { soldThere } from '#server/stores/sides.ts'
import { storeSteps } from '#server/stores/store-writes.ts'
import type { TestDatabase } from './database.ts'
import type { SimulatedDelivery, StoreSimulator } from './simulators/stores/store-simulator.ts'
import { type Field, FIELDS, editOf, inTwoSizes, OF_VARIANT, type Place, placeOf, SENT } from './store-places.ts'
import { type Side, sideKey, sidesThere, type StoreStage } from './store-stage.ts'

/** Numbers of a seed, from 0 up to and without `most`. */
export type Draw = (most: number) => number

/** Draws from a seed (mulberry32): the same numbers for the same seed. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most)
  }
}

const PRICES = [12, 12.5, 15, 19.99, 21]
const COSTS = [4, 5, 5.25]
const STOCKS = [1, 3, 7, 12]
const UNITS = 1_000_000

interface Typed {
  readonly at: number
  readonly value: unknown
}

/** A story of one store and its account: edits on both sides, looks, sending, webhooks, undo, decisions and cuts, by chance. */
export class StoreStory {
  readonly log: string[] = []
  readonly #stage: StoreStage
  readonly #simulator: StoreSimulator
  readonly #context: TestDatabase
  readonly #draw: Draw
  /** The last value that a person typed, by side, product and field. */
  readonly #typed = new Map<string, Typed>()
  /** When each value was last seen, by side, product, field and value. */
  readonly #seen = new Map<string, number>()
  /** When a field was decided or taken back. */
  readonly #acted = new Map<string, number>()
  #actedAll = -1
  readonly #deleted: { readonly id: string; readonly row: Record<string, unknown> }[] = []
  readonly #gone = new Set<string>()
  #late: SimulatedDelivery[] = []
  #at = 0
  #made = 0

  constructor(stage: StoreStage, context: TestDatabase, draw: Draw) {
    this.#stage = stage
    this.#simulator = stage.simulator
    this.#context = context
    this.#draw = draw
  }

  /** One thing happens. */
  async step(): Promise<void> {
    this.#at += 1
    const acts: readonly (readonly [number, () => Promise<string>])[] = [
      [8, () => this.#editHere()],
      [8, () => this.#editThere()],
      [2, () => this.#createThere()],
      [1, () => this.#removeThere()],
      [1, () => this.#deleteHere()],
      [1, () => this.#restoreHere()],
      [2, () => this.#listPrice()],
      [5, () => this.#webhooks()],
      [5, () => this.#pull()],
      [5, () => this.#push()],
      [6, () => this.#tangle()],
      [2, () => this.#undo()],
      [3, () => this.#decide()],
      [1, () => this.#shut()],
    ]
    let left = this.#draw(acts.reduce((sum, [weight]) => sum + weight, 0))
    for (const [weight, act] of acts) {
      left -= weight
      if (left >= 0) continue
      this.log.push(`${this.#at} ${await act()}`)
      break
    }
    await this.#look()
  }

  #one<T>(all: readonly T[]): T | undefined {
    return all[this.#draw(all.length)]
  }

  /** Mostly the first: sides meet where both edit the same. */
  #mostly<T>(all: readonly T[]): T | undefined {
    return this.#draw(3) > 0 ? all[0] : this.#one(all)
  }

  async #listing() {
    const rows = new Set((await this.#stage.productRows()).map(({ id }) => id))
    return this.#mostly((await this.#stage.listings()).filter(({ product_id: id }) => rows.has(id)))
  }

  #value(field: Field): string | number {
    if (field === 'price') return this.#one(PRICES) ?? 1
    if (field === 'cost') return this.#one(COSTS) ?? 1
    if (field === 'stock') return this.#one(STOCKS) ?? 1
    return `${field} ${this.#draw(4)}`
  }

  async #editHere(): Promise<string> {
    const listing = await this.#listing()
    const offer = this.#one(listing?.offers ?? [])
    if (!listing || !offer) return 'nothing here'
    const field = this.#mostly(FIELDS) ?? 'price'
    const place = placeOf(listing.external_id, offer.id, field)
    const value = this.#value(field)
    const before = (await this.#stage.here()).get(place.key)
    const { status, text } = await this.#stage.call('PATCH', `/products/${listing.product_id}`, {
      ...(offer.variantId === '' || field === 'name'
        ? editOf(field, value)
        : { variants: { lines: { [offer.variantId]: { [OF_VARIANT[field] ?? field]: value } } } }),
    })
    // In a price list the product's own price is not what is sold for.
    const isInList = field === 'price' && (await this.#stage.store())['price_list_id'] !== null
    if (status === 200 && !isInList) await this.#note('here', place, value, before?.[field])
    return `here ${place.key} ${field}=${value} ${status === 200 ? '' : text}`
  }

  async #editThere(): Promise<string> {
    const product = this.#mostly(this.#simulator.products())
    const offer = product && this.#one(soldThere(product))
    if (!product || !offer) return 'nothing there'
    const field = this.#mostly(FIELDS) ?? 'price'
    const place = placeOf(product.externalId, offer.externalId, field)
    const value = this.#value(field)
    const change = { [field]: typeof value === 'number' && field !== 'stock' ? value.toFixed(2) : value }
    this.#simulator.edit(
      product.externalId,
      place.key === product.externalId ? change : { variants: { [offer.externalId]: change } },
    )
    await this.#note('there', place, value, sidesThere(product).get(place.key)?.[field])
    return `there ${place.key} ${field}=${value}`
  }

  /** What was there already is no edit, and a return to what both sides last agreed on takes an edit back. */
  async #note(side: 'here' | 'there', place: Place, value: string | number, before: unknown): Promise<void> {
    const { key, externalId, offer, field } = place
    const stored = field === 'price' || field === 'cost' ? Math.round(Number(value) * UNITS) : value
    if (stored === before) return
    const [kept] = await this.#stage.sql(
      'select base from store_product where store_id = $1 and external_id = $2',
      this.#stage.storeId,
      externalId,
    )
    const base = (kept?.['base'] ?? {}) as Record<string, Record<string, unknown> | undefined>
    if ((base[offer] ?? {})[field] === stored) {
      this.#typed.delete(`${side} ${key} ${field}`)
      return
    }
    this.#typed.set(`${side} ${key} ${field}`, { at: this.#at, value: stored })
  }

  #createThere(): Promise<string> {
    this.#made += 1
    const sku = this.#draw(3) === 0 ? `sku ${this.#draw(4)}` : `made ${this.#made}`
    const figures = { price: '9.00', cost: '4.00', stock: 5 }
    const name = `Made ${this.#made}`
    const id = this.#simulator.create(
      this.#draw(4) === 0 ? inTwoSizes({ name, sku, ...figures }) : { name, sku, ...figures },
    )
    return Promise.resolve(`there made ${id} ${sku}`)
  }

  #removeThere(): Promise<string> {
    const product = this.#one(this.#simulator.products())
    if (!product) return Promise.resolve('nothing there')
    this.#simulator.remove(product.externalId)
    return Promise.resolve(`there removed ${product.externalId}`)
  }

  async #deleteHere(): Promise<string> {
    const listing = await this.#listing()
    const row = (await this.#stage.productRows()).find(({ id }) => id === listing?.product_id)
    if (!listing || !row) return 'nothing here'
    await this.#stage.call('DELETE', `/products/${row.id}`)
    this.#deleted.push({ id: row.id, row: { ...row } })
    this.#gone.add(listing.external_id)
    return `here deleted ${listing.external_id}`
  }

  async #restoreHere(): Promise<string> {
    const gone = this.#deleted.pop()
    if (!gone) return 'nothing to restore'
    const { version: _v, createdAt: _c, updatedAt: _u, id, ...data } = gone.row as Record<string, never>
    const changes = [{ op: 'put', kind: 'product', id: String(id), data: {}, restored: data }] as const
    const { userId } = this.#stage
    await this.#context.dataAccess.asUser({ kind: 'user', userId }, async (tx) => {
      await storeSteps(await openWrite(tx, readsOf(changes)), changes, 'user')
    })
    return `here restored ${gone.id}`
  }

  /** The store gets a price list, or one of its prices is typed. */
  async #listPrice(): Promise<string> {
    const { price_list_id: listId } = await this.#stage.store()
    const listing = await this.#listing()
    if (!listing) return 'nothing here'
    if (listId === null) {
      if (this.#draw(3) > 0) return 'no list'
      const ids = (await this.#stage.productRows()).map(({ id }) => id)
      const list = { title: 'Online', productIds: ids, status: 'active', ruleKind: 'percentOff', rulePercent: 10 }
      const { body, status, text } = await this.#stage.call('POST', '/price-lists', list)
      if (status !== 201) throw new Error(text)
      await this.#stage.call('PATCH', `/stores/${this.#stage.storeId}/settings`, { priceListId: body['id'] })
      this.#actedAll = this.#at
      return 'a price list'
    }
    const offer = this.#one(listing.offers)
    if (!offer) return 'nothing sold'
    const price = Number(this.#value('price'))
    const { currency } = await this.#stage.store()
    const place = placeOf(listing.external_id, offer.id, 'price')
    const before = (await this.#stage.here()).get(place.key)?.['price']
    const key = { priceListId: listId, productId: listing.product_id, variantId: offer.variantId }
    const [known] = await this.#stage.sql(
      'select id from price_list_price where price_list_id = $1 and product_id = $2 and variant_id = $3',
      listId,
      listing.product_id,
      offer.variantId,
    )
    const { status, text } = known
      ? await this.#stage.call('PATCH', `/price-list-prices/${String(known['id'])}`, { price })
      : await this.#stage.call('POST', '/price-list-prices', { id: randomUUID(), ...key, currency, price })
    if (status === 200 || status === 201) await this.#note('here', place, price, before)
    return `list ${place.key} price=${price} ${status < 300 ? '' : text}`
  }

  /** Webhooks arrive in any order, twice, late, or never. */
  async #webhooks(): Promise<string> {
    const came = [...this.#late, ...this.#simulator.takeDeliveries()]
    this.#late = []
    const told: string[] = []
    for (const each of came) {
      const fate = this.#draw(5)
      if (fate === 0) continue
      if (fate === 1) this.#late.unshift(each)
      else {
        const status = await this.#stage.deliver(each)
        if (fate === 2) await this.#stage.deliver(each)
        told.push(`${each.path.split('/').at(-1)?.split('?')[0]} ${status}`)
      }
    }
    return `webhooks ${told.join(', ')}; ${await this.#work()}`
  }

  async #work(): Promise<string> {
    const cutAt = this.#draw(2) === 0 ? this.#draw(60) : undefined
    const together = this.#draw(3) === 0
    await this.#stage.work({ together, ...(cutAt === undefined ? {} : { cutAt }) })
    return `worked${cutAt === undefined ? '' : `, cut at ${cutAt}`}${together ? ', together' : ''}`
  }

  async #pull(): Promise<string> {
    const whole = this.#draw(3) === 0
    const bringsBack = this.#draw(8) === 0
    // What is brought back is as the store has it, and priced by the list that still names it.
    if (bringsBack) for (const id of this.#gone) for (const field of FIELDS) this.#acted.set(`${id} ${field}`, this.#at)
    await this.#stage.pull({ whole, bringsBack })
    const worked = await this.#work()
    await this.#stage.applyFirst()
    return `look${whole ? ' whole' : ''}${bringsBack ? ' brings back' : ''}; ${worked}`
  }

  async #push(): Promise<string> {
    const id = await this.#stage.push()
    const isBetween = this.#draw(3) === 0 ? `, meanwhile ${await this.#editThere()}` : ''
    const works = this.#draw(4) > 0 ? await this.#work() : 'not yet sent'
    return `send ${id ?? 'nothing'}${isBetween}; ${works}`
  }

  /** What is sent is edited, taken back and looked at while it is under way, and the power goes. */
  async #tangle(): Promise<string> {
    const told = [await this.#editHere()]
    const set = await this.#stage.push()
    for (let n = 0; n < 4; n += 1) {
      const kinds = this.#one(['store-push', 'store-pull', 'store-%']) ?? 'store-%'
      const cutAt = this.#draw(30)
      await this.#look()
      const act = this.#draw(6)
      if (act === 0) told.push(await this.#editThere())
      if (act === 1) told.push(await this.#editHere())
      if (act === 2 && set !== undefined) {
        const { body } = await this.#stage.sets.revert(set)
        this.#actedAll = this.#at
        told.push(`undo of it: ${String(body['state'])}`)
      }
      if (act === 3) await this.#stage.pull({ whole: this.#draw(2) === 0 })
      await this.#stage.work({ kinds, cutAt, turns: 1, together: this.#draw(2) === 0 })
      told.push(`${kinds} cut at ${cutAt}`)
    }
    return `tangle ${told.join('; ')}`
  }

  async #undo(): Promise<string> {
    const pulls = await this.#stage.sql(
      `select id, origin from change_set where user_id = $1 and state = 'applied' and origin in ('storePull', 'storePush') order by applied_at`,
      this.#stage.userId,
    )
    // The undo of the first import ends the story of its products: it is tried elsewhere.
    const set = this.#one(pulls.slice(1))
    if (!set) return 'nothing to undo'
    const { body } = await this.#stage.sets.revert(String(set['id']))
    this.#actedAll = this.#at
    return `undo ${String(set['origin'])} ${String(set['id'])}: ${JSON.stringify(body).slice(0, 120)}; ${await this.#work()}`
  }

  async #decide(): Promise<string> {
    const conflict = this.#one(await this.#stage.conflicts())
    if (!conflict) return 'nothing to decide'
    const choice = this.#draw(2) === 0 ? 'store' : 'local'
    const body = { conflictIds: [conflict['id']], choice }
    const { status, text } = await this.#stage.call('POST', `/${this.#simulator.name}/conflicts/resolve`, body)
    const listing = (await this.#stage.listings()).find(({ id }) => id === conflict['listing_id'])
    const offer = listing?.offers.find(({ variantId }) => variantId === conflict['variant_id'])
    const { key } = placeOf(String(listing?.external_id), String(offer?.id), conflict['field'] as Field)
    this.#acted.set(`${key} ${String(conflict['field'])}`, this.#at)
    return `decide ${key} ${String(conflict['field'])} ${choice} ${status === 201 ? '' : text}`
  }

  async #shut(): Promise<string> {
    this.#stage.door.isShut = true
    await this.#stage.pull()
    await this.#stage.work()
    this.#stage.door.isShut = false
    await this.#stage.connect()
    return 'shut and connected again'
  }

  /** Remembers what stands on both sides. */
  async #look(): Promise<void> {
    for (const [id, side] of await this.#stage.here()) this.#remember('here', id, side)
    for (const each of this.#simulator.products())
      for (const [key, side] of sidesThere(each)) this.#remember('there', key, side)
  }

  #remember(side: 'here' | 'there', key: string, values: Side): void {
    for (const field of FIELDS) this.#seen.set(`${side} ${key} ${field} ${String(values[field])}`, this.#at)
  }

  /** Nothing more happens but looks and sending; with `decides` open conflicts are decided too. */
  async settle(decides: boolean): Promise<void> {
    this.#simulator.takeDeliveries()
    this.#late = []
    for (let turn = 0; turn < 3; turn += 1) {
      await this.#stage.pull({ whole: turn === 0 })
      await this.#stage.work()
      await this.#stage.applyFirst()
      await this.#stage.work()
      const failed = await this.#stage.sql(
        `select id from store_listing where store_id = $1 and push_state = 'failed'`,
        this.#stage.storeId,
      )
      if (failed.length > 0) await this.#stage.call('POST', `/stores/${this.#stage.storeId}/retry`, {})
      if (decides && (await this.#stage.conflicts()).length > 0) {
        const query = `store=${this.#stage.storeId}&choice=${turn === 0 ? 'local' : 'store'}`
        const { status, text } = await this.#stage.call(
          'POST',
          `/${this.#simulator.name}/conflicts/resolve-all?${query}`,
        )
        if (status !== 201) throw new Error(text)
        this.#actedAll = this.#at
      }
      await this.#stage.push()
      await this.#stage.work()
      this.#at += 1
      await this.#look()
    }
  }

  /** What is wrong now; empty if nothing is. */
  async faults(isDecided: boolean): Promise<readonly string[]> {
    const faults: string[] = []
    const conflicts = await this.#stage.conflicts()
    const listings = await this.#stage.listings()
    const here = await this.#stage.here()
    const store = await this.#stage.store()
    if (store['run'] !== null || store['state'] !== 'connected') faults.push(`the store is ${JSON.stringify(store)}`)
    if (this.#stage.repeated.length > 0) faults.push(`sent again what was there: ${this.#stage.repeated.join()}`)
    const left = await this.#stage.sql(
      `select kind, payload from job where user_id = $1 and kind like 'store-%'`,
      this.#stage.userId,
    )
    if (left.length > 0) faults.push(`work is left: ${JSON.stringify(left)}`)
    for (const { id, external_id: externalId, push_state: state, offers } of listings) {
      const product = this.#simulator.product(externalId)
      const open = conflicts.filter((each) => each['listing_id'] === id)
      if (!here.has(externalId) || !product) continue
      if (isDecided && (open.length > 0 || state !== 'none'))
        faults.push(`${externalId} is ${state} with ${JSON.stringify(open)}`)
      const isHeld = open.some(({ field }) => SENT.some((each) => each === field))
      for (const [key, theirs] of sidesThere(product)) {
        const own = here.get(key)
        if (!own) faults.push(`${key} is not sold here`)
        const variantId = offers.find((offer) => sideKey(externalId, offer.id) === key)?.variantId ?? ''
        for (const field of FIELDS.filter((name) => own && name in theirs)) {
          const [mine, other] = [own?.[field], theirs[field]]
          const conflict = open.find((each) => each['field'] === field && each['variant_id'] === variantId)
          if (SENT.includes(field) && mine !== other && !isHeld)
            faults.push(`${key} ${field}: ${String(mine)} here, ${String(other)} there`)
          faults.push(
            ...this.#lost('here', key, field, { standing: mine, named: conflict?.['local'] }),
            ...this.#lost('there', key, field, { standing: other, named: conflict?.['store'] }),
          )
        }
      }
    }
    return faults
  }

  /** A value that a person typed stands, is named in a conflict, or was taken over by the other side and then replaced by its next edit. */
  #lost(
    side: 'here' | 'there',
    key: string,
    field: Field,
    now: { standing: unknown; named: unknown },
  ): readonly string[] {
    const typed = this.#typed.get(`${side} ${key} ${field}`)
    if (!typed || typed.value === now.standing || typed.value === now.named) return []
    const acted = [key, key.split('/')[0]].map((each) => this.#acted.get(`${each} ${field}`) ?? -1)
    if (Math.max(...acted, this.#actedAll) >= typed.at) return []
    const other = side === 'here' ? 'there' : 'here'
    const arrived = this.#seen.get(`${other} ${key} ${field} ${String(typed.value)}`)
    if (arrived !== undefined && arrived >= typed.at) return []
    return [
      `${key} ${field}: ${String(typed.value)} was typed ${side} at ${typed.at} and is lost; now ${String(now.standing)}`,
    ]
  }
}
