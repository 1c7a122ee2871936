import { useEffect, useId, useState } from 'react'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { ChangeSetRow } from './change-set-api.ts'
import { columnName } from './column-name.ts'
import type { ImportSession } from './import-session.ts'
import type { ImportState } from './import-state.ts'
import { problemWords } from './problem-words.ts'
import { importText } from './text.ts'

export interface BadRowDialogProps {
  readonly item: ChangeSetRow & { readonly n: number }
  readonly state: ImportState
  readonly session: ImportSession
  readonly onClose: () => void
}

/** A row that was not understood, whole, as it stands in the file: its cells can be corrected here and checked again (PROD-14). */
export function BadRowDialog({ item, state, session, onClose }: BadRowDialogProps) {
  const [cells, setCells] = useState<readonly string[]>()
  const { opened, settings } = state
  const { review: text } = importText
  const { n, problems } = item
  const form = useId()
  useEffect(() => {
    let isCurrent = true
    void session.rowsOf([n]).then(([row = []]) => isCurrent && setCells(row))
    return () => {
      isCurrent = false
    }
  }, [session, n])
  if (!opened || !settings) return null

  function check() {
    onClose()
    if (cells) void session.correct(n, cells)
  }

  return (
    <Dialog
      open
      wide
      keepOpen
      title={text.correctTitle(formatNumber(n))}
      description={problems.map(problemWords).join(' ')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{importText.cancel}</Button>
          <Button tone="primary" type="submit" form={form} disabled={!cells}>
            {text.checkAgain}
          </Button>
        </>
      }
    >
      {cells ? (
        <form
          id={form}
          className="grid gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault()
            check()
          }}
        >
          {cells.map((cell, index) => {
            const name = columnName(opened.columns[index] ?? { name: '' }, index)
            const target = settings.columns[index]
            const own = problems.filter(({ field }) => field === target).map(problemWords)
            return (
              <TextField
                // Columns have no other identity than their place.
                key={`${index} of ${cells.length}`}
                label={name}
                {...(own.length > 0 ? { error: own.join(' ') } : {})}
                value={cell}
                onChange={(event) => setCells(cells.with(index, event.target.value))}
              />
            )
          })}
        </form>
      ) : (
        <TableSkeleton rows={4} columns={2} />
      )}
    </Dialog>
  )
}
