import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { LiveAnswer } from './conversation.ts'
import { assistantMessages as messages, fixedMessages } from './messages.ts'
import { Answer, Asked, intoSight, Working } from './messages-shown.tsx'
import type { ShownMessage } from './unkept.ts'

interface MessageListProps {
  readonly kept: readonly ShownMessage[]
  readonly live: LiveAnswer | undefined
  readonly onRetry: (question: string) => void
}

/** The messages of a conversation with their times (CHAT-01); a new one comes into sight. */
export function MessageList({ kept, live, onRetry }: MessageListProps) {
  const length = kept.length + (live?.parts.length ?? 0)
  const isWorking = live?.state === 'working'
  const openQuestion = unanswered(kept)
  return (
    <div role="log" aria-label={messages.conversation} className="grid grid-cols-1 gap-4">
      {kept.map((message) => (
        <Kept key={message.id} {...message} />
      ))}
      {!live && openQuestion !== undefined && (
        <div className="flex items-center gap-2">
          {kept.at(-1)?.role === 'user' && <p className="flex-1 text-muted">{messages.noAnswer}</p>}
          <Retry onRetry={() => onRetry(openQuestion)} />
        </div>
      )}
      {live && <Live live={live} onRetry={() => onRetry(live.question)} />}
      <div key={`${length} ${isWorking}`} ref={intoSight} />
    </div>
  )
}

/** The last question, where its answer failed, was stopped, or never came. */
function unanswered(kept: readonly ShownMessage[]): string | undefined {
  return kept.at(-1)?.role === 'assistant' ? undefined : kept.findLast(({ role }) => role === 'user')?.content
}

function Kept({ role, content, parts, createdAt }: ShownMessage) {
  if (role === 'user') return <Asked text={content} at={createdAt} />
  if (role === 'system') return <p className="text-muted">{content}</p>
  return <Answer at={createdAt} parts={parts.length > 0 ? parts : [{ type: 'text', text: content, figures: [] }]} />
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  return <IconButton label={messages.retry} icon={<RotateCcw />} disabled={!useOnline()} onClick={onRetry} />
}

function Live({ live, onRetry }: { readonly live: LiveAnswer; readonly onRetry: () => void }) {
  const { question, askedAt, parts, state, step, error } = live
  return (
    <>
      <Asked text={question} at={askedAt} />
      {parts.length > 0 && <Answer at={askedAt} parts={parts} />}
      {state === 'working' && <Working step={step} />}
      {state === 'stopped' && <p className="text-muted">{messages.stopped}</p>}
      {(state === 'failed' || state === 'stopped') && (
        <div className="flex items-center gap-2">
          {error !== undefined && (
            <p role="alert" className="flex-1 text-bad">
              {fixedMessages.error(error)}
            </p>
          )}
          <Retry onRetry={onRetry} />
        </div>
      )}
    </>
  )
}
