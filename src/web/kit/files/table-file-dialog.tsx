import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { patiently } from '../load/patiently.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { FileProblem } from './file-problem.ts'
import { fileProblemText } from './file-problem-words.ts'
import type { OpenTable } from './open-table.ts'
import type { IsKnownHeader } from './read-delimited.ts'

const ACCEPTED = ['.csv', '.tsv', '.txt', '.xlsx']
const ProblemDisplay = lazyPart(() => import('../ui/problem-display.tsx').then((module) => module.ProblemDisplay))

/** Where a dialog stands with the file it was given; `More` is what its columns were taken for. */
export type OpenedFile<More> =
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'problem'; readonly title: string; readonly detail: string }
  | ({ readonly step: 'open'; readonly name: string; readonly table: OpenTable } & More)

/** Reads a table from a file; what is wrong with one is told and never thrown. */
export async function openTableFile<More>(
  file: File,
  problemTitle: (name: string) => string,
  isKnownHead: IsKnownHeader,
  recognise: (table: OpenTable) => More,
): Promise<OpenedFile<More>> {
  try {
    const { openTable } = await patiently(() => import('./open-table.ts'))
    const table = await openTable(file, {}, isKnownHead, () => undefined)
    return { step: 'open', name: file.name, table, ...recognise(table) }
  } catch (error) {
    const { code, detail } = error instanceof FileProblem ? error : new FileProblem('unreadable')
    return { step: 'problem', title: problemTitle(file.name), detail: fileProblemText[code](detail) }
  }
}

interface TableFileDialogProps {
  readonly words: {
    readonly title: string
    readonly lead: string
    readonly cancel: string
    readonly drop: string
    readonly dropText: string
  }
  readonly opened: OpenedFile<unknown>
  readonly onFile: (file: File) => void
  readonly onClose: () => void
  /** The act that takes the open file in. */
  readonly action: ReactNode
  /** What will become of the open file. */
  readonly children: ReactNode
}

/** A dialog that takes a table of a file: choose it, see what is in it, take it in. */
export function TableFileDialog({ words, opened, onFile, onClose, action, children }: TableFileDialogProps) {
  const { step } = opened
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
        {step === 'problem' && (
          <Suspense fallback={null}>
            <ProblemDisplay problem={opened} />
          </Suspense>
        )}
        {(step === 'none' || step === 'problem') && (
          <FileDrop label={words.drop} accept={ACCEPTED} onFile={onFile}>
            {words.dropText}
          </FileDrop>
        )}
        {step === 'reading' && <TableSkeleton rows={5} columns={4} />}
        {step === 'open' && children}
      </div>
    </Dialog>
  )
}
