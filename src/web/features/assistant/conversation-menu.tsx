import History from 'lucide-react/icons/history'
import Plus from 'lucide-react/icons/plus'
import { deleteConversation, deleteConversations } from '#contract/endpoints/assistant.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { beginConversation, conversationId } from './conversation.ts'
import { assistantMessages as messages } from './messages.ts'
import type { PastConversation } from './use-conversation.ts'

const MOST_TITLE = 48

/** Begins another conversation, opens an earlier one, or deletes them. */
export function ConversationMenu({
  others,
  isKept,
}: {
  readonly others: readonly PastConversation[]
  /** The open conversation has messages. */
  readonly isKept: boolean
}) {
  return (
    <>
      <IconButton label={messages.newConversation} icon={<Plus />} onClick={() => beginConversation()} />
      <MenuButton
        label={messages.conversations}
        icon={<History />}
        iconOnly
        tone="ghost"
        align="end"
        disabled={others.length === 0 && !isKept}
        entries={[
          ...others.map(({ id, title }) => ({
            label: title.length > MOST_TITLE ? `${title.slice(0, MOST_TITLE)}…` : title,
            run: () => beginConversation(id),
          })),
          ...(isKept ? [{ label: messages.deleteConversation, run: () => void deleteOpen() }] : []),
          { label: messages.deleteAll, danger: true, run: () => void deleteEach() },
        ]}
      />
    </>
  )
}

async function deleteOpen(): Promise<void> {
  await callEndpoint(deleteConversation, { params: { id: conversationId.get() } }).catch(failed)
  beginConversation()
}

async function deleteEach(): Promise<void> {
  const isMeant = await askConfirm({
    title: messages.deleteAllTitle,
    text: messages.deleteAllText,
    confirm: messages.deleteAll,
    danger: true,
  })
  if (!isMeant) return
  await callEndpoint(deleteConversations).catch(failed)
  beginConversation()
}

function failed(error: unknown): void {
  showFailure(error, { act: 'delete', thing: messages.conversation })
}
