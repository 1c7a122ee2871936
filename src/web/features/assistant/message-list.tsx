import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { formatClock } from '#web/kit/format/clock.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { AnswerParts } from './answer-parts.tsx'
import type { KeptMessage, LiveAnswer } from './conversation.ts'
import { assistantMessages as messages, fixedMessages } from './messages.ts'
import { plainText } from './plain-text.ts'

interface MessageListProps {
  readonly kept: readonly KeptMessage[]
  readonly live: LiveAnswer | undefined
  readonly onRetry: () => void
}

/** The messages of a conversation with their times (CHAT-01); a new one comes into sight. */
export function MessageList({ kept, live, onRetry }: MessageListProps) {
  const length = kept.length + (live?.parts.length ?? 0)
  const isWorking = live?.state === 'working'
  return (
    <div role="log" aria-label={messages.conversation} className="grid gap-4">
      {kept.map(({ id, role, content, parts, createdAt }) =>
        role === 'user' ? (
          <Asked key={id} text={content} at={createdAt} />
        ) : (
          <Answer
            key={id}
            at={createdAt}
            parts={parts.length > 0 ? parts : [{ type: 'text', text: content, figures: [] }]}
          />
        ),
      )}
      {live && <Live live={live} onRetry={onRetry} />}
      <div key={`${length} ${isWorking}`} ref={intoSight} />
    </div>
  )
}

/** Another end of the conversation comes into sight as it is drawn. */
function intoSight(end: HTMLDivElement | null): void {
  end?.scrollIntoView({ block: 'nearest' })
}

function Live({ live, onRetry }: { readonly live: LiveAnswer; readonly onRetry: () => void }) {
  const { question, askedAt, parts, state, step, error } = live
  return (
    <>
      <Asked text={question} at={askedAt} />
      {parts.length > 0 && <Answer at={askedAt} parts={parts} />}
      {state === 'working' && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className="size-2 rounded-full bg-primary motion-safe:animate-pulse" />
          {step}
        </p>
      )}
      {state === 'stopped' && <p className="text-muted">{messages.stopped}</p>}
      {(state === 'failed' || state === 'stopped') && (
        <div className="flex items-center gap-2">
          {error !== undefined && (
            <p role="alert" className="flex-1 text-bad">
              {fixedMessages.error(error)}
            </p>
          )}
          <IconButton label={messages.retry} icon={<RotateCcw />} onClick={onRetry} />
        </div>
      )}
    </>
  )
}

function Asked({ text, at }: { readonly text: string; readonly at: number }) {
  return (
    <article aria-label={messages.you} className="justify-self-end max-w-[85%]">
      <p className="rounded-xl bg-accent px-3 py-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <Clock at={at} className="text-end" />
    </article>
  )
}

function Answer({ parts, at }: { readonly parts: readonly AnswerPart[]; readonly at: number }) {
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
