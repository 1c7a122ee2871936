import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
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
import type { CustomerActs } from './customer-acts.ts'
import type { CustomerRow } from './customer-row.ts'
import { type FileTargets, isEnough, isKnownHead, recogniseCustomers } from './file-columns.ts'
import { fileCustomers } from './file-customers.ts'
import { ImportPreview } from './import-preview.tsx'
import { importText as text } from './import-text.ts'
import { customersText } from './text.ts'

const ACCEPTED = ['.csv', '.tsv', '.txt', '.xlsx']
const ProblemDisplay = lazyPart(() => import('#web/kit/ui/problem-display.tsx').then((module) => module.ProblemDisplay))

interface ImportDialogProps {
  readonly rows: readonly CustomerRow[]
  readonly acts: CustomerActs
  readonly onClose: () => void
}

type Opened =
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'problem'; readonly title: string; readonly detail: string }
  | { readonly step: 'open'; readonly name: string; readonly table: OpenTable; readonly targets: FileTargets }

/** Brings customers in from a file: columns are recognised, what will happen is shown, then all of it is one change (CUST-05). */
export function ImportDialog({ rows, acts, onClose }: ImportDialogProps) {
  const [opened, setOpened] = useState<Opened>({ step: 'none' })
  const [updates, setUpdates] = useState(true)
  const [isWorking, setWorking] = useState(false)
  const priceLists = useRows('priceList') as readonly { readonly id: string; readonly title?: string }[]
  const deferred = useDeferredValue(opened)
  const made = useMemo(() => {
    if (deferred.step !== 'open' || !isEnough(deferred.targets)) return []
    const lists = priceLists.map(({ id, title = '' }) => ({ id, title }))
    return fileCustomers(deferred.table, deferred.targets, { customers: rows, priceLists: lists, updates })
  }, [deferred, rows, priceLists, updates])
  const wanted = made.filter(({ state }) => state === 'create' || state === 'update')

  function take(file: File) {
    setOpened({ step: 'reading' })
    void read(file).then(setOpened)
  }

  async function bringIn() {
    if (opened.step !== 'open') return undefined
    const created = wanted.filter(({ state }) => state === 'create').length
    const told = text.told(formatCount(created, customersText.customer), formatNumber(wanted.length - created))
    const entries = wanted.map(({ id, data }) => ({ id: id ?? acts.newId(), data }))
    setWorking(true)
    if (await acts.bringIn(entries, text.set(opened.name), told)) return onClose()
    return setWorking(false)
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
            <Button
              tone="primary"
              disabled={wanted.length === 0 || deferred !== opened || isWorking}
              onClick={() => void bringIn()}
            >
              {text.bringIn(formatCount(wanted.length, customersText.customer))}
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
        {opened.step === 'open' && (
          <ImportPreview
            table={opened.table}
            targets={opened.targets}
            made={made}
            updates={updates}
            onTargets={(targets) => setOpened({ ...opened, targets })}
            onUpdates={setUpdates}
          />
        )}
      </div>
    </Dialog>
  )
}

async function read(file: File): Promise<Opened> {
  try {
    const { openTable } = await patiently(() => import('#web/kit/files/open-table.ts'))
    const table = await openTable(file, {}, isKnownHead, () => undefined)
    return { step: 'open', name: file.name, table, targets: recogniseCustomers(table) }
  } catch (error) {
    const { code, detail } = error instanceof FileProblem ? error : new FileProblem('unreadable')
    return { step: 'problem', title: text.problem(file.name), detail: fileProblemText[code](detail) }
  }
}
