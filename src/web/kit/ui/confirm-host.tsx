import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { type AskedQuestion, questionQueue } from './confirm.ts'
import { backdropClass } from './dialog.tsx'
import { uiMessages } from './messages.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useExposedFocusGuards } from './use-exposed-focus-guards.ts'

/** Shows the questions of the queue, one after the other. The focus starts on the harmless answer. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<readonly AskedQuestion[]>([])
  // Answered and fading out; the next question waits until it is gone.
  const [closing, setClosing] = useState(false)
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => questionQueue.take((next) => setAsked((waiting) => [...waiting, next])), [])
  const [current] = asked
  useBackCloses(current !== undefined && !closing, () => answer(false))
  useExposedFocusGuards(current !== undefined)
  if (!current) return null
  const { question } = current
  const cancel = question.cancel === undefined ? uiMessages.cancel : question.cancel

  function answer(confirmed: boolean) {
    current?.answer(confirmed)
    setClosing(true)
  }

  function afterChange(isOpen: boolean) {
    if (isOpen) return
    setAsked(([, ...rest]) => rest)
    setClosing(false)
  }

  return (
    <AlertDialog.Root
      open={!closing}
      onOpenChange={(next) => !next && answer(false)}
      onOpenChangeComplete={afterChange}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Viewport className="fixed inset-0 flex items-end justify-center p-3 md:items-center">
          <AlertDialog.Popup
            initialFocus={question.danger ? harmless : true}
            className="sheet w-full max-w-md rounded-2xl bg-card p-5 shadow-float outline-none"
          >
            <AlertDialog.Title className="text-lg leading-7">{question.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1.5 text-pretty text-muted" render={<div />}>
              {question.text}
            </AlertDialog.Description>
            <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:*:flex-1">
              {cancel !== null && (
                <Button ref={harmless} onClick={() => answer(false)}>
                  {cancel}
                </Button>
              )}
              <Button tone={question.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
                {question.confirm}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
