import { useState } from 'react'
import type { CardAccountAnswer } from '#contract/endpoints/card-payments.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { cardMessages as messages } from './messages.ts'

interface AccountBannersProps {
  readonly account: NonNullable<CardAccountAnswer['account']>
  readonly onReplace: () => void
  readonly onEnterSecret: () => void
}

/** What an account still needs, and what its key means. */
export function AccountBanners({ account, onReplace, onEnterSecret }: AccountBannersProps) {
  const { state, mode, webhook } = account
  return (
    <div className="mt-3 space-y-3 empty:hidden">
      {state === 'refused' && (
        <Banner
          tone="bad"
          title={messages.refusedTitle}
          action={
            <Button size="small" onClick={onReplace}>
              {messages.replace}
            </Button>
          }
        >
          {messages.refusedText}
        </Banner>
      )}
      {state === 'waiting' && (
        <Banner
          tone="warn"
          title={messages.endpointTitle}
          action={
            <Button size="small" onClick={onEnterSecret}>
              {messages.enterSecret}
            </Button>
          }
        >
          {messages.endpointText}
          <Address text={webhook} />
        </Banner>
      )}
      {mode === 'test' && (
        <Banner tone="warn" title={messages.testTitle}>
          {messages.testText}
        </Banner>
      )}
    </div>
  )
}

function Address({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <span className="mt-2 flex flex-wrap items-center gap-2">
      <code className="font-mono text-[13px] break-all select-all">{text}</code>
      <Button size="small" onClick={copy}>
        {copied ? messages.copied : messages.copy}
      </Button>
    </span>
  )
}
