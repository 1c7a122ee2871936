import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiMessages } from './messages.ts'

interface FormDialogProps {
  readonly title: string
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** The words of the main button; undefined where nothing can be done. */
  readonly submit: string | undefined
  /** The main button does nothing more until its promise is settled. The caller closes the dialog. */
  readonly onSubmit: () => unknown
  readonly onClose: () => void
  /** What the button that only closes is called, where that is not Cancel. */
  readonly cancel?: string
  /** The main button cannot be pressed: something is missing, or it is at work. */
  readonly isBlocked?: boolean
  readonly tone?: 'primary' | 'secondary' | 'danger'
  /** Stands between the two buttons, or before them: another way on, a sum. */
  readonly other?: ReactNode
  /** How the fields are laid out. */
  readonly className?: string
  readonly wide?: boolean
  readonly keepOpen?: boolean
  readonly savesAsTyped?: boolean
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/** A dialog with one thing to do: its fields, a button that closes and one that does it, which Enter in a field presses too. It is done once per press. */
export function FormDialog(props: FormDialogProps) {
  const { submit, onSubmit, onClose, cancel = uiMessages.cancel, isBlocked = false, tone = 'primary', other } = props
  const { children, className = 'space-y-4', keepOpen = false, ...dialog } = props
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const canSubmit = submit !== undefined && !isBlocked && !isBusy

  async function send(event: FormEvent) {
    event.preventDefault()
    const done = canSubmit ? onSubmit() : undefined
    if (!(done instanceof Promise)) return
    setBusy(true)
    try {
      await done
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      {...dialog}
      open
      keepOpen={keepOpen || isBusy}
      footer={
        <>
          <Button reads onClick={onClose}>
            {cancel}
          </Button>
          {other}
          {submit !== undefined && (
            <Button tone={tone} type="submit" form={id} disabled={!canSubmit} aria-busy={isBusy}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate className={className} onSubmit={(event) => void send(event)}>
        {children}
      </form>
    </Dialog>
  )
}
