import { isWholeAnswer } from '#contract/assistant/answer-parts.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { conversationId, type LiveAnswer, liveAnswer } from './conversation.ts'
import { type ShownMessage, unkept } from './unkept.ts'

/** A conversation of the history: its first question names it. */
export interface PastConversation {
  readonly id: string
  readonly title: string
  readonly at: number
}

/** What is shown of the open conversation. */
export interface ShownConversation {
  readonly kept: readonly ShownMessage[]
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
  const here = useRows('assistantMessage')
  const ids = new Set(here.map((row) => row.id))
  const rows = [...here, ...lost.filter(({ questionId }) => !ids.has(questionId))].toSorted(
    (a, b) => a.createdAt - b.createdAt,
  )
  const own = rows.filter((row) => row.conversationId === id)
  const shown = live?.conversationId === id && !isWhole(live, own) ? live : undefined
  // What is shown as it comes is not shown twice.
  const coming = [shown?.questionId, shown?.answerId, shown?.noteId]
  const kept = own.filter((row) => !coming.includes(row.id))
  return { kept, live: shown, others: pastOf(rows, id) }
}

/** Whether its rows tell all of an exchange; one whose beginning was not heard is told by them from its question on. */
function isWhole({ state, questionId, answerId, noteId }: LiveAnswer, own: readonly ShownMessage[]): boolean {
  if (state === 'working') return false
  const rowOf = (id: string | undefined) => own.find((row) => row.id === id)
  if (answerId === undefined) return rowOf(questionId) !== undefined
  const answer = rowOf(answerId)
  if (state === 'done') return answer !== undefined
  // The server may have come to the end after all.
  return rowOf(noteId) !== undefined || isWholeAnswer(answer?.parts ?? [])
}

function pastOf(rows: readonly ShownMessage[], open: string): readonly PastConversation[] {
  const past = new Map<string, PastConversation>()
  for (const { conversationId: id, role, content, createdAt } of rows) {
    if (id === null || id === open || role !== 'user') continue
    const known = past.get(id)
    past.set(id, { id, title: known?.title ?? content, at: createdAt })
  }
  return [...past.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST_OTHERS)
}
