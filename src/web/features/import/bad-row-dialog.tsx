import { useEffect, useState } from 'react'
import { RowDialog } from '#web/kit/files/row-dialog.tsx'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { columnName } from '#web/kit/files/column-targets.tsx'
import type { ImportProps } from './import-session.ts'
import { problemText } from './problem-text.ts'

export interface BadRowDialogProps extends ImportProps {
  readonly item: ChangeSetRow & { readonly n: number }
  readonly onClose: () => void
}

/** A row of products that was not understood, to be corrected; what is wrong with a cell stands at it. */
export function BadRowDialog({ item, state, session, onClose }: BadRowDialogProps) {
  const [cells, setCells] = useState<readonly string[]>()
  const { opened, settings } = state
  const { n, problems } = item
  useEffect(() => {
    let isCurrent = true
    void session.rowsOf([n]).then(([row = []]) => isCurrent && setCells(row))
    return () => {
      isCurrent = false
    }
  }, [session, n])
  return (
    <RowDialog
      n={n}
      problem={problems.map(problemText).join(' ')}
      cells={cells}
      nameOf={(index) => columnName(opened.columns[index]?.name, index)}
      errorOf={(index) => {
        const own = problems.filter(({ field }) => field === settings.columns[index]).map(problemText)
        return own.length > 0 ? own.join(' ') : undefined
      }}
      onCheck={(corrected) => void session.correct(n, corrected)}
      onClose={onClose}
    />
  )
}
