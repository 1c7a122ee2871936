import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { retry } from '../load/retry.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { FileProblem } from './file-problem.ts'
import { fileProblemText } from './file-problem-messages.ts'
import type { OpenTable } from './open-table.ts'
import type { IsKnownHeader } from './read-delimited.ts'
import { SheetChoice } from './sheet-choice.tsx'

const ACCEPTED = ['.csv', '.tsv', '.txt', '.xlsx']
const ProblemDisplay = lazyPart(() => import('../ui/problem-display.tsx').then((module) => module.ProblemDisplay))

/** Where a dialog stands with the file it was given; `More` is what its columns were taken for. */
export type OpenedFile<More> =
  | { readonly step: 'none' | 'reading' }
  | ({ readonly step: 'problem' } & FileTrouble)
  | ({
      readonly step: 'open'
      readonly name: string
      readonly file: File
      readonly table: OpenTable
      /** Why another sheet of it could not be read. */
      readonly problem?: FileTrouble
    } & More)

/** What is told of a file that cannot be read. */
interface FileTrouble {
  readonly title: string
  readonly detail: string
}

/** Reads a table from a file, of a workbook the sheet that is asked for; what is wrong with one is told and never thrown. */
export async function openTableFile<More>(
  file: File,
  problemTitle: (name: string) => string,
  isKnownHead: IsKnownHeader,
  recognise: (table: OpenTable) => More,
  sheet?: string,
): Promise<OpenedFile<More>> {
  try {
    const { openTable } = await retry(() => import('./open-table.ts'))
    const table = await openTable(file, { sheet }, isKnownHead, () => undefined)
    return { step: 'open', name: file.name, file, table, ...recognise(table) }
  } catch (error) {
    const { code, detail } = error instanceof FileProblem ? error : new FileProblem('unreadable')
    return { step: 'problem', title: problemTitle(file.name), detail: fileProblemText[code](detail) }
  }
}

/** The messages of a dialog that takes a table of a file. */
export interface TableFileWords {
  readonly title: string
  readonly lead: string
  readonly cancel: string
  readonly drop: string
  readonly dropText: string
  /** What is said of files that are taken in another place, by their ending. */
  readonly elsewhere?: Readonly<Record<string, string>> | undefined
}

interface TableFileDialogProps {
  readonly words: TableFileWords
  readonly opened: OpenedFile<unknown>
  readonly onFile: (file: File) => void
  /** Reads another sheet of the open workbook. */
  readonly onSheet: (sheet: string) => void
  readonly onClose: () => void
  /** The act that takes the open file in. */
  readonly action: ReactNode
  /** What will become of the open file. */
  readonly children: ReactNode
}

/** A dialog that takes a table of a file: choose it, see what is in it, take it in. */
export function TableFileDialog({ words, opened, onFile, onSheet, onClose, action, children }: TableFileDialogProps) {
  const { step } = opened
  const problem = opened.step === 'problem' ? opened : opened.step === 'open' ? opened.problem : undefined
  const workbook = opened.step === 'open' ? opened.table.layout.workbook : null
  return (
    <Dialog
      open
      wide
      keepOpen={step === 'open'}
      title={words.title}
      description={words.lead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {step === 'open' && action}
        </>
      }
    >
      <div className="space-y-4">
        {problem && (
          <Suspense fallback={null}>
            <ProblemDisplay problem={problem} />
          </Suspense>
        )}
        {(step === 'none' || step === 'problem') && (
          <FileDrop label={words.drop} accept={ACCEPTED} elsewhere={words.elsewhere} onFile={onFile}>
            {words.dropText}
          </FileDrop>
        )}
        {step === 'reading' && <TableSkeleton rows={5} columns={4} />}
        {workbook && workbook.sheets.length > 1 && <SheetChoice workbook={workbook} onSheet={onSheet} />}
        {step === 'open' && children}
      </div>
    </Dialog>
  )
}
