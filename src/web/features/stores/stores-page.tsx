import Store from 'lucide-react/icons/store'
import { useEffect } from 'react'
import {
  CONNECT_PROBLEMS,
  type ConnectProblem,
  STORE_PROVIDERS,
  type StoreProviderName,
} from '#contract/store-providers.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { screenHref } from '#contract/screens.ts'
import { type StoreAdvice, storeMessages } from '#contract/store-messages.ts'
import { useRow, useRows } from '#web/kit/data/use-store.ts'
import { goTo } from '#web/kit/shell/current-router.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { storesMessages as messages } from './messages.ts'
import { useSoldListings } from './sold-listings.ts'
import { StateLine } from './state-line.tsx'
import { StoreMargins } from './store-margins.tsx'

const SHAPE = {
  connect: choiceParam(['', ...STORE_PROVIDERS], ''),
  problem: choiceParam(['', ...CONNECT_PROBLEMS], ''),
  /** The id of the store that its owner comes back with. */
  store: textParam(),
}

/** The connected stores, and the way to connect one (STORE-01, PAGE-08). */
export function StoresPage() {
  const stores = useRows('store')
  const open = useRows('storeConflict').filter(({ state }) => state === 'open')
  const [{ connect, problem, store }, update] = useSearchState(SHAPE)
  useArrival(store)
  const choose = (provider: StoreProviderName) => {
    // The dialog would hold a form that cannot be sent.
    if (!navigator.onLine) showToast({ title: messages.connectOffline, tone: 'warn', key: 'connect-offline' })
    else update({ connect: provider, problem: '' })
  }
  return (
    <>
      <PageHead
        title={messages.title}
        facts={stores.length === 0 ? messages.lead : messages.facts(stores.length, open.length)}
        action={
          stores.length > 0 && (
            <MenuButton
              label={messages.connect}
              tone="primary"
              align="end"
              entries={STORE_PROVIDERS.map((provider) => ({
                label: messages.providers[provider],
                run: () => choose(provider),
              }))}
            />
          )
        }
      />
      {problem !== '' && (
        <div className="mb-5">
          <Banner urgent tone="bad" title={adviceOf(problem).title} onDismiss={() => update({ problem: '' })}>
            {adviceOf(problem).remedy}
          </Banner>
        </div>
      )}
      {stores.length === 0 ? (
        <EmptyState
          icon={<Store />}
          title={messages.empty.title}
          action={STORE_PROVIDERS.map((provider) => (
            <Button key={provider} onClick={() => choose(provider)}>
              {messages.connectTo(messages.providers[provider])}
            </Button>
          ))}
        >
          {messages.empty.text}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {stores
            .toSorted((a, b) => a.nameKey.localeCompare(b.nameKey))
            .map((row) => (
              <StoreCard key={row.id} row={row} differences={open.filter(({ storeId }) => storeId === row.id).length} />
            ))}
        </ul>
      )}
      {connect !== '' && <ConnectDialog provider={connect} onClose={() => update({ connect: '' })} />}
    </>
  )
}

/** Leads on to the store that was connected on a page of its provider, once it has come to this device. */
function useArrival(id: string): void {
  const row = useRow('store', id)
  const name = row?.name
  const isRead = row !== undefined && (row.nextPullAt !== null || row.run !== null)
  useEffect(() => {
    if (name === undefined) return
    showToast({ title: messages.connecting.done(name, isRead) })
    goTo(screenHref('store', { id }), { replace: true })
  }, [id, name, isRead])
}

/** Nothing tries to connect a store by itself: what is said of one that is being connected goes before. */
function adviceOf(problem: ConnectProblem): StoreAdvice {
  return { ...storeMessages.reasons, ...storeMessages.connecting, ...storeMessages.notConnected }[problem]
}

function StoreCard({ row, differences }: { readonly row: RowOfKind<'store'>; readonly differences: number }) {
  return (
    <li className="relative rounded-2xl border border-line bg-card p-4 md:p-5">
      <h2 className="text-lg">
        <ScreenLink screen="store" search={{ id: row.id }} className="after:absolute after:inset-0 after:rounded-2xl">
          {row.name}
        </ScreenLink>
      </h2>
      <p className="break-words text-muted">
        {[messages.providers[row.provider], row.address].filter(Boolean).join(' · ')}
      </p>
      <StateLine row={row} differences={differences} showsCheck />
      <StoreMargins store={row} listings={useSoldListings(row)} />
      {row.problem !== '' && <p className="mt-2 text-pretty text-muted">{storeMessages.reasons[row.problem].title}</p>}
    </li>
  )
}
