import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { KeptMessage, LiveAnswer } from './conversation.ts'
import { assistantMessages as messages, fixedMessages } from './messages.ts'
import { Answer, Asked, intoSight, Working } from './messages-shown.tsx'

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
          <IconButton label={messages.retry} icon={<RotateCcw />} onClick={onRetry} />
        </div>
      )}
    </>
  )
}
