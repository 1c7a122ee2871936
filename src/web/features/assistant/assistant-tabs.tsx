import { type ReactNode, useState } from 'react'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Chat } from './chat.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { assistantMessages as messages, fixedMessages } from './messages.ts'
import { useConversation } from './use-conversation.ts'

interface AssistantTabsProps {
  /** What the tab of the insights shows. */
  readonly insights?: ReactNode
  /** Acts at the end of the head. */
  readonly actions?: ReactNode
  /** The record that stands in the same place, behind the assistant. */
  readonly beside?: { readonly name: string; readonly show: () => void }
  /** The page has the title already. */
  readonly isPage?: boolean
}

type Part = 'chat' | 'insights' | 'record'
const MOST_NAME = 24

/** The assistant with its two parts, on whichever place (CHAT-01). */
export function AssistantTabs({ insights, actions, beside, isPage = false }: AssistantTabsProps) {
  const conversation = useConversation()
  const { others, kept, live } = conversation
  const [part, setPart] = useState<Part>('chat')
  const isChat = part === 'chat' || !insights
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 pe-2 ps-4">
        {!isPage && <h2 className="min-w-0 flex-1 truncate text-base">{fixedMessages.title}</h2>}
        {insights && (
          <div className={isPage ? 'max-w-64 min-w-0 flex-1 basis-40' : 'order-last w-full pe-2'}>
            <SegmentedControl
              label={messages.tabs}
              hideLabel
              value={part}
              segments={[
                ...(beside ? [{ value: 'record' as const, label: shortened(beside.name) }] : []),
                { value: 'chat', label: messages.chat },
                { value: 'insights', label: messages.insights },
              ]}
              onChange={(next) => (next === 'record' ? beside?.show() : setPart(next))}
            />
          </div>
        )}
        <div className="ms-auto flex shrink-0">
          {isChat && (
            <ConversationMenu
              others={others}
              isKept={kept.length > 0 || (live !== undefined && live.state !== 'working')}
            />
          )}
          {actions}
        </div>
      </header>
      {isChat ? <Chat {...conversation} /> : <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">{insights}</div>}
    </>
  )
}

function shortened(name: string): string {
  return name.length > MOST_NAME ? `${name.slice(0, MOST_NAME).trimEnd()}…` : name
}
