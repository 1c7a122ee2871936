import { useDeferredValue, useMemo, useState } from 'react'
import { type ImportCommand, MAX_IMPORTED } from '#contract/commands/import-rows.ts'
import { changeInSets } from '../change-sets/change-in-sets.ts'
import { useRows, useStore } from '../data/use-store.ts'
import { type OpenedFile, openTableFile, TableFileDialog } from '../files/table-file-dialog.tsx'
import { formatCount, formatNumber } from '../format/number.ts'
import { Button } from '../ui/button.tsx'
import type { FileForm } from './file-form.ts'
import { ImportPreview } from './import-preview.tsx'
import { readRows } from './read-rows.ts'
import { type FileSettings, fileSign, isEnough, knowsHead, recogniseColumns } from './recognise-columns.ts'
import { rowFileText as text } from './text.ts'

interface ImportDialogProps {
  readonly form: FileForm
  readonly command: ImportCommand
  readonly onClose: () => void
}

/** Brings rows in from a file: columns are recognised, what will happen is shown, then all of it is one change (CUST-05). */
export function ImportDialog({ form, command, onClose }: ImportDialogProps) {
  const { entity, noun } = form
  const store = useStore()
  const [opened, setOpened] = useState<OpenedFile<{ readonly settings: FileSettings }>>({ step: 'none' })
  const [updates, setUpdates] = useState(true)
  const [isWorking, setWorking] = useState(false)
  const present = useRows(entity.kind)
  const deferred = useDeferredValue(opened)
  const sign = useMemo(
    () => (deferred.step === 'open' ? fileSign(form, deferred.table, deferred.settings) : undefined),
    [form, deferred],
  )
  const made = useMemo(() => {
    if (deferred.step !== 'open' || !isEnough(form, deferred.settings.targets) || !sign?.sign) return []
    const rows = {
      all: (kind: string) => (kind === entity.kind ? present : store.all(kind)),
      get: store.get.bind(store),
    }
    return readRows(form, deferred.table, { targets: deferred.settings.targets, decimal: sign.sign, rows, updates })
  }, [form, entity, deferred, sign, present, store, updates])
  const wanted = made.filter(({ state }) => state === 'create' || state === 'update')

  function take(file: File) {
    setOpened({ step: 'reading' })
    const recognise = (table: Parameters<typeof recogniseColumns>[1]) => ({ settings: recogniseColumns(form, table) })
    void openTableFile(file, text.problem, knowsHead(form), recognise).then(setOpened)
  }

  async function bringIn() {
    if (opened.step !== 'open') return undefined
    const created = wanted.filter(({ state }) => state === 'create').length
    const told = text.told(formatCount(created, noun), formatNumber(wanted.length - created))
    const entries = wanted.map(({ id, data }) => ({ id: id ?? store.newId(), data }))
    const title = text.set(entity.label.many, opened.name).slice(0, 300)
    const act = { act: 'import', thing: text.thing(noun.other), most: MAX_IMPORTED, told: { title: told } }
    setWorking(true)
    const isDone = await changeInSets(store, act, entries, (changeSetId, rows) =>
      store.run(command, { changeSetId, title, rows }),
    )
    if (isDone) return onClose()
    return setWorking(false)
  }

  return (
    <TableFileDialog
      words={{
        title: text.title(entity.label.many),
        lead: text.lead(noun.one),
        cancel: text.cancel,
        drop: text.drop(noun.other),
        dropText: text.dropText,
      }}
      opened={opened}
      onFile={take}
      onClose={onClose}
      action={
        <Button
          tone="primary"
          disabled={wanted.length === 0 || deferred !== opened || isWorking}
          onClick={() => void bringIn()}
        >
          {text.bringIn(formatCount(wanted.length, noun))}
        </Button>
      }
    >
      {opened.step === 'open' && sign && (
        <ImportPreview
          form={form}
          table={opened.table}
          settings={opened.settings}
          sign={sign}
          made={made}
          updates={updates}
          onSettings={(settings) => setOpened({ ...opened, settings })}
          onUpdates={setUpdates}
        />
      )}
    </TableFileDialog>
  )
}
