import { Suspense, useDeferredValue, useMemo } from 'react'
import type { CatalogueFacts } from '#domain/catalogue-facts.ts'
import { isSampleId } from '#domain/sample-id.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ToneShape, toneText } from '#web/kit/ui/tone.tsx'
import { catalogueTiles, type CatalogueTile } from './catalogue-tiles.ts'
import { startMessages } from './messages.ts'

const SampleShopNotice = lazyPart(() => import('./sample-shop-notice.tsx').then((module) => module.SampleShopNotice))
const Highlights = lazyPart(() => import('./highlights.tsx').then((module) => module.Highlights))
const highlightsPlace = <Skeleton className="h-64 w-full rounded-2xl" />

/** The catalogue at a glance: its figures, what to look at first, and what was changed lately. */
export function Overview({
  facts,
  rows,
}: {
  readonly facts: CatalogueFacts
  readonly rows: readonly RowOfKind<'product'>[]
}) {
  const hasSample = useMemo(() => rows.some(({ id }) => isSampleId(id)), [rows])
  // What stands below the figures loads once they are on the screen.
  const isShown = useDeferredValue(true, false)
  const hasFloor = useHasFloor(rows)
  const tiles = useMemo(() => catalogueTiles(facts, hasFloor), [facts, hasFloor])
  return (
    <div className="space-y-5">
      {hasSample && (
        <Suspense fallback={null}>
          <SampleShopNotice />
        </Suspense>
      )}
      <ul
        aria-label={startMessages.tiles.label}
        className="-mt-3 grid grid-cols-2 gap-x-3 sm:grid-cols-3 md:-mt-4 md:gap-x-4 xl:grid-cols-5"
      >
        {tiles.map((tile) => (
          <Tile key={tile.label} tile={tile} />
        ))}
      </ul>
      <Suspense fallback={highlightsPlace}>
        {isShown ? <Highlights rows={rows} facts={facts} /> : highlightsPlace}
      </Suspense>
    </div>
  )
}

/** Whether the business, a category or a product has a lowest margin. */
function useHasFloor(products: readonly RowOfKind<'product'>[]): boolean {
  const profiles = useRows('businessProfile')
  const categories = useRows('category')
  return useMemo(
    () => [profiles, categories, products].some((rows) => rows.some(({ floorMargin }) => floorMargin !== null)),
    [profiles, categories, products],
  )
}

function Tile({ tile: { label, value, remark, tone, list } }: { readonly tile: CatalogueTile }) {
  return (
    // The lines of tiles that stand beside each other share their heights, so that the figures stand on one line.
    <li className="row-span-3 mt-3 grid min-w-0 grid-rows-subgrid md:mt-4">
      <ScreenLink
        screen="products"
        search={list}
        className="row-span-3 grid grid-rows-subgrid rounded-2xl border border-line bg-card p-4 transition-colors hover:bg-accent md:p-5"
      >
        <span className="font-semibold text-pretty text-muted">{label}</span>
        <span className="pt-2 text-2xl leading-none font-bold md:text-[1.75rem]">{value}</span>
        <span className={classNames('mt-2 flex items-baseline gap-1.5 text-[13px] font-medium', toneText[tone])}>
          {tone !== 'neutral' && <ToneShape tone={tone} />}
          <span className="min-w-0 text-pretty">{remark}</span>
        </span>
      </ScreenLink>
    </li>
  )
}
