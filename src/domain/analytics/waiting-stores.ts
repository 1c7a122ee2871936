/** What waits among connected stores: a lost access first, because nothing goes on without it. */
export const STORE_WAITS = ['lostStores', 'storeDifferences'] as const
export type StoreWait = (typeof STORE_WAITS)[number]

/** What of the stores waits for one act. */
export interface WaitingStores {
  readonly kind: StoreWait
  /** Stores that lost their access, or fields that differ. */
  readonly count: number
  /** The stores that it is about. */
  readonly ids: readonly string[]
  readonly amount: null
}

/** As much of the stores and of the fields that differ as is told of them. */
export interface StoreRows {
  readonly stores: readonly { readonly id: string; readonly state: 'connected' | 'lost' | 'disconnected' }[]
  readonly differences: readonly { readonly storeId: string | null; readonly state: 'open' | 'resolved' }[]
}

/** Stores that have to be connected again, and fields that a person has to decide; those of a disconnected store can wait (STORE-05). */
export function waitingStores({ stores, differences }: StoreRows): readonly WaitingStores[] {
  const lost = stores.filter(({ state }) => state === 'lost').map(({ id }) => id)
  const inUse = new Set(stores.filter(({ state }) => state !== 'disconnected').map(({ id }) => id))
  const differing = differences.flatMap(({ storeId, state }) =>
    state === 'open' && storeId !== null && inUse.has(storeId) ? storeId : [],
  )
  const lines: readonly WaitingStores[] = [
    { kind: 'lostStores', count: lost.length, ids: lost, amount: null },
    { kind: 'storeDifferences', count: differing.length, ids: [...new Set(differing)], amount: null },
  ]
  return lines.filter(({ count }) => count > 0)
}
