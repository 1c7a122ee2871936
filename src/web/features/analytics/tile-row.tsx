import { useCallback } from 'react'
import { nearestProduct } from '#domain/exact.ts'
import { PPM } from '#domain/money.ts'
import { ChartAnchor } from '#web/kit/charts/chart-anchor.tsx'
import { Sparkline } from '#web/kit/charts/sparkline.tsx'
import { TileValue } from '#web/kit/charts/tile-value.tsx'
import { percentForm } from '#web/kit/charts/value-forms.ts'
import { tileKey } from '#web/kit/figures/behind-key.ts'
import { formatPointsChange } from '#web/kit/format/change.ts'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import type { Analysis } from './analysis.ts'
import type { DeclaredTab, Tile } from './declared-chart.ts'
import { LeftOutNote } from './left-out-note.tsx'
import { analyticsMessages as messages } from './messages.ts'
import { tilesOf } from './open-behind.ts'
import { useLater } from './use-later.ts'

const MOST_TILES = 5

/** The figures at the head of a tab, each beside that of the range before and leading to its rows. */
export function TileRow({ analysis, tab }: { readonly analysis: Analysis; readonly tab: DeclaredTab }) {
  const found = useLater(useCallback(() => tilesOf(analysis, tab), [analysis, tab]))
  if (!tab.tiles) return null
  return (
    <div className="@container/tiles">
      <ul
        aria-label={messages.tiles.label}
        className="grid grid-cols-2 gap-x-3 sm:grid-cols-3 md:gap-x-4 @5xl/tiles:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
      >
        {found
          ? found.tiles.map((tile) => <TileCard key={tile.key} tile={tile} among={found.tiles.map(textOf)} />)
          : Array.from({ length: MOST_TILES }, (_, index) => (
              <li key={index}>
                <Skeleton className="h-32 w-full rounded-2xl" />
              </li>
            ))}
      </ul>
      <LeftOutNote id="tiles" leftOut={found?.leftOut} notes={found?.notes} />
    </div>
  )
}

function TileCard({ tile, among }: { readonly tile: Tile; readonly among: readonly string[] }) {
  const raw = useSearch()
  const { key, name, note, line } = tile
  return (
    // The lines of tiles that stand beside each other share their heights, so that the figures stand on one line.
    <li className="row-span-4 mb-3 grid min-w-0 grid-rows-subgrid max-sm:odd:last:col-span-2">
      <ChartAnchor
        screen="analytics"
        search={{ ...raw, behind: tileKey(key) }}
        className="row-span-4 grid grid-rows-subgrid rounded-2xl border border-line bg-card p-4 transition-colors hover:bg-accent"
      >
        <span className="font-semibold text-pretty text-muted">{name}</span>
        <TileValue text={textOf(tile)} among={among} most={1.5} />
        <span className="pt-1 text-[13px] text-pretty text-muted">{note ?? comparison(tile)}</span>
        <span className="self-end pt-2">{line && <Sparkline values={line} />}</span>
      </ChartAnchor>
    </li>
  )
}

function textOf({ value, form }: Pick<Tile, 'value' | 'form'>): string {
  return value === null ? messages.none : form.text(value)
}

/** The figure of the range before, and how much more or less it is now: of percentages in points. */
function comparison({ value, before, form }: Tile): string {
  if (before === undefined) return ''
  if (before === null) return messages.tiles.noneBefore
  const told = messages.tiles.before(form.text(before))
  if (form === percentForm) {
    const points = value === null ? 0 : value - before
    return points === 0 ? told : `${messages.tiles.points(formatPointsChange(points))} · ${told}`
  }
  if (before === 0) return messages.tiles.noneBefore
  if (value === null || before < 0) return told
  const change = nearestProduct(value - before, PPM, before)
  if (change === 0) return told
  return `${change > 0 ? messages.tiles.up(change) : messages.tiles.down(-change)} · ${told}`
}
