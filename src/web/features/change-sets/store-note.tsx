import { wasApplied } from '#contract/change-states.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { changeSetsMessages } from './messages.ts'
import { storeNoteMessages as messages } from './store-note-messages.ts'

type Header = RowOfKind<'changeSet'>
type Store = RowOfKind<'store'>
type PushState = RowOfKind<'storeListing'>['pushState']

/** Rows whose arrival is followed one by one; of more what is not sent in their store is told. */
const MOST_FOLLOWED = '500'

/** Of a change set from or to a store: what sending does, what has arrived, and the way back to the store (STORE-06, STORE-09). */
export function StoreNote({ header, isOnline }: { readonly header: Header; readonly isOnline: boolean }) {
  const store = useStoreOf(header)
  const { origin, state } = header
  const isPush = origin === 'storePush'
  if (!isPush && !store) return null
  return (
    <div className="space-y-3">
      {isPush && state === 'checked' && (
        <Banner tone="neutral" title={messages.sends(store?.name ?? messages.aStore)}>
          {messages.sendsText}
        </Banner>
      )}
      {isPush && store && wasApplied(state) && isOnline && <Arrivals header={header} store={store} />}
      {store && (
        <ScreenButton size="small" screen="store" search={{ id: store.id, ...(isPush ? { view: 'products' } : {}) }}>
          {messages.toStore(store.name)}
        </ScreenButton>
      )}
    </div>
  )
}

function useStoreOf({ id, origin, effect }: Header): Store | undefined {
  const stores = useRows('store')
  if (origin !== 'storePush' && origin !== 'storePull') return undefined
  return stores.find((row) => row.id === effect.storeId || row.firstChangeSetId === id)
}

/** How many of the prices have arrived, and what became of the others; it moves on as they do. */
function Arrivals({ header: { id, version }, store }: { readonly header: Header; readonly store: Store }) {
  const listings = useRows('storeListing')
  const { page } = useRowsPage({
    id,
    version,
    state: 'all',
    kind: 'storeListing',
    page: 1,
    pageSize: MOST_FOLLOWED,
    thing: changeSetsMessages.thing,
  })
  if (!page) return null
  const ids = new Set(page.items.map((row) => row.id))
  const own = listings.filter((row) => (page.more ? row.storeId === store.id : ids.has(row.id)))
  const inState = (state: PushState): number => own.filter(({ pushState }) => pushState === state).length
  const left = (['waiting', 'failed', 'conflict'] as const).flatMap((state) => {
    const count = inState(state)
    return count > 0 ? [messages[state](count)] : []
  })
  const told = page.more ? left : [messages.arrived(inState('none'), own.length), ...left]
  return (
    <p role="status" className="text-pretty">
      {left.length === 0 ? messages.allArrived(store.name) : told.join(' · ')}
    </p>
  )
}
