import type { StoreProviderName } from '#contract/store-providers.ts'
import type { StoreAccess, StoreOffer, StoreProduct, StoreProvider, StoreVariant } from '#server/stores/port.ts'

/** A product as tests put it into a simulated store: what is left out is empty. `changedAt` and `revision` are the simulator's own. */
export type NewStoreProduct = Partial<
  Omit<StoreProduct, 'externalId' | 'changedAt' | 'revision' | 'pageUrl' | 'variants'>
> & {
  readonly name: string
  readonly variants?: readonly Partial<StoreVariant>[]
}

/** A webhook as the provider would post it; the test decides whether it arrives, twice, late, or never. */
export interface SimulatedDelivery {
  /** Below /api of the product: `/wix/webhooks/product-changed`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How the next requests fail: those whose path holds `path`, `times` of them, after `skip` others. */
export interface SimulatedFault {
  readonly path?: string
  readonly skip?: number
  readonly times?: number
  /** `cut`: the connection ends without an answer, before the request is carried out; `cut-after`: after it was. */
  readonly kind: 'status' | 'cut' | 'cut-after' | 'not-json' | 'revoked' | 'slow'
  readonly status?: number
  readonly retryAfterSeconds?: number
}

/** A write that arrived and was carried out. */
export interface SimulatedWrite {
  readonly productId: string
  readonly offers: readonly StoreOffer[]
}

/** A simulated store of any provider: it speaks the real wire format over HTTP and keeps its own state. */
export interface StoreSimulator {
  readonly name: StoreProviderName
  /** What opens it. */
  readonly access: StoreAccess
  /** The product's own provider, pointed at it. */
  readonly provider: StoreProvider
  /** Its state in the common shape, in the order of making; changes are as if a person made them in the store's own admin. */
  readonly products: () => readonly StoreProduct[]
  readonly product: (externalId: string) => StoreProduct | undefined
  /** Puts a product in; answers its id. Emits a webhook. */
  readonly create: (product: NewStoreProduct) => string
  /** Changes a product; `variants` replaces fields of variants by their id. Emits a webhook. */
  readonly edit: (
    externalId: string,
    change: Partial<Omit<NewStoreProduct, 'variants'>> & {
      readonly variants?: Readonly<Record<string, Partial<StoreVariant>>>
    },
  ) => void
  /** Emits a webhook. */
  readonly remove: (externalId: string) => void
  /** The app is removed or the key revoked: every call fails from now on. Emits what the provider sends then, if anything. */
  readonly revoke: () => void
  /** Webhooks that it would have sent since the last call, oldest first. Those for changes made over its own API are among them. */
  readonly takeDeliveries: () => readonly SimulatedDelivery[]
  readonly fail: (fault: SimulatedFault) => void
  /** Price, cost and stock changes that arrived over its API, oldest first. */
  readonly writes: readonly SimulatedWrite[]
  /** Requests so far, and those that broke the documented rate by the clock that it was given. */
  readonly requests: { count: number; overLimit: number }
  readonly close: () => Promise<void>
}
