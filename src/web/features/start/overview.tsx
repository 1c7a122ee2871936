import { Suspense, useMemo } from 'react'
import type { CatalogueFacts } from '#domain/catalogue-facts.ts'
import { isSampleId } from '#domain/sample-id.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { ToneShape, toneText } from '#web/kit/ui/tone.tsx'
import { AttentionList } from './attention-list.tsx'
import { catalogueTiles, type CatalogueTile } from './catalogue-tiles.ts'
import { ChangesList } from './changes-list.tsx'
import type { ProductRow } from './rows.ts'
import { startText } from './text.ts'

const SampleShopNotice = lazyPart(() => import('./sample-shop-notice.tsx').then((module) => module.SampleShopNotice))

/** The catalogue at a glance: its figures, what to look at first, and what was changed lately. */
export function Overview({ facts, rows }: { readonly facts: CatalogueFacts; readonly rows: readonly ProductRow[] }) {
  const hasSample = useMemo(() => rows.some(({ id }) => isSampleId(id)), [rows])
  const tiles = useMemo(() => catalogueTiles(facts), [facts])
  return (
    <div className="space-y-5">
      {hasSample && (
        <Suspense fallback={null}>
          <SampleShopNotice />
        </Suspense>
      )}
      <ul aria-label={startText.tiles.label} className="grid grid-cols-2 gap-3 md:gap-4 sm:grid-cols-3 xl:grid-cols-5">
        {tiles.map((tile) => (
          <Tile key={tile.label} tile={tile} />
        ))}
      </ul>
      <div className="grid items-start gap-4 xl:grid-cols-[1.35fr_1fr]">
        <AttentionList rows={rows} facts={facts} />
        <ChangesList />
      </div>
    </div>
  )
}

function Tile({ tile: { label, value, remark, tone, list } }: { readonly tile: CatalogueTile }) {
  return (
    <li className="min-w-0">
      <ScreenLink
        screen="products"
        search={list}
        className="flex h-full flex-col rounded-2xl border border-line bg-card p-4 transition-colors hover:bg-accent md:p-5"
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
