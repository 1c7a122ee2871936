import { useRows } from '#web/kit/data/use-store.ts'
import { conversationId, type KeptMessage, type LiveAnswer, liveAnswer } from './conversation.ts'

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
  const rows = useRows('assistantMessage').toSorted((a, b) => a.createdAt - b.createdAt)
  const own = rows.filter((row) => row.conversationId === id && row.role !== 'system')
  const isSettled = live?.state === 'done' || live?.state === 'stopped'
  const isHere = isSettled && own.some((row) => row.id === live.answerId)
  const shown = live?.conversationId === id && !isHere ? live : undefined
  // What is shown as it comes is not shown twice.
  const kept = own.filter((row) => !shown || (row.id !== shown.answerId && row.id !== shown.questionId))
  return { kept, live: shown, others: pastOf(rows, id) }
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
