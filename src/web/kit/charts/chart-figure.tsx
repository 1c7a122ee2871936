import Download from 'lucide-react/icons/download'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { csvText } from '#domain/csv.ts'
import { csvFile, saveFile } from '../files/save-file.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { BarList } from './bar-list.tsx'
import { type BehindPoint, type ChartData, chartRows, isEmptyChart } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { ColumnChart } from './column-chart.tsx'
import { chartMessages as messages } from './messages.ts'

interface ChartFigureProps {
  readonly title: string
  /** The message, in one line. */
  readonly lead?: ReactNode
  readonly data: ChartData
  /** Columns follow a scale, such as time; bars are compared with each other. */
  readonly kind: 'columns' | 'bars'
  /** The name of the file, without its ending. */
  readonly fileName: string
  readonly behindOf?: BehindPoint
  /** Beside the buttons: what the figure can be told by. */
  readonly controls?: ReactNode
  /** Below: what the figure had to leave out. */
  readonly note?: ReactNode
  /** The same in words, for the end of the file. */
  readonly fileNotes?: readonly string[]
  /** What to say where there is nothing. */
  readonly empty?: string
}

/** A chart with its title, its table, its file, and a way to what is behind each of its figures. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, lead, data, kind, fileName, behindOf, controls, note, fileNotes, empty = messages.empty } = props
  const [isTable, setTable] = useState(false)
  const id = useId()
  const isEmpty = useMemo(() => isEmptyChart(data), [data])
  const save = () => saveFile(`${fileName}.csv`, csvFile([csvText(chartRows(data, fileNotes))]))
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 break-inside-avoid rounded-2xl border border-line bg-card p-4 md:p-5"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id={id} className="text-base">
            {title}
          </h2>
          {lead && <p className="text-pretty text-muted">{lead}</p>}
        </div>
        <div className="-me-2 flex flex-wrap items-center print:hidden">
          {controls}
          {data.points.length > 0 && (
            <>
              <Button reads tone="ghost" size="small" onClick={() => setTable(!isTable)}>
                {isTable ? messages.chart : messages.table}
              </Button>
              <IconButton reads label={messages.csv} icon={<Download />} onClick={save} />
            </>
          )}
        </div>
      </header>
      <div className="mt-3">
        {isTable ? (
          <ChartTable label={title} data={data} behindOf={behindOf} />
        ) : isEmpty ? (
          <p className="py-10 text-center text-muted">{empty}</p>
        ) : kind === 'columns' ? (
          <ColumnChart label={title} data={data} behindOf={behindOf} />
        ) : (
          <BarList label={title} data={data} behindOf={behindOf} />
        )}
      </div>
      {note}
    </section>
  )
}
