import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../format/number.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { tableFileMessages as messages } from './messages.ts'

interface RowDialogProps {
  /** The row of the file, as a spreadsheet numbers it. */
  readonly n: number
  /** What is wrong with it. */
  readonly problem: string
  /** Its cells as they stand in the file; undefined until they are there. */
  readonly cells: readonly string[] | undefined
  readonly nameOf: (index: number) => string
  /** What is wrong with one of the cells. */
  readonly errorOf?: (index: number) => string | undefined
  /** Takes the row with what was typed into it. */
  readonly onCheck: (cells: readonly string[]) => void
  readonly onClose: () => void
}

/** A row that was not understood, whole, as it stands in the file: its cells can be corrected here and checked again (PROD-14). */
export function RowDialog({ n, problem, cells, nameOf, errorOf, onCheck, onClose }: RowDialogProps) {
  const [typed, setTyped] = useState<readonly string[]>()
  const shown = typed ?? cells
  const wrong = useRef<HTMLInputElement>(null)
  const isThere = shown !== undefined
  // The first cell in question: at once where the cells are there as the dialog opens, else as they come.
  const wanted = Math.max(0, shown?.findIndex((_, index) => errorOf?.(index) !== undefined) ?? 0)
  useEffect(() => {
    if (isThere) wrong.current?.focus()
  }, [isThere])
  return (
    <FormDialog
      wide
      keepOpen
      title={messages.correctTitle(formatNumber(n))}
      description={problem}
      submit={messages.checkAgain}
      isBlocked={shown === undefined}
      onSubmit={() => {
        if (shown) onCheck(shown)
        onClose()
      }}
      onClose={onClose}
      initialFocus={wrong}
    >
      {shown ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {shown.map((cell, index) => (
            <TextField
              // Columns have no other identity than their position.
              key={`${index} of ${shown.length}`}
              {...(index === wanted && { ref: wrong })}
              label={nameOf(index)}
              error={errorOf?.(index)}
              value={cell}
              onChange={(event) => setTyped(shown.with(index, event.target.value))}
            />
          ))}
        </div>
      ) : (
        <TableSkeleton rows={4} columns={2} />
      )}
    </FormDialog>
  )
}
