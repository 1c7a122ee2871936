import MessageCircle from 'lucide-react/icons/message-circle'
import { Suspense } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { chat, toggleChat } from './chat-state.ts'
import { chatMessages } from './messages.ts'

const ChatPanel = lazyPart(() => import('./chat-panel.tsx').then((module) => module.ChatPanel))

/** The button of the floating row that opens the live chat, or the contact form where there is none (SHELL-01, SHELL-02). */
export function ChatButton() {
  const state = chat.use()
  return (
    <>
      <IconButton
        label={chatMessages.open}
        icon={<MessageCircle />}
        aria-expanded={state === 'open'}
        aria-busy={state === 'loading'}
        onClick={() => void toggleChat()}
      />
      <Suspense fallback={null}>{state !== 'absent' && <ChatPanel />}</Suspense>
    </>
  )
}
