import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { assistantMessages as messages } from './messages.ts'
import { Answer, Asked, intoSight, Working } from './messages-shown.tsx'
import { askAgain, type PublicConversation, publicFailure } from './public-conversation.ts'

/** The messages of a visitor's conversation (CHAT-01). */
export function PublicMessages({ messages: said, state }: PublicConversation) {
  return (
    <div role="log" aria-label={messages.conversation} className="grid gap-4">
      {said.map(({ id, role, content, parts, createdAt }) =>
        role === 'user' ? (
          <Asked key={id} text={content} at={createdAt} />
        ) : (
          <Answer key={id} at={createdAt} parts={parts} />
        ),
      )}
      {state === 'working' && <Working step={messages.thinking} />}
      {state === 'failed' && (
        <div className="flex items-center gap-2">
          <p role="alert" className="flex-1 text-bad">
            {publicFailure()}
          </p>
          <IconButton label={messages.retry} icon={<RotateCcw />} onClick={() => void askAgain()} />
        </div>
      )}
      <div key={`${said.length} ${state}`} ref={intoSight} />
    </div>
  )
}
