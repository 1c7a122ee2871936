import { randomUUID } from 'node:crypto'
import type { StoreReason } from '#contract/store-providers.ts'
import {
  StoreFailure,
  type StoreOffer,
  type StoreProduct,
  type StoreSession,
  type StoreVariant,
} from '#server/stores/port.ts'

type Kept = { -readonly [K in keyof StoreProduct]: StoreProduct[K] }
/** A product as a test puts it in; what is left out is empty. */
export type PlainProduct = Partial<Omit<StoreProduct, 'variants'>> & {
  readonly variants?: readonly Partial<StoreVariant>[]
}

/** A store over a map, for tests of what all providers share: it changes, fails and counts as told. */
export interface PlainStore {
  readonly session: StoreSession
  create(product: PlainProduct): string
  edit(externalId: string, change: PlainProduct): void
  remove(externalId: string): void
  product(externalId: string): StoreProduct | undefined
  /** The next calls fail, after `skip` others. */
  fail(reason: StoreReason, options?: { skip?: number; times?: number; retryAfterMs?: number }): void
  /** The calls of each kind so far. */
  readonly calls: { look: number; read: number; push: number }
  readonly pushed: readonly StoreOffer[]
}

const NO_VARIANT: StoreVariant = {
  externalId: '',
  optionValues: [],
  sku: '',
  barcode: '',
  price: null,
  compareAt: null,
  cost: null,
  stock: null,
  isActive: true,
}

function productOf(externalId: string, { variants = [], ...given }: PlainProduct): Kept {
  const { optionValues: _, ...figures } = NO_VARIANT
  return {
    ...figures,
    name: 'Product',
    description: '',
    brand: '',
    categories: [],
    tags: [],
    pictureUrl: '',
    pageUrl: '',
    revision: randomUUID(),
    changedAt: null,
    options: [],
    ...given,
    externalId,
    variants: variants.map((each, index) => ({ ...NO_VARIANT, externalId: `${externalId}-v${index + 1}`, ...each })),
  }
}

/** Makes an empty store. */
export function createPlainStore({ currency = 'USD', pageSize = 2 } = {}): PlainStore {
  const products = new Map<string, Kept>()
  const changes: { id: string; at: number }[] = []
  const faults: { reason: StoreReason; skip: number; times: number; retryAfterMs?: number | undefined }[] = []
  const calls = { look: 0, read: 0, push: 0 }
  const pushed: StoreOffer[] = []
  let clock = 0
  let made = 0
  const note = (id: string) => changes.push({ id, at: (clock += 1) })
  const mayFail = () => {
    const [fault] = faults
    if (!fault) return
    if (fault.skip > 0) {
      fault.skip -= 1
      return
    }
    fault.times -= 1
    if (fault.times <= 0) faults.shift()
    const more = fault.retryAfterMs === undefined ? {} : { retryAfterMs: fault.retryAfterMs }
    throw new StoreFailure(fault.reason, 'as told', more)
  }
  const session: StoreSession = {
    facts: () => {
      mayFail()
      return Promise.resolve({
        externalId: 'plain',
        name: 'Plain',
        address: 'https://plain.example',
        currency,
        version: '',
      })
    },
    look: async ({ cursor, known }) => {
      calls.look += 1
      mayFail()
      const [kind, from = '0', mark = ''] = (cursor ?? `whole:0:${clock}`).split(':')
      if (kind === 'whole') {
        const all = [...products.values()]
        const some = all.slice(Number(from), Number(from) + pageSize)
        await known(some.map(({ externalId }) => externalId))
        const end = Number(from) + pageSize
        const hasMore = end < all.length
        return {
          products: some,
          gone: [],
          cursor: hasMore ? `whole:${end}:${mark}` : `since:${mark}`,
          hasMore,
          total: all.length,
        }
      }
      const fresh = changes.filter(({ at }) => at > Number(from)).slice(0, pageSize)
      const last = fresh.at(-1)?.at ?? clock
      const ids = [...new Set(fresh.map(({ id }) => id))]
      return {
        products: ids.flatMap((id) => products.get(id) ?? []),
        gone: ids.filter((id) => !products.has(id)),
        cursor: `since:${last}`,
        hasMore: last < clock,
        total: undefined,
      }
    },
    read: (externalId) => {
      calls.read += 1
      mayFail()
      return Promise.resolve(products.get(externalId))
    },
    push: ({ externalId, offers }) => {
      calls.push += 1
      mayFail()
      const before = products.get(externalId)
      if (!before) throw new StoreFailure('refused', 'no such product')
      pushed.push(...offers)
      const own = (id: string) => {
        const { externalId: _, ...fields } = offers.find((each) => each.externalId === id) ?? { externalId: '' }
        return fields
      }
      const variants = before.variants.map((each) => ({ ...each, ...own(each.externalId) }))
      const after = { ...before, ...own(externalId), variants, revision: randomUUID() }
      products.set(externalId, after)
      note(externalId)
      return Promise.resolve(after)
    },
    subscribe: () => Promise.resolve(''),
    unsubscribe: () => Promise.resolve(),
    renewed: () => undefined,
  }
  return {
    session,
    calls,
    pushed,
    create(product) {
      const id = product.externalId ?? `p${String((made += 1)).padStart(5, '0')}`
      products.set(id, productOf(id, product))
      note(id)
      return id
    },
    edit(externalId, { variants, ...change }) {
      const before = products.get(externalId)
      if (!before) throw new Error(`no product ${externalId}`)
      const byId = new Map((variants ?? []).map((each) => [each.externalId, each]))
      const edited = before.variants.map((each) => ({ ...each, ...byId.get(each.externalId) }))
      products.set(externalId, { ...before, ...change, variants: edited, revision: randomUUID() })
      note(externalId)
    },
    remove(externalId) {
      products.delete(externalId)
      note(externalId)
    },
    product: (externalId) => products.get(externalId),
    fail(reason, { skip = 0, times = 1, retryAfterMs } = {}) {
      faults.push({ reason, skip, times, retryAfterMs })
    },
  }
}
