import History from 'lucide-react/icons/history'
import Plus from 'lucide-react/icons/plus'
import { deleteConversation, deleteConversations } from '#contract/endpoints/assistant.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { beginConversation, conversationId, forgetConversation, liveAnswer } from './conversation.ts'
import { assistantMessages as messages } from './messages.ts'
import type { PastConversation } from './use-conversation.ts'

const MOST_TITLE = 48

/** Begins another conversation, opens an earlier one, or deletes them. */
export function ConversationMenu({
  others,
  isKept,
}: {
  readonly others: readonly PastConversation[]
  /** The open conversation has messages, none of which is on its way. */
  readonly isKept: boolean
}) {
  const store = useStore()
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
          ...(isKept ? [{ label: messages.deleteConversation, run: () => void deleteOpen(store) }] : []),
          { label: messages.deleteAll, danger: true, run: () => void deleteEach() },
        ]}
      />
    </>
  )
}

async function deleteOpen(store: Pick<Store, 'all'>): Promise<void> {
  const id = conversationId.get()
  if (isAtServer(store, id) && !(await isDone(callEndpoint(deleteConversation, { params: { id } })))) return
  forgetConversation(id)
}

/** Whether the server keeps something of a conversation, also where that has not come here yet. */
function isAtServer(store: Pick<Store, 'all'>, id: string): boolean {
  const live = liveAnswer.get()
  const isAnswered = live?.conversationId === id && live.answerId !== undefined
  return isAnswered || store.all('assistantMessage').some((row) => row.conversationId === id)
}

async function deleteEach(): Promise<void> {
  const isMeant = await askConfirm({
    title: messages.deleteAllTitle,
    text: messages.deleteAllText,
    confirm: messages.deleteAll,
    danger: true,
  })
  if (isMeant && (await isDone(callEndpoint(deleteConversations)))) forgetConversation()
}

/** Whether a deletion worked; a failure is shown. */
async function isDone(deletion: Promise<unknown>): Promise<boolean> {
  try {
    await deletion
    return true
  } catch (error) {
    showFailure(error, { act: 'delete', thing: messages.conversation })
    return false
  }
}
