import { useEffect, useMemo, useRef, useState } from 'react'
import { type CatalogueFacts, catalogueFacts } from '#domain/catalogue-facts.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Doors } from './doors.tsx'
import { Overview } from './overview.tsx'
import { PlaceLine } from './place-line.tsx'
import { useDefaultProfile, useProducts } from './rows.ts'
import { isSetupPutOff, putSetupOff } from './setup-later.ts'
import { startText as text } from './text.ts'

const SetupCard = lazyPart(() => import('./setup-card.tsx').then((module) => module.SetupCard))

export interface StartPageProps {
  /** Takes a file to be imported; the page then goes to the import. */
  readonly onFile: (file: File) => void
}

/** The first page after signing in (NAV-10): how to begin, or the catalogue at a glance. */
export function StartPage({ onFile }: StartPageProps) {
  const rows = useProducts()
  const status = useSyncStatus()
  const facts = useMemo(() => catalogueFacts(rows), [rows])
  useHeadingFocus(facts.total > 0)
  if (facts.total === 0 && isArriving(status)) return <PageSkeleton />
  return (
    <>
      {facts.total > 0 ? (
        <PageHead title={text.home} facts={factsLine(facts)} />
      ) : (
        <PageHead title={text.welcome} facts={text.welcomeFacts} />
      )}
      {status.problem && (
        <div className="mb-5">
          <ProblemDisplay problem={status.problem} />
        </div>
      )}
      {facts.total > 0 ? <Overview facts={facts} rows={rows} /> : <Beginning onFile={onFile} />}
    </>
  )
}

/** An empty account: first where somebody sells, then the two doors. */
function Beginning({ onFile }: StartPageProps) {
  const { userId } = useStore()
  const profile = useDefaultProfile()
  const [putOff, setPutOff] = useState(() => isSetupPutOff(userId))
  const asks = profile?.country === '' && !putOff
  useHeadingFocus(asks)
  if (asks) {
    return (
      <div className="max-w-2xl">
        <SetupCard
          profileId={profile.id}
          onSkip={() => {
            putSetupOff(userId)
            setPutOff(true)
          }}
        />
      </div>
    )
  }
  return (
    <div className="max-w-6xl space-y-4">
      <Doors onFile={onFile} />
      {profile && <PlaceLine profile={profile} />}
    </div>
  )
}

/** What had the focus goes with the part of the page that it was in; then the heading takes it. */
function useHeadingFocus(part: unknown): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [part])
}

/** The catalogue in one line: `504 products, 304 with a cost, average margin 36.5%`. */
function factsLine({ total, withCost, averageMargin }: CatalogueFacts): string {
  const parts = [
    formatCount(total, text.product),
    ...(withCost < total ? [text.facts.withCost(formatNumber(withCost))] : []),
    ...(averageMargin === null ? [] : [text.facts.averageMargin(formatPercent(averageMargin))]),
  ]
  return parts.join(', ')
}
