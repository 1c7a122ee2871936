import { useState } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'
import { linkMessages as messages } from './messages.ts'

interface NewLinkProps {
  readonly address: string
  /** Says that it is there, and to copy it. */
  readonly made?: string
  /** It shows a page, rather than a file for programs. */
  readonly isPage?: boolean
}

/** The address of a new link, to be copied now: nobody can ask for it again. */
export function NewLink({ address, made = messages.made, isPage = true }: NewLinkProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <section className="flex flex-col gap-2">
      <p className="font-semibold">{made}</p>
      <output className="block rounded-lg bg-accent px-3 py-2.5 font-mono text-[13px] break-all select-all">
        {address}
      </output>
      <div className="flex gap-2">
        <Button onClick={copy}>{isCopied ? messages.copied : messages.copy}</Button>
        {isPage && (
          <a href={address} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
            {messages.openLink}
          </a>
        )}
      </div>
    </section>
  )
}
