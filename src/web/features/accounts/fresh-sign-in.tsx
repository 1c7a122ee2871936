import { Button, buttonClass } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { auth } from './auth.ts'
import { noteConfirming } from '#web/kit/shell/confirming.ts'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { accountsMessages } from './messages.ts'

/** Whether a sensitive act needs no further sign-in (AUTH-12). Asked before a form, so that nothing typed is lost; the server decides. */
export function isFresh(): boolean {
  return Date.parse(auth().account()?.freshUntil ?? '') > Date.now()
}

interface ConfirmDialogProps {
  readonly reason: string
  /** Where to come back to. */
  readonly next: string
  readonly onClose: () => void
}

/** Asks for a fresh sign-in. */
export function ConfirmDialog({ reason, next, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={accountsMessages.confirmTitle}
      description={reason}
      footer={
        <>
          <Button onClick={onClose}>{accountsMessages.cancel}</Button>
          <a href={signInHref({ next, confirming: true })} onClick={noteConfirming} className={buttonClass('primary')}>
            {accountsMessages.confirm}
          </a>
        </>
      }
    />
  )
}
