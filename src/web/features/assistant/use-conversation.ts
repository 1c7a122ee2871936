import { useRows } from '#web/kit/data/use-store.ts'
import { conversationId, type KeptMessage, type LiveAnswer, liveAnswer, unkept } from './conversation.ts'

/** A conversation of the history: its first question names it. */
export interface PastConversation {
  readonly id: string
  readonly title: string
  readonly at: number
}

/** What is shown of the open conversation. */
export interface ShownConversation {
  readonly kept: readonly KeptMessage[]
  /** The newest exchange, until its rows are here. */
  readonly live: LiveAnswer | undefined
  readonly others: readonly PastConversation[]
}

const MOST_OTHERS = 12

/** The open conversation from the copy on this device, with what is on its way. */
export function useConversation(): ShownConversation {
  const id = conversationId.use()
  const live = liveAnswer.use()
  const lost = unkept.use()
  const rows = [...useRows('assistantMessage'), ...lost].toSorted((a, b) => a.createdAt - b.createdAt)
  const own = rows.filter((row) => row.conversationId === id)
  const isHere = own.some((row) => row.id === endOf(live))
  const shown = live?.conversationId === id && !isHere ? live : undefined
  // What is shown as it comes is not shown twice.
  const coming = [shown?.questionId, shown?.answerId, shown?.noteId]
  const kept = own.filter((row) => !coming.includes(row.id))
  return { kept, live: shown, others: pastOf(rows, id) }
}

/** The row with which an exchange is whole; undefined while it is on its way. */
function endOf(live: LiveAnswer | undefined): string | undefined {
  if (live?.state === 'done') return live.answerId
  return live?.state === 'stopped' || live?.state === 'failed' ? live.noteId : undefined
}

function pastOf(rows: readonly KeptMessage[], open: string): readonly PastConversation[] {
  const past = new Map<string, PastConversation>()
  for (const { conversationId: id, role, content, createdAt } of rows) {
    if (id === null || id === open || role !== 'user') continue
    const known = past.get(id)
    past.set(id, { id, title: known?.title ?? content, at: createdAt })
  }
  return [...past.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST_OTHERS)
}
