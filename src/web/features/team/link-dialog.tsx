import { useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { teamMessages as messages } from './messages.ts'

/** The link of an invitation that no mail carries: shown this once, to be handed over. */
export function LinkDialog({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Dialog
      open
      keepOpen
      onClose={onClose}
      title={messages.linkTitle}
      description={messages.linkText}
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
        {link}
      </output>
    </Dialog>
  )
}
