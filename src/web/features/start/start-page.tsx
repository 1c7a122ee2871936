import { Suspense, useMemo } from 'react'
import { type CatalogueFacts, catalogueFacts } from '#domain/catalogue-facts.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { isArriving, isUnfetched } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Overview } from './overview.tsx'
import { startMessages as messages } from './messages.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useJudgedProducts } from './use-judged-products.ts'

const Beginning = lazyPart(() => import('./beginning.tsx').then((module) => module.Beginning))
const NotFetched = lazyPart(() => import('#web/kit/list/not-fetched.tsx').then((module) => module.NotFetched))
const ProblemDisplay = lazyPart(() => import('#web/kit/ui/problem-display.tsx').then((module) => module.ProblemDisplay))

export interface StartPageProps {
  /** Takes a file to be imported; the page then goes to the import. */
  readonly onFile: (file: File) => void
}

/** The first page after signing in (NAV-10): how to begin, or the catalogue at a glance. */
export function StartPage({ onFile }: StartPageProps) {
  const rows = useJudgedProducts()
  const status = useSyncStatus()
  const facts = useMemo(() => catalogueFacts(rows), [rows])
  useHeadingFocus(facts.total > 0)
  if (facts.total === 0 && isArriving(status)) return <PageSkeleton />
  if (facts.total === 0 && isUnfetched(status)) {
    return (
      <>
        <PageHead title={messages.home} />
        <Suspense fallback={null}>
          <NotFetched />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {facts.total > 0 ? (
        <PageHead title={messages.home} facts={factsLine(facts)} />
      ) : (
        <PageHead title={messages.welcome} facts={messages.welcomeFacts} />
      )}
      <Suspense fallback={null}>
        {status.problem && (
          <div className="mb-5">
            <ProblemDisplay problem={status.problem} />
          </div>
        )}
      </Suspense>
      <Suspense fallback={null}>
        {facts.total > 0 ? <Overview facts={facts} rows={rows} /> : <Beginning onFile={onFile} />}
      </Suspense>
    </>
  )
}

/** The catalogue in one line: `504 products, 304 with a cost, average margin 36.5%`. */
function factsLine({ total, withCost, averageMargin }: CatalogueFacts): string {
  const parts = [
    countOf('product', total),
    ...(withCost < total ? [messages.facts.withCost(formatNumber(withCost))] : []),
    ...(averageMargin === null ? [] : [messages.facts.averageMargin(formatPercent(averageMargin))]),
  ]
  return parts.join(', ')
}
