import { useState } from 'react'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { TextDialog } from '#web/kit/form/text-dialog.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { ImportProps } from './import-session.ts'
import type { OpenState } from './import-state.ts'
import { differs, fittingMapping, mappingData } from './saved-mapping.ts'
import { importMessages } from './messages.ts'

function useFittingMapping({ opened }: OpenState) {
  const rows = useRows('importMapping')
  return fittingMapping(rows, opened)
}

/** Offers how a supplier's columns were read before, where they are the same. */
export function MappingOffer(props: ImportProps) {
  return (
    <>
      <LastReading {...props} />
      <NamedOffer {...props} />
    </>
  )
}

/** Says that the columns are read as those of the last such file, and offers to recognise them anew. */
function LastReading({ state: { isRemembered }, session }: ImportProps) {
  const { mapping: text } = importMessages
  if (!isRemembered) return null
  return (
    <Banner
      tone="neutral"
      title={text.last}
      action={
        <Button size="small" onClick={() => session.forget()}>
          {text.anew}
        </Button>
      }
    >
      {text.lastText}
    </Banner>
  )
}

function NamedOffer({ state, session }: ImportProps) {
  const found = useFittingMapping(state)
  const { settings, options } = state
  const { mapping: text } = importMessages
  if (!found || !differs(found.mapping, settings, options)) return null
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
export function MappingKeeper({ state }: ImportProps) {
  const found = useFittingMapping(state)
  const store = useStore()
  const [isAsking, setAsking] = useState(false)
  const { opened, settings, options } = state
  const { mapping: text } = importMessages
  if (opened.system === 'own') return null
  if (found && !differs(found.mapping, settings, options))
    return <span className="text-muted">{text.used(found.name)}</span>

  const keep = async (id: string, name: string): Promise<void> => {
    setAsking(false)
    const data = { name, settings: mappingData(opened, settings, options) }
    try {
      await oncePerPress(`keep mapping ${name}`, () => store.mutate({ op: 'put', kind: 'importMapping', id, data }))
    } catch (error) {
      showFailure(error, { act: 'create', thing: actionMessages.thing('importMapping'), title: text.notSaved })
    }
  }
  if (found) {
    return <Button onClick={() => void keep(found.id, found.name)}>{text.update(found.name)}</Button>
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.save}</Button>
      {isAsking && (
        <TextDialog
          title={text.saveTitle}
          description={text.saveText}
          label={text.supplier}
          maxLength={200}
          cancel={importMessages.cancel}
          confirm={text.confirm}
          read={(name) => (name === '' ? { issue: text.supplierMissing } : { value: name })}
          onConfirm={(name) => void keep(store.newId(), name)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
