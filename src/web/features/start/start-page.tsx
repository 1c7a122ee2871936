import { type ComponentType, Suspense, useMemo, useSyncExternalStore } from 'react'
import { isSampleId } from '#domain/sample-id.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { hasRows } from '#web/kit/figures/has-rows.ts'
import { isArriving, isUnfetched } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { startMessages as messages } from './messages.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

const Beginning = lazyPart(() => import('./beginning.tsx').then((module) => module.Beginning))
const SampleShopNotice = lazyPart(() => import('./sample-shop-notice.tsx').then((module) => module.SampleShopNotice))
const NotFetched = lazyPart(() => import('#web/kit/list/not-fetched.tsx').then((module) => module.NotFetched))
const ProblemDisplay = lazyPart(() => import('#web/kit/ui/problem-display.tsx').then((module) => module.ProblemDisplay))

export interface StartPageProps {
  /** Takes a file to be imported; the page then goes to the import. */
  readonly onFile: (file: File) => void
  readonly Dashboard: ComponentType
}

/** The first page after signing in (NAV-10, PAGE-01): how to begin, or the day at a glance. */
export function StartPage({ onFile, Dashboard }: StartPageProps) {
  const shop = useShop()
  const status = useSyncStatus()
  // Whoever may change nothing has nothing to begin (TEAM-02).
  const readOnly = useReadOnly()
  useHeadingFocus(shop !== 'empty')
  if (shop === 'empty' && isArriving(status)) return <PageSkeleton />
  if (shop === 'empty' && isUnfetched(status)) {
    return (
      <>
        <PageHead title={messages.home} />
        <Suspense fallback={null}>
          <NotFetched />
        </Suspense>
      </>
    )
  }
  const begins = shop === 'empty' && !readOnly
  return (
    <>
      {begins ? (
        <PageHead title={messages.welcome} facts={messages.welcomeFacts} />
      ) : (
        <PageHead title={messages.home} />
      )}
      <Suspense fallback={null}>
        {status.problem && (
          <div className="mb-5">
            <ProblemDisplay problem={status.problem} />
          </div>
        )}
        {shop === 'sample' && !readOnly && (
          <div className="mb-4">
            <SampleShopNotice />
          </div>
        )}
      </Suspense>
      <Suspense fallback={null}>
        {begins ? (
          <Beginning onFile={onFile} />
        ) : (
          <ReaderPart>
            <Dashboard />
          </ReaderPart>
        )}
      </Suspense>
    </>
  )
}

/** What is here: nothing yet, products of the sample shop among others, or products and documents of one's own. */
type Shop = 'empty' | 'sample' | 'own'

function useShop(): Shop {
  const store = useStore()
  const read = useMemo(() => shopReader(store), [store])
  return useSyncExternalStore(store.subscribe, read)
}

/** Looks through the ids of the products once per change of them. */
function shopReader(store: Store): () => Shop {
  let revision = -1
  let shop: Shop = 'empty'
  return () => {
    if (store.revision !== revision) shop = shopOf(store)
    revision = store.revision
    return shop
  }
}

function shopOf(store: Store): Shop {
  const products = store.collection('product')
  let shop: Shop = hasRows(store, 'document') ? 'own' : 'empty'
  for (let slot = 0; slot < products.slotCount; slot += 1) {
    if (!products.source(slot)) continue
    if (isSampleId(products.id(slot))) return 'sample'
    shop = 'own'
  }
  return shop
}
