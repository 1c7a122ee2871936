import { useDeferredValue, useMemo, useState } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { type OpenedFile, openTableFile, TableFileDialog } from '#web/kit/files/table-file-dialog.tsx'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { CustomerActs } from './customer-acts.ts'
import type { CustomerRow } from './customer-row.ts'
import { type FileTargets, isEnough, isKnownHead, recogniseCustomers } from './file-columns.ts'
import { fileCustomers } from './file-customers.ts'
import { ImportPreview } from './import-preview.tsx'
import { importText as text } from './import-text.ts'
import { customersText } from './text.ts'

interface ImportDialogProps {
  readonly rows: readonly CustomerRow[]
  readonly acts: CustomerActs
  readonly onClose: () => void
}

interface Recognised {
  readonly targets: FileTargets
}

const recognised = (table: OpenTable): Recognised => ({ targets: recogniseCustomers(table) })

/** Brings customers in from a file: columns are recognised, what will happen is shown, then all of it is one change (CUST-05). */
export function ImportDialog({ rows, acts, onClose }: ImportDialogProps) {
  const [opened, setOpened] = useState<OpenedFile<Recognised>>({ step: 'none' })
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
    void openTableFile(file, text.problem, isKnownHead, recognised).then(setOpened)
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
    <TableFileDialog
      words={text}
      opened={opened}
      onFile={take}
      onClose={onClose}
      action={
        <Button
          tone="primary"
          disabled={wanted.length === 0 || deferred !== opened || isWorking}
          onClick={() => void bringIn()}
        >
          {text.bringIn(formatCount(wanted.length, customersText.customer))}
        </Button>
      }
    >
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
    </TableFileDialog>
  )
}
