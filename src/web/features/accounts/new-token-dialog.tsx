import { useState } from 'react'
import { screenHref } from '#contract/screens.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ConfirmDialog, isFresh } from './fresh-sign-in.tsx'
import { accountsMessages } from './messages.ts'
import { TokenForm } from './token-form.tsx'

/** Makes a token: first a fresh sign-in, then its name, scope and life, then the secret, this once. */
export function NewTokenDialog({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) {
  const [fresh, setFresh] = useState(isFresh)
  const [secret, setSecret] = useState<string>()
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />
  if (!fresh) {
    const next = screenHref('settings-connections')
    return <ConfirmDialog next={next} reason={accountsMessages.confirmText} onClose={onClose} />
  }
  return (
    <TokenForm
      onClose={onClose}
      onStale={() => setFresh(false)}
      onSecret={(made) => {
        setSecret(made)
        onMade()
      }}
    />
  )
}

function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
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
      title={accountsMessages.tokenMade}
      description={accountsMessages.tokenOnce}
      footer={
        <>
          <Button onClick={copy}>{copied ? accountsMessages.copied : accountsMessages.copy}</Button>
          <Button tone="primary" onClick={onClose}>
            {accountsMessages.done}
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
