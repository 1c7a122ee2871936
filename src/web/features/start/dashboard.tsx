import { type ComponentType, Suspense, useMemo } from 'react'
import { useDatedRates } from '#web/kit/currency/use-dated-rates.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { figureCurrency } from '#web/kit/figures/figure-currency.ts'
import type { FigureBooks } from '#web/kit/figures/figure-source.ts'
import { useFigureBooks } from '#web/kit/figures/use-figure-books.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useReachesKind } from '#web/kit/shell/reach.ts'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { dashboardFigures } from './dashboard-figures.ts'
import { dashboardMessages as messages } from './dashboard-messages.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { FigureTiles } from './figure-tiles.tsx'
import type { PriceChange } from './price-change.ts'
import { StepsCard } from './steps-card.tsx'
import { useWaiting } from './use-waiting.ts'
import { WaitingBlock } from './waiting-block.tsx'

const BelowFigures = lazyPart(() => import('./below-figures.tsx').then((module) => module.BelowFigures))

/** From so many products on, what waits is worked out long enough to be noticed. */
const LARGE = 10_000

/** What other features show on the dashboard. */
export interface DashboardParts {
  readonly PriceChange: PriceChange
  readonly ComingUp: ComponentType<{ readonly books: FigureBooks }>
  readonly Insights: ComponentType<{ readonly most: number }>
}

/** The day at a glance: what waits for a decision, the figures of the business, and what comes (PAGE-01). */
export function Dashboard(parts: DashboardParts) {
  const { books } = useFigureBooks('documents', 'products')
  const currency = figureCurrency(useRows('businessProfile'))
  return books ? <ReadDashboard {...parts} books={books} currency={currency} /> : <Reading />
}

interface ReadProps extends DashboardParts {
  readonly books: FigureBooks
  readonly currency: string
}

function ReadDashboard({ books, currency, ...parts }: ReadProps) {
  const rates = useDatedRates(currency)
  const today = businessToday()
  const hasProducts = useReachesKind('product')
  const waiting = useWaiting(rates)
  const figures = useMemo(() => dashboardFigures(books, rates, today), [books, rates, today])
  const tiles = useMemo(() => dashboardTiles(figures, currency, hasProducts), [figures, currency, hasProducts])
  // Whatever comes first would move what stands below it; the figures of a large shop do not wait for all its products all the same.
  if (waiting.status === 'computing' && books.products.size < LARGE) return <Reading />
  return (
    <div className="space-y-4">
      <StepsCard />
      <WaitingBlock waiting={waiting} currency={currency} PriceChange={parts.PriceChange} />
      <FigureTiles tiles={tiles} />
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-2xl" />}>
        <BelowFigures books={books} figures={figures} currency={currency} {...parts} />
      </Suspense>
    </div>
  )
}

function Reading() {
  return (
    <div role="status" aria-label={messages.computing} className="space-y-4">
      <Skeleton className="h-72 w-full rounded-2xl" />
      <Skeleton className="h-36 w-full rounded-2xl" />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </div>
  )
}
