import { Suspense, useMemo, useState } from 'react'
import { type Run, waitingRuns } from '#contract/recurring-runs.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { dueMessages as messages } from './messages.ts'

const RecurringDueDialog = lazyPart(() =>
  import('./recurring-due-dialog.tsx').then((module) => module.RecurringDueDialog),
)

export type RecurringRow = RowOfKind<'recurringDocument'>

/** A recurring invoice with its runs that wait for a decision. */
export interface Waiting {
  readonly row: RecurringRow
  readonly runs: readonly Run[]
}

/** Says how many invoices wait since when, because runs were missed during a pause, and opens their list; nothing where none wait (DOC-17). */
export function RecurringDue() {
  const rows = useRows('recurringDocument')
  const [isOpen, setOpen] = useState(false)
  const today = businessToday()
  const waiting = useMemo(() => waitingOf(rows, today), [rows, today])
  if (waiting.length === 0 && !isOpen) return null
  return (
    <ReaderPart>
      {waiting.length > 0 && (
        <Banner
          tone="warn"
          title={titleOf(waiting)}
          action={
            <Button size="small" onPointerEnter={RecurringDueDialog.preload} onClick={() => setOpen(true)}>
              {messages.open}
            </Button>
          }
        >
          {messages.why}
        </Banner>
      )}
      <Suspense fallback={null}>
        {isOpen && <RecurringDueDialog waiting={waiting} onClose={() => setOpen(false)} />}
      </Suspense>
    </ReaderPart>
  )
}

function waitingOf(rows: readonly RecurringRow[], today: string): readonly Waiting[] {
  const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name))
  return byName.flatMap((row) => {
    const runs = waitingRuns(row, today)
    return runs.length > 0 ? [{ row, runs }] : []
  })
}

function titleOf(waiting: readonly Waiting[]): string {
  const days = waiting.flatMap(({ runs }) => runs.map(({ day }) => day))
  return messages.title(days.length, days.toSorted()[0] ?? '')
}
