import { useMemo, useState } from 'react'
import { type ImportCommand, MAX_IMPORTED } from '#contract/commands/import-rows.ts'
import { changeInSets } from '../change-sets/change-in-sets.ts'
import { useRows, useStore } from '../data/use-store.ts'
import { TableFileDialog } from '../files/table-file-dialog.tsx'
import { formatCount, formatNumber } from '../format/number.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import type { FileForm } from './file-form.ts'
import { FileColumns, MadeRows } from './file-preview.tsx'
import { type FileRow, readRows } from './read-rows.ts'
import { rowFileText as text } from './text.ts'
import { useFileReading } from './use-file-reading.ts'

interface ImportDialogProps {
  readonly form: FileForm
  readonly command: ImportCommand
  readonly onClose: () => void
}

/** Brings rows in from a file: columns are recognised, what will happen is shown, then all of it is one change (CUST-05). */
export function ImportDialog({ form, command, onClose }: ImportDialogProps) {
  const { entity, noun } = form
  const store = useStore()
  const file = useFileReading(form)
  const { opened, sign, readable } = file
  const [updates, setUpdates] = useState(true)
  const [isWorking, setWorking] = useState(false)
  const present = useRows(entity.kind)
  const made = useMemo(() => {
    if (!readable) return []
    const all = (kind: string) => (kind === entity.kind ? present : store.all(kind))
    const rows = { all, get: store.get.bind(store) }
    return readRows(form, readable.table, { ...readable, rows, updates })
  }, [form, entity, readable, present, store, updates])
  const wanted = made.filter(({ state }) => state === 'create' || state === 'update')

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
      onFile={file.take}
      onClose={onClose}
      action={
        <Button
          tone="primary"
          disabled={wanted.length === 0 || !file.isSettled || isWorking}
          onClick={() => void bringIn()}
        >
          {text.bringIn(formatCount(wanted.length, noun))}
        </Button>
      }
    >
      {opened.step === 'open' && sign && (
        <>
          <FileColumns
            head={form}
            table={opened.table}
            settings={opened.settings}
            sign={sign}
            onSettings={file.onSettings}
          />
          <Switch
            label={text.updates(noun.other)}
            help={text.updatesHelp(entity.fields[form.key]?.label ?? '')}
            checked={updates}
            onChange={setUpdates}
          />
          <MadeRows
            table={opened.table}
            made={made}
            words={{ row: entity.label.one, change: text.fields, refusedFile: text.refusedFile(noun.other) }}
            changeOf={(row) => (row.state === 'update' ? fieldWords(form, row) : '')}
          />
        </>
      )}
    </TableFileDialog>
  )
}

function fieldWords({ entity }: FileForm, { data }: FileRow): string {
  return Object.keys(data)
    .map((name) => entity.fields[name]?.label ?? name)
    .join(', ')
}
