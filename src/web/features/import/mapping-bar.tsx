import { useState } from 'react'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { ImportSession } from './import-session.ts'
import type { ImportState } from './import-state.ts'
import { differs, fittingMapping, mappingData } from './saved-mapping.ts'
import { importText } from './text.ts'

export interface MappingProps {
  readonly state: ImportState
  readonly session: ImportSession
}

function useFittingMapping({ opened }: ImportState) {
  const rows = useRows('importMapping')
  return opened && fittingMapping(rows, opened)
}

/** Offers how a supplier's columns were read before, where they are the same. */
export function MappingOffer({ state, session }: MappingProps) {
  const found = useFittingMapping(state)
  const { settings, options } = state
  const { mapping: text } = importText
  if (!found || !settings || !differs(found.mapping, settings, options)) return null
  return (
    <Banner
      tone="neutral"
      title={text.found(found.name)}
      action={
        <Button size="small" onClick={() => session.adopt(found.mapping.settings, found.mapping.options)}>
          {text.use}
        </Button>
      }
    >
      {text.foundText}
    </Banner>
  )
}

/** Keeps how the columns are read, under the supplier's name. */
export function MappingKeeper({ state }: MappingProps) {
  const found = useFittingMapping(state)
  const store = useStore()
  const [isAsking, setAsking] = useState(false)
  const { opened, settings, options } = state
  const { mapping: text } = importText
  if (!opened || !settings || opened.system === 'own') return null
  if (found && !differs(found.mapping, settings, options))
    return <span className="text-muted">{text.used(found.name)}</span>

  const keep = async (id: string, name: string): Promise<void> => {
    setAsking(false)
    const data = { name, settings: mappingData(opened, settings, options) }
    try {
      await store.mutate({ op: 'put', kind: 'importMapping', id, data })
    } catch (error) {
      showToast({ title: text.notSaved, detail: String(error instanceof Error ? error.message : error), tone: 'bad' })
    }
  }
  if (found) {
    return <Button onClick={() => void keep(found.id, found.name)}>{text.update(found.name)}</Button>
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.save}</Button>
      {isAsking && (
        <SupplierDialog onClose={() => setAsking(false)} onKeep={(name) => void keep(store.newId(), name)} />
      )}
    </>
  )
}

function SupplierDialog({
  onClose,
  onKeep,
}: {
  readonly onClose: () => void
  readonly onKeep: (name: string) => void
}) {
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mapping: text } = importText
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.saveTitle}
      description={text.saveText}
      footer={
        <>
          <Button onClick={onClose}>{importText.cancel}</Button>
          <Button type="submit" form="keep-mapping" tone="primary">
            {text.confirm}
          </Button>
        </>
      }
    >
      <form
        id="keep-mapping"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') setMissing(true)
          else onKeep(name.trim())
        }}
      >
        <TextField
          label={text.supplier}
          value={name}
          maxLength={200}
          error={isMissing && name.trim() === '' ? text.supplierMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
