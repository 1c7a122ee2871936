import { useMemo, useState } from 'react'
import { type ImportCommand, MAX_IMPORTED } from '#contract/commands/import-rows.ts'
import { changeInSets } from '../change-sets/change-in-sets.ts'
import { useRows, useStore } from '../data/use-store.ts'
import { formatCount, formatNumber } from '../format/number.ts'
import { Switch } from '../ui/switch.tsx'
import type { FileForm } from './file-form.ts'
import { type FileRow, readRows } from './read-rows.ts'
import { RowsDialog } from './rows-dialog.tsx'
import { rowFileMessages as messages } from './messages.ts'
import { useFileReading } from './use-file-reading.ts'
import { cutText } from '#domain/cut-text.ts'

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
  const { readable } = file
  const [updates, setUpdates] = useState(true)
  const present = useRows(entity.kind)
  const made = useMemo(() => {
    if (!readable) return []
    const all = (kind: string) => (kind === entity.kind ? present : store.all(kind))
    const rows = { all, get: store.get.bind(store) }
    return readRows(form, readable, { rows, updates })
  }, [form, entity, readable, present, store, updates])
  const wanted = made.filter(({ state }) => state === 'create' || state === 'update')

  function bringIn(fileName: string): Promise<boolean> {
    const created = wanted.filter(({ state }) => state === 'create').length
    const told = messages.told(formatCount(created, noun), formatNumber(wanted.length - created))
    const entries = wanted.map(({ id, data }) => ({ id: id ?? store.newId(), data }))
    const title = cutText(messages.set(entity.label.many, fileName), 300)
    const act = { act: 'import' as const, thing: messages.thing(noun.other), most: MAX_IMPORTED, told: { title: told } }
    return changeInSets(store, act, entries, (changeSetId, rows) => store.run(command, { changeSetId, title, rows }))
  }

  return (
    <RowsDialog
      words={{
        title: messages.title(entity.label.many),
        lead: messages.lead(noun.one),
        cancel: messages.cancel,
        drop: messages.drop(noun.other),
        dropText: messages.dropText,
        elsewhere: form.elsewhere?.(),
        row: entity.label.one,
        change: messages.fields,
        refusedFile: messages.refusedFile(noun.other),
      }}
      head={form}
      file={file}
      made={made}
      changeOf={(row) => (row.state === 'update' ? fieldWords(form, row) : '')}
      action={messages.bringIn(formatCount(wanted.length, noun))}
      disabled={wanted.length === 0}
      onBringIn={bringIn}
      onClose={onClose}
    >
      <Switch
        label={messages.updates(noun.other)}
        help={messages.updatesHelp(entity.fields[form.key]?.label ?? '')}
        checked={updates}
        onChange={setUpdates}
      />
    </RowsDialog>
  )
}

function fieldWords({ entity }: FileForm, { data }: FileRow): string {
  return Object.keys(data)
    .map((name) => entity.fields[name]?.label ?? name)
    .join(', ')
}
