import { Suspense, useEffect, useMemo, useState } from 'react'
import { MAX_SHIPMENT_LINES } from '#contract/commands/shipment-lines.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { FileProblem } from '#web/kit/files/file-problem.ts'
import { fileProblemText } from '#web/kit/files/file-problem-words.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { patiently } from '#web/kit/load/patiently.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { FileDrop } from '#web/kit/ui/file-drop.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { type FileSettings, isEnough, recogniseLines } from './file-columns.ts'
import { fileLines } from './file-lines.ts'
import { FilePreview } from './file-preview.tsx'
import type { LineSurroundings } from './line-columns.ts'
import { productFinder } from '#web/kit/catalogue/product-finder.ts'
import type { ShipmentActs } from './shipment-acts.ts'
import { shipmentsText } from './text.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.file
const ACCEPTED = ['.csv', '.tsv', '.txt', '.xlsx']
const ProblemDisplay = lazyPart(() => import('#web/kit/ui/problem-display.tsx').then((module) => module.ProblemDisplay))

interface FileDialogProps {
  /** A file that is there already, such as a pasted block of cells. */
  readonly given: File | undefined
  readonly work: ShipmentWork
  readonly acts: ShipmentActs
  readonly surroundings: LineSurroundings
  readonly onClose: () => void
}

type Opened =
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'problem'; readonly title: string; readonly detail: string }
  | { readonly step: 'open'; readonly table: OpenTable; readonly settings: FileSettings }

/** Brings a supplier's file in: its columns are recognised, what becomes of them is shown, and then the lines are added (SHIP-04). */
export function FileDialog({ given, work, acts, surroundings, onClose }: FileDialogProps) {
  const { row, lines: present } = work
  const store = useStore()
  const [opened, setOpened] = useState<Opened>({ step: given ? 'reading' : 'none' })
  const find = useMemo(() => productFinder(store.all('product')), [store])
  const [currency] = useState(present.at(-1)?.currency ?? row.currency)
  useEffect(() => {
    let isCurrent = true
    if (given) void read(given, currency).then((answer) => isCurrent && setOpened(answer))
    return () => {
      isCurrent = false
    }
  }, [given, currency])

  const settings = opened.step === 'open' ? opened.settings : undefined
  const made = useMemo(
    () =>
      opened.step === 'open' && isEnough(opened.settings)
        ? fileLines(opened.table, opened.settings, surroundings, find)
        : { lines: [], refused: [] },
    [opened, surroundings, find],
  )
  const room = MAX_SHIPMENT_LINES - present.length
  const isTooMany = made.lines.length > room

  function take(file: File) {
    setOpened({ step: 'reading' })
    void read(file, currency).then(setOpened)
  }

  async function add() {
    const added = made.lines.map(({ data }) => ({ id: acts.newId(), data }))
    const told = shipmentsText.lines.added(formatCount(added.length, shipmentsText.line))
    if (await acts.addLines(row.id, added, told)) onClose()
  }

  return (
    <Dialog
      open
      wide
      keepOpen={opened.step === 'open'}
      title={text.title}
      description={text.lead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {opened.step === 'open' && (
            <Button tone="primary" disabled={made.lines.length === 0 || isTooMany} onClick={() => void add()}>
              {text.add(formatCount(made.lines.length, shipmentsText.line))}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {opened.step === 'problem' && (
          <Suspense fallback={null}>
            <ProblemDisplay problem={opened} />
          </Suspense>
        )}
        {(opened.step === 'none' || opened.step === 'problem') && (
          <FileDrop label={text.drop} accept={ACCEPTED} onFile={take}>
            {text.dropText}
          </FileDrop>
        )}
        {opened.step === 'reading' && <TableSkeleton rows={5} columns={4} />}
        {isTooMany && <p className="font-medium text-bad">{text.tooMany(formatNumber(MAX_SHIPMENT_LINES))}</p>}
        {opened.step === 'open' && settings && (
          <FilePreview
            table={opened.table}
            settings={settings}
            made={made}
            onSettings={(next) => setOpened({ ...opened, settings: next })}
          />
        )}
      </div>
    </Dialog>
  )
}

async function read(file: File, currency: string): Promise<Opened> {
  try {
    const { openTable } = await patiently(() => import('#web/kit/files/open-table.ts'))
    const table = await openTable(
      file,
      {},
      () => false,
      () => undefined,
    )
    return { step: 'open', table, settings: recogniseLines(table, currency) }
  } catch (error) {
    const { code, detail } = error instanceof FileProblem ? error : new FileProblem('unreadable')
    return { step: 'problem', title: text.problem(file.name), detail: fileProblemText[code](detail) }
  }
}
