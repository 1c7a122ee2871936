import type { StoreProviderName, StoreReason } from '#contract/store-providers.ts'
import { type StoreAccess, StoreEntryRefused, StoreFailure, type StoreProvider } from '#server/stores/port.ts'

/** A store that can be connected and has nothing to sell, in memory: what connecting, and what is kept of it, is tried with. */
export interface PlainDoor {
  readonly provider: StoreProvider
  /** The addresses that were asked for webhooks and not taken back. */
  readonly callbacks: Set<string>
  /** The calls fail for this reason, with these words of the store; undefined lets them through. */
  failure: { readonly reason: StoreReason; readonly said?: string } | undefined
  /** Asking for webhooks alone fails. */
  refusesWebhooks: boolean
  /** The next session gives out this key in place of the one it was opened with. */
  renews: string | undefined
  /** The accesses that sessions were opened with. */
  readonly opened: StoreAccess[]
}

/** A provider whose keys are `shop` and `key`; with an app, its owners agree on a page of its own. */
export function createPlainDoor(name: StoreProviderName, hasApp = true): PlainDoor {
  const door: PlainDoor = {
    callbacks: new Set(),
    failure: undefined,
    refusesWebhooks: false,
    renews: undefined,
    opened: [],
    provider: {
      name,
      typed(address, { shop = '', key = '' }) {
        if (shop === '') throw new StoreEntryRefused([{ field: 'shop', problem: 'missing' }])
        if (address.startsWith('ftp:')) throw new StoreEntryRefused([{ field: 'address', problem: 'address' }])
        return { shop, key }
      },
      open: (access) => sessionOf(door, access),
      verify: () => undefined,
      ...(hasApp ? { consent: consentOf(() => door) } : {}),
    },
  }
  return door
}

function consentOf(door: () => PlainDoor): NonNullable<StoreProvider['consent']> {
  return {
    url: ({ state, redirect, address }) =>
      `https://provider.example/agree?${new URLSearchParams({ state, redirect, address }).toString()}`,
    async complete({ query }) {
      fail(door())
      const [shop = '', key = ''] = (query['code'] ?? '').split(' ')
      if (shop === '') throw new StoreFailure('access', 'no code')
      return Promise.resolve({ shop, key })
    },
  }
}

function sessionOf(door: PlainDoor, access: StoreAccess): ReturnType<StoreProvider['open']> {
  door.opened.push(access)
  const renewed = door.renews === undefined ? undefined : { ...access, key: door.renews }
  const { shop = '' } = access
  return {
    async facts() {
      fail(door)
      return Promise.resolve({
        externalId: shop,
        name: `Shop ${shop}`,
        address: `https://${shop}.example`,
        currency: 'EUR',
        version: 'V1',
      })
    },
    look: () => Promise.resolve({ products: [], gone: [], cursor: '', hasMore: false, total: 0 }),
    read: () => Promise.resolve(undefined),
    push: ({ seen }) => Promise.resolve(seen),
    async subscribe(callback) {
      fail(door)
      if (door.refusesWebhooks) throw new StoreFailure('refused', 'no webhooks')
      door.callbacks.add(callback)
      return Promise.resolve(`subscribed ${callback}`)
    },
    async unsubscribe(subscription) {
      fail(door)
      door.callbacks.delete(subscription.replace('subscribed ', ''))
      return Promise.resolve()
    },
    renewed: () => renewed,
  }
}

function fail({ failure }: PlainDoor): void {
  if (!failure) return
  const { reason, said } = failure
  throw new StoreFailure(reason, 'as the test says', said === undefined ? {} : { said })
}
