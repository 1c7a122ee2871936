import { randomUUID } from 'node:crypto'
import type { StoreReason } from '#contract/store-providers.ts'
import {
  StoreFailure,
  type StoreOffer,
  type StoreProduct,
  type StoreProvider,
  type StoreVariant,
} from '#server/stores/port.ts'

/** What happens to the next calls of one kind. */
interface Fault {
  readonly on: 'read' | 'push' | 'facts'
  readonly reason: StoreReason
  /** The change is carried out before the failure. */
  readonly isAfter?: boolean
  readonly said?: string
  readonly product?: string
}

/** A store without a wire: what lies above the port is tested on it. */
export interface MemoryStore {
  readonly externalId: string
  readonly provider: StoreProvider
  readonly products: Map<string, StoreProduct>
  /** Changes that arrived, oldest first. */
  readonly writes: { readonly externalId: string; readonly offers: readonly StoreOffer[] }[]
  reads: number
  readonly faults: Fault[]
  /** Runs once, just before the next change arrives. */
  beforePush: (() => void) | undefined
  edit(externalId: string, change: Partial<StoreProduct>): void
}

/** A product of a store; what is left out is empty. */
export function storeProduct(externalId: string, own: Partial<StoreProduct> = {}): StoreProduct {
  return {
    externalId,
    name: `Thing ${externalId}`,
    description: '',
    brand: '',
    categories: [],
    tags: [],
    pictureUrl: '',
    pageUrl: '',
    revision: '1',
    changedAt: null,
    options: [],
    variants: [],
    sku: '',
    barcode: '',
    price: '10.00',
    compareAt: null,
    cost: null,
    stock: null,
    isActive: true,
    ...own,
  }
}

/** Signs webhooks with the text `good` in a header, or with the `secret` of its access. */
export function memoryStore(externalId = randomUUID()): MemoryStore {
  const products = new Map<string, StoreProduct>()
  const hit = (on: Fault['on'], product: string): Fault | undefined => {
    const at = store.faults.findIndex((fault) => fault.on === on && (fault.product ?? product) === product)
    return at < 0 ? undefined : store.faults.splice(at, 1)[0]
  }
  const fail = (fault: Fault | undefined, isAfter: boolean): void => {
    if (fault && (fault.isAfter ?? false) === isAfter)
      throw new StoreFailure(fault.reason, 'as the test wants', fault.said === undefined ? {} : { said: fault.said })
  }
  const store: MemoryStore = {
    externalId,
    products,
    writes: [],
    reads: 0,
    faults: [],
    beforePush: undefined,
    edit(id, change) {
      const before = products.get(id) ?? storeProduct(id)
      products.set(id, { ...before, ...change, revision: String(Number(before.revision) + 1) })
    },
    provider: {
      name: 'wix',
      verify({ headers, body, access }) {
        if (headers['x-signature'] !== (access?.['secret'] ?? 'good')) return undefined
        return JSON.parse(body.toString()) as ReturnType<StoreProvider['verify']>
      },
      open: () => ({
        renewed: () => undefined,
        async facts() {
          fail(hit('facts', ''), false)
          return { externalId, name: 'Shop', address: '', currency: 'EUR', version: '' }
        },
        look: () => Promise.reject(new Error('not looked at in these tests')),
        subscribe: () => Promise.resolve(''),
        unsubscribe: () => Promise.resolve(),
        async read(id) {
          store.reads += 1
          fail(hit('read', id), false)
          return products.get(id)
        },
        async push({ externalId: id, seen, offers }) {
          const fault = hit('push', id)
          fail(fault, false)
          const before = store.beforePush
          store.beforePush = undefined
          before?.()
          const now = products.get(id)
          if (now?.revision !== seen.revision || !now) throw new StoreFailure('changed', 'changed meanwhile')
          store.writes.push({ externalId: id, offers })
          store.edit(id, changed(now, offers))
          fail(fault, true)
          return products.get(id) ?? now
        },
      }),
    },
  }
  return store
}

function changed(product: StoreProduct, offers: readonly StoreOffer[]): Partial<StoreProduct> {
  const own = offers.find(({ externalId }) => externalId === product.externalId)
  const variants = product.variants.map((variant): StoreVariant => {
    const offer = offers.find(({ externalId }) => externalId === variant.externalId)
    return offer ? { ...variant, ...offer } : variant
  })
  return { ...own, variants }
}
