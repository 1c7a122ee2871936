import History from 'lucide-react/icons/history'
import Plus from 'lucide-react/icons/plus'
import { deleteConversation, deleteConversations } from '#contract/endpoints/assistant.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { beginConversation, conversationId, forgetConversation } from './conversation.ts'
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
          ...(isKept ? [{ label: messages.deleteConversation, danger: true, run: () => void deleteOpen() }] : []),
          { label: messages.deleteAll, danger: true, run: () => void deleteEach() },
        ]}
      />
    </>
  )
}

/** What was asked may have reached the server although nothing of it was heard: the server is always told. */
async function deleteOpen(): Promise<void> {
  const id = conversationId.get()
  const isMeant = await askConfirm({
    title: messages.deleteTitle,
    text: messages.deleteText,
    confirm: messages.deleteConversation,
    danger: true,
  })
  if (!isMeant) return
  const deletion = callEndpoint(deleteConversation, { params: { id } }).catch(unlessGone)
  if (await isDone(deletion)) forgetConversation(id)
}

/** What the server never kept, or keeps no more, is deleted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'no-such-row') throw error
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
