import { useRef, useState } from 'react'
import { MOST_ARCHIVE_BYTES } from '#contract/endpoints/account-archive.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { type Advance, changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { takeBackChanges } from '#web/kit/change-sets/take-back.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { FileDrop } from '#web/kit/ui/file-drop.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { ArchivePreview, comingIn } from './archive-preview.tsx'
import { archiveMessages as messages } from './messages.ts'
import { type PreparedArchive, prepareArchive } from './prepare-archive.ts'

const ENDINGS = ['.zip', '.json']
const act = () => ({ act: 'import', thing: messages.thing }) as const

type Step =
  | { readonly name: 'choose'; readonly problem?: ShownProblem }
  | { readonly name: 'reading' | 'applying'; readonly advance?: Advance }
  | { readonly name: 'found'; readonly prepared: PreparedArchive; readonly problem?: ShownProblem }

/** Brings in an archive: read, shown, and then applied as one change with a way back. */
export function ImportArchiveDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useStore()
  const go = useGo()
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const calling = useRef(new AbortController())

  async function read(file: File) {
    if (file.size > MOST_ARCHIVE_BYTES) {
      return setStep({ name: 'choose', problem: { title: messages.tooLarge(formatBytes(MOST_ARCHIVE_BYTES)) } })
    }
    setStep({ name: 'reading' })
    calling.current = new AbortController()
    const { signal } = calling.current
    const draft = { id: store.newId(), title: messages.setTitle(file.name).slice(0, 300) }
    try {
      const prepared = await prepareArchive(file, draft, (advance) => setStep({ name: 'reading', advance }), signal)
      setStep({ name: 'found', prepared })
    } catch (error) {
      // Whether it was made yet or not: nobody will ask for it again.
      void changeSets.discard(draft.id).catch(() => undefined)
      setStep(signal.aborted ? { name: 'choose' } : { name: 'choose', problem: failureOf(error, act()) })
    }
    return undefined
  }

  async function apply(prepared: PreparedArchive) {
    const { id } = prepared.changeSet
    setStep({ name: 'applying' })
    try {
      const { signal } = new AbortController()
      const { effect } = await changeSets.apply(id, (advance) => setStep({ name: 'applying', advance }), signal)
      const run = () => void takeBackChanges(store, id).catch((error: unknown) => showFailure(error, act()))
      showToast({ title: messages.done(comingIn(effect)), action: { label: actionMessages.undo, run } })
      onClose()
    } catch (error) {
      setStep({ name: 'found', prepared, problem: failureOf(error, act()) })
    }
  }

  async function leave() {
    if (step.name === 'found') {
      await changeSets.discard(step.prepared.changeSet.id).catch((error: unknown) => showFailure(error, act()))
    }
    onClose()
  }

  return (
    <Dialog
      open
      keepOpen={step.name !== 'choose'}
      onClose={() => (step.name === 'reading' ? calling.current.abort() : step.name !== 'applying' && void leave())}
      title={messages.title}
      footer={
        step.name === 'found' ? (
          <FoundButtons
            prepared={step.prepared}
            onLeave={() => void leave()}
            onLook={() => go('change-sets', { id: step.prepared.changeSet.id })}
            onApply={() => void apply(step.prepared)}
          />
        ) : undefined
      }
    >
      {step.name === 'choose' && (
        <div className="space-y-4">
          {step.problem && <ProblemDisplay problem={step.problem} />}
          <FileDrop label={messages.drop} accept={ENDINGS} onFile={(file) => void read(file)}>
            {messages.dropText}
          </FileDrop>
        </div>
      )}
      {(step.name === 'reading' || step.name === 'applying') && (
        <ProgressBar
          label={step.name === 'reading' ? messages.reading : messages.applying}
          done={step.advance?.done ?? 0}
          total={step.advance?.total}
          detail={step.advance && messages.of(step.advance.done, step.advance.total)}
        />
      )}
      {step.name === 'found' && (
        <div className="space-y-4">
          {step.problem && <ProblemDisplay problem={step.problem} />}
          <ArchivePreview prepared={step.prepared} />
        </div>
      )}
    </Dialog>
  )
}

interface FoundButtonsProps {
  readonly prepared: PreparedArchive
  readonly onLeave: () => void
  readonly onLook: () => void
  readonly onApply: () => void
}

function FoundButtons({ prepared: { changeSet }, onLeave, onLook, onApply }: FoundButtonsProps) {
  const count = comingIn(changeSet.effect)
  const isWorthALook = count > 0 || (changeSet.effect.refused ?? 0) > 0
  return (
    <>
      <Button onClick={onLeave}>{count > 0 ? messages.cancel : messages.close}</Button>
      {isWorthALook && <Button onClick={onLook}>{messages.look}</Button>}
      {count > 0 && (
        <Button tone="primary" onClick={onApply}>
          {messages.apply(count)}
        </Button>
      )}
    </>
  )
}
