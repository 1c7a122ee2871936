import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { changeSearch, useSearch } from '#web/kit/shell/current-router.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep, pastedFile } from './file-step.tsx'
import type { ImportSession } from './import-session.ts'
import { type ImportState, isOpen, type Phase } from './import-state.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { ProgressStep } from './progress-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { importMessages } from './messages.ts'
import { takeSharedFile } from './shared-file.ts'
import { useImport, watchImport } from './use-import.ts'

export interface ImportScreenProps {
  /** Offers to fetch the pictures that an import named. */
  readonly Pictures: ComponentType<{ readonly changeSetId: string }>
}

/** The import of a file (PROD-14): it goes on while the user is elsewhere, and is found here as it stands. */
export function ImportScreen({ Pictures }: ImportScreenProps) {
  const { session, state } = useImport()
  useEffect(watchImport, [])
  // Before anything is drawn, so that the last result is not seen for a moment.
  useLayoutEffect(() => session.enter(), [session])
  // The newest are there before a file is opened.
  useRates()
  usePastedTable(session, state.phase === 'file')
  useSharedFile(session)
  const { opened, phase } = state
  const step = useFocusOnStep(phase)
  return (
    <div className="max-w-5xl">
      <PageHead
        title={importMessages.title}
        facts={opened && importMessages.facts(opened.name, formatCount(opened.rows, importMessages.row))}
        action={
          (phase === 'columns' || phase === 'review') && (
            <Button onClick={() => session.restart()}>{importMessages.otherFile}</Button>
          )
        }
      />
      <div
        ref={step}
        role="region"
        aria-label={importMessages.steps[phase]}
        tabIndex={-1}
        className="space-y-4 focus-visible:outline-none"
      >
        <ProblemNotice problem={state.problem} />
        {stepOf(session, state, Pictures)}
      </div>
    </div>
  )
}

function stepOf(session: ImportSession, state: ImportState, Pictures: ImportScreenProps['Pictures']): ReactNode {
  switch (state.phase) {
    case 'file':
      return <FileStep onFile={(file) => void session.takeFile(file)} />
    case 'opening':
      return <ProgressStep state={state} onCancel={() => session.restart()} />
    case 'columns':
      return isOpen(state) && <ColumnsStep state={state} session={session} />
    case 'sending':
    case 'checking':
    case 'applying':
      return <ProgressStep state={state} onCancel={() => session.cancel()} />
    case 'review':
      return isOpen(state) && <ReviewStep state={state} session={session} />
    default:
      return (
        state.header && (
          <DoneStep
            header={state.header}
            pictures={namesPictures(state) && <Pictures changeSetId={state.header.id} />}
            busy={state.busy}
            onUndo={() => void session.revert()}
            onRestart={() => session.restart()}
          />
        )
      )
  }
}

/** Whether the file had a column of picture addresses. */
function namesPictures({ opened, settings }: ImportState): boolean {
  return opened?.system === 'own' || settings?.columns.includes('imageUrl') === true
}

/** The button that led to a step goes with it: the focus moves to the step, so that keyboards and screen readers go on from there. */
function useFocusOnStep(phase: Phase) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    place.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [phase])
  return place
}

/** A file that was shared with the installed product is taken up at once; the address forgets that. */
function useSharedFile(session: ImportSession): void {
  const isShared = useSearch()['shared'] === '1'
  useEffect(() => {
    if (!isShared) return
    changeSearch((search) => ({ ...search, shared: undefined }), { replace: true })
    void takeSharedFile().then((file) => file && session.takeFile(file))
  }, [session, isShared])
}

/** A table or file that is pasted anywhere on the page, save into a field, is imported. */
function usePastedTable(session: ImportSession, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const take = (event: ClipboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const file = event.clipboardData?.files[0] ?? (text.includes('\n') ? pastedFile(text) : undefined)
      if (!file) return
      event.preventDefault()
      void session.takeFile(file)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [session, isWaiting])
}
