import Copy from 'lucide-react/icons/copy'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { formatClock } from '#web/kit/format/clock.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { AnswerParts } from './answer-parts.tsx'
import { assistantMessages as messages } from './messages.ts'
import { plainText } from './plain-text.ts'

/** A question as it was asked, with its time. */
export function Asked({ text, at }: { readonly text: string; readonly at: number }) {
  return (
    <article aria-label={messages.you} className="justify-self-end max-w-[85%]">
      <p className="rounded-xl bg-accent px-3 py-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <Clock at={at} className="text-end" />
    </article>
  )
}

/** An answer with its time; it can be copied. */
export function Answer({ parts, at }: { readonly parts: readonly AnswerPart[]; readonly at: number }) {
  const copy = (): void => {
    void navigator.clipboard.writeText(plainText(parts)).then(() => showToast({ title: messages.copied }))
  }
  return (
    <article aria-label={messages.answerer}>
      <AnswerParts parts={parts} />
      <div className="mt-0.5 flex items-center justify-between">
        <Clock at={at} />
        <IconButton label={messages.copy} icon={<Copy />} onClick={copy} className="text-muted" />
      </div>
    </article>
  )
}

function Clock({ at, className = '' }: { readonly at: number; readonly className?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} className={`block text-xs text-muted ${className}`}>
      {formatClock(at)}
    </time>
  )
}

/** What is being done, while the answer is on its way. */
export function Working({ step }: { readonly step: string }) {
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <span aria-hidden="true" className="size-2 rounded-full bg-primary motion-safe:animate-pulse" />
      {step}
    </p>
  )
}

/** The end of a conversation comes into sight as it is drawn; what stands around its list stays where it is. */
export function intoSight(end: HTMLDivElement | null): void {
  const list = end?.closest(`[${SCROLLS}]`)
  if (list) list.scrollTop = list.scrollHeight
  else end?.scrollIntoView({ block: 'nearest' })
}

/** Marks the list that a conversation scrolls in. */
export const SCROLLS = 'data-scrolls'
