import { useState } from 'react'
import { importCalendar, MOST_CALENDAR } from '#contract/endpoints/calendar.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { type Advance, type ChangeSetHeader, changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { takeBackChanges } from '#web/kit/change-sets/take-back.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { FileDrop } from '#web/kit/ui/file-drop.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { calendarText } from './calendar-text.ts'
import { FoundEvents, RefusedEvents } from './found-events.tsx'
import { exchangeMessages } from './messages.ts'

const { import: messages } = exchangeMessages
const ENDINGS = ['.ics', '.ical', '.ifb', '.icalendar']
const MOST_NOTES = 20
const act = () => ({ act: 'import', thing: exchangeMessages.thing }) as const

interface Prepared {
  readonly changeSet: ChangeSetHeader
  readonly notes: readonly { readonly title: string; readonly message: string }[]
}

type Step =
  | { readonly name: 'choose'; readonly problem?: ShownProblem }
  | { readonly name: 'reading' }
  | { readonly name: 'found'; readonly prepared: Prepared; readonly problem?: ShownProblem }
  | { readonly name: 'applying'; readonly advance: Advance }

/** Brings in a calendar file: read, shown, and then applied as one change with a way back (CAL-04). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useStore()
  const [step, setStep] = useState<Step>({ name: 'choose' })

  async function read(file: File) {
    setStep({ name: 'reading' })
    const problem = (title: string) => setStep({ name: 'choose', problem: { title } })
    if (file.size > MOST_CALENDAR) return problem(messages.tooLarge)
    const content = await calendarText(file).catch(() => undefined)
    if (content === undefined) return problem(messages.unreadable)
    if (content.trim() === '') return problem(messages.empty)
    try {
      const title = messages.setTitle(file.name).slice(0, 300)
      const body = { id: store.newId(), title, content, timeZone: userTimeZone() }
      setStep({ name: 'found', prepared: await callEndpoint<Prepared>(importCalendar, { body }) })
    } catch (error) {
      setStep({ name: 'choose', problem: failureOf(error, act()) })
    }
    return undefined
  }

  async function apply(prepared: Prepared) {
    const { id } = prepared.changeSet
    const count = countOf(prepared)
    setStep({ name: 'applying', advance: { done: 0, total: count } })
    try {
      await changeSets.apply(id, (advance) => setStep({ name: 'applying', advance }), new AbortController().signal)
      const run = () => void takeBackChanges(store, id).catch((error: unknown) => showFailure(error, act()))
      showToast({ title: messages.done(count), action: { label: actionMessages.undo, run } })
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

  const count = step.name === 'found' ? countOf(step.prepared) : 0
  return (
    <Dialog
      open
      isPlace
      keepOpen={step.name !== 'choose'}
      onClose={() => step.name !== 'applying' && void leave()}
      title={messages.title}
      footer={
        step.name === 'found' ? (
          <>
            <Button onClick={() => void leave()}>{count > 0 ? messages.cancel : messages.close}</Button>
            {count > 0 && (
              <Button tone="primary" onClick={() => void apply(step.prepared)}>
                {messages.apply(count)}
              </Button>
            )}
          </>
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
      {step.name === 'reading' && <p role="status">{messages.reading}</p>}
      {step.name === 'applying' && (
        <ProgressBar
          label={messages.applying(step.advance.done, step.advance.total)}
          done={step.advance.done}
          total={step.advance.total}
        />
      )}
      {step.name === 'found' && <Found prepared={step.prepared} problem={step.problem} />}
    </Dialog>
  )
}

function countOf({ changeSet: { effect } }: Prepared): number {
  return (effect.created ?? 0) + (effect.updated ?? 0)
}

function Found({ prepared, problem }: { readonly prepared: Prepared; readonly problem: ShownProblem | undefined }) {
  const { changeSet, notes } = prepared
  const { created = 0, updated = 0, refused = 0 } = changeSet.effect
  return (
    <div className="space-y-4">
      {problem && <ProblemDisplay problem={problem} />}
      {created + updated === 0 && <p className="text-base font-semibold">{messages.nothing}</p>}
      {created > 0 && <FoundEvents changeSetId={changeSet.id} count={created} state="create" />}
      {updated > 0 && <FoundEvents changeSetId={changeSet.id} count={updated} state="update" />}
      {refused > 0 && <RefusedEvents changeSetId={changeSet.id} count={refused} />}
      {notes.length > 0 && (
        <Banner tone="neutral" title={messages.notes}>
          <ul className="list-disc ps-4">
            {notes.slice(0, MOST_NOTES).map(({ title, message }, index) => (
              <li key={`${index} ${title}`}>{messages.note(title, message)}</li>
            ))}
          </ul>
          {notes.length > MOST_NOTES && <p className="mt-1">{messages.moreNotes(notes.length - MOST_NOTES)}</p>}
        </Banner>
      )}
    </div>
  )
}
