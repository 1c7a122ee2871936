import { useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { webhooksMessages as messages } from './messages.ts'

interface SecretDialogProps {
  readonly secret: string
  /** It takes the place of a former one. */
  readonly isReplaced: boolean
  readonly onClose: () => void
}

/** Shows the secret that signs, this once. */
export function SecretDialog({ secret, isReplaced, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Dialog
      open
      keepOpen
      onClose={onClose}
      title={messages.secretTitle}
      description={isReplaced ? messages.secretLead : messages.newSecretLead}
      footer={
        <>
          <Button onClick={copy}>{copied ? messages.copied : messages.copy}</Button>
          <Button tone="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      <output className="block rounded-lg bg-accent px-3 py-2.5 font-mono text-[13px] break-all select-all">
        {secret}
      </output>
    </Dialog>
  )
}
