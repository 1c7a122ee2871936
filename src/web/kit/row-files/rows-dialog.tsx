import { type ReactNode, useState } from 'react'
import { TableFileDialog, type TableFileWords } from '../files/table-file-dialog.tsx'
import { oncePerPress } from '../data/once-per-press.ts'
import { Button } from '../ui/button.tsx'
import { FileColumns } from './file-columns.tsx'
import type { FileHead } from './file-form.ts'
import { MadeRows, type MadeRowsProps } from './made-rows.tsx'
import type { FileRow } from './read-rows.ts'

interface RowsDialogProps<Made extends FileRow> extends MadeRowsProps<Made> {
  readonly words: TableFileWords & MadeRowsProps<Made>['words']
  readonly head: FileHead
  /** The label of the button, with how many rows it brings in. */
  readonly action: string
  /** Nothing is to be brought in, or not all of it can be. */
  readonly disabled: boolean
  /** Brings the rows of the file of that name in, once per press, and answers whether that worked. */
  readonly onBringIn: (fileName: string) => Promise<boolean>
  /** A file is chosen: what was said of the one before no longer counts. */
  readonly onFile?: () => void
  readonly onClose: () => void
  /** Questions of its own, between the columns and the rows. */
  readonly children?: ReactNode
}

/** A dialog that brings rows in from a file: its columns are recognised, what will happen is shown, and then it happens. */
export function RowsDialog<Made extends FileRow>(props: RowsDialogProps<Made>) {
  const { words, head, file, made, changeOf, action, disabled, onBringIn, onFile, onClose, children } = props
  const { opened } = file
  const [isWorking, setWorking] = useState(false)
  async function bringIn() {
    if (opened.step !== 'open') return
    setWorking(true)
    if (await oncePerPress('bring in', () => onBringIn(opened.name), opened)) onClose()
    else setWorking(false)
  }
  return (
    <TableFileDialog
      words={words}
      opened={opened}
      onFile={(chosen) => {
        onFile?.()
        file.take(chosen)
      }}
      onSheet={file.onSheet}
      onClose={onClose}
      action={
        <Button tone="primary" disabled={disabled || !file.isSettled || isWorking} onClick={() => void bringIn()}>
          {action}
        </Button>
      }
    >
      <FileColumns head={head} file={file} />
      {children}
      <MadeRows file={file} made={made} words={words} changeOf={changeOf} />
    </TableFileDialog>
  )
}
