import { ListWithPanel } from '#web/kit/ui/list-with-panel.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import type { Analysis } from './analysis.ts'
import { BehindPanel } from './behind-panel.tsx'
import { ChartSlot } from './chart-slot.tsx'
import { chartWidths } from './chart-widths.ts'
import type { DeclaredTab } from './declared-chart.ts'
import { openBehind } from './open-behind.ts'
import { TileRow } from './tile-row.tsx'

interface TabContentProps {
  readonly analysis: Analysis
  readonly tab: DeclaredTab
  /** The figure that is looked into. */
  readonly behind: string
  readonly onClose: () => void
}

/** The figures of a tab, and the list behind the one that is looked into. */
export function TabContent({ analysis, tab, behind, onClose }: TabContentProps) {
  const widths = chartWidths(tab.charts)
  const open = behind === '' ? undefined : openBehind(analysis, tab, behind)
  return (
    <ListWithPanel panel={open && <BehindPanel key={behind} open={open} onClose={onClose} />}>
      <div className="space-y-4">
        <TileRow analysis={analysis} tab={tab} />
        <div className={classNames('grid grid-cols-1 gap-4', !open && 'xl:grid-cols-2')}>
          {tab.charts.map((declared, at) => (
            <ChartSlot
              key={declared.id}
              analysis={analysis}
              declared={declared}
              isWide={widths[at] === true && open === undefined}
            />
          ))}
        </div>
      </div>
    </ListWithPanel>
  )
}
