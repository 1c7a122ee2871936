import { Sparkline } from '#web/kit/charts/sparkline.tsx'
import { TileValue } from '#web/kit/charts/tile-value.tsx'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import type { DashboardTile } from './dashboard-tiles.ts'
import { dashboardMessages as messages } from './dashboard-messages.ts'

/** The size of a figure that has the room. */
const MOST_REM = 1.75

/** The figures at the head of the dashboard, each a way to what is behind it. */
export function FigureTiles({ tiles }: { readonly tiles: readonly DashboardTile[] }) {
  const values = tiles.map(({ value }) => value)
  return (
    <div className="@container/figures">
      <ul aria-label={messages.figures} className="grid grid-cols-2 gap-3 md:gap-4 @5xl/figures:grid-cols-4">
        {tiles.map(({ key, label, value, notes, line, to }) => (
          <li key={key} className="grid min-w-0">
            <ScreenLink
              {...to}
              className="flex min-w-0 flex-col rounded-2xl border border-line bg-card p-4 transition-colors hover:bg-accent md:p-5"
            >
              <span className="font-semibold text-pretty text-muted">{label}</span>
              <TileValue text={value} among={values} most={MOST_REM} />
              {notes.map((note) => (
                <span key={note} className="mt-1 text-[13px] text-pretty text-muted">
                  {note}
                </span>
              ))}
              <span className="mt-auto block pt-3">{line.length > 1 && <Sparkline values={line} />}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
